import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LoadedVersion } from '@docusaurus/plugin-content-docs';
import { aliasedSitePathToRelativePath } from '@docusaurus/utils';
import { perText } from '../shared/remembered';
import { listedDocs } from '../shared/siteContent';
import { cachedFacts } from './cachedFacts';
import { type ErrorMessage, readErrors } from './readErrors';
import { type Property, type PropertyPage, readProperties } from './readProperties';

/** What the tables of one page define and explain. */
export interface PageLists {
  properties: Property[];
  errors: ErrorMessage[];
}

const noLists: PageLists = { properties: [], errors: [] };

const listsOf = perText(async (text, siteDir: string, page: PropertyPage): Promise<PageLists> => {
  return cachedFacts(siteDir, [page.title, page.permalink, text], async () => {
    const { readMarkdown } = await import('../../markdown/markdownTree');
    const { tree } = readMarkdown(text);
    return { properties: readProperties(tree, page), errors: readErrors(tree, page) };
  });
});

function readPage(
  siteDir: string,
  { source, title, permalink }: LoadedVersion['docs'][number],
): Promise<PageLists> {
  // In one go: next to a compilation, each step of an asynchronous read of all pages would wait for its turn.
  const text = readFileSync(join(siteDir, aliasedSitePathToRelativePath(source)), 'utf8');
  return listsOf(`${permalink} ${title}`, text, siteDir, { title, permalink });
}

/** What the pages of all versions define and explain, by their addresses. */
export type Lists = (permalink: string) => PageLists;

/** Reads the tables of every listed page of the documentation. */
export async function readPages(
  siteDir: string,
  versions: readonly LoadedVersion[],
): Promise<Lists> {
  const docs = versions.flatMap(listedDocs);
  const lists = new Map(
    await Promise.all(
      docs.map(async (doc) => [doc.permalink, await readPage(siteDir, doc)] as const),
    ),
  );
  return (permalink) => lists.get(permalink) ?? noLists;
}
