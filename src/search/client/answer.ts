import { type HitOptions, toHit } from '../engine/hits';
import { readManifest, type SearchManifest, selectShards } from '../engine/manifest';
import { createSearchIndex, type IndexOptions, type SearchIndex } from '../engine/searchIndex';
import type { Shard } from '../engine/shard';
import type { WorkerRequest, WorkerResponse } from './workerProtocol';

/** Sets of shards whose index stays in memory; a reader rarely moves between more versions. */
const keptIndexes = 3;

interface Kept {
  index: Promise<SearchIndex>;
  isAside: boolean;
}

/** Answers the requests of a page from the shards of the build. */
export class Answerer {
  private readonly indexes = new Map<string, Kept>();
  private manifest: Promise<SearchManifest> | undefined;

  /** @param load reads a JSON file; `fresh` says that it may change at its address. */
  constructor(
    private readonly load: (url: string, fresh: boolean) => Promise<unknown>,
    private readonly options: IndexOptions & Pick<HitOptions, 'rowAnchor'>,
  ) {}

  async answer(request: WorkerRequest): Promise<WorkerResponse> {
    const { id, query, page, hitsPerPage } = request;
    try {
      const index = await this.indexFor(request);
      const { matches, isPartial } =
        query.trim() === '' ? { matches: [], isPartial: false } : index.search(query);
      const hits = matches.slice(page * hitsPerPage, (page + 1) * hitsPerPage).map((match) =>
        toHit(match, query, {
          // As `searchParameters` has them of a hosted index.
          tags: { pre: '<mark>', post: '</mark>' },
          ellipsis: '…',
          snippetWords: request.snippetWords,
          rowAnchor: this.options.rowAnchor,
        }),
      );
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
    const files = selectShards(manifest, request.language, request.tags).map(({ file }) => file);
    const key = files.join(' ');
    const kept = this.indexes.get(key);
    if (kept !== undefined) {
      kept.isAside &&= request.isAside === true;
      return kept.index;
    }
    const index = this.build(files.map((file) => `${request.baseUrl}${file}`));
    index.catch(() => {
      this.indexes.delete(key);
      this.manifest = undefined;
    });
    this.makeRoom();
    this.indexes.set(key, { index, isAside: request.isAside === true });
    return index;
  }

  /** Drops an index before another one comes: the oldest of those on the side, else the oldest. */
  private makeRoom(): void {
    if (this.indexes.size >= keptIndexes) {
      const all = [...this.indexes];
      const [dropped] = all.find(([, { isAside }]) => isAside) ?? all[0] ?? [];
      this.indexes.delete(dropped ?? '');
    }
  }

  private async build(urls: readonly string[]): Promise<SearchIndex> {
    const shards = await Promise.all(urls.map((url) => this.load(url, false)));
    return createSearchIndex(shards as Shard[], this.options);
  }
}
