import { startFlink, startSpark } from '../stack/languages';
import { packageOf } from '../stack/product';
import { startServer } from '../stack/server';
import { linesOf, readProperties } from '../stack/systems';
import { startTrino } from '../stack/trino';
import { entryFor, type Sample, sampleData } from './data';
import type { Scene } from './scene';

const isAddress =
  /(httpPort|httpsPort|http\.port|webserver\.host|rest\.host|discovery\.uri|jdbc\.uri)$/;

/** Starts a new server or Trino with a configuration. */
export async function runConfig(sample: Sample, scene: Scene): Promise<undefined> {
  const { version } = scene;
  const text = await scene.toStack(sample.text);
  const entries = Object.entries(readProperties(text)).filter(([key]) => !isAddress.test(key));
  const configuration = Object.fromEntries(entries);
  const release = entryFor(sampleData.engines, version, sample)?.release;
  const isTrino = /^(?:connector\.name|coordinator)=/m.test(text);
  const file = /^coordinator=/m.test(text) ? 'settings' : 'connectorSettings';
  const { stop } = isTrino
    ? await startTrino(version, { [file]: linesOf(configuration) }, [], release)
    : await startServer({ version, name: 'configured', configuration, isOpen: false });
  await stop();
}

type Engine = (typeof sampleData.engines)[number];

/** Starts an engine with the current catalogs of a page. */
async function startEngine(given: Engine, scene: Scene) {
  const { engine, release, catalogs, metalake, connector } = given;
  const { version, stack } = scene;
  const server = scene.server.url;
  if (engine === 'trino') {
    const own = `gravitino.uri=${server}\ngravitino.metalake=${metalake}\n${connector}`;
    const connectorSettings = metalake ? own : connector;
    const prefix = /simplify-catalog-names=false/.test(connector) ? `${metalake}.` : '';
    const names = Object.keys(catalogs).map((name) => `${prefix}${name}`);
    return startTrino(version, { connectorSettings }, names, release);
  }
  if (engine === 'flink') return startFlink(version, { server, metalake });
  const rest = Object.keys(catalogs).filter((name) => catalogs[name] === 'rest');
  const settings = rest.flatMap((name) => [
    `spark.sql.catalog.${name} org.apache.iceberg.spark.SparkCatalog`,
    `spark.sql.catalog.${name}.type rest`,
    `spark.sql.catalog.${name}.uri http://127.0.0.1:${scene.server.icebergPort}/iceberg/`,
  ]);
  const systems = { hive: await stack.fill('{hive}'), files: stack.files };
  return startSpark(version, { server, metalake, catalogs: settings.join('\n'), ...systems });
}

/** Runs a sample in a database, or in Trino, Spark, or Flink, which start on demand. */
export async function runInEngine(sample: Sample, scene: Scene, engine: Engine) {
  const { engine: name, metalake, catalogs, before } = engine;
  const { stack, server } = scene;
  if (name === 'mysql' || name === 'postgres') {
    const prepared = before.replaceAll('{package}', await packageOf(scene.version));
    await (await stack.start(name)).query(`${prepared}\n${sample.text}`);
    return undefined;
  }
  const isInSpark = name === 'hive' || name === 'shell';
  const codeOf = async (given: string) => {
    const text = await scene.toStack(given);
    return name === 'trino' ? text : `${isInSpark ? name : 'sql'}(${JSON.stringify(text)});`;
  };
  // Samples of another language can have dropped the catalogs.
  if (metalake !== '') await scene.send('POST', '/metalakes', { name: metalake });
  for (const [name, backed] of Object.entries(catalogs)) {
    if (backed !== 'rest') await stack.createCatalog(server.url, metalake, name, backed);
  }
  const key = isInSpark ? 'spark' : `${name}${engine.release ?? ''}${engine.connector}`;
  scene.started[key] ??= startEngine(engine, scene);
  const session = await scene.started[key];
  if (before && !scene.prepared.has(before)) {
    scene.prepared.add(before);
    const problem = await session.run(await codeOf(before));
    if (problem) return `before the sample: ${problem}`;
  }
  if (sample.kind === 'python') return session.run(await scene.toStack(sample.text));
  return session.run(await codeOf(sample.text));
}
