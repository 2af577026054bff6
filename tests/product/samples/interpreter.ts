import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { readFacts } from '../../support/docs/facts';
import { jarsOf } from '../stack/maven';
import { javaClientOf } from '../stack/product';
import { pythonWith } from '../stack/python';
import { guarded, signal } from '../stack/service';

/** Runs samples of one language one after another, each with what the earlier ones left. */
export interface Interpreter {
  /** Returns what went wrong; undefined when nothing did. */
  run(sample: string): Promise<string | undefined>;
  stop(): void;
}

/** Longest time that one sample may take. */
const patience = 300_000;

/** Starts a program that reads a sample in Base64 per line and answers each with a line. */
export function interpreter(
  command: string,
  args: readonly string[],
  env: Record<string, string> = {},
  cwd?: string,
): Interpreter {
  const own = { cwd, env: { ...process.env, ...env }, detached: true };
  const child = guarded(spawn(command, args, own));
  let log = '';
  child.stderr.on('data', (chunk: Buffer) => {
    log = (log + chunk).slice(-3000);
  });
  child.stdin.on('error', () => {});
  const answers = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const stop = () => signal(child, 'SIGKILL');
  return {
    async run(sample) {
      const timer = setTimeout(stop, patience);
      child.stdin.write(`${Buffer.from(sample).toString('base64')}\n`);
      const { value, done } = await answers.next();
      clearTimeout(timer);
      if (done) return `the interpreter ended: ${log}`;
      const [status, problem = ''] = value.split(' ');
      return status === 'ok' ? undefined : Buffer.from(problem, 'base64').toString() || 'failed';
    },
    stop,
  };
}

/** Jars that the Java samples of a version see: its client, and what samples use in addition. */
export async function javaClasspath(version: string): Promise<string> {
  const libraries = [
    'org.apache.hadoop:hadoop-client-api:3.3.6',
    'org.apache.hadoop:hadoop-client-runtime:3.3.6',
    'org.slf4j:slf4j-nop:2.0.9',
  ];
  return `${await javaClientOf(version)}/*:${await jarsOf({ name: 'hadoop-client', libraries })}/*`;
}

/** Starts an interpreter for the Java samples of a version. */
export async function startJava(version: string): Promise<Interpreter> {
  const options = ['-Xmx384m', '-XX:+UseSerialGC', '--add-modules', 'jdk.jshell'];
  const program = join(import.meta.dirname, 'Samples.java');
  return interpreter('java', [...options, '-cp', await javaClasspath(version), program]);
}

/** The folder of the Python with the client of a version. */
export function pythonOf(version: string): Promise<string> {
  const client = readFacts(version).published.python;
  const used = ['pandas==2.0.3', 'llama-index-core==0.14.25'];
  const packages = client ? [...used, `${client.name}==${client.version}`] : [];
  return pythonWith(version, packages);
}

/** Starts an interpreter for the Python samples of a version. */
export const startPython = async (version: string): Promise<Interpreter> =>
  interpreter(join(await pythonOf(version), 'python'), [join(import.meta.dirname, 'samples.py')]);
