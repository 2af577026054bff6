import { cpSync, mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '../../support/serve';
import build from '../data/build.json';
import { filledFolder } from './cache';
import type { Interpreter } from './languages';
import { copyWithMaven, jarsOf } from './maven';
import { must } from './process';
import { compile, versionsOf } from './product';
import { libsOf, startSystem, type Values } from './systems';

/** Returns the path of Java 25, which Trino requires after 435. @throws Error if JAVA_HOME_25_X64 isn't set */
function java25(): string {
  // The hosted CI sets this variable.
  const { JAVA_HOME_25_X64: home } = process.env;
  if (!home) throw new Error('This Trino needs Java 25. Set JAVA_HOME_25_X64 to its folder.');
  return join(home, 'bin', 'java');
}

/** Assembles a Trino connector from its jars, because Maven Central lacks its archive. */
async function assemble(name: string, trino: string, folder: string): Promise<void> {
  const libraries = [`io.trino:trino-${name}:${trino}`];
  const jars = await jarsOf({ name: `trino-${name}-${trino}`, libraries });
  cpSync(jars, folder, { recursive: true });
  const services = join(folder, 'META-INF', 'services');
  mkdirSync(services, { recursive: true });
  const type = `${name.slice(0, 1).toUpperCase()}${name.slice(1)}Plugin`;
  writeFileSync(join(services, 'io.trino.spi.Plugin'), `io.trino.plugin.${name}.${type}`);
  await must('jar', ['cf', join(folder, 'services.jar'), '-C', folder, 'META-INF']);
}

/** Assembles Trino's plugins: its connectors from Maven Central, and the Gravitino connector of a version. */
const pluginsOf = (version: string, trino: string, java: string): Promise<string> =>
  filledFolder(`trino/${trino}-${version}-plugins`, async (work) => {
    const folder = join(work, 'plugin');
    const names = new Map(Object.entries(build.trino)).get(trino) ?? [];
    const isArchived = Number(trino) <= 449;
    const into = `-DoutputDirectory=${folder}`;
    for (const name of names) {
      const artifact = `-Dartifact=io.trino:trino-${name}:${trino}:zip`;
      if (isArchived) await copyWithMaven('unpack', [artifact, into], work);
      else await assemble(name, trino, join(folder, `trino-${name}-${trino}`));
      renameSync(join(folder, `trino-${name}-${trino}`), join(folder, name));
    }
    // Two connectors load their file system with a separate class loader, which sees only the interfaces of the others.
    const classes = join(work, 'classes');
    const source = join(import.meta.dirname, 'HdfsFileSystemManager.java');
    const classpath = `${folder}/${names[0]}/*:${await libsOf('trino', { trino })}/*`;
    await must(`${java}c`, ['-cp', classpath, '-d', classes, source]);
    const local = join(folder, names[0] ?? '', `trino-filesystem-${trino}.jar`);
    await must('jar', ['xf', local, 'io/trino/filesystem/local'], { cwd: classes });
    for (const name of names.filter((one) => /hive|iceberg/.test(one))) {
      mkdirSync(join(folder, name, 'hdfs'));
      await must('jar', ['cf', join(folder, name, 'hdfs', 'local.jar'), '-C', classes, '.']);
    }
    if (!isArchived) return;
    const libs = (await compile(version, ['trino-connector']))('trino-connector');
    // Trino provides these, or has another logger.
    const filter = (path: string) => !/\/(trino-spi|slf4j-log4j|logback)[^/]*$/.test(path);
    cpSync(libs, join(folder, 'gravitino'), { recursive: true, filter });
  });

/** Runs a statement with the protocol of Trino's clients. */
async function runStatement(url: string, sql: string): Promise<unknown[][]> {
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

/** Starts a Trino node, by default of the product's release, with settings, and waits for the expected catalogs. */
export async function startTrino(
  version: string,
  files: Values,
  expected: readonly string[],
  release?: string,
): Promise<Interpreter> {
  const trino = release ?? (await versionsOf(version)).trino ?? '';
  const java = Number(trino) > 435 ? java25() : 'java';
  const port = String(await freePort());
  const url = `http://127.0.0.1:${port}`;
  const plugins = join(await pluginsOf(version, trino, java), 'plugin');
  const { settings = '', connectorSettings = '' } = files;
  const own = `connector.name=gravitino\ntrino.jdbc.uri=jdbc:trino://127.0.0.1:${port}\ngravitino.metalake=absent\n`;
  const isOwn = /^connector\.name *= *(?!gravitino)/m.test(connectorSettings);
  const connector = isOwn ? connectorSettings : own + connectorSettings;
  const { stop } = await startSystem('trino', `trino-${trino}`, {
    values: { port, trino, java, plugins, settings, connector },
    async isReady() {
      const rows = await runStatement(url, 'SHOW CATALOGS').catch(() => []);
      return ['gravitino', ...expected].every((name) => rows.some(([one]) => one === name));
    },
  });
  return {
    stop,
    async run(sql) {
      for (const one of sql.split(/;\s*(?:\n|$)/))
        if (one.trim() !== '') await runStatement(url, one);
      return undefined;
    },
  };
}
