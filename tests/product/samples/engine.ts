import { startFlink } from '../stack/flink';
import { packageOf } from '../stack/product';
import { send } from '../stack/rest';
import { type GravitinoServer, javaRootOf } from '../stack/server';
import { startSpark } from '../stack/spark';
import { typeOf } from '../stack/stack';
import { startTrino } from '../stack/trino';
import type { sampleData } from './data';
import type { Sample } from './read';
import type { Scene } from './scene';

type Engine = (typeof sampleData.engines)[number];

/** Creates the metalake and the catalogs that an engine finds when it starts. */
async function createCatalogs({ metalake, catalogs }: Engine, { server, stack }: Scene) {
  await send(server.url, 'POST', '/metalakes', { name: metalake });
  const path = `/metalakes/${metalake}/catalogs`;
  for (const [name, backed] of Object.entries(catalogs)) {
    // Creating it once more would delete it.
    const isThere = (await send(server.url, 'GET', `${path}/${name}`)).status === 200;
    if (backed === 'rest' || isThere) continue;
    const provider = backed.replace(/:.*/, '');
    const properties = await stack.propertiesOf(backed);
    const body = { name, type: typeOf(provider), provider, properties };
    const { status, text } = await send(server.url, 'POST', path, body);
    if (status !== 200) throw new Error(text);
  }
}

/** Settings of a catalog of Spark that leads to the Iceberg REST service of a server. */
const icebergRest = (name: string, { icebergPort }: GravitinoServer): Record<string, string> => ({
  [`spark.sql.catalog.${name}`]: 'org.apache.iceberg.spark.SparkCatalog',
  [`spark.sql.catalog.${name}.type`]: 'rest',
  [`spark.sql.catalog.${name}.uri`]: `http://127.0.0.1:${icebergPort}/iceberg/`,
});

/** Runs a sample in a database, or in Trino or Spark, which start with the first sample that needs them. */
export async function runInEngine(
  sample: Sample,
  scene: Scene,
  engine: Engine,
): Promise<string | undefined> {
  if (engine.engine === 'mysql' || engine.engine === 'postgres') {
    return runInDatabase(sample, scene, engine);
  }
  const text = await scene.addresses.toStack(sample.text);
  const before = await scene.addresses.toStack(engine.before);
  const { version, server, stack } = scene;
  // The samples of another language may have dropped them.
  if (engine.metalake !== '') await createCatalogs(engine, scene);
  if (engine.engine === 'trino') {
    scene.trino ??= Promise.resolve().then(async () => {
      const settings = { 'gravitino.uri': server.url, 'gravitino.metalake': engine.metalake };
      const trino = await startTrino(version, settings, Object.keys(engine.catalogs));
      await trino.query(before);
      return trino;
    });
    await (await scene.trino).query(text);
    return undefined;
  }
  if (engine.engine === 'flink') {
    scene.interpreters.flink ??= startFlink(version, server.url, engine.metalake);
    return (await scene.interpreters.flink).run(`sql(${JSON.stringify(text)});`);
  }
  const rest = Object.keys(engine.catalogs).filter((name) => engine.catalogs[name] === 'rest');
  scene.interpreters.spark ??= Promise.resolve().then(async () => {
    const root = javaRootOf(version);
    const spark = await startSpark(version, {
      'spark.plugins': `${root}.spark.connector.plugin.GravitinoSparkPlugin`,
      'spark.sql.gravitino.uri': server.url,
      'spark.sql.gravitino.metalake': engine.metalake,
      'spark.sql.gravitino.enableIcebergSupport': 'true',
      'spark.sql.warehouse.dir': `file:${stack.files}/spark`,
      'spark.hadoop.fs.AbstractFileSystem.gvfs.impl': `${root}.filesystem.hadoop.Gvfs`,
      'spark.hadoop.fs.gvfs.impl': `${root}.filesystem.hadoop.GravitinoVirtualFileSystem`,
      'spark.hadoop.fs.gravitino.server.uri': server.url,
      'spark.hadoop.fs.gravitino.client.metalake': engine.metalake,
      ...Object.assign({}, ...rest.map((name) => icebergRest(name, server))),
      ...(Object.values(engine.catalogs).includes('hive') && {
        'spark.sql.catalogImplementation': 'hive',
        'spark.hadoop.hive.metastore.uris': await stack.fill('thrift://127.0.0.1:{hive}'),
      }),
    });
    const problem = await spark.run(`sql(${JSON.stringify(before)})`);
    if (problem !== undefined) throw new Error(problem);
    return spark;
  });
  const spark = await scene.interpreters.spark;
  return spark.run(sample.kind === 'sql' ? `sql(${JSON.stringify(text)})` : text);
}

/** Gives SQL to MySQL or PostgreSQL itself, each sample with what it needs before. */
async function runInDatabase({ text }: Sample, scene: Scene, { engine, before }: Engine) {
  const database = await scene.stack.start(engine);
  // What a page creates may be there from another page.
  for (const [, kind = '', name = ''] of text.matchAll(/create (user|database) '?(\w+)/gi)) {
    await database.query(`drop ${kind} if exists ${name}`);
  }
  const schema = /create table (?:if not exists )?(\w+)\./i.exec(text)?.[1];
  const cascade = engine === 'postgres' ? 'cascade' : '';
  if (schema) {
    await database.query(`drop schema if exists ${schema} ${cascade}; create schema ${schema};`);
  }
  const prepared = before.replaceAll('{package}', await packageOf(scene.version));
  await database.query(`${prepared}\n${text}`);
  return undefined;
}
