import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { LoadedContent, LoadedVersion } from '@docusaurus/plugin-content-docs';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { listErrors, listKeys } from './lists';
import { type ErrorMessage, readErrors } from './readErrors';
import { type Property, readProperties } from './readProperties';
import { dataFile } from './remarkReference';

/** What one page adds to the lists. */
interface PageLists {
  properties: Property[];
  errors: ErrorMessage[];
}

/** Pages without such a header are not parsed: most are, in a build of six versions. */
const hasList = /^\s*\|.*\b(Key|Property|Variable|Message|What you see|Symptom|Error)\b.*\|\s*$/m;

/** Lists by permalink, with the text that they were read from: while somebody writes, one page changes at a time. */
const kept = new Map<string, { text: string; lists: PageLists }>();

async function readPage(
  siteDir: string,
  { source, title, permalink }: LoadedVersion['docs'][number],
): Promise<PageLists> {
  const text = await readFile(join(siteDir, source.replace(/^@site\//, '')), 'utf8');
  const before = kept.get(permalink);
  if (before?.text === text) {
    return before.lists;
  }
  const page = { title, permalink };
  const lists = hasList.test(text)
    ? { properties: readProperties(text, page), errors: readErrors(text, page) }
    : { properties: [], errors: [] };
  kept.set(permalink, { text, lists });
  return lists;
}

/**
 * Gathers what the pages of each version define in their tables, for the pages that list all of it:
 * `@generated/reference/default/<version>-keys.json` and `-errors.json`, which `remarkReference` hands to the pages.
 */
export default function referencePlugin({ siteDir }: LoadContext): Plugin {
  return {
    name: 'reference',
    async allContentLoaded({ allContent, actions }) {
      const docs = allContent['docusaurus-plugin-content-docs']?.default as
        | LoadedContent
        | undefined;
      for (const { versionName, docs: pages } of docs?.loadedVersions ?? []) {
        const listed = pages.filter(({ unlisted, draft }) => !unlisted && !draft);
        const lists = await Promise.all(listed.map((page) => readPage(siteDir, page)));
        const keys = listKeys(lists.flatMap(({ properties }) => properties));
        const errors = listErrors(lists.flatMap((list) => list.errors));
        await actions.createData(dataFile(versionName, 'keys'), JSON.stringify(keys));
        await actions.createData(dataFile(versionName, 'errors'), JSON.stringify(errors));
      }
    },
  };
}
