import { type RowAnchor, type SearchHit, toHit } from '../engine/hits';
import { createSearchIndex, type IndexOptions, type SearchIndex } from '../engine/searchIndex';
import type { ManifestShard, SearchManifest, Shard } from '../engine/shard';

/** A page's request to the search worker. */
export interface WorkerRequest {
  id: number;
  /** Address of the manifest; shards are below `baseUrl`. */
  manifestUrl: string;
  baseUrl: string;
  language: string;
  /** Search tags; empty means all. */
  tags: readonly string[];
  /** Reloads the manifest, in case the site has changed. */
  refresh?: boolean;
  /** If empty, the worker only loads the shards. */
  query: string;
  /** Counted from 0. */
  page: number;
  hitsPerPage: number;
  snippetWords: number;
}

export type WorkerResponse =
  | {
      id: number;
      ok: true;
      hits: SearchHit[];
      nbHits: number;
      /** No page contains all relevant words, so the hits are the closest matches. */
      isPartial: boolean;
    }
  | { id: number; ok: false; message: string };

const isShard = (shard: Partial<ManifestShard> | null): boolean =>
  [shard?.language, shard?.tag, shard?.file].every((text) => typeof text === 'string');

/**
 * Reads the list of shards.
 * @throws Error if the file has other content, such as a sign-in page.
 */
function readManifest(json: unknown): readonly ManifestShard[] {
  const { format, shards } = (json ?? {}) as Partial<SearchManifest>;
  if (format !== 1 || !Array.isArray(shards) || !shards.every(isShard)) {
    throw new Error(
      'The manifest of the search index has an unknown format. Expected format 1, and shards with language, tag, and file.',
    );
  }
  return shards;
}

/** Runs the searches of a page in the shards of the build. */
export class Answerer {
  /** The index of the last search. */
  private kept: { files: string; index: Promise<SearchIndex> } | undefined;
  private manifest: Promise<readonly ManifestShard[]> | undefined;

  /** @param load loads a JSON file; `fresh` means that its content can change. */
  constructor(
    private readonly load: (url: string, fresh: boolean) => Promise<unknown>,
    private readonly options: IndexOptions & { rowAnchor?: RowAnchor },
  ) {}

  /** Runs a search. Returns an error as a response with its message. */
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
      // The next search retries a failed download.
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
