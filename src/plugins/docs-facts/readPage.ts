import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { LoadedVersion } from '@docusaurus/plugin-content-docs';
import { aliasedSitePathToRelativePath } from '@docusaurus/utils';
import { perText } from '../shared/perText';
import { type ErrorMessage, readErrors } from './readErrors';
import { type Property, type PropertyPage, readProperties } from './readProperties';
import { readTree } from './readTree';

/** What the tables of one page define and explain. */
export interface PageLists {
  properties: Property[];
  errors: ErrorMessage[];
}

/** Pages without such a header are not parsed: most are, in a build of six versions. */
const hasList = /^\s*\|.*\b(Key|Property|Variable|Message|What you see|Symptom|Error)\b.*\|\s*$/m;

const listsOf = perText((text, page: PropertyPage): PageLists => {
  if (!hasList.test(text)) {
    return { properties: [], errors: [] };
  }
  const tree = readTree(text);
  return { properties: readProperties(tree, page), errors: readErrors(tree, page) };
});

/** Reads the tables of a page of the documentation; one that several plugins ask for is parsed once. */
export async function readPage(
  siteDir: string,
  {
    source,
    title,
    permalink,
  }: Pick<LoadedVersion['docs'][number], 'source' | 'title' | 'permalink'>,
): Promise<PageLists> {
  const text = await readFile(join(siteDir, aliasedSitePathToRelativePath(source)), 'utf8');
  return listsOf(permalink, text, { title, permalink });
}
