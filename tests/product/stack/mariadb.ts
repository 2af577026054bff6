import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '../../support/freePort';
import { cacheFolder } from './cache';
import type { Database } from './postgres';
import { must, run } from './run';
import { startService } from './service';

const program = ['/usr/sbin/mariadbd', '/usr/sbin/mysqld'].find((path) => existsSync(path));

/**
 * Starts MariaDB, which stands for MySQL, with an empty data folder.
 *
 * @throws Error when it isn't installed.
 */
export async function startMariadb(name = 'mariadb'): Promise<Database> {
  if (program === undefined) {
    throw new Error('MariaDB is missing; install it, for example with apt install mariadb-server');
  }
  const folder = cacheFolder('run', name);
  const data = join(folder, 'data');
  rmSync(data, { recursive: true, force: true });
  const account = process.getuid?.() === 0 ? ['--user=root'] : [];
  await must('mariadb-install-db', [
    ...['--no-defaults', `--datadir=${data}`, '--auth-root-authentication-method=normal'],
    ...['--skip-test-db', ...account],
  ]);
  const port = await freePort();
  const socket = join(folder, 'mariadb.sock');
  const client = ['--no-defaults', `--socket=${socket}`, '--user=root', '--batch'];
  const service = await startService({
    name: 'MariaDB',
    port,
    command: program,
    args: [
      ...['--no-defaults', `--datadir=${data}`, `--socket=${socket}`, `--port=${port}`],
      ...['--bind-address=127.0.0.1', `--pid-file=${join(folder, 'mariadb.pid')}`],
      ...['--innodb-buffer-pool-size=64M', '--innodb-flush-log-at-trx-commit=0'],
      ...['--character-set-server=utf8mb4', ...account],
    ],
    log: join(folder, 'mariadb.log'),
    isReady: async () => (await run('mariadb', [...client, '-e', 'select 1'])).code === 0,
  });
  const query = (sql: string, database = 'mysql') =>
    must('mariadb', [...client, database], { input: sql });
  const hosts = ['127.0.0.1', 'localhost'];
  await query(
    hosts.map((host) => `set password for 'root'@'${host}' = password('password');`).join('\n'),
  );
  client.push('--password=password');
  return { ...service, user: 'root', password: 'password', query };
}
