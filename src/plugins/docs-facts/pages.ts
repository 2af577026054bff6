import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LoadedVersion } from '@docusaurus/plugin-content-docs';
import { aliasedSitePathToRelativePath } from '@docusaurus/utils';
import { type CodeCache, openCodeCache } from '../shared/codeCache';
import { perText } from '../shared/remembered';
import { listedDocs } from '../shared/siteContent';
import type { TableRow } from './readRows';

/** What decides what is read from a text. */
const reader = ['src/plugins/docs-facts', 'src/markdown', 'src/site', 'src/plugins/rest-reference'];

let cache: CodeCache | undefined;

/**
 * Returns what is read from a text, unless an earlier build or start of the development server read it.
 *
 * @param read has to return data that JSON can hold.
 */
export async function readOnce<Facts>(
  siteDir: string,
  text: string,
  read: () => Promise<Facts>,
): Promise<Facts> {
  cache ??= openCodeCache(siteDir, 'docs-facts', reader);
  const facts = await cache([text], async () => Buffer.from(JSON.stringify(await read())));
  return JSON.parse(Buffer.from(facts).toString('utf8')) as Facts;
}

/** A page of the documentation, with the rows of its tables that define or explain something. */
export interface PageRows {
  id: string;
  title: string;
  permalink: string;
  /** The first paragraph, which says what the page is about. */
  introduction: string;
  rows: TableRow[];
}

/** Reads the first paragraph and the tables of a page. */
const readText = perText((text, siteDir: string) =>
  readOnce(siteDir, text, async () => {
    const [{ readMarkdown }, { lineOf }, { readRows }] = await Promise.all([
      import('../../markdown/markdownTree'),
      import('../../markdown/propertyTables'),
      import('./readRows'),
    ]);
    const { tree } = readMarkdown(text);
    const first = tree.children.find(({ type }) => type === 'paragraph');
    return { introduction: first ? lineOf(first).replaceAll('`', '') : '', rows: readRows(tree) };
  }),
);

/** Reads the tables of every listed page of a version. */
export const pagesWithRows = (siteDir: string, version: LoadedVersion): Promise<PageRows[]> =>
  Promise.all(
    listedDocs(version).map(async ({ id, title, permalink, source }) => {
      // In one go: next to a compilation, each step of an asynchronous read of all pages would wait for its turn.
      const text = readFileSync(join(siteDir, aliasedSitePathToRelativePath(source)), 'utf8');
      return { id, title, permalink, ...(await readText(permalink, text, siteDir)) };
    }),
  );
