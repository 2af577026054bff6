import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { rootDir } from '../support/paths';
import type { Sample } from './samples/data';
import type { SampleResult } from './samples/page';
import { hashOf } from './samples/pageSamples';
import { releaseOf } from './stack/product';

/** What a run leaves: the pages of a version whose samples ran, by their ids. */
const runResults = z.strictObject({
  /** The release of the product that they ran against. */
  release: z.string(),
  pages: z.record(
    z.string(),
    z.strictObject({
      hash: z.string(),
      date: z.iso.date(),
      ran: z.number().int().positive(),
      all: z.number().int().positive(),
    }),
  ),
});

/** Writes that a page ran, unless a sample failed, next to the pages of earlier runs whose samples are still the same. */
export function writeResult(
  version: string,
  page: string,
  result: readonly SampleResult[],
  samples: ReadonlyMap<string, readonly Sample[]>,
): void {
  const file = join(rootDir, `tests/product/results/${version}.json`);
  const earlier = existsSync(file)
    ? runResults.parse(JSON.parse(readFileSync(file, 'utf8'))).pages
    : {};
  const pages: typeof earlier = {};
  const ran = result.filter(({ status }) => status === 'ran').length;
  const isFine = ran > 0 && result.every(({ status }) => status !== 'failed');
  const date = new Date().toISOString().slice(0, 10);
  for (const [id, own] of samples) {
    const hash = hashOf(own);
    const old = earlier[id];
    if (id === page && isFine) pages[id] = { hash, date, ran, all: own.length };
    else if (id !== page && old?.hash === hash) pages[id] = old;
  }
  writeFileSync(file, `${JSON.stringify({ release: releaseOf(version), pages }, null, 2)}\n`);
}
