import type { HostedSearch } from '../../site/deployment';
import { search } from '../../site/search';
import { marks } from '../engine/highlight';
import type { SearchHit } from '../engine/hits';
import { levels } from '../engine/record';
import { WorkerPort } from './workerPort';

/** What the browser knows of the site's search. */
export interface SearchSetup {
  baseUrl: string;
  language: string;
  hosted: HostedSearch | undefined;
}

/** What is searched for. */
export interface SearchTask {
  query: string;
  /** Search tags; empty means all. */
  tags: readonly string[];
  /** Counted from 0; the first by default. */
  page?: number;
  /** Asks a hosted index for a name of the query, under which clicks are reported. */
  clickAnalytics?: boolean;
}

/** The answer to a query. */
export interface SearchAnswer {
  hits: SearchHit[];
  nbHits: number;
  nbPages: number;
  query: string;
  queryID?: string;
  /** No page has all the words that matter; the hits are near ones. A hosted index doesn't tell. */
  isPartial?: boolean;
}

/** Returns how many words of a text are shown around a match. */
const snippetWords = (): number =>
  search.snippetWords[
    window.matchMedia(`(max-width: ${search.mobileBreakpoint}px)`).matches ? 'mobile' : 'desktop'
  ];

/** One worker serves the pop-up and the search page. */
const port = new WorkerPort(() => new Worker(new URL('./worker.ts', import.meta.url)));

/** Asks the index that the build brings along. */
export async function searchBuilt(
  worker: Pick<typeof port, 'ask'>,
  { baseUrl, language }: Pick<SearchSetup, 'baseUrl' | 'language'>,
  { query, tags, page = 0 }: SearchTask,
  refresh = false,
): Promise<SearchAnswer> {
  const { hits, nbHits, isPartial } = await worker.ask({
    manifestUrl: `${baseUrl}${search.manifestFile}`,
    baseUrl,
    language,
    tags,
    refresh,
    query,
    page,
    hitsPerPage: search.hitsPerPage,
    snippetWords: snippetWords(),
  });
  return { hits, nbHits, isPartial, nbPages: Math.ceil(nbHits / search.hitsPerPage), query };
}

type HostedClient = ReturnType<typeof import('./hostedClient').createHostedClient>;

/** One client per configuration: a host that is down stays down for every search of the page (specification §4). */
const hostedClients = new WeakMap<HostedSearch, Promise<HostedClient>>();

/** Loads the client of a hosted index when it is needed; the next call retries a failed download. */
function hostedClientOf(hosted: HostedSearch): Promise<HostedClient> {
  const known = hostedClients.get(hosted);
  if (known !== undefined) {
    return known;
  }
  const client = import('./hostedClient').then((module) => module.createHostedClient(hosted));
  hostedClients.set(hosted, client);
  client.catch(() => hostedClients.delete(hosted));
  return client;
}

/** Searches the site: the hosted index if one is configured, otherwise the one that the build brings along. */
export async function searchSite(setup: SearchSetup, task: SearchTask): Promise<SearchAnswer> {
  const { hosted, language } = setup;
  if (hosted === undefined) {
    return searchBuilt(port, setup, task);
  }
  const { query, tags, page, clickAnalytics = false } = task;
  const client = await hostedClientOf(hosted);
  const texts = [...levels.map((level) => `hierarchy.${level}`), 'content'];
  const request = {
    indexName: hosted.indexName,
    query,
    ...(page !== undefined && { page }),
    hitsPerPage: search.hitsPerPage,
    attributesToRetrieve: [...texts, 'type', 'url'],
    attributesToSnippet: texts.slice(1).map((text) => `${text}:${snippetWords()}`), // lvl0 is a group's name
    snippetEllipsisText: marks.ellipsis,
    highlightPreTag: marks.pre,
    highlightPostTag: marks.post,
    clickAnalytics,
    facetFilters: [
      `language:${language}`,
      ...(tags.length > 0 ? [tags.map((tag) => `docusaurus_tag:${tag}`)] : []),
    ],
  };
  const { results } = await client.search<SearchHit>({ requests: [request] });
  return results[0] as SearchAnswer;
}

/** Loads the shards of some tags before the first key, so that the first result waits for nothing. */
export async function preloadSearch(setup: SearchSetup, tags: readonly string[]): Promise<void> {
  if (setup.hosted === undefined) {
    // The first key tries again, and shows the error.
    await searchBuilt(port, setup, { query: '', tags }, true).catch(() => undefined);
  }
}
