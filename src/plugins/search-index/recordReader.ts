import { join } from 'node:path';
import type { SearchRecord } from '../../search/engine/record';
import { type PageLink, withLinkTexts } from '../../search/records/linkTexts';
import { type PageOptions, type PageRecords, pageRecords } from '../../search/records/pageRecords';
import type { ParsedPage } from '../built-pages/files';
import type { PageReader } from '../built-pages/readPages';

/** What records can't tell from the page itself. */
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
  /** In the order in which the pages were read, with the words of the links among them. */
  readonly records: readonly SearchRecord[];
}

/** Opens a reader without records. */
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
