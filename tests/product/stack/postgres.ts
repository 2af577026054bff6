import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '../../support/freePort';
import { cacheFolder } from './cache';
import { must, run } from './run';
import { type Service, startService } from './service';

/** A running database with its superuser. */
export interface Database extends Service {
  user: string;
  password: string;
  /** Runs SQL as the superuser and returns what the database's own client prints. */
  query(sql: string, database?: string): Promise<string>;
}

/** Folders in which Debian and others put the programs of PostgreSQL. */
function programs(): string {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian).sort().reverse() : [];
  return [...versions.map((version) => join(debian, version, 'bin')), '/usr/local/bin'].find(
    (folder) => existsSync(join(folder, 'initdb')),
  ) as string;
}

/** PostgreSQL refuses to run as root; a user namespace gives it another user without changing the owner of its files. */
const asUser = (command: string, args: readonly string[]): [string, string[]] =>
  process.getuid?.() === 0
    ? ['unshare', ['--user', '--map-user=1000', '--map-group=1000', command, ...args]]
    : [command, [...args]];

/**
 * Starts PostgreSQL with an empty data folder.
 *
 * @throws Error when it isn't installed.
 */
export async function startPostgres(name = 'postgres'): Promise<Database> {
  const bin = programs();
  if (bin === undefined) {
    throw new Error('PostgreSQL is missing; install it, for example with apt install postgresql');
  }
  const folder = cacheFolder('run', name);
  const data = join(folder, 'data');
  rmSync(data, { recursive: true, force: true });
  const init = ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-sync'];
  await must(...asUser(join(bin, 'initdb'), init), { env: { LC_ALL: 'C.UTF-8' } });
  const port = await freePort();
  const settings = [
    ...['-c', 'listen_addresses=127.0.0.1', '-c', `unix_socket_directories=${folder}`],
    ...['-c', 'fsync=off', '-c', 'shared_buffers=32MB', '-c', 'max_connections=60'],
  ];
  const [command, args] = asUser(join(bin, 'postgres'), [
    ...['-D', data, '-p', String(port)],
    ...settings,
  ]);
  const client = ['-h', '127.0.0.1', '-p', String(port), '-U', 'postgres', '-X', '-A', '-t'];
  const psql = join(bin, 'psql');
  const service = await startService({
    name: 'PostgreSQL',
    port,
    command,
    args,
    log: join(folder, 'postgres.log'),
    isReady: async () => (await run(psql, [...client, '-c', 'select 1'])).code === 0,
  });
  const query = (sql: string, database = 'postgres') =>
    must(psql, [...client, '-d', database, '-v', 'ON_ERROR_STOP=1', '-f', '-'], { input: sql });
  await query("alter user postgres with password 'postgres'");
  return { ...service, user: 'postgres', password: 'postgres', query };
}
