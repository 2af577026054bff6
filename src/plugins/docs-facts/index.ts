import type { LoadContext, Plugin } from '@docusaurus/types';
import { postsIn, versionsIn } from '../shared/siteContent';
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
      const versions = versionsIn(allContent);
      const lists = await readPages(siteDir, versions);
      for (const version of versions) {
        const { keys, errors } = referenceLists(version, lists);
        await actions.createData(dataFile(version.versionName, 'keys'), JSON.stringify(keys));
        await actions.createData(dataFile(version.versionName, 'errors'), JSON.stringify(errors));
      }
      const history = await versionHistory(siteDir, versions, postsIn(allContent), lists);
      await actions.createData('history.json', history);
    },
  };
}
