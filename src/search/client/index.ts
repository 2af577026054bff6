import type { HostedSearch } from '../../site/deployment';
import { search } from '../../site/search';
import { createOfflineClient } from './offlineClient';
import type { SearchClient } from './searchClient';
import { WorkerPort } from './workerPort';

/** What the browser knows of the site's search. */
export interface SearchSetup {
  baseUrl: string;
  language: string;
  hosted: HostedSearch | undefined;
}

/** One worker serves the pop-up and the search page. */
const port = new WorkerPort(() => new Worker(new URL('./worker.ts', import.meta.url)));

const offline = ({ baseUrl, language }: SearchSetup) => ({
  baseUrl,
  language,
  manifestUrl: `${baseUrl}${search.manifestFile}`,
});

/** One hosted client per configuration: a host that is down stays down for every search of the page (specification §4). */
const hostedClients = new WeakMap<HostedSearch, Promise<SearchClient>>();

/**
 * Returns the client of the site: the hosted one when it is configured, otherwise one that answers from the build. The code
 * of the hosted client is loaded only when it is needed; the next call retries a failed download.
 */
export async function getSearchClient(setup: SearchSetup): Promise<SearchClient> {
  const { hosted } = setup;
  if (hosted === undefined) {
    return createOfflineClient(port, offline(setup));
  }
  let client = hostedClients.get(hosted);
  if (client === undefined) {
    client = import('./hostedClient').then(({ createHostedClient }) => createHostedClient(hosted));
    hostedClients.set(hosted, client);
    client.catch(() => hostedClients.delete(hosted));
  }
  return client;
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
    })
    .catch(() => undefined); // the first key tries again, and shows the error
}
