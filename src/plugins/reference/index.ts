import type { LoadedContent } from '@docusaurus/plugin-content-docs';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { listErrors, listKeys } from './lists';
import { readPage } from './readPage';
import { dataFile } from './remarkReference';

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
