import type { LoadedVersion } from '@docusaurus/plugin-content-docs';
import type { ListedError, ListedKey } from '../../site/reference';
import { listErrors, listKeys } from './lists';
import { readPage } from './readPage';

/** Gathers what the listed pages of a version define and explain in their tables. */
export async function referenceLists(
  siteDir: string,
  { docs }: LoadedVersion,
): Promise<{ keys: ListedKey[]; errors: ListedError[] }> {
  const listed = docs.filter(({ unlisted, draft }) => !unlisted && !draft);
  const lists = await Promise.all(listed.map((page) => readPage(siteDir, page)));
  return {
    keys: listKeys(lists.flatMap(({ properties }) => properties)),
    errors: listErrors(lists.flatMap(({ errors }) => errors)),
  };
}
