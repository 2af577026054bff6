import type { HostedSearch } from '../../site/deployment';
import { search } from '../../site/search';
import { marks } from '../engine/highlight';
import type { SearchHit } from '../engine/hits';
import { levels } from '../engine/record';
import { WorkerPort } from './workerPort';

/** The browser's configuration of the search. */
export interface SearchSetup {
  baseUrl: string;
  language: string;
  hosted: HostedSearch | undefined;
}

export interface SearchTask {
  query: string;
  /** Search tags; empty means all. */
  tags: readonly string[];
  /** Counted from 0; the first by default. */
  page?: number;
  /** Requests a query ID from the hosted index, for reporting clicks. */
  clickAnalytics?: boolean;
}

/** The results of a query. */
export interface SearchAnswer {
  hits: SearchHit[];
  nbHits: number;
  nbPages: number;
  query: string;
  queryID?: string;
  /** No page contains all relevant words, so the hits are the closest matches. Unknown for a hosted index. */
  isPartial?: boolean;
}

/** Returns the number of words to show around a match. */
const snippetWords = (): number =>
  search.snippetWords[
    window.matchMedia(`(max-width: ${search.mobileBreakpoint}px)`).matches ? 'mobile' : 'desktop'
  ];

/** The pop-up and the search page share a worker. */
const port = new WorkerPort(() => new Worker(new URL('./worker.ts', import.meta.url)));

/** Searches the index of the build. */
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

/** One client per configuration, so that all searches of the page know which hosts are down (specification §4). */
const hostedClients = new WeakMap<HostedSearch, Promise<HostedClient>>();

/** Loads the client of a hosted index on demand. The next call retries a failed download. */
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

/** Searches the hosted index if one is configured, and the index of the build otherwise. */
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

/** Loads the shards of some tags before the reader types, so that the first results appear at once. */
export async function preloadSearch(setup: SearchSetup, tags: readonly string[]): Promise<void> {
  if (setup.hosted === undefined) {
    // The first search retries, and shows the error.
    await searchBuilt(port, setup, { query: '', tags }, true).catch(() => undefined);
  }
}
