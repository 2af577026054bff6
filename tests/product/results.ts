import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type RunResults, resultsFile, runResults } from '../../src/plugins/docs-facts/samplesRan';
import { rootDir } from '../support/paths';
import type { PageResult } from './samples/page';
import { hashOf, type Sample } from './samples/read';
import { releaseOf } from './stack/source';

/**
 * Writes which pages of a version ran: those without a failed sample, beside those of earlier runs whose samples are still the
 * same.
 */
export function writeResults(
  version: string,
  results: readonly PageResult[],
  samples: ReadonlyMap<string, readonly Sample[]>,
): void {
  const file = join(rootDir, resultsFile(version));
  const earlier: RunResults = existsSync(file)
    ? runResults.parse(JSON.parse(readFileSync(file, 'utf8')))
    : { release: releaseOf(version), pages: {} };
  const date = new Date().toISOString().slice(0, 10);
  const pages: RunResults['pages'] = {};
  for (const [page, own] of samples) {
    const hash = hashOf(own);
    const result = results.find(({ page: id }) => id === page);
    const old = earlier.pages[page];
    const ran = result?.samples.filter(({ status }) => status === 'ran').length ?? 0;
    const hasFailed = result?.samples.some(({ status }) => status === 'failed');
    if (result === undefined) {
      if (old?.hash === hash) pages[page] = old;
    } else if (ran > 0 && !hasFailed) {
      pages[page] = { hash, date, ran, all: own.length };
    }
  }
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify({ release: earlier.release, pages }, null, 2)}\n`);
}
