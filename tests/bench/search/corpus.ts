import { cpSync, existsSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { readPages } from '../../../src/plugins/built-pages/readPages';
import { recordReader } from '../../../src/plugins/search-index/recordReader';
import { shardFiles } from '../../../src/plugins/search-index/shards';
import { type Shard, unpackShard } from '../../../src/search/engine/shard';
import { brand } from '../../../src/site/brand';
import { search } from '../../../src/site/search';
import { latestPath } from '../../../src/site/versions';
import released from '../../../versions.json';
import { buildDir } from '../../support/paths';

/** A shard as readers download it. */
export interface ShardFile {
  file: string;
  /** Compressed with Brotli. */
  bytes: number;
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

/** Search tags of the latest version and of the site. */
export const tags = ['default', `docs-default-${released[0]}`];
/** Pages of other versions; reading them would take most of the time. */
const otherVersion = new RegExp(
  `^docs/(next|${released.slice(1).join('|').replaceAll('.', '\\.')})/`,
);

/**
 * Packs the pages of the build that a reader of the latest version searches, with the current code: what changes in records or
 * engine is measured without another build.
 *
 * @throws Error when there is no build.
 */
export async function packedShards(): Promise<ShardFile[]> {
  if (!existsSync(join(buildDir, search.manifestFile))) {
    throw new Error('There is no build to measure. Make one first: npm run build');
  }
  const reader = recordReader({
    siteUrl: brand.url,
    siteName: brand.vendor,
    code: true,
  });
  await readPages({ outDir: buildDir, baseUrl: '/' }, [reader], (file) => !otherVersion.test(file));
  const records = reader.records.filter(({ docusaurus_tag }) => tags.includes(docusaurus_tag));
  const files = shardFiles(records, brand.url);
  return files.map(({ entry, json }) => ({
    file: entry.file,
    bytes: brotliCompressSync(json).byteLength,
    shard: JSON.parse(json) as Shard,
  }));
}

/** Copies the pages of some shards for engines that read pages themselves. */
export function collectCorpus(shards: ShardFile[]): Corpus {
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
  const path = address.replace(/^https?:\/\/[^/]+/, '').replace(/([#?].*|index\.html)$/, '');
  const docs = `/docs/${latestPath}`;
  const isDocs = path === docs || path.startsWith(`${docs}/`);
  const name = (isDocs ? path.slice(docs.length) : path).replace(/\/$/, '');
  if (isDocs) {
    return name.slice(1) || 'index';
  }
  return name || '/';
}
