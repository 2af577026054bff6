import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';
import { freePort } from '../../support/serve';
import systemData from '../data/systems.json';
import { cacheFolder, filledFolder } from './cache';
import { jars, jarsOf } from './maven';
import { end, guarded, isRunning, must, PATH, run } from './process';

/** Values by name. */
export type Values = Readonly<Record<string, string>>;

/** Replaces each known `{name}`. */
export const filled = (text: string, values: Values): string =>
  text.replace(/\{(\w+)\}/g, (all, name) => values[name] ?? all);

/** Reads a properties file. The last value of a key counts. */
export function readProperties(text: string): Record<string, string> {
  const pairs = text.matchAll(/^[ \t]*([^\s=:#]+)[ \t]*[=: \t][ \t]*(.*?)[ \t]*$/gm);
  return Object.fromEntries([...pairs].map(([, key = '', value = '']) => [key, value]));
}

/** Returns the lines of a properties file. */
export const linesOf = (values: Values): string =>
  Object.entries(values)
    .map(([key, value]) => `${key} = ${value}\n`)
    .join('');

export const text = z.string();
const words = z.array(text);
export const texts = z.record(text, text);
const system = z.strictObject({
  name: text,
  install: text.optional(),
  jars: jars.optional(),
  python: z.strictObject({ name: text, packages: words }).optional(),
  files: z.record(text, words).default({}),
  before: words.optional(),
  command: words.default([]),
  client: words.optional(),
  prelude: words.default([]),
  env: texts.default({}),
});
const address = z.strictObject({
  shown: text.transform((pattern) => new RegExp(pattern, 'g')),
  real: text,
  system: text.optional(),
  sql: text.optional(),
});

/** The README describes the fields. */
const schema = z.strictObject({
  systems: z.record(text, system),
  catalogs: z.record(text, texts),
  addresses: z.array(address),
});

export const { systems, catalogs, addresses } = schema.parse(systemData);

/** A running system. */
export interface System {
  port: number;
  /** The folder with its files, data, and log. */
  folder: string;
  stop(): Promise<void>;
  /** Runs SQL as the superuser, and returns the output of the system's client. */
  query(sql: string): Promise<string>;
}

const isRoot = process.getuid?.() === 0;
/** MariaDB can run as root with an option. PostgreSQL can't, so it runs as another user in a user namespace. */
const byUser: Readonly<Record<string, readonly string[]>> = {
  '{asRoot}': isRoot ? ['--user=root'] : [],
  '{notRoot}': isRoot ? ['unshare', '--user', '--map-user=1000', '--map-group=1000'] : [],
  '{newRoot}': isRoot ? [] : ['--user', '--map-root-user'],
};

/** Returns the folder with the jars of a system. */
export async function libsOf(key: string, values: Values): Promise<string> {
  const { name = key, libraries = [], ...others } = systems[key]?.jars ?? {};
  const own = libraries.map((library) => filled(library, values));
  return jarsOf({ ...others, name: filled(name, values), libraries: own });
}

/** Returns the folder with the programs of a system's Python environment. */
export async function pythonOf(key: string, values: Values): Promise<string> {
  const { name = key, packages = [] } = systems[key]?.python ?? {};
  const folder = await filledFolder(`python/${filled(name, values)}`, async (folder) => {
    await must('python3', ['-m', 'venv', folder]);
    const own = packages.map((one) => filled(one, values)).filter(Boolean);
    if (own.length > 0) await must(join(folder, 'bin/pip'), ['install', '-q', ...own]);
  });
  return join(folder, 'bin');
}

/** Prepares the files, jars, and Python of a system in a folder, and returns its command. */
export async function prepare(key: string, folder: string, given: Values) {
  const system = systems[key];
  if (system === undefined) throw new Error(`data/systems.json has no ${key}`);
  const tests = join(import.meta.dirname, '..');
  const values: Record<string, string> = { folder, tests, PATH, ...given };
  const fill = (list: readonly string[] = []) =>
    list.flatMap((word) => byUser[word] ?? filled(word, values)).filter(Boolean);
  if (system.jars) values.libs = await libsOf(key, values);
  if (system.python) values.python = await pythonOf(key, values);
  for (const [name, lines] of Object.entries(system.files)) {
    mkdirSync(join(folder, dirname(name)), { recursive: true });
    const text = fill(lines).join('\n');
    // Keeps only the last value of each key.
    const isPairs = /\.(properties|conf)$/.test(name);
    const pairs = isPairs && linesOf(readProperties(text));
    writeFileSync(join(folder, name), pairs || text);
  }
  const env: Record<string, string> = { PATH };
  for (const [name, value] of Object.entries(system.env)) env[name] = filled(value, values);
  const [before, ...beforeArgs] = fill(system.before);
  if (before !== undefined) {
    const { code, output } = await run(before, beforeArgs, { env });
    if (code === 127) throw new Error(`${system.name} is missing: apt install ${system.install}`);
    if (code !== 0) throw new Error(output);
  }
  const [command = '', ...args] = fill(system.command);
  const prelude = fill(system.prelude).join('\n');
  return { command, args, env, client: fill(system.client), prelude };
}

/** Returns whether a program listens on a local port. */
async function listens(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1');
  const connected = once(socket, 'connect').then(() => true);
  return connected.catch(() => false).finally(() => socket.destroy());
}

export interface StartOptions {
  values?: Values;
  /** Whether to keep the contents of its folder. */
  isKept?: boolean;
  /** Returns whether it is ready. By default, its client or port is tested. */
  isReady?(): Promise<boolean>;
}

/** Starts a system of `data/systems.json`, and waits until it is ready. @throws Error with the end of its log */
export async function startSystem(key: string, folderName: string, options: StartOptions = {}) {
  if (!options.isKept) rmSync(cacheFolder('run', folderName), { recursive: true, force: true });
  const folder = cacheFolder('run', folderName);
  const port = Number(options.values?.port ?? (await freePort()));
  const own = { port: String(port), otherPort: String(await freePort()), ...options.values };
  const { command, args, env, client } = await prepare(key, folder, own);
  const [program = '', ...programArgs] = client;
  const query = async (input: string) => must(program, programArgs, { env, input });
  const answers = () => query('select 1;').then(Boolean, () => false);
  const { isReady = program ? answers : () => listens(port) } = options;
  const log = join(folder, 'output.log');
  const file = openSync(log, 'w');
  const place = { cwd: folder, env: { ...process.env, ...env }, detached: true };
  const child = guarded(spawn(command, args, { ...place, stdio: ['ignore', file, file] }));
  if (child.pid === undefined) throw new Error(`${command} is missing`);
  const deadline = Date.now() + 300_000;
  while (!(await isReady())) {
    if (!isRunning(child) || Date.now() > deadline) {
      await end(child);
      throw new Error(`${command}, ${log} ends with:\n${readFileSync(log, 'utf8').slice(-3000)}`);
    }
    await pause(250);
  }
  return { port, folder, query, stop: () => end(child) };
}
