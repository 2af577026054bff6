import { interpolate } from '@docusaurus/Interpolate';
import { useVersions } from '@docusaurus/plugin-content-docs/client';
import { useCounted } from '@site/src/components/shared/useCounted';
import type { SearchSetup } from '@site/src/search/client';
import { findElsewhere } from '@site/src/search/client/elsewhere';
import { search } from '@site/src/site/search';
import { useEffect, useState } from 'react';
import { searchWords } from '../words';

/** Search tag of a docs version. */
export const tagOf = (version: string): string => `docs-default-${version}`;

/** A version with results for a query that has none in the current version. */
export interface VersionWithResults {
  /** As in `versions.json`, or `current`. */
  name: string;
  /** What is offered, such as “3 results in Next”. */
  text: string;
}

/**
 * Looks for a version with results for a query without any, once the reader has stopped typing. A failure counts as no result: the
 * reader has been told of the search that matters.
 *
 * @param query what nothing was found for; `undefined` while there is no such query.
 * @param tags search tags that were searched.
 */
export function useElsewhere(
  setup: SearchSetup,
  indexName: string,
  tags: readonly string[],
  query: string | undefined,
): VersionWithResults | undefined {
  const versions = useVersions(undefined);
  const counted = useCounted();
  const [found, setFound] = useState<{
    query: string;
    name: string;
    label: string;
    nbHits: number;
  }>();
  useEffect(() => {
    if (query === undefined || query.trim() === '') {
      return undefined;
    }
    let isWanted = true;
    const others = versions.filter(({ name }) => !tags.includes(tagOf(name)));
    const timer = setTimeout(() => {
      const task = { setup, indexName, query, tags: others.map(({ name }) => tagOf(name)) };
      findElsewhere(task, () => isWanted).then(
        (elsewhere) => {
          const version = others.find(({ name }) => tagOf(name) === elsewhere?.tag);
          if (isWanted && elsewhere && version) {
            const { name, label } = version;
            setFound({ query, name, label, nbHits: elsewhere.nbHits });
          }
        },
        (error: unknown) => console.error(error),
      );
    }, search.elsewhereDelayMs);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [setup, indexName, tags, query, versions]);
  if (found === undefined || found.query !== query) {
    return undefined;
  }
  const results = counted(found.nbHits, searchWords.results);
  return {
    name: found.name,
    text: interpolate(searchWords.resultsIn, { results, version: found.label }),
  };
}
