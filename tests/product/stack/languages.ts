import { spawn } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { readFacts } from '../../support/docs/facts';
import { freePort } from '../../support/serve';
import { cacheFolder, repository } from './cache';
import { guarded, signal } from './process';
import { compile, javaClientOf, javaRootOf, packageOf, releaseOf, versionsOf } from './product';
import { libsOf, prepare, type Values } from './systems';

/** Runs samples of one language in sequence, with the state of earlier samples. */
export interface Interpreter {
  /** Returns the problem, or undefined. */
  run(sample: string): Promise<string | undefined>;
  stop(): Promise<void> | void;
}

/** Starts a program of `data/systems.json` that reads a Base64 sample per line and replies with a line. */
async function startInterpreter(key: string, version: string, values: Values) {
  const cwd = cacheFolder('run', `${key}-${version}`);
  const { command, args, env, prelude } = await prepare(key, cwd, { version, ...values });
  const own = { cwd, env: { ...process.env, ...env }, detached: true };
  const child = guarded(spawn(command, args, own));
  let log = '';
  child.stderr.on('data', (chunk: Buffer) => {
    log = (log + chunk).slice(-3000);
  });
  child.stdin.on('error', () => {});
  const answers = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const stop = () => signal(child, 'SIGKILL');
  const interpreter: Interpreter = {
    async run(sample) {
      const timer = setTimeout(stop, 300_000);
      child.stdin.write(`${Buffer.from(sample).toString('base64')}\n`);
      const { value, done } = await answers.next();
      clearTimeout(timer);
      if (done) return `the interpreter ended: ${log}`;
      const [status, problem = ''] = value.split(' ');
      return status === 'ok' ? undefined : Buffer.from(problem, 'base64').toString() || 'failed';
    },
    stop,
  };
  const problem = prelude && (await interpreter.run(prelude));
  if (problem) throw new Error(problem);
  return interpreter;
}

/** Returns the class path of Java samples: the client of the version, and other libraries. */
export const javaClasspath = async (version: string): Promise<string> =>
  `${await javaClientOf(version)}/*:${await libsOf('java', {})}/*`;

/** Starts an interpreter for the samples of a language. The shell runs in an unpacked package. */
export async function startLanguage(language: 'java' | 'python' | 'shell', version: string) {
  const client = readFacts(version).published.python;
  return startInterpreter(language, version, {
    client: client ? `${client.name}==${client.version}` : '',
    home: await packageOf(version),
    release: releaseOf(version),
    repository,
    port: String(await freePort()),
    otherPort: String(await freePort()),
    ...(language === 'java' && { classpath: await javaClasspath(version) }),
  });
}

/** The product's jars in the connector's runtime jar. Other libraries come from Spark and Iceberg. */
const ofConnector =
  /^(v3\.\d-spark|spark-common|catalog-|bundled-|core-0|meta-0|guava-|failureaccess)/;

/** Starts Spark with the connector: Python with a session `spark`, and `sql("…")`, `hive("…")`, and `shell("…")`. */
export async function startSpark(version: string, values: Values): Promise<Interpreter> {
  const module = 'spark-connector/v3.5/spark';
  const libs = (await compile(version, [module]))(module);
  const jars = readdirSync(libs).filter((jar) => ofConnector.test(jar));
  const classpath = [...jars.map((jar) => join(libs, jar)), `${await javaClientOf(version)}/*`];
  const own = { ...values, connector: classpath.join(':'), root: javaRootOf(version) };
  return startInterpreter('spark', version, { ...(await versionsOf(version)), ...own });
}

/** Starts Flink in a Java program with `sql("…")`, and with the connector if a metalake is set. */
export async function startFlink(version: string, values: Values): Promise<Interpreter> {
  const module = 'flink-connector/flink';
  const folders = values.metalake
    ? [(await compile(version, [module]))(module), await javaClientOf(version)]
    : [];
  const connector = [...folders, await libsOf('hive', {})].map((one) => `${one}/*`).join(':');
  const kind = values.metalake ? 'table.catalog-store.kind: gravitino' : '';
  const own = { flink: '1.18.0', ...(await versionsOf(version)), ...values, connector, kind };
  return startInterpreter('flink', version, own);
}
