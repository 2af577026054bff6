import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ManifestShard, SearchManifest } from '../../search/engine/manifest';
import type { SearchRecord } from '../../search/engine/record';
import { groupByShard, packShard } from '../../search/records/packShard';
import { search } from '../../site/search';

/** One file of the index, with its path below the base URL. */
export interface ShardFile {
  entry: ManifestShard;
  json: string;
}

/** Packs records into one file for each language and search tag, named by its content. */
export const shardFiles = (
  records: readonly SearchRecord[],
  siteUrl: string,
  pack = (group: readonly SearchRecord[]): string => JSON.stringify(packShard(group, siteUrl)),
): ShardFile[] =>
  groupByShard(records).map((group) => {
    const { language = '', docusaurus_tag: tag = '' } = group[0] ?? {};
    const json = pack(group);
    const hash = createHash('sha256').update(json).digest('hex').slice(0, 8);
    const file = `${search.shardFolder}/${language}.${tag}.${hash}.json`;
    return { entry: { language, tag, file, records: group.length }, json };
  });

/** Writes shards, then the manifest that names them, and takes away what it names no longer. */
export async function writeIndexFiles(dir: string, files: readonly ShardFile[]): Promise<void> {
  const shards = join(dir, search.shardFolder);
  // By way of a second name: who reads a file meanwhile gets the old one or the new one.
  const replaceFile = async (file: string, text: string): Promise<void> => {
    const partial = join(dir, `${randomUUID()}.partial`);
    await writeFile(partial, text);
    await rename(partial, join(dir, file));
  };
  await mkdir(shards, { recursive: true });
  for (const { entry, json } of files) {
    await replaceFile(entry.file, json);
  }
  const manifest: SearchManifest = { format: 1, shards: files.map(({ entry }) => entry) };
  await replaceFile(search.manifestFile, JSON.stringify(manifest));
  const named = new Set(files.map(({ entry }) => join(dir, entry.file)));
  const old = (await readdir(shards)).map((name) => join(shards, name));
  await Promise.all(
    old.filter((file) => !named.has(file)).map((file) => rm(file, { force: true })),
  );
}
