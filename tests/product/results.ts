import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { hashOf } from '../../src/plugins/docs-facts/samples';
import { type RunResults, readResults, resultsFile } from '../../src/plugins/docs-facts/samplesRan';
import { rootDir } from '../support/paths';
import type { Sample } from './samples/data';
import type { SampleResult } from './samples/page';
import { releaseOf } from './stack/product';

/** Writes that a page ran, unless a sample failed, next to the pages of earlier runs whose samples are still the same. */
export function writeResult(
  version: string,
  page: string,
  result: readonly SampleResult[],
  samples: ReadonlyMap<string, readonly Sample[]>,
): void {
  const file = join(rootDir, resultsFile(version));
  const earlier = readResults(rootDir, version)?.pages ?? {};
  const pages: RunResults['pages'] = {};
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
