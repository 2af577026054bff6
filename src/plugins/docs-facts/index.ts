import type { BlogContent } from '@docusaurus/plugin-content-blog';
import type { LoadedContent } from '@docusaurus/plugin-content-docs';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { referenceLists } from './lists';
import { readPages } from './readPage';
import { dataFile } from './remarkReference';
import { versionHistory } from './versionHistory';

/**
 * Hands what the tables of the documentation say to the pages that list it, as `@generated/docs-facts/default/…`:
 *
 * - `<version>-keys.json` and `-errors.json`: the keys and errors of a version, which `remarkReference` gives to its pages.
 * - `history.json`: what each version has and the others don't.
 */
export default function docsFactsPlugin({ siteDir }: LoadContext): Plugin {
  return {
    name: 'docs-facts',
    async allContentLoaded({ allContent, actions }) {
      const docs = allContent['docusaurus-plugin-content-docs']?.default as
        | LoadedContent
        | undefined;
      const blog = allContent['docusaurus-plugin-content-blog']?.default as BlogContent | undefined;
      const versions = docs?.loadedVersions ?? [];
      const lists = await readPages(siteDir, versions);
      for (const version of versions) {
        const { keys, errors } = referenceLists(version, lists);
        await actions.createData(dataFile(version.versionName, 'keys'), JSON.stringify(keys));
        await actions.createData(dataFile(version.versionName, 'errors'), JSON.stringify(errors));
      }
      const history = await versionHistory(siteDir, versions, blog?.blogPosts ?? [], lists);
      await actions.createData('history.json', history);
    },
  };
}
