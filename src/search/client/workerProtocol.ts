import type { SearchHit } from '../engine/hits';

/** What a page asks the search worker. */
export interface WorkerRequest {
  id: number;
  /** Address of the manifest; shards are below `baseUrl`. */
  manifestUrl: string;
  baseUrl: string;
  language: string;
  /** Search tags; empty means all. */
  tags: readonly string[];
  /** Reads the manifest again, in case the site has changed since. */
  refresh?: boolean;
  /** A look into another version, which keeps the index of the reader's own in memory. */
  isAside?: boolean;
  /** Without one the shards are loaded and nothing is searched. */
  query: string;
  page: number;
  hitsPerPage: number;
  snippetWords: number;
}

/** What the worker answers. */
export type WorkerResponse =
  | {
      id: number;
      ok: true;
      hits: SearchHit[];
      nbHits: number;
      /** No page has all the words that matter; the hits are near ones. */
      isPartial: boolean;
    }
  | { id: number; ok: false; message: string };
