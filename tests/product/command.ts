/**
 * `npm run test:product`: runs the samples and claims of a version's documentation against the real product.
 *
 *     npm run test:product -- --version 0.5.1 [--page tutorial] [--only rest,java,python,sql,shell,config] [--claims] [--parity]
 *
 * A run of whole pages writes which pages ran to `tests/product/results`, from which the pages say so.
 */
import { parseArgs } from 'node:util';
import { claims } from './claims/claims';
import { openLab } from './claims/lab';
import { matrixClaims } from './claims/matrices';
import { compareSandbox } from './parity/run';
import { writeResult } from './results';
import { runPage, type SampleResult } from './samples/page';
import { readSamples } from './samples/read';
import { NoResponseError } from './stack/rest';
import { stopAll } from './stack/service';
import { Stack } from './stack/stack';

/** Tries what the pages say about behavior; returns how many claims don't hold. */
async function tryClaims(version: string): Promise<number> {
  const lab = await openLab(version, new Stack(`claims-${version}`));
  let failed = 0;
  for (const { name, says, versions, attempt } of [...claims, ...matrixClaims(version)]) {
    if (versions?.includes(version) === false) continue;
    const { holds, saw } = await attempt(lab).catch((error: Error) => {
      if (error instanceof NoResponseError) throw new Error(`${name}: ${error.message}`);
      return { holds: false, saw: error.message };
    });
    if (!holds) failed += 1;
    console.log(`${holds ? 'holds' : 'FAILS'} ${name}: ${says}\n  ${saw}`);
  }
  await lab.server.stop();
  return failed;
}

/** A line for each text, with how often it is there. */
const counted = (texts: readonly string[]): string =>
  [...new Set(texts)]
    .sort()
    .map((text) => `  ${texts.filter((one) => one === text).length} ${text}\n`)
    .join('');

/** Runs the samples of pages, all unless some are named; returns how many failed. */
async function runPages(version: string, pages: string | undefined, only: string) {
  const stack = new Stack(`samples-${version}`);
  const samples = readSamples(version);
  const kinds = new Set(only.split(',').filter(Boolean));
  const results: SampleResult[] = [];
  for (const [page, own] of samples) {
    if (pages?.split(',').includes(page) === false) continue;
    const start = Date.now();
    const result = await runPage(version, stack, own, [...samples.values()].flat(), kinds);
    if (kinds.size === 0) writeResult(version, page, result, samples);
    console.log(`${page}: ${result.length} samples, ${Math.round((Date.now() - start) / 1000)} s`);
    for (const { line, kind, status, note } of result) {
      if (status === 'failed') console.log(`  ${own[0]?.file}:${line}: ${kind}: ${note}`);
    }
    results.push(...result);
  }
  const reasons = results.flatMap(({ kind, note, status }) =>
    status === 'skipped' ? `${kind}: ${note}` : [],
  );
  console.log(`\nCan’t run here:\n${counted(reasons)}`);
  console.log(`${version}:\n${counted(results.map(({ kind, status }) => `${kind} ${status}`))}`);
  return results.filter(({ status }) => status === 'failed').length;
}

async function main(): Promise<number> {
  const { values } = parseArgs({
    options: {
      version: { type: 'string', default: '0.5.1' },
      page: { type: 'string' },
      only: { type: 'string', default: '' },
      claims: { type: 'boolean' },
      parity: { type: 'boolean' },
    },
  });
  const { version } = values;
  let failed = await runPages(version, values.page, values.only);
  if (values.claims) failed += await tryClaims(version);
  if (values.parity) failed += await compareSandbox(version, new Stack(`parity-${version}`));
  return failed;
}

let code = 1;
try {
  code = Math.min(1, await main());
} catch (error) {
  console.error((error as Error).message);
}
await stopAll();
process.exit(code);
