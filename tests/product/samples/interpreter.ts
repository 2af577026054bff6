import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { readFacts } from '../../support/docs/facts';
import { cacheFolder } from '../stack/cache';
import { jarsOf } from '../stack/maven';
import { javaClientOf } from '../stack/product';
import { must } from '../stack/run';

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
  env: Record<string, string>,
  cwd?: string,
): Interpreter {
  const child: ChildProcessWithoutNullStreams = spawn(command, args, {
    cwd,
    env: { ...process.env, ...env },
  });
  let log = '';
  child.stderr.on('data', (chunk: Buffer) => {
    log = (log + chunk).slice(-3000);
  });
  child.stdin.on('error', () => {});
  const waiting: ((line: string) => void)[] = [];
  createInterface({ input: child.stdout }).on('line', (line) => waiting.shift()?.(line));
  child.on('exit', () => {
    for (const one of waiting.splice(0)) one(`failed ${Buffer.from(log).toString('base64')}`);
  });
  const stop = () => {
    child.kill('SIGKILL');
  };
  process.on('exit', stop);
  child.on('exit', () => process.off('exit', stop));
  return {
    async run(sample) {
      if (child.exitCode !== null) return `the interpreter ended: ${log}`;
      const timer = setTimeout(() => child.kill('SIGKILL'), patience);
      const line = await new Promise<string>((done) => {
        waiting.push(done);
        child.stdin.write(`${Buffer.from(sample).toString('base64')}\n`);
      });
      clearTimeout(timer);
      const [status, problem = ''] = line.split(' ');
      return status === 'ok' ? undefined : Buffer.from(problem, 'base64').toString() || 'failed';
    },
    stop,
  };
}

/** Jars that the Java samples of a version see: its client, and what samples use in addition. */
export async function javaClasspath(version: string): Promise<string> {
  const hadoop = await jarsOf({
    name: 'hadoop-client',
    libraries: [
      'org.apache.hadoop:hadoop-client-api:3.3.6',
      'org.apache.hadoop:hadoop-client-runtime:3.3.6',
      'org.slf4j:slf4j-nop:2.0.9',
    ],
  });
  return `${await javaClientOf(version)}/*:${hadoop}/*`;
}

/** Starts an interpreter for the Java samples of a version. */
export const startJava = async (version: string): Promise<Interpreter> =>
  interpreter(
    'java',
    [
      ...['-Xmx384m', '-XX:+UseSerialGC', '--add-modules', 'jdk.jshell'],
      ...['-cp', await javaClasspath(version), join(import.meta.dirname, 'Samples.java')],
    ],
    {},
  );

/** The folder of a Python environment with the client of a version. */
export async function pythonOf(version: string): Promise<string> {
  const client = readFacts(version).published.python;
  const folder = cacheFolder('python', version);
  const python = join(folder, 'bin', 'python');
  if (!existsSync(join(folder, 'done'))) {
    await must('python3', ['-m', 'venv', folder]);
    if (client)
      await must(python, [
        '-m',
        'pip',
        'install',
        '-q',
        'pandas==2.0.3',
        `${client.name}==${client.version}`,
      ]);
    await must('touch', [join(folder, 'done')]);
  }
  return folder;
}

/** Starts an interpreter for the Python samples of a version. */
export const startPython = async (version: string): Promise<Interpreter> =>
  interpreter(
    join(await pythonOf(version), 'bin', 'python'),
    [join(import.meta.dirname, 'samples.py')],
    {},
  );
