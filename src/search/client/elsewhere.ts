import { getSearchClient, type SearchSetup } from '.';
import { contextualFacetFilters } from './facetFilters';
import type { SearchAnswer, SearchQuery } from './searchClient';

/** What is asked of the versions that a search left out. */
export interface ElsewhereTask {
  setup: SearchSetup;
  indexName: string;
  query: string;
  /** Search tags of versions, in the order in which they are offered. */
  tags: readonly string[];
}

/** A version that has results, by its search tag. */
export interface Elsewhere {
  tag: string;
  nbHits: number;
}

/**
 * Finds the first version that answers a query. A hosted index is asked for all in one call; of the build's own, which has a file for
 * each version, no more are loaded than needed.
 *
 * @param isWanted says whether the reader still waits for it; asked before each call.
 * @returns `undefined` if none does. Errors of the search go to the caller.
 */
export async function findElsewhere(
  { setup, indexName, query, tags }: ElsewhereTask,
  isWanted: () => boolean,
): Promise<Elsewhere | undefined> {
  // A client of its own: in that of the reader's search a later query would take the place of this one.
  const client = await getSearchClient(setup);
  const calls = setup.hosted ? [tags] : tags.map((tag) => [tag]);
  for (const call of calls) {
    if (!isWanted()) {
      return undefined;
    }
    const requests = call.map(
      (tag): SearchQuery => ({
        query,
        indexName,
        hitsPerPage: 0,
        analytics: false,
        facetFilters: contextualFacetFilters(setup.language, [tag]),
      }),
    );
    const { results } = await client.search({ requests: requests as never });
    const answers = results as unknown as SearchAnswer<unknown>[];
    const place = answers.findIndex(({ nbHits, isPartial }) => nbHits > 0 && !isPartial);
    const [tag, answer] = [call[place], answers[place]];
    if (tag !== undefined && answer !== undefined) {
      return { tag, nbHits: answer.nbHits };
    }
  }
  return undefined;
}
