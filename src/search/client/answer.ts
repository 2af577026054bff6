import { type RowAnchor, type SearchHit, toHit } from '../engine/hits';
import { createSearchIndex, type IndexOptions, type SearchIndex } from '../engine/searchIndex';
import type { ManifestShard, SearchManifest, Shard } from '../engine/shard';

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
  /** Without one the shards are loaded and nothing is searched. */
  query: string;
  /** Counted from 0. */
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

const isShard = (shard: Partial<ManifestShard> | null): boolean =>
  [shard?.language, shard?.tag, shard?.file].every((text) => typeof text === 'string');

/**
 * Reads the list of shards.
 *
 * @throws Error where the file holds something else, such as a sign-in page.
 */
function readManifest(json: unknown): readonly ManifestShard[] {
  const { format, shards } = (json ?? {}) as Partial<SearchManifest>;
  if (format !== 1 || !Array.isArray(shards) || !shards.every(isShard)) {
    throw new Error(
      'The list of the search index has an unknown form: expected format 1 and shards with language, tag and file.',
    );
  }
  return shards;
}

/** Answers the requests of a page from the shards of the build. */
export class Answerer {
  /** The index of the last search. */
  private kept: { files: string; index: Promise<SearchIndex> } | undefined;
  private manifest: Promise<readonly ManifestShard[]> | undefined;

  /** @param load reads a JSON file; `fresh` says that it may change at its address. */
  constructor(
    private readonly load: (url: string, fresh: boolean) => Promise<unknown>,
    private readonly options: IndexOptions & { rowAnchor?: RowAnchor },
  ) {}

  /** Answers a request; a failure is an answer with its reason. */
  async answer(request: WorkerRequest): Promise<WorkerResponse> {
    const { id, query, page, hitsPerPage, snippetWords } = request;
    try {
      const index = await this.indexFor(request);
      const { matches, isPartial } =
        query.trim() === '' ? { matches: [], isPartial: false } : index.search(query);
      const hits = matches
        .slice(page * hitsPerPage, (page + 1) * hitsPerPage)
        .map((match) => toHit(match, query, snippetWords, this.options.rowAnchor));
      return { id, ok: true, hits, nbHits: matches.length, isPartial };
    } catch (error) {
      return { id, ok: false, message: error instanceof Error ? error.message : String(error) };
    }
  }

  private async indexFor(request: WorkerRequest): Promise<SearchIndex> {
    if (request.refresh) {
      this.manifest = undefined;
    }
    this.manifest ??= this.load(request.manifestUrl, true).then(readManifest);
    const manifest = await this.manifest.catch((error: unknown) => {
      // A failed download is tried again with the next key.
      this.manifest = undefined;
      throw error;
    });
    const { language, tags } = request;
    const shards = manifest.filter(
      (shard) => shard.language === language && (tags.length === 0 || tags.includes(shard.tag)),
    );
    const files = shards.map(({ file }) => file).join(' ');
    if (this.kept?.files === files) {
      return this.kept.index;
    }
    const index = Promise.all(
      shards.map(({ file }) => this.load(`${request.baseUrl}${file}`, false)),
    ).then((loaded) => createSearchIndex(loaded as Shard[], this.options));
    this.kept = { files, index };
    index.catch(() => {
      this.kept = undefined;
      this.manifest = undefined;
    });
    return index;
  }
}
