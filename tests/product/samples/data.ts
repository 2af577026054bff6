import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import type { Sample } from './read';

/** Which samples an entry is about; what is left out fits all. */
const selector = {
  versions: z.array(z.string()).optional(),
  /** A regular expression for the id of the page. */
  page: z.string().optional(),
  /** A regular expression for its kind. */
  kind: z.string().optional(),
  /** A regular expression for the text or the title of the sample. */
  match: z.string().optional(),
};

const schema = z.strictObject({
  /** Samples that can't run here, with the reason. */
  skipped: z.array(z.strictObject({ ...selector, reason: z.string() })),
  /** Samples that a server must refuse with a status or an error of a client, as their pages say. */
  refused: z.array(
    z.strictObject({ ...selector, status: z.number().optional(), error: z.string().optional() }),
  ),
  /** Requests that bring the server into the state that a sample needs and that the page doesn't create. */
  before: z.array(
    z.strictObject({
      ...selector,
      /** Code that an interpreter runs, such as a variable that a sentence of the page explains. */
      code: z.string().optional(),
      calls: z.array(
        z.strictObject({ method: z.string(), path: z.string(), body: z.unknown().optional() }),
      ),
    }),
  ),
  /** The engine that runs the SQL and the Python of a page, and the catalogs that the page has by then. */
  engines: z.array(
    z.strictObject({
      ...selector,
      engine: z.enum(['trino', 'spark', 'mysql', 'postgres']),
      metalake: z.string().default(''),
      /** Provider of each catalog; `rest` stands for the Iceberg REST service of the server. */
      catalogs: z.record(z.string(), z.string()).default({}),
      /** SQL that brings the catalogs into the state that the samples of the page need. */
      before: z.string().default(''),
    }),
  ),
  /** Keys of `gravitino.conf` that a page tells the reader to set first. */
  servers: z.array(
    z.strictObject({ page: z.string(), configuration: z.record(z.string(), z.string()) }),
  ),
  /** Values in responses that differ from one run to the next: the name of the field and a regular expression for its values. */
  varying: z.record(z.string(), z.string()),
});

export type SampleData = z.infer<typeof schema>;

/** What the run of the samples has to know and can't read from the pages. */
export const sampleData: SampleData = schema.parse(
  JSON.parse(readFileSync(join(import.meta.dirname, '../data/samples.json'), 'utf8')),
);

/** The first entry that fits a sample of a version. */
export const entryFor = <
  Entry extends { versions?: string[]; page?: string; kind?: string; match?: string },
>(
  entries: readonly Entry[],
  version: string,
  { page, kind, title, text }: Sample,
): Entry | undefined =>
  entries.find(
    (entry) =>
      (entry.versions === undefined || entry.versions.includes(version)) &&
      (entry.page === undefined || new RegExp(`^(?:${entry.page})$`).test(page)) &&
      (entry.kind === undefined || new RegExp(`^(?:${entry.kind})$`).test(kind)) &&
      (entry.match === undefined || new RegExp(entry.match, 's').test(`${title}\n${text}`)),
  );
