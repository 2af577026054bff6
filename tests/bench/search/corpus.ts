import { cpSync, existsSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { SearchManifest } from '../../../src/search/engine/manifest';
import { type Shard, unpackShard } from '../../../src/search/engine/shard';
import { search } from '../../../src/site/search';
import { latestPath } from '../../../src/site/versions';
import released from '../../../versions.json';
import { buildDir } from '../../support/paths';

/** Bytes of a file as readers download it. */
export interface ShardFile {
  file: string;
  shard: Shard;
}

/** What all engines are given: the pages of the latest version and of the site. */
export interface Corpus {
  shards: ShardFile[];
  /** A folder with those pages and nothing else. */
  dir: string;
  /** Their paths, and their files below the folder. */
  pages: { path: string; file: string }[];
}

const tags = ['default', `docs-default-${released[0]}`];

/**
 * Collects the pages that a reader of the latest version searches.
 *
 * @throws Error when there is no build.
 */
export function collectCorpus(): Corpus {
  const manifestPath = join(buildDir, search.manifestFile);
  if (!existsSync(manifestPath)) {
    throw new Error('There is no build to measure. Make one first: npm run build');
  }
  const manifest = JSON.parse(readFileSync(manifestPath, 'utf8')) as SearchManifest;
  const shards = manifest.shards
    .filter(({ tag }) => tags.includes(tag))
    .map(({ file }) => ({
      file,
      shard: JSON.parse(readFileSync(join(buildDir, file), 'utf8')) as Shard,
    }));
  const paths = new Set(shards.flatMap(({ shard }) => unpackShard(shard).map(({ path }) => path)));
  const dir = mkdtempSync(join(tmpdir(), 'search-bench-'));
  const pages = [...paths].map((path) => {
    const bare = path.replace(/^\/|\/$/g, '');
    const nested = join(bare, 'index.html');
    const file = existsSync(join(buildDir, nested)) ? nested : `${bare}.html`;
    cpSync(join(buildDir, file), join(dir, dirname(file), 'index.html'), { recursive: true });
    return { path, file: join(dirname(file), 'index.html') };
  });
  return { shards, dir, pages };
}

/** Names a page as the queries do: below the docs of the latest version, or by its path. */
export function pageName(address: string): string {
  const path = address.replace(/^https?:\/\/[^/]+/, '').replace(/[#?].*$/, '');
  const docs = `/docs/${latestPath}`;
  const name = path.startsWith(docs) ? path.slice(docs.length) : path;
  return name.replace(/(^\/(?!blog)|\/$|index\.html$)/g, '').replace(/\/$/, '');
}
