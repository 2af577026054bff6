import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import sirv from 'sirv';
import { Answerer } from '../../../src/search/client/answer';
import type { WorkerRequest } from '../../../src/search/client/workerProtocol';
import { pageKindAt, search, searchLanguage } from '../../../src/site/search';
import { launchChromium } from '../../support/chromium';
import { buildDir, rootDir } from '../../support/paths';
import { serve } from '../../support/serve';
import type { Corpus } from './corpus';
import type { Ask } from './score';

/** An engine ready to be asked. */
export interface Engine {
  name: string;
  /** Bytes (brotli) before the first result, beyond the user interface. */
  bytes: number;
  ask: Ask;
  /** What one key costs. */
  key: (text: string) => Promise<unknown>;
  /** Every n-th key is timed, and every n-th misspelt query is asked; slow engines would take most of the time. */
  every: number;
  close: () => Promise<void>;
}

const compressed = (content: Buffer | string): number => brotliCompressSync(content).byteLength;
const nothing = async (): Promise<void> => undefined;

/**
 * Finds the script of the search worker in the build.
 *
 * @throws Error when there is none.
 */
export function workerScript(): { path: string; source: string } {
  const folder = 'assets/js';
  for (const name of readdirSync(join(buildDir, folder))) {
    const source = name.endsWith('.js') ? readFileSync(join(buildDir, folder, name), 'utf8') : '';
    // The sandbox has a worker, too, which reads no index.
    if (source.includes('self.onmessage=') && source.includes('search index')) {
      return { path: `${folder}/${name}`, source };
    }
  }
  throw new Error('The build has no search worker. Make a new one: npm run build');
}

/** What the pop-up asks the worker while a reader of the latest version types. */
export const requestOf = (
  query: string,
): Omit<WorkerRequest, 'manifestUrl' | 'baseUrl' | 'tags'> => ({
  id: 1,
  language: 'en',
  query,
  page: 0,
  hitsPerPage: search.hitsPerPage,
  snippetWords: search.snippetWords.desktop,
});

/** The search of this site, as its worker runs it. */
export function ownEngine({ shards }: Pick<Corpus, 'shards'>): Engine {
  const manifest = {
    format: 1,
    shards: shards.map(({ file, shard: { language, tag } }) => ({
      language,
      tag,
      file,
      records: 0,
    })),
  };
  const load = async (url: string): Promise<unknown> =>
    url === 'manifest' ? manifest : shards.find(({ file }) => file === url)?.shard;
  const answerer = new Answerer(load, {
    ...searchLanguage,
    wordsOfKind: (path) => pageKindAt(path)?.words ?? [],
  });
  const request = (query: string): WorkerRequest => ({
    ...requestOf(query),
    manifestUrl: 'manifest',
    baseUrl: '',
    tags: [],
  });
  const answer = async (query: string): Promise<string[]> => {
    const response = await answerer.answer(request(query));
    return response.ok ? response.hits.map(({ url }) => url) : [];
  };
  const shardBytes = shards.reduce((sum, { bytes }) => sum + bytes, 0);
  return {
    name: 'this site',
    bytes: shardBytes + compressed(workerScript().source) + compressed(JSON.stringify(manifest)),
    ask: answer,
    key: answer,
    every: 10,
    close: nothing,
  };
}

interface SearchLocalResult {
  document: { t: string; u: string; h?: string };
  page?: { t?: string };
  metadata: object;
  tokens: string[];
}

/** What its template for a result does with the texts: the modules beside it that mark what matched. */
async function searchLocalMarker(root: string): Promise<(result: SearchLocalResult) => string> {
  const utils = join(root, 'client/client/utils');
  const { highlight } = await import(join(utils, 'highlight.js'));
  const { highlightStemmed } = await import(join(utils, 'highlightStemmed.js'));
  const { getStemmedPositions } = await import(join(utils, 'getStemmedPositions.js'));
  return ({ document, page, metadata, tokens }) =>
    highlightStemmed(document.t, getStemmedPositions(metadata, 't'), tokens) +
    highlight(page?.t ?? '', tokens);
}

/** `@easyops-cn/docusaurus-search-local`: its own reading of the pages, its own index, its own worker and order. */
export async function searchLocalEngine({ dir, pages }: Corpus): Promise<Engine> {
  const root = join(rootDir, 'node_modules/@easyops-cn/docusaurus-search-local/dist');
  const { scanDocuments } = await import(join(root, 'server/server/utils/scanDocuments.js'));
  const { buildIndex } = await import(join(root, 'server/server/utils/buildIndex.js'));
  const config = {
    language: ['en'],
    removeDefaultStopWordFilter: [],
    removeDefaultStemmer: false,
    ignoreCssSelectors: [],
  };
  const documents = await scanDocuments(
    pages.map(({ path, file }) => ({
      filePath: join(dir, file),
      url: path,
      type: path.startsWith('/docs/') ? 'docs' : path.startsWith('/blog/') ? 'blog' : 'page',
    })),
    config,
  );
  const json = JSON.stringify(buildIndex(documents, config));

  // Its worker runs in this thread: it only needs something to listen on, an origin and its index.
  Object.assign(globalThis, {
    addEventListener: () => undefined,
    location: { origin: 'http://site' },
    fetch: async () => new Response(json),
  });
  const { SearchWorker } = await import(join(root, 'client/client/theme/worker.js'));
  const worker = new SearchWorker() as {
    search: (
      base: string,
      context: string,
      input: string,
      limit: number,
    ) => Promise<SearchLocalResult[]>;
  };
  const mark = await searchLocalMarker(root);
  const answer = async (query: string): Promise<string[]> => {
    const results = await worker.search('/', '', query, 8);
    return results.map(({ document }) => document.u + (document.h ?? ''));
  };
  // As ours: up to results whose matches are marked. Ours are 20, its own 8.
  const key = async (query: string): Promise<string[]> =>
    (await worker.search('/', '', query, 8)).map(mark);
  return {
    name: 'docusaurus-search-local',
    bytes: compressed(json),
    ask: answer,
    key,
    every: 25,
    close: nothing,
  };
}

/** Pagefind, in Chromium, as it downloads its index piece by piece. */
export async function pagefindEngine({ dir }: Corpus): Promise<Engine> {
  const made = spawnSync('npx', ['pagefind', '--site', dir, '--root-selector', 'main'], {
    cwd: rootDir,
    encoding: 'utf8',
  });
  if (made.status !== 0) {
    throw new Error(`Pagefind failed: ${made.stdout}${made.stderr}`);
  }
  const server = await serve(sirv(dir, { dev: true }));
  const browser = await launchChromium();
  const page = await browser.newPage();
  let bytes = 0;
  page.on('response', async (response) => {
    if (response.url().includes('/pagefind/')) {
      const body = await response.body();
      // Its pieces are compressed already; scripts would be by the host.
      bytes += /\.(js|json)$/.test(response.url()) ? compressed(body) : body.byteLength;
    }
  });
  // A page of the site would load itself again: its scripts aren't among the copies.
  writeFileSync(join(dir, 'blank.html'), '<!doctype html>');
  await page.goto(`${server.address}/blank.html`);
  // As text: a compiler on the way here would rewrite the import.
  const ask = `async (text) => {
    const pagefind = await import('/pagefind/pagefind.js');
    const { results } = await pagefind.search(text);
    const data = await Promise.all(results.slice(0, 8).map((result) => result.data()));
    return data.map((result) => result.url);
  }`;
  const answer = (query: string): Promise<string[]> =>
    page.evaluate<string[]>(`(${ask})(${JSON.stringify(query)})`);
  await answer('catalog');
  const firstResult = bytes;
  return {
    name: 'Pagefind',
    bytes: firstResult,
    ask: answer,
    key: answer,
    every: 50,
    close: async () => {
      await browser.close();
      await server.close();
    },
  };
}
