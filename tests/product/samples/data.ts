import { z } from 'zod';
import samples from '../data/samples.json';
import type { Sample } from './read';

const text = z.string();
const texts = z.record(text, text);

/** Which samples an entry is about, by regular expressions for the page, the kind, and the text with the title. */
const selector = {
  versions: z.array(text).optional(),
  page: text.default('.*'),
  kind: text.default('.*'),
  match: text.default(''),
};

const schema = z.strictObject({
  /** Samples that can't run here, with the reason. */
  skipped: z.array(z.strictObject({ ...selector, reason: text })),
  /** Samples that a server must refuse with a status or an error of a client, as their pages say. */
  refused: z.array(
    z.strictObject({ ...selector, status: z.number().optional(), error: text.optional() }),
  ),
  /** Requests that bring the server into the state that a sample needs and that the page doesn't create. */
  before: z.array(
    z.strictObject({
      ...selector,
      /** Code that an interpreter runs, such as a variable that a sentence of the page explains. */
      code: text.optional(),
      calls: z.array(z.strictObject({ method: text, path: text, body: z.unknown().optional() })),
    }),
  ),
  /** The engine that runs the SQL and the Python of a page, and the catalogs that the page has by then. */
  engines: z.array(
    z.strictObject({
      ...selector,
      engine: z.enum(['trino', 'spark', 'flink', 'mysql', 'postgres']),
      metalake: text.default(''),
      /** Provider of each catalog; `rest` stands for the Iceberg REST service of the server. */
      catalogs: texts.default({}),
      /** SQL that brings the catalogs into the state that the samples of the page need. */
      before: text.default(''),
    }),
  ),
  /** Keys of `gravitino.conf` that a page tells the reader to set first. */
  servers: z.array(z.strictObject({ page: text, configuration: texts })),
  /** Values in responses that differ from one run to the next: the name of the field and a regular expression for its values. */
  varying: texts,
});

/** What the run of the samples has to know and can't read from the pages. */
export const sampleData = schema.parse(samples);

export type Selector = Pick<z.infer<typeof schema>['skipped'][number], keyof typeof selector>;

/** The first entry that fits a sample of a version. */
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
