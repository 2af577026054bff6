import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type RunResults, resultsFile, runResults } from '../../src/plugins/docs-facts/samplesRan';
import { rootDir } from '../support/paths';
import type { SampleResult } from './samples/page';
import { hashOf, type Sample } from './samples/read';
import { releaseOf } from './stack/source';

/**
 * Writes that a page of a version ran, unless a sample failed, next to the pages of earlier runs whose samples are still the same.
 */
export function writeResult(
  version: string,
  page: string,
  result: readonly SampleResult[],
  samples: ReadonlyMap<string, readonly Sample[]>,
): void {
  const file = join(rootDir, resultsFile(version));
  const earlier: RunResults = existsSync(file)
    ? runResults.parse(JSON.parse(readFileSync(file, 'utf8')))
    : { release: releaseOf(version), pages: {} };
  const pages: RunResults['pages'] = {};
  const ran = result.filter(({ status }) => status === 'ran').length;
  const isFine = ran > 0 && !result.some(({ status }) => status === 'failed');
  const date = new Date().toISOString().slice(0, 10);
  for (const [id, own] of samples) {
    const hash = hashOf(own);
    const old = earlier.pages[id];
    if (id === page && isFine) pages[id] = { hash, date, ran, all: own.length };
    else if (id !== page && old?.hash === hash) pages[id] = old;
  }
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify({ ...earlier, pages }, null, 2)}\n`);
}
