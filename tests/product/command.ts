/** `npm run test:product`: runs the samples and claims of a version's documentation against the real product. */
import { parseArgs } from 'node:util';
import { tryClaims } from './claims/claims';
import { compareSandbox } from './parity/run';
import { readSamples } from './samples/data';
import { runPage, type SampleResult } from './samples/page';
import { endAll } from './stack/process';
import { Stack } from './stack/stack';

/** Returns a line for each text with its count. */
const countTexts = (texts: readonly string[]): string =>
  [...new Set(texts)]
    .sort()
    .map((text) => `  ${texts.filter((one) => one === text).length} ${text}\n`)
    .join('');

/** Runs the samples of the named or all pages, and returns the number of failures. */
async function runPages(version: string, pages: string | undefined, only: string) {
  const stack = new Stack(`samples-${version}`);
  const samples = readSamples(version);
  const kinds = new Set(only.split(',').filter(Boolean));
  const results: SampleResult[] = [];
  for (const [page, own] of samples) {
    if (pages?.split(',').includes(page) === false) continue;
    const start = Date.now();
    const result = await runPage(version, stack, own, [...samples.values()].flat(), kinds);
    console.log(`${page}: ${result.length} samples, ${Math.round((Date.now() - start) / 1000)} s`);
    for (const { file, line, kind, status, note } of result) {
      if (status === 'failed') console.log(`  ${file}:${line}: ${kind}: ${note}`);
    }
    results.push(...result);
  }
  const skipped = results.filter(({ status }) => status === 'skipped');
  console.log(
    `\nCan’t run here:\n${countTexts(skipped.map(({ kind, note }) => `${kind}: ${note}`))}`,
  );
  console.log(`${version}:\n${countTexts(results.map(({ kind, status }) => `${kind} ${status}`))}`);
  return results.filter(({ status }) => status === 'failed').length;
}

const { values } = parseArgs({
  options: {
    version: { type: 'string', default: '0.5.1' },
    page: { type: 'string' },
    only: { type: 'string', default: '' },
    claims: { type: 'boolean' },
    parity: { type: 'boolean' },
  },
});
const { version, page, only } = values;
let failed = 1;
try {
  failed = await runPages(version, page, only);
  if (values.claims) failed += await tryClaims(version);
  if (values.parity) failed += await compareSandbox(version);
} catch (error) {
  failed = 1;
  console.error((error as Error).message);
}
await endAll();
process.exit(Math.min(1, failed));
