import { rmSync } from 'node:fs';
import { startLanguage } from '../stack/languages';
import { compile } from '../stack/product';
import { startServer } from '../stack/server';
import type { Stack } from '../stack/stack';
import type { SampleKind as Kind } from './blocks';
import { definitionsIn } from './calls';
import { runInterpreted } from './code';
import { entryFor, type Sample, sampleData } from './data';
import { runConfig, runInEngine } from './engine';
import { compareResponse, runRest } from './rest';
import { Scene } from './scene';

/** The result of a sample, with the reason if it was skipped or failed. */
export interface SampleResult extends Sample {
  status: 'ran' | 'skipped' | 'failed';
  note: string;
}

/** Removes stack traces from a problem. */
const shorten = (problem: string): string =>
  problem.replace(/^(?:\s+at |\s*File |\s+\^|Traceback).*\n?/gm, '').slice(0, 900);

/** Starts the shell in a folder with the programs of a page, whose titles are file names. */
async function startShell(scene: Scene, samples: readonly Sample[]) {
  const shell = await startLanguage('shell', scene.version);
  for (const { title, text } of samples.filter((one) => /^[\w/]+\.(java|py)$/.test(one.title))) {
    const program = await scene.toStack(text);
    await shell.run(`mkdir -p $(dirname ${title})\ncat > ${title} << 'END'\n${program}\nEND`);
  }
  return shell;
}

async function runOne(sample: Sample, scene: Scene, page: readonly Sample[]) {
  const { kind, text } = sample;
  const interpret = async (text: string) => {
    if (kind !== 'shell') return runInterpreted({ ...sample, text }, scene);
    scene.started.shell ??= startShell(scene, page);
    return (await scene.started.shell).run(await scene.toStack(text));
  };
  const before = entryFor(sampleData.before, scene.version, sample);
  for (const { method, path, body } of before?.calls ?? []) {
    if (method === 'ENSURE') await scene.ensure(path);
    else if (method === 'REMOVE') await scene.remove(path);
    else {
      const real = body && JSON.parse(await scene.toStack(JSON.stringify(body)));
      await scene.send(method, path, real);
    }
  }
  if (before?.code !== undefined) {
    const { module = '' } = before;
    const jars = module && (await compile(scene.version, [module]))(module);
    const problem = await interpret(await scene.stack.fill(before.code, { module: jars }));
    if (problem !== undefined) return `before the sample: ${problem}`;
  }
  const engine = entryFor(sampleData.engines, scene.version, sample);
  if (engine && /^(?:sql|python|shell)$/.test(kind)) return runInEngine(sample, scene, engine);
  if (kind === 'rest') return runRest(sample, scene);
  if (kind === 'response') return compareResponse(sample, scene);
  if (kind === 'config') return runConfig(sample, scene);
  return kind === 'sql' ? 'no system for this SQL' : interpret(text);
}

/** Returns whether a sample contains only imports, which a page shows in a fold after its first samples. */
const isImports = ({ kind, text }: Sample): boolean =>
  kind === 'java' && text.replace(/^import [^;]+;$/gm, '').trim() === '';

/** Runs the samples of a page with a new server: REST, shell, and configuration first, then each language. */
export async function runPage(
  version: string,
  stack: Stack,
  samples: readonly Sample[],
  all: readonly Sample[],
  only: ReadonlySet<string>,
): Promise<SampleResult[]> {
  const page = samples[0]?.page ?? '';
  const results: SampleResult[] = [];
  const selected: Sample[] = [];
  for (const sample of samples) {
    const note = entryFor(sampleData.skipped, version, sample)?.reason;
    if (note) results.push({ ...sample, status: 'skipped', note });
    else if (only.size === 0 || only.has(sample.kind)) selected.push(sample);
  }
  if (selected.length === 0) return results;
  rmSync(stack.files, { recursive: true, force: true });
  const configuration = sampleData.servers.find((one) => one.page === page)?.configuration;
  const server = await startServer({ version, name: 'samples', configuration });
  const scene = new Scene(version, stack, server, [definitionsIn(samples), definitionsIn(all)]);
  const tracks: Kind[][] = [['rest', 'response', 'shell', 'config'], ['java'], ['python'], ['sql']];
  for (const track of tracks) {
    const own = selected.filter(({ kind }) => track.includes(kind));
    const ordered = own.sort((a, b) => Number(isImports(b)) - Number(isImports(a)));
    if (ordered.length > 0) await scene.clear();
    for (const sample of ordered) {
      const problem = await runOne(sample, scene, samples).catch(({ message }: Error) => message);
      const refused = entryFor(sampleData.refused, version, sample)?.error;
      const isExpected = refused ? problem?.includes(refused) : problem === undefined;
      const note = shorten(problem ?? `ran, but ${refused} was expected`);
      results.push({ ...sample, status: isExpected ? 'ran' : 'failed', note });
    }
  }
  // The systems outlive the page, so its schemas must be dropped before the next page.
  await scene.clear().catch(() => {});
  for (const one of await Promise.allSettled(Object.values(scene.started))) {
    if (one.status === 'fulfilled') await one.value.stop();
  }
  await server.stop();
  return results.sort((one, other) => one.line - other.line);
}
