import { restFolder } from '../../site/restPaths';
import { restIntroduction } from '../../site/restReference';
import { searchLanguage } from '../../site/search';

/**
 * Ranks a page among those that answer a query as well, as DocSearch's `pageRank`: an operation of the REST reference repeats
 * the words of many guides and their introduction those of all operations, so they come after them.
 */
export function pageRank(path: string): number {
  if (path.includes(`/${restFolder}/`)) {
    return path.endsWith(restIntroduction) ? -2 : -1;
  }
  return path.endsWith(searchLanguage.definitionsPath) ? -1 : 0;
}
