import type { SearchRecord } from '../../search/engine/record';
import { type LinkingPage, withLinkRank } from '../../search/records/linkRank';
import { withLinkTexts } from '../../search/records/linkTexts';
import { type PageOptions, type PageRecords, pageRecords } from '../../search/records/pageRecords';
import type { BuiltPage, PageReader } from '../built-pages/readPages';

/** Returns what was read from a page with this HTML and path before, or reads it. */
export type KeepPage = (page: BuiltPage, read: () => PageRecords) => Promise<PageRecords>;

/** Collects the records of built pages. The not-found page is none. */
export interface RecordReader extends PageReader {
  /** In the order in which the pages were read, with the words and the number of the links among them. */
  readonly records: readonly SearchRecord[];
  /** What a writer should mend; each names its page. */
  readonly warnings: readonly string[];
}

/** Opens a reader without records; each page is read anew unless `keep` says otherwise. */
export function recordReader(
  options: Omit<PageOptions, 'path'>,
  keep: KeepPage = async (_page, read) => read(),
): RecordReader {
  const records: SearchRecord[] = [];
  const pages: LinkingPage[] = [];
  const warnings: string[] = [];
  return {
    get records() {
      const { siteUrl } = options;
      const links = pages.flatMap((page) => page.links);
      return withLinkRank(withLinkTexts(records, links, siteUrl), pages, siteUrl);
    },
    warnings,
    async read(page) {
      if (page.file !== '404.html') {
        const found = await keep(page, () =>
          pageRecords(page.tree(), { ...options, path: page.path }),
        );
        for (const record of found.records) {
          records.push(record);
        }
        pages.push({ path: page.path, links: found.links });
        warnings.push(...found.warnings);
      }
    },
  };
}
