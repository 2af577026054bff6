import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { readPages } from '../../../src/plugins/built-pages/readPages';
import { recordReader } from '../../../src/plugins/search-index/recordReader';
import { shardFiles } from '../../../src/plugins/search-index/shards';
import type { Shard } from '../../../src/search/engine/shard';
import { brand } from '../../../src/site/brand';
import { search } from '../../../src/site/search';
import { latestPath } from '../../../src/site/versions';
import released from '../../../versions.json';
import { buildDir } from '../../support/paths';

/** A shard as readers download it. */
export interface ShardFile {
  /** Compressed with Brotli. */
  bytes: number;
  shard: Shard;
}

/** Search tags of the latest version and of the site. */
export const tags = ['default', `docs-default-${released[0]}`];
/** Pages of other versions, which would take most of the time to read. */
const otherVersion = new RegExp(
  `^docs/(next|${released.slice(1).join('|').replaceAll('.', '\\.')})/`,
);

/**
 * Packs the built pages that readers of the latest version search, with the current code, so that changes of records or the engine
 * are measured without another build.
 *
 * @throws Error if there is no build.
 */
export async function packShards(): Promise<ShardFile[]> {
  if (!existsSync(join(buildDir, search.manifestFile))) {
    throw new Error('There is no build to measure. Run npm run build first.');
  }
  const reader = recordReader({
    siteUrl: brand.url,
    baseUrl: '/',
    siteName: brand.vendor,
    code: true,
  });
  await readPages({ outDir: buildDir, baseUrl: '/' }, [reader], (file) => !otherVersion.test(file));
  const records = reader.records.filter(({ docusaurus_tag }) => tags.includes(docusaurus_tag));
  const files = shardFiles(records, brand.url);
  return files.map(({ json }) => ({
    bytes: brotliCompressSync(json).byteLength,
    shard: JSON.parse(json) as Shard,
  }));
}

/**
 * Returns the script of the search worker in the build.
 *
 * @throws Error when the build has no worker script.
 */
export function workerScript(): string {
  const folder = join(buildDir, 'assets/js');
  const scripts = readdirSync(folder)
    .filter((name) => name.endsWith('.js'))
    .map((name) => readFileSync(join(folder, name), 'utf8'));
  // The sandbox also has a worker, which doesn't read an index.
  const script = scripts.find(
    (one) => one.includes('self.onmessage=') && one.includes('search index'),
  );
  if (script === undefined) {
    throw new Error('The build has no search worker. Make a new one: npm run build');
  }
  return script;
}

/** Names a page as the queries do: relative to the docs of the latest version, or by its path. */
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
