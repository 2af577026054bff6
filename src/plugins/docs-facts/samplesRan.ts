import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import type { SamplesRan } from '../../site/reference';
import { perText } from '../shared/remembered';
import { hashOf, samplesIn } from './samples';

/** What `npm run test:product` writes for a version: pages whose samples ran, by their ids. */
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

export type RunResults = z.infer<typeof runResults>;

/** The file with the results of a version, below the site's folder; `next` is the unreleased one. */
export const resultsFile = (version: string): string => `tests/product/results/${version}.json`;

const parsed = perText((text, version: string): RunResults => {
  const { data, error } = runResults.safeParse(JSON.parse(text));
  if (error) {
    throw new Error(
      `${resultsFile(version)}: ${z.prettifyError(error)}. Run npm run test:product to write it.`,
    );
  }
  return data;
});

/** Reads the results of a version; the same text is parsed once. */
export function readResults(siteDir: string, version: string): RunResults | undefined {
  const file = join(siteDir, resultsFile(version));
  return existsSync(file) ? parsed(file, readFileSync(file, 'utf8'), version) : undefined;
}

const samplesHash = perText((text) => hashOf(samplesIn(text)));

/**
 * Says when the samples of a page ran and against what; undefined for a page whose samples didn't, or changed since.
 *
 * @param file path of the page below the site's folder.
 */
export function samplesRan(siteDir: string, file: string, text: string): SamplesRan | undefined {
  const [, version = 'next', id] =
    /^(?:docs|versioned_docs\/version-([^/]+))\/(.+)\.mdx?$/.exec(file) ?? [];
  const results = id === undefined ? undefined : readResults(siteDir, version);
  const page = results?.pages[id ?? ''];
  if (results === undefined || page === undefined) return undefined;
  const { release } = results;
  const { hash, date, ran, all } = page;
  return samplesHash(file, text) === hash ? { release, date, ran, all } : undefined;
}
