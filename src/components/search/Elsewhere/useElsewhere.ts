import { interpolate } from '@docusaurus/Interpolate';
import { useVersions } from '@docusaurus/plugin-content-docs/client';
import { useCounted } from '@site/src/components/shared/useCounted';
import { type SearchSetup, searchSite } from '@site/src/search/client';
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
 * Looks for a version with results for a query without any, once the reader has stopped typing. A failure counts as no
 * result, because the search that matters has shown its own.
 *
 * @param tags search tags that were searched.
 * @param query what nothing was found for; `undefined` while there is no such query.
 */
export function useElsewhere(
  setup: SearchSetup,
  tags: readonly string[],
  query: string | undefined,
): VersionWithResults | undefined {
  const versions = useVersions(undefined);
  const counted = useCounted();
  const [found, setFound] = useState<{
    query: string;
    name: string;
    label: string;
    count: number;
  }>();
  useEffect(() => {
    if (query === undefined || query.trim() === '') {
      return undefined;
    }
    let isWanted = true;
    const look = async (): Promise<void> => {
      for (const { name, label } of versions.filter((one) => !tags.includes(tagOf(one.name)))) {
        const task = { query, tags: [tagOf(name)], isAside: true };
        const { nbHits, isPartial } = isWanted ? await searchSite(setup, task) : { nbHits: 0 };
        if (isWanted && nbHits > 0 && !isPartial) {
          setFound({ query, name, label, count: nbHits });
          return;
        }
      }
    };
    const timer = setTimeout(
      () => look().catch((error: unknown) => console.error(error)),
      search.elsewhereDelayMs,
    );
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [setup, tags, query, versions]);
  if (found === undefined || found.query !== query) {
    return undefined;
  }
  const results = counted(found.count, searchWords.results);
  const text = interpolate(searchWords.resultsIn, { results, version: found.label });
  return { name: found.name, text };
}
