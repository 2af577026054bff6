import { join } from 'node:path';
import type { SearchRecord } from '../../search/engine/record';
import { type PageLink, withLinkTexts } from '../../search/records/linkTexts';
import { type PageOptions, type PageRecords, pageRecords } from '../../search/records/pageRecords';
import type { ParsedPage } from '../built-pages/files';
import type { PageReader } from '../built-pages/readPages';

/** Facts about the site that records need. */
type RecordOptions = Omit<PageOptions, 'path'>;

/** Returns the records of a built page. The not-found page has none. */
export default function findRecords(
  { file, path, tree }: ParsedPage,
  options: RecordOptions,
): PageRecords | undefined {
  return file === '404.html' ? undefined : pageRecords(tree, { ...options, path });
}

/** Collects the records of built pages. */
export interface RecordReader extends PageReader<PageRecords | undefined> {
  /** In the order of the pages, with the texts of the links to them. */
  readonly records: readonly SearchRecord[];
}

/** Returns a reader that has collected no records yet. */
export function recordReader(options: RecordOptions): RecordReader {
  const records: SearchRecord[] = [];
  const links: PageLink[] = [];
  return {
    get records() {
      return withLinkTexts(records, links, options.siteUrl);
    },
    finder: join(__dirname, 'recordReader.ts'),
    options,
    collect(_, page) {
      if (page !== undefined) {
        for (const record of page.records) {
          records.push(record);
        }
        links.push(...page.links);
      }
    },
  };
}
