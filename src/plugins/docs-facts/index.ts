import type { LoadContext, Plugin } from '@docusaurus/types';
import { perItems } from '../shared/remembered';
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
  /** Writes a file made from facts, unless the facts are the same as last time: most saves change no table. */
  const write = perItems((_facts: readonly unknown[], run: () => Promise<string>) => run());
  return {
    name: 'docs-facts',
    async allContentLoaded({ allContent, actions }) {
      const versions = versionsIn(allContent);
      const listsOf = await readPages(siteDir, versions);
      const writeFrom = (facts: readonly unknown[], file: string, make: () => object) =>
        write(file, facts, () => actions.createData(file, JSON.stringify(make())));
      for (const { docs, versionName } of versions) {
        const lists = docs.map(({ permalink }) => listsOf(permalink));
        const properties = lists.flatMap((list) => list.properties);
        const errors = lists.flatMap((list) => list.errors);
        await writeFrom(properties, dataFile(versionName, 'keys'), () => listKeys(properties));
        await writeFrom(errors, dataFile(versionName, 'errors'), () => listErrors(errors));
      }
      const all = await factsOfVersions(siteDir, versions, postsIn(allContent), listsOf);
      const parts = all.flatMap(({ version, facts }) => [JSON.stringify(version), facts]);
      await writeFrom(parts, 'history.json', () => historyOf(all));
    },
  };
}
