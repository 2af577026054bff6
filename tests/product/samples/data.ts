import { z } from 'zod';
import { readPageFiles } from '../../support/docs/pages';
import samples from '../data/samples.json';
import { text, texts } from '../stack/systems';
import { type PageSample, samplesIn } from './blocks';

/** A sample with its page. */
export interface Sample extends PageSample {
  page: string;
  file: string;
}

/** Reads the samples of a version by page. */
export function readSamples(version: string): Map<string, Sample[]> {
  const all = readPageFiles(version).map(({ id, file, text }): [string, Sample[]] => [
    id,
    samplesIn(text).map((sample) => ({ ...sample, page: id, file })),
  ]);
  return new Map(all.filter(([, samples]) => samples.length > 0));
}

/** Selects samples with regular expressions for the page, the kind, and the title and text. */
const selector = {
  versions: z.array(text).optional(),
  page: text.default('.*'),
  kind: text.default('.*'),
  match: text.default(''),
};

const call = z.strictObject({ method: text, path: text, body: z.unknown().optional() });
const calls = z.array(call).default([]);
const preparation = { module: text.optional(), code: text.optional(), calls };
const refusal = { status: z.number().optional(), error: text.optional() };
const session = {
  engine: z.enum(['trino', 'spark', 'flink', 'hive', 'shell', 'mysql', 'postgres']),
  release: text.optional(),
  metalake: text.default(''),
  catalogs: texts.default({}),
  connector: text.default(''),
  before: text.default(''),
};

/** The README describes the fields. */
const schema = z.strictObject({
  skipped: z.array(z.strictObject({ ...selector, reason: text })),
  refused: z.array(z.strictObject({ ...selector, ...refusal })),
  before: z.array(z.strictObject({ ...selector, ...preparation })),
  engines: z.array(z.strictObject({ ...selector, ...session })),
  servers: z.array(z.strictObject({ page: text, configuration: texts })),
  varying: texts,
  unwritten: z.record(text, z.record(text, z.unknown())),
});

/** Data for running samples that the pages don't contain. */
export const sampleData = schema.parse(samples);

export type Selector = Pick<z.infer<typeof schema>['skipped'][number], keyof typeof selector>;

/** Finds the first entry that matches a sample of a version. */
export const entryFor = <Entry extends Selector>(
  entries: readonly Entry[],
  version: string,
  { page, kind, title, text }: Sample,
): Entry | undefined =>
  entries.find(
    (entry) =>
      entry.versions?.includes(version) !== false &&
      new RegExp(`^(?:${entry.page})$`).test(page) &&
      new RegExp(`^(?:${entry.kind})$`).test(kind) &&
      new RegExp(entry.match, 's').test(`${title}\n${text}`),
  );
