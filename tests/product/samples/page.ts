import { rmSync } from 'node:fs';
import { send } from '../stack/rest';
import { startServer } from '../stack/server';
import type { Stack } from '../stack/stack';
import { createAddresses } from './addresses';
import { runInterpreted } from './code';
import { runConfig } from './config';
import { entryFor, sampleData } from './data';
import { runInEngine } from './engine';
import type { Kind, Sample } from './read';
import { compareResponse, runRest } from './rest';
import type { Scene } from './scene';
import { startShell } from './shell';
import { createWorld, definitionsIn } from './world';

/** What became of a sample. */
export interface SampleResult {
  line: number;
  kind: Kind;
  status: 'ran' | 'skipped' | 'failed';
  /** Why it was skipped, or what went wrong. */
  note?: string;
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

async function runOne(sample: Sample, scene: Scene): Promise<string | undefined> {
  const before = entryFor(sampleData.before, scene.version, sample);
  for (const { method, path, body } of before?.calls ?? []) {
    if (method === 'ENSURE') await scene.world.ensure(path);
    else if (method === 'REMOVE') await scene.world.remove(path);
    else {
      const real = body && JSON.parse(await scene.addresses.toStack(JSON.stringify(body)));
      await send(scene.server.url, method, path, real);
    }
  }
  if (before?.code !== undefined) {
    const problem = await runInterpreted({ ...sample, text: before.code }, scene);
    if (problem !== undefined) return `before the sample: ${problem}`;
  }
  const { kind, text } = sample;
  const engine = entryFor(sampleData.engines, scene.version, sample);
  if (engine && (kind === 'sql' || kind === 'python')) return runInEngine(sample, scene, engine);
  if (kind === 'rest') return runRest(sample, scene);
  if (kind === 'response') return compareResponse(sample, scene);
  if (kind === 'config') return runConfig(sample, scene);
  if (kind === 'sql') return 'no system for this SQL';
  if (kind === 'java' || kind === 'python') return runInterpreted(sample, scene);
  scene.interpreters.shell ??= startShell(scene.version);
  return (await scene.interpreters.shell).run(await scene.addresses.toStack(text));
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
): Promise<SampleResult[]> {
  const page = samples[0]?.page ?? '';
  const results: SampleResult[] = [];
  const wanted: Sample[] = [];
  for (const sample of samples) {
    const { line, kind } = sample;
    const note = entryFor(sampleData.skipped, version, sample)?.reason;
    if (note) results.push({ line, kind, status: 'skipped', note });
    else if (only.size === 0 || only.has(kind)) wanted.push(sample);
  }
  if (wanted.length === 0) return results;
  rmSync(stack.files, { recursive: true, force: true });
  const configuration = sampleData.servers.find((one) => one.page === page)?.configuration;
  const server = await startServer({ version, name: 'samples', configuration });
  const addresses = createAddresses(stack, server);
  const world = createWorld(server.url, addresses, [definitionsIn(samples), definitionsIn(all)]);
  const own = { version, stack, server, addresses, world };
  const scene: Scene = { ...own, context: {}, interpreters: {} };
  const tracks: Kind[][] = [['rest', 'response', 'shell', 'config'], ['java'], ['python'], ['sql']];
  for (const track of tracks) {
    const ordered = inOrder(wanted.filter(({ kind }) => track.includes(kind)));
    if (ordered.length > 0) await clear(scene);
    for (const sample of ordered) {
      const { line, kind } = sample;
      const problem = await runOne(sample, scene).catch(({ message }: Error) => message);
      const refused = entryFor(sampleData.refused, version, sample)?.error;
      const isExpected = refused ? problem?.includes(refused) : problem === undefined;
      const note = shorten(problem ?? `ran, but ${refused} was expected`);
      results.push({ line, kind, status: isExpected ? 'ran' : 'failed', note });
    }
  }
  // The systems outlive the page: the next one must not find its schemas in them.
  await clear(scene).catch(() => {});
  const started = [...Object.values(scene.interpreters), scene.trino];
  for (const one of await Promise.allSettled(started)) {
    if (one.status === 'fulfilled') await one.value?.stop();
  }
  await server.stop();
  return results.sort((one, other) => one.line - other.line);
}
