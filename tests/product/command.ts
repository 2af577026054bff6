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
import { writeResults } from './results';
import { runPage } from './samples/page';
import { readSamples } from './samples/read';
import { stopAll } from './stack/service';
import { Stack } from './stack/stack';

/** Tries what the pages say about behavior; returns how many claims don't hold. */
async function tryClaims(version: string): Promise<number> {
  const lab = await openLab(version, new Stack(`claims-${version}`));
  let failed = 0;
  for (const { name, says, versions, attempt } of [...claims, ...matrixClaims(version)]) {
    if (versions?.includes(version) === false) continue;
    const { holds, saw } = await attempt(lab).catch((error: Error) => ({
      holds: false,
      saw: error.message,
    }));
    if (!holds) failed += 1;
    console.log(`${holds ? 'holds' : 'FAILS'} ${name}: ${says}\n  ${saw}`);
  }
  await lab.server.stop();
  return failed;
}

async function main(): Promise<boolean> {
  const { values } = parseArgs({
    options: {
      version: { type: 'string', default: '0.5.1' },
      page: { type: 'string' },
      only: { type: 'string', default: '' },
      claims: { type: 'boolean', default: false },
      parity: { type: 'boolean', default: false },
    },
  });
  const { version } = values;
  const stack = new Stack(`samples-${version}`);
  const samples = readSamples(version);
  const all = [...samples.values()].flat();
  const only = new Set(values.only.split(',').filter(Boolean));
  const counts = new Map<string, { ran: number; skipped: number; failed: number }>();
  const reasons = new Map<string, number>();
  let failed = 0;
  for (const [page, own] of samples) {
    if (values.page !== undefined && !values.page.split(',').includes(page)) continue;
    const start = Date.now();
    const result = await runPage(version, stack, own, all, only);
    if (only.size === 0) writeResults(version, [result], samples);
    const seconds = Math.round((Date.now() - start) / 1000);
    console.log(`${page}: ${result.samples.length} samples, ${seconds} s`);
    for (const { line, kind, status, note } of result.samples) {
      const count = counts.get(kind) ?? { ran: 0, skipped: 0, failed: 0 };
      count[status] += 1;
      counts.set(kind, count);
      if (status === 'failed') {
        failed += 1;
        console.log(`  ${own[0]?.file}:${line}: ${kind}: ${note}`);
      } else if (status === 'skipped') {
        reasons.set(note ?? '', (reasons.get(note ?? '') ?? 0) + 1);
      }
    }
  }
  console.log('\nCan’t run here:');
  for (const [reason, count] of reasons) console.log(`  ${count} ${reason}`);
  console.log(`\n${version}:`);
  for (const [kind, { ran, skipped, failed: bad }] of counts) {
    console.log(`  ${kind}: ${ran} ran, ${skipped} skipped, ${bad} failed`);
  }
  if (values.claims) failed += await tryClaims(version);
  if (values.parity) failed += await compareSandbox(version, new Stack(`parity-${version}`));
  return failed === 0;
}

main()
  .then(
    (isFine) => (isFine ? 0 : 1),
    (error: Error) => {
      console.error(error.message);
      return 1;
    },
  )
  .then(async (code) => {
    await stopAll();
    process.exit(code);
  });
