import { cpSync, existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '../../support/freePort';
import { cacheFolder } from './cache';
import { readCatalog } from './gradle';
import { jarsOf, runMaven } from './maven';
import { compile } from './product';
import { must } from './run';
import { type Service, startService } from './service';
import { sourceOf } from './source';

/** Trino's own connectors that Maven Central has; it has no Iceberg, MySQL, or PostgreSQL connector of this version. */
const connectors = ['hive', 'memory'];

/** What the connector's plugin must not bring: Trino has it, or logs elsewhere. */
const isLeftOut = (jar: string): boolean => /^(trino-spi|slf4j-log4j|logback)/.test(jar);

export interface Trino extends Service {
  /** Runs statements; returns the rows of each. */
  query(sql: string): Promise<unknown[][][]>;
}

/** Lays out Trino's plugins, with the Gravitino connector of a version. */
async function pluginsOf(version: string, trino: string, trinoLibs: string): Promise<string> {
  const work = cacheFolder('trino', `${trino}-${version}`);
  const folder = join(work, 'plugin');
  if (existsSync(join(work, 'done'))) return folder;
  rmSync(folder, { recursive: true, force: true });
  for (const name of connectors) {
    const unpack = 'org.apache.maven.plugins:maven-dependency-plugin:3.8.1:unpack';
    const artifact = `-Dartifact=io.trino:trino-${name}:${trino}:zip`;
    await runMaven([unpack, artifact, `-DoutputDirectory=${folder}`], work);
    renameSync(join(folder, `trino-${name}-${trino}`), join(folder, name));
  }
  // The Hive connector loads its file system from a folder of its own.
  const classes = join(work, 'classes');
  const source = join(import.meta.dirname, 'HdfsFileSystemManager.java');
  await must('javac', ['-cp', `${join(folder, 'hive')}/*:${trinoLibs}/*`, '-d', classes, source]);
  // That folder's class loader sees only the interfaces of the others.
  const local = join(folder, 'hive', `trino-filesystem-${trino}.jar`);
  await must('jar', ['xf', local, 'io/trino/filesystem/local'], { cwd: classes });
  mkdirSync(join(folder, 'hive', 'hdfs'));
  await must('jar', ['cf', join(folder, 'hive', 'hdfs', 'local.jar'), '-C', classes, '.']);
  const libs = (await compile(version, ['trino-connector'])).libs('trino-connector');
  const filter = (path: string) => !isLeftOut(path.slice(path.lastIndexOf('/') + 1));
  cpSync(libs, join(folder, 'gravitino'), { recursive: true, filter });
  writeFileSync(join(work, 'done'), '');
  return folder;
}

interface Page {
  nextUri?: string;
  data?: unknown[][];
  error?: { message: string };
}

/** Runs one statement with the protocol of Trino's clients. */
async function statement(url: string, sql: string): Promise<unknown[][]> {
  const rows: unknown[][] = [];
  const headers = { 'X-Trino-User': 'admin' };
  let answer = await fetch(`${url}/v1/statement`, { method: 'POST', headers, body: sql });
  for (;;) {
    const text = await answer.text();
    if (!answer.ok) throw new Error(text);
    const page: Page = JSON.parse(text);
    if (page.error) throw new Error(page.error.message);
    rows.push(...(page.data ?? []));
    if (page.nextUri === undefined) return rows;
    answer = await fetch(page.nextUri, { headers });
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
  const libs = await jarsOf({
    name: `trino-${trino}`,
    libraries: [`io.trino:trino-main:${trino}`],
    pinned: ['org.slf4j:slf4j-api:2.0.9'],
  });
  const plugins = await pluginsOf(version, trino, libs);
  const port = await freePort();
  const folder = cacheFolder('run', `trino-${port}`);
  const catalogs = join(folder, 'etc', 'catalog');
  mkdirSync(catalogs, { recursive: true });
  const url = `http://127.0.0.1:${port}`;
  const write = (file: string, content: Record<string, string | number>) => {
    const lines = Object.entries(content).map(([key, value]) => `${key}=${value}\n`);
    writeFileSync(file, lines.join(''));
  };
  const own = (isOfConnector: boolean) =>
    Object.fromEntries(
      Object.entries(settings).filter(
        ([key]) => /^(?:gravitino|trino|connector)\./.test(key) === isOfConnector,
      ),
    );
  write(join(folder, 'etc', 'config.properties'), {
    coordinator: 'true',
    'node-scheduler.include-coordinator': 'true',
    'http-server.http.port': port,
    'discovery.uri': url,
    'catalog.management': 'dynamic',
    'catalog.store': 'file',
    'plugin.dir': plugins,
    'node.environment': 'product',
    'node.internal-address': '127.0.0.1',
    ...own(false),
  });
  write(join(catalogs, 'memory.properties'), { 'connector.name': 'memory' });
  write(join(catalogs, 'gravitino.properties'), {
    'connector.name': 'gravitino',
    'trino.jdbc.uri': `jdbc:trino://127.0.0.1:${port}`,
    ...own(true),
  });
  const service = await startService({
    name: `Trino ${trino}`,
    port,
    command: 'java',
    args: [
      ...['-Xmx1g', '-Djdk.attach.allowAttachSelf=true', '-Dconfig=etc/config.properties'],
      ...['-cp', `${libs}/*`, join(import.meta.dirname, 'Trino.java'), trino],
    ],
    log: join(folder, 'trino.log'),
    cwd: folder,
    env: { HADOOP_USER_NAME: 'anonymous' },
    patience: 300_000,
    isReady: () =>
      statement(url, 'SHOW CATALOGS').then(
        (rows) => ['gravitino', ...expected].every((name) => rows.some(([one]) => one === name)),
        () => false,
      ),
  });
  return {
    ...service,
    stop: () => service.stop().then(() => rmSync(folder, { recursive: true, force: true })),
    async query(sql) {
      const results: unknown[][][] = [];
      for (const one of sql.split(/;\s*(?:\n|$)/)) {
        if (one.trim() !== '') results.push(await statement(url, one));
      }
      return results;
    },
  };
}
