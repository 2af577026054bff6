import type { LoadContext, Plugin } from '@docusaurus/types';
import { postsIn, versionsIn } from '../shared/siteContent';
import { historyOf } from './history';
import { listErrors, listKeys } from './lists';
import { readPages } from './readPage';
import { dataFile } from './remarkReference';
import { factsOfVersions } from './versionHistory';

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
      const listsOf = await readPages(siteDir, versions);
      // The framework leaves a file alone that would be the same: most saves change no table.
      const write = (file: string, data: object) => actions.createData(file, JSON.stringify(data));
      for (const { docs, versionName } of versions) {
        const lists = docs.map(({ permalink }) => listsOf(permalink));
        const properties = lists.flatMap((list) => list.properties);
        const errors = lists.flatMap((list) => list.errors);
        await write(dataFile(versionName, 'keys'), listKeys(properties));
        await write(dataFile(versionName, 'errors'), listErrors(errors));
      }
      const all = await factsOfVersions(siteDir, versions, postsIn(allContent), listsOf);
      await write('history.json', historyOf(all));
    },
  };
}
