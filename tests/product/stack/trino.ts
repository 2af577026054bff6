import { cpSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { freePort } from '../../support/freePort';
import { filledFolder } from './cache';
import { readCatalog } from './gradle';
import { copyWithMaven } from './maven';
import { compile } from './product';
import { must } from './run';
import type { Service } from './service';
import { sourceOf } from './source';
import { libsOf, startSystem } from './systems';

/** Trino's own connectors that Maven Central has; it has no Iceberg, MySQL, or PostgreSQL connector of this version. */
const connectors = ['hive', 'memory'];

/** What the connector's plugin must not bring: Trino has it, or logs elsewhere. */
const isLeftOut = (jar: string): boolean => /^(trino-spi|slf4j-log4j|logback)/.test(jar);

export interface Trino extends Service {
  /** Runs statements one after another. */
  query(sql: string): Promise<void>;
}

/** Lays out Trino's plugins, with the Gravitino connector of a version. */
const pluginsOf = (version: string, trino: string): Promise<string> =>
  filledFolder(['trino', `${trino}-${version}`], async (work) => {
    const folder = join(work, 'plugin');
    const hive = join(folder, 'hive');
    rmSync(folder, { recursive: true, force: true });
    for (const name of connectors) {
      const artifact = `-Dartifact=io.trino:trino-${name}:${trino}:zip`;
      await copyWithMaven('unpack', [artifact, `-DoutputDirectory=${folder}`], work);
      renameSync(join(folder, `trino-${name}-${trino}`), join(folder, name));
    }
    // The Hive connector loads its file system from a folder of its own.
    const classes = join(work, 'classes');
    const source = join(import.meta.dirname, 'HdfsFileSystemManager.java');
    const classpath = `${hive}/*:${await libsOf('trino', { trino })}/*`;
    await must('javac', ['-cp', classpath, '-d', classes, source]);
    // That folder's class loader sees only the interfaces of the others.
    const local = join(hive, `trino-filesystem-${trino}.jar`);
    await must('jar', ['xf', local, 'io/trino/filesystem/local'], { cwd: classes });
    mkdirSync(join(hive, 'hdfs'));
    await must('jar', ['cf', join(hive, 'hdfs', 'local.jar'), '-C', classes, '.']);
    const libs = (await compile(version, ['trino-connector']))('trino-connector');
    const filter = (path: string) => !isLeftOut(basename(path));
    cpSync(libs, join(folder, 'gravitino'), { recursive: true, filter });
  });

/** Runs one statement with the protocol of Trino's clients. */
async function statement(url: string, sql: string): Promise<unknown[][]> {
  const rows: unknown[][] = [];
  const headers = { 'X-Trino-User': 'admin' };
  let answer = await fetch(`${url}/v1/statement`, { method: 'POST', headers, body: sql });
  for (;;) {
    const text = await answer.text();
    if (!answer.ok) throw new Error(text);
    const { nextUri, data = [], error } = JSON.parse(text);
    if (error) throw new Error(error.message);
    rows.push(...data);
    if (nextUri === undefined) return rows;
    answer = await fetch(nextUri, { headers });
  }
}

/**
 * Starts a Trino server of one node.
 *
 * @param settings what its two files say: those of the connector have `gravitino` or `trino` in their names.
 * @param expected catalogs that it must have loaded before it counts as started.
 */
export async function startTrino(
  version: string,
  settings: Readonly<Record<string, string>>,
  expected: readonly string[],
): Promise<Trino> {
  const trino = readCatalog(await sourceOf(version)).versions.get('trino') ?? '';
  const lines = (isOfConnector: boolean) =>
    Object.entries(settings)
      .filter(([key]) => /^(?:gravitino|trino|connector)\./.test(key) === isOfConnector)
      .map(([key, value]) => `${key}=${value}`)
      .join('\n');
  const port = String(await freePort());
  const url = `http://127.0.0.1:${port}`;
  const plugins = join(await pluginsOf(version, trino), 'plugin');
  const service = await startSystem('trino', `trino-${port}`, {
    values: { port, trino, plugins, settings: lines(false), connectorSettings: lines(true) },
    patience: 300_000,
    async isReady() {
      const rows = await statement(url, 'SHOW CATALOGS').catch(() => []);
      return ['gravitino', ...expected].every((name) => rows.some(([one]) => one === name));
    },
  });
  return {
    ...service,
    stop: () => service.stop().then(() => rmSync(service.folder, { recursive: true, force: true })),
    async query(sql) {
      for (const one of sql.split(/;\s*(?:\n|$)/)) {
        if (one.trim() !== '') await statement(url, one);
      }
    },
  };
}
