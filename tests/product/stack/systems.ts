import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import { freePort } from '../../support/freePort';
import systemData from '../data/systems.json';
import { cacheFolder } from './cache';
import { filled } from './filled';
import { jars, jarsOf } from './maven';
import { readProperties } from './properties';
import { must, run } from './run';
import { listens, type Service, startService } from './service';

const words = z.array(z.string());
const schema = z.strictObject({
  /** The server, the systems behind its catalogs, and an engine; `{name}` stands for a value that is known when they start. */
  systems: z.record(
    z.string(),
    z.strictObject({
      name: z.string(),
      /** Debian's package of its programs, unless it consists of jars. */
      install: z.string().optional(),
      jars: jars.optional(),
      /** Lines of the files in its folder. */
      files: z.record(z.string(), words).default({}),
      /** What runs before it starts. */
      before: words.optional(),
      command: words,
      /** A command that reads SQL. */
      client: words.optional(),
      env: z.record(z.string(), z.string()).default({}),
    }),
  ),
  /** Properties of a catalog of each provider that leads to the stack; a backend follows a colon. */
  catalogs: z.record(z.string(), z.record(z.string(), z.string())),
  /** How the pages write addresses, and those that replace them; SQL creates what a page takes for granted. */
  addresses: z.array(
    z.strictObject({
      shown: z.string().transform((pattern) => new RegExp(pattern, 'g')),
      real: z.string(),
      system: z.string().optional(),
      sql: z.string().optional(),
    }),
  ),
});

const data = join(import.meta.dirname, '../data');
export const { systems, catalogs, addresses } = schema.parse(systemData);

export interface System extends Service {
  /** The folder of its files and data. */
  folder: string;
  /** Runs SQL as the superuser and returns what the system's own client prints. */
  query(sql: string): Promise<string>;
}

/** Where Debian has programs that aren't on the path of every user. */
const debian = '/usr/lib/postgresql';
const programs = existsSync(debian) ? readdirSync(debian).map((one) => `${debian}/${one}/bin`) : [];
const PATH = [process.env.PATH, '/usr/sbin', ...programs].join(':');

const isRoot = process.getuid?.() === 0;
/** MariaDB runs as root if told so. PostgreSQL refuses: in a user namespace, it is another user who owns the same files. */
const forRoot: Readonly<Record<string, readonly string[]>> = {
  '{asRoot}': isRoot ? ['--user=root'] : [],
  '{notRoot}': isRoot ? ['unshare', '--user', '--map-user=1000', '--map-group=1000'] : [],
};

/** The folder with the jars of a system. */
export async function libsOf(key: string, values: Readonly<Record<string, string>>) {
  const { name = key, libraries = [], ...others } = systems[key]?.jars ?? {};
  const own = libraries.map((library) => filled(library, values));
  return jarsOf({ ...others, name: filled(name, values), libraries: own });
}

export interface StartOptions {
  values?: Readonly<Record<string, string>>;
  /** Whether its folder keeps what it has; it is emptied unless stated. */
  isKept?: boolean;
  /** Says whether it answers; its client or a connection to its port decides unless stated. */
  isReady?(): Promise<boolean>;
  /** Milliseconds until it must answer. */
  patience?: number;
}

/**
 * Starts a system of `data/systems.json` in a folder of its own.
 *
 * @throws Error when it isn't installed or doesn't start.
 */
export async function startSystem(
  key: string,
  folderName: string,
  options: StartOptions = {},
): Promise<System> {
  const system = systems[key];
  if (system === undefined) throw new Error(`data/systems.json has no ${key}`);
  if (!options.isKept) rmSync(cacheFolder('run', folderName), { recursive: true, force: true });
  const folder = cacheFolder('run', folderName);
  const port = Number(options.values?.port ?? (await freePort()));
  const values: Record<string, string> = {
    folder,
    port: String(port),
    otherPort: String(await freePort()),
    here: import.meta.dirname,
    data,
    ...options.values,
  };
  if (system.jars) values.libs = await libsOf(key, values);
  const fill = (list: readonly string[]) =>
    list.flatMap((word) => forRoot[word] ?? filled(word, values));
  for (const [name, lines] of Object.entries(system.files)) {
    mkdirSync(join(folder, dirname(name)), { recursive: true });
    const text = fill(lines).join('\n');
    const pairs = [...readProperties(text)].map((pair) => `${pair.join('=')}\n`);
    writeFileSync(join(folder, name), name.endsWith('.properties') ? pairs.join('') : text);
  }
  const env: Record<string, string> = { PATH };
  for (const [name, value] of Object.entries(system.env)) env[name] = filled(value, values);
  const [before, ...beforeArgs] = fill(system.before ?? []);
  if (before !== undefined) {
    const { code, output } = await run(before, beforeArgs, { env });
    if (code === 127) throw new Error(`${system.name} is missing: apt install ${system.install}`);
    if (code !== 0) throw new Error(output);
  }
  const [client, ...clientArgs] = fill(system.client ?? []);
  const query = async (input: string) => must(client ?? 'a client', clientArgs, { env, input });
  const answers = () =>
    query('select 1;').then(
      () => true,
      () => false,
    );
  const { isReady = client ? answers : () => listens(port), patience } = options;
  const stop = await startService(fill(system.command), { folder, env, isReady, patience });
  return { port, stop, folder, query };
}
