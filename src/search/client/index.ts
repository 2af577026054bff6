import type { HostedSearch } from '../../site/deployment';
import { search } from '../../site/search';
import { createOfflineClient } from './offlineClient';
import type { SearchClient } from './searchClient';
import { type WorkerLike, WorkerPort } from './workerPort';

/** What the browser knows of the site's search. */
export interface SearchSetup {
  baseUrl: string;
  language: string;
  hosted: HostedSearch | undefined;
}

/** One worker serves the pop-up and the search page. */
const port = new WorkerPort(
  () => new Worker(new URL('./worker.ts', import.meta.url)) as unknown as WorkerLike,
);

const offline = ({ baseUrl, language }: SearchSetup) => ({
  baseUrl,
  language,
  manifestUrl: `${baseUrl}${search.manifestFile}`,
});

/**
 * Returns the client of the site: the hosted one when it is configured, else the one that answers from the build. The code
 * of the hosted one is only loaded when it is.
 */
export async function getSearchClient(setup: SearchSetup): Promise<SearchClient> {
  if (setup.hosted === undefined) {
    return createOfflineClient(port, offline(setup));
  }
  const { createHostedClient } = await import('./hostedClient');
  return createHostedClient(setup.hosted);
}

/** Loads the shards of some tags before the first key, so that the first result waits for nothing. */
export async function preloadSearch(setup: SearchSetup, tags: readonly string[]): Promise<void> {
  if (setup.hosted !== undefined) {
    return;
  }
  await port
    .ask({
      ...offline(setup),
      tags,
      refresh: true,
      query: '',
      page: 0,
      hitsPerPage: 0,
      snippetWords: 0,
      ellipsis: '',
      preTag: '',
      postTag: '',
    })
    .catch(() => undefined); // the first key tries again, and shows the error
}
