import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { cacheFolder } from '../stack/cache';
import { packageOf } from '../stack/product';
import { send } from '../stack/rest';
import { run } from '../stack/run';
import { type GravitinoServer, javaRootOf, readProperties, startServer } from '../stack/server';
import { startSpark } from '../stack/spark';
import { catalogProperties, type Stack, typeOf } from '../stack/stack';
import { startTrino, type Trino } from '../stack/trino';
import { type Addresses, createAddresses } from './addresses';
import { differences } from './compare';
import { entryFor, sampleData } from './data';
import { type Interpreter, javaClasspath, startJava, startPython } from './interpreter';
import type { Kind, Sample } from './read';
import { referencesIn } from './references';
import { startShell } from './shell';
import { callsOf, createWorld, definitionsIn, type World } from './world';

/** What became of a sample. */
export interface SampleResult {
  line: number;
  kind: Kind;
  status: 'ran' | 'skipped' | 'failed';
  /** Why it was skipped, or what went wrong. */
  note?: string;
}

export interface PageResult {
  page: string;
  samples: SampleResult[];
}

/** What the samples of a page share. */
interface Scene {
  version: string;
  stack: Stack;
  server: GravitinoServer;
  addresses: Addresses;
  world: World;
  context: { metalake?: string; catalog?: string };
  interpreters: Partial<Record<'java' | 'python' | 'shell' | 'spark', Promise<Interpreter>>>;
  trino?: Promise<Trino>;
  /** What the last REST sample got. */
  last?: { status: number; text: string };
}

/** The path of an object from its names; the sample's subject gives the kind of the last one. */
function pathOf([metalake, catalog, schema, object]: readonly string[], text: string): string {
  const kind = /fileset/i.test(text) ? 'filesets' : /topic/i.test(text) ? 'topics' : 'tables';
  return [
    `/metalakes/${metalake}`,
    ...(catalog === undefined ? [] : [`/catalogs/${catalog}`]),
    ...(schema === undefined ? [] : [`/schemas/${schema}`]),
    ...(object === undefined ? [] : [`/${kind}/${object}`]),
  ].join('');
}

/** Splits a sample into its curl commands. */
const commandsOf = (text: string): string[] =>
  text
    .split(/^(?=curl )/m)
    .map((part) => part.trim())
    .filter((part) => part.startsWith('curl'));

/** Runs one curl command with the real curl. */
async function curl(command: string): Promise<{ status: number; text: string }> {
  const script = `curl() { command curl -sS --max-time 120 -w '\\n%{http_code}' "$@"; }\n${command}`;
  const { stdout, output } = await run('bash', ['-c', script]);
  const [, text = output, status = '0'] = /^(.*)\n(\d{3})\s*$/s.exec(stdout) ?? [];
  return { status: Number(status), text };
}

/** The new names that a sample gives to objects. */
const renamesIn = (text: string): string[] =>
  [...text.matchAll(/"newName": "(\w+)"|\brename\("(\w+)"\)/g)].map(
    ([, one, other]) => one ?? other ?? '',
  );

/** Frees the names that a sample gives to the object of a path. */
async function freeNames(text: string, path: string, { world }: Scene): Promise<void> {
  for (const name of renamesIn(text)) await world.remove(path.replace(/[^/]+$/, name));
}

/** Drops everything on the server, so that the next language starts from nothing. */
async function clear({ server, world }: Scene): Promise<void> {
  const { json } = await send(server.url, 'GET', '/metalakes');
  const metalakes = (json?.metalakes ?? []) as { name: string }[];
  for (const { name } of metalakes) await world.remove(`/metalakes/${name}`);
}

/** What went wrong, without stack traces. */
const shorten = (problem: string): string =>
  problem
    .split('\n')
    .filter((line) => !/^\s+at |^\s*File |^\s+\^|^Traceback/.test(line))
    .join('\n')
    .slice(0, 900);

async function runRest(sample: Sample, scene: Scene): Promise<string | undefined> {
  const wanted = entryFor(sampleData.refused, scene.version, sample)?.status ?? 200;
  for (const command of commandsOf(sample.text)) {
    const [call] = callsOf(command);
    const path = call?.path.replace(/\?.*/, '') ?? '';
    const target = call?.method === 'POST' && call.body?.name ? `${path}/${call.body.name}` : path;
    if (call && wanted === 200 && path.startsWith('/metalakes')) {
      if (target === path) {
        await scene.world.ensure(path);
        await freeNames(command, path, scene);
      } else {
        await scene.world.ensure(path.replace(/\/[^/]+$/, ''));
        await scene.world.remove(target);
      }
    }
    const text = await scene.addresses.toStack(command);
    let answer = await curl(text);
    if (
      call &&
      answer.status !== wanted &&
      call.method !== 'POST' &&
      path.startsWith('/metalakes')
    ) {
      // An earlier sample may have changed the object: it starts again as the page creates it.
      await scene.world.remove(path);
      await scene.world.ensure(path);
      answer = await curl(text);
    }
    scene.last = { status: answer.status, text: scene.addresses.toPage(answer.text) };
    if (answer.status !== wanted) {
      return `${call?.method} ${path} answered ${answer.status}: ${scene.last.text.replace(/,?"stack":\[.*/s, '').slice(0, 700)}`;
    }
  }
  return undefined;
}

function compareResponse({ text }: Sample, { last }: Scene): string | undefined {
  if (last === undefined) return 'no request comes before this response';
  const found = differences(JSON.parse(text), JSON.parse(last.text), sampleData.varying);
  return found.length === 0 ? undefined : found.join('; ');
}

/** Compiles a whole class, such as a listener that a server loads, against the server's jars. */
async function compileClass({ text }: Sample, { version }: Scene): Promise<string | undefined> {
  const folder = cacheFolder('run', 'classes');
  const name = /public (?:final )?(?:class|interface) (\w+)/.exec(text)?.[1] ?? 'Sample';
  const file = join(folder, `${name}.java`);
  writeFileSync(file, text);
  const home = await packageOf(version);
  const classpath = `${home}/libs/*:${home}/catalogs/lakehouse-iceberg/libs/*:${await javaClasspath(version)}`;
  const { code, output } = await run('javac', ['-proc:none', '-cp', classpath, '-d', folder, file]);
  return code === 0 ? undefined : output;
}

async function runInterpreted(sample: Sample, scene: Scene): Promise<string | undefined> {
  if (/^package [\w.]+;/m.test(sample.text)) return compileClass(sample, scene);
  const kind = sample.kind === 'java' ? 'java' : 'python';
  const start = kind === 'java' ? startJava : startPython;
  scene.interpreters[kind] ??= start(scene.version);
  const interpreter = await scene.interpreters[kind];
  const named = referencesIn(sample.text, scene.context).map(({ names, isCreated }) => {
    const isFull =
      names[0] === scene.context.metalake || names.length > 2 || scene.version !== 'next';
    const { metalake = 'demo', catalog = '' } = scene.context;
    const full = isFull ? names : [metalake, ...(names[0] === catalog ? [] : [catalog]), ...names];
    return { path: pathOf(full, sample.text), isCreated };
  });
  // What the sample creates, and all below it, is its own matter.
  const created = named.filter(({ isCreated }) => isCreated).map(({ path }) => `${path}/`);
  const references = named.filter(
    ({ path, isCreated }) =>
      !created.some((one) => `${path}/`.startsWith(one) && !(isCreated && one === `${path}/`)),
  );
  const prepare = async (isFresh: boolean) => {
    for (const { path, isCreated } of references) {
      if (isCreated || isFresh) await scene.world.remove(path);
      if (!isCreated) await freeNames(sample.text, path, scene);
      await scene.world.ensure(isCreated ? path.replace(/\/\w+\/[^/]+$/, '') : path);
    }
  };
  await prepare(false);
  const text = await scene.addresses.toStack(sample.text);
  const problem = await interpreter.run(text);
  const isStale = problem !== undefined && /Exception|Error/.test(problem) && references.length > 0;
  if (!isStale) return problem;
  await prepare(true);
  return interpreter.run(text);
}

const trinoRuns = new Map<string, Promise<string | undefined>>();

/** Gives a configuration to a Trino server of its own, which must start with it; what two pages show alike runs once. */
function runTrinoConfig(version: string, text: string): Promise<string | undefined> {
  const isAddress = (key: string) =>
    /^(?:discovery\.uri|http-server\.http\.port|trino\.jdbc\.uri)$/.test(key);
  const entries = [...readProperties(text)].filter(([key]) => !isAddress(key));
  const key = JSON.stringify(entries.filter(([name]) => !/\.(uri|metalake)$/.test(name)));
  const settings = { 'gravitino.metalake': 'absent', ...Object.fromEntries(entries) };
  const result =
    trinoRuns.get(key) ??
    startTrino(version, settings, []).then(
      (trino) => trino.stop().then(() => undefined),
      (error: Error) => error.message,
    );
  trinoRuns.set(key, result);
  return result;
}

/** Gives a configuration to a server of its own, which must start with it. */
async function runConfig(sample: Sample, scene: Scene): Promise<string | undefined> {
  const text = await scene.addresses.toStack(sample.text);
  if (/^(?:connector\.name|coordinator)=/m.test(text)) return runTrinoConfig(scene.version, text);
  const own = Object.fromEntries(
    [...readProperties(text)].filter(
      ([key]) => !/(httpPort|httpsPort|webserver\.host|rest\.host)$/.test(key),
    ),
  );
  try {
    const server = await startServer({
      version: scene.version,
      name: 'configured',
      configuration: own,
      isOpen: false,
    });
    await server.stop();
    return undefined;
  } catch (error) {
    return String((error as Error).message).slice(0, 1500);
  }
}

type Engine = (typeof sampleData.engines)[number];

/** Creates the metalake and the catalogs that an engine finds when it starts. */
async function createCatalogs({ metalake, catalogs }: Engine, scene: Scene): Promise<void> {
  const { server, stack } = scene;
  await send(server.url, 'POST', '/metalakes', { name: metalake });
  for (const [name, provider] of Object.entries(catalogs)) {
    const properties = await catalogProperties[provider]?.(stack);
    const own = provider.replace(/:.*/, '');
    const body = { name, type: typeOf(own), provider: own, properties };
    const path = `/metalakes/${metalake}/catalogs`;
    // Creating it once more would delete it.
    if ((await send(server.url, 'GET', `${path}/${name}`)).status === 200) continue;
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

/** Runs a sample in Trino or Spark, which start with the first sample that needs them. */
async function runInEngine(
  sample: Sample,
  scene: Scene,
  engine: Engine,
): Promise<string | undefined> {
  const text = await scene.addresses.toStack(sample.text);
  const before = await scene.addresses.toStack(engine.before ?? '');
  const { version, server, stack } = scene;
  // The samples of another language may have dropped them.
  await createCatalogs(engine, scene);
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
  scene.interpreters.spark ??= Promise.resolve().then(async () => {
    const spark = await startSpark(version, {
      'spark.plugins': `${javaRootOf(version)}.spark.connector.plugin.GravitinoSparkPlugin`,
      'spark.sql.gravitino.uri': server.url,
      'spark.sql.gravitino.metalake': engine.metalake,
      'spark.sql.gravitino.enableIcebergSupport': 'true',
      'spark.sql.warehouse.dir': `file:${stack.files}/spark`,
      ...icebergRest('rest', server),
      ...icebergRest('catalog_iceberg', server),
      ...(Object.values(engine.catalogs).includes('hive') && {
        'spark.sql.catalogImplementation': 'hive',
        'spark.hadoop.hive.metastore.uris': (await stack.hive()).uri,
      }),
    });
    const problem = await spark.run(`sql(${JSON.stringify(before)})`);
    if (problem !== undefined) throw new Error(problem);
    return spark;
  });
  const spark = await scene.interpreters.spark;
  return spark.run(sample.kind === 'sql' ? `sql(${JSON.stringify(text)})` : text);
}

async function runSql(sample: Sample, scene: Scene): Promise<string | undefined> {
  const database =
    /MySQL/.test(sample.title) || /IDENTIFIED BY/.test(sample.text)
      ? await scene.stack.mysql()
      : /PostgreSQL/.test(sample.title)
        ? await scene.stack.postgres()
        : undefined;
  if (database === undefined) return 'no system for this SQL';
  // What a page creates may be there from another page.
  for (const [, kind = '', name = ''] of sample.text.matchAll(/create (user|database) '?(\w+)/gi)) {
    await database.query(`drop ${kind} if exists ${name}`);
  }
  const schema = /create table (?:if not exists )?(\w+)\./i.exec(sample.text)?.[1];
  if (schema)
    await database.query(
      `drop schema if exists ${schema}${/Post/.test(sample.title) ? ' cascade' : ''}; create schema ${schema};`,
    );
  try {
    await database.query(sample.text);
    return undefined;
  } catch (error) {
    return String((error as Error).message).slice(0, 500);
  }
}

async function runOne(sample: Sample, scene: Scene): Promise<string | undefined> {
  const before = entryFor(sampleData.before, scene.version, sample);
  for (const { method, path, body } of before?.calls ?? []) {
    if (method === 'ENSURE') await scene.world.ensure(path);
    else {
      const real = body && JSON.parse(await scene.addresses.toStack(JSON.stringify(body)));
      await send(scene.server.url, method, path, real);
    }
  }
  if (before?.code !== undefined) {
    const problem = await runInterpreted({ ...sample, text: before.code }, scene);
    if (problem !== undefined) return `before the sample: ${problem}`;
  }
  const engine = entryFor(sampleData.engines, scene.version, sample);
  if (engine && (sample.kind === 'sql' || sample.kind === 'python')) {
    return runInEngine(sample, scene, engine);
  }
  switch (sample.kind) {
    case 'rest':
      return runRest(sample, scene);
    case 'response':
      return compareResponse(sample, scene);
    case 'java':
    case 'python':
      return runInterpreted(sample, scene);
    case 'config':
      return runConfig(sample, scene);
    case 'sql':
      return runSql(sample, scene);
    case 'shell':
      scene.interpreters.shell ??= startShell(scene.version);
      return (await scene.interpreters.shell).run(await scene.addresses.toStack(sample.text));
  }
}

/** The samples in the order of the page, but a page's block of imports first: the page shows it in a fold after the first samples. */
function inOrder(samples: readonly Sample[]): Sample[] {
  const isImports = ({ kind, text }: Sample) =>
    kind === 'java' && text.replace(/^import [^;]+;$/gm, '').trim() === '';
  return [...samples.filter(isImports), ...samples.filter((sample) => !isImports(sample))];
}

/** Runs the samples of a page against a server of its own: REST with shell and configuration first, then each other language. */
export async function runPage(
  version: string,
  stack: Stack,
  samples: readonly Sample[],
  all: readonly Sample[],
  only: ReadonlySet<string>,
): Promise<PageResult> {
  const page = samples[0]?.page ?? '';
  rmSync(stack.files, { recursive: true, force: true });
  const configuration = sampleData.servers.find((one) => one.page === page)?.configuration;
  const server = await startServer({ version, name: 'samples', configuration });
  const addresses = createAddresses(stack, server);
  const definitions = [definitionsIn(samples), definitionsIn(all)];
  const world = createWorld(server.url, addresses, definitions);
  const scene: Scene = {
    version,
    stack,
    server,
    addresses,
    world,
    context: {},
    interpreters: {},
  };
  const results: SampleResult[] = [];
  const tracks: Kind[][] = [['rest', 'response', 'shell', 'config'], ['java'], ['python'], ['sql']];
  for (const track of tracks) {
    await clear(scene);
    for (const sample of inOrder(samples.filter(({ kind }) => track.includes(kind)))) {
      const { line, kind } = sample;
      const skipped = entryFor(sampleData.skipped, version, sample);
      if (skipped) {
        results.push({ line, kind, status: 'skipped', note: skipped.reason });
        continue;
      }
      if (only.size > 0 && !only.has(kind)) continue;
      const problem = await runOne(sample, scene).catch((error: Error) => `${error.message}`);
      const refused = entryFor(sampleData.refused, version, sample)?.error;
      const isExpected = refused === undefined ? problem === undefined : problem?.includes(refused);
      results.push(
        isExpected
          ? { line, kind, status: 'ran' }
          : {
              line,
              kind,
              status: 'failed',
              note: shorten(problem ?? `ran, but ${refused} was expected`),
            },
      );
    }
  }
  for (const one of Object.values(scene.interpreters))
    await one.then(
      (it) => it.stop(),
      () => {},
    );
  await scene.trino?.then(
    (it) => it.stop(),
    () => {},
  );
  await server.stop();
  results.sort((one, other) => one.line - other.line);
  return { page, samples: results };
}
