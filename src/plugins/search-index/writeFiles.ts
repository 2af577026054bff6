import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SearchRecord } from '../../search/engine/record';
import { search } from '../../site/search';
import { type KeepShard, manifestOf, type ShardFile, shardFiles } from './shards';

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
  await replaceFile(search.manifestFile, JSON.stringify(manifestOf(files)));
  const named = new Set(files.map(({ entry }) => join(dir, entry.file)));
  const old = (await readdir(shards)).map((name) => join(shards, name));
  await Promise.all(
    old.filter((file) => !named.has(file)).map((file) => rm(file, { force: true })),
  );
}

/** Writes the index of some records below a folder. */
export const writeIndex = async (
  records: readonly SearchRecord[],
  siteUrl: string,
  dir: string,
  keep?: KeepShard,
): Promise<void> =>
  writeIndexFiles(dir, await shardFiles(records, siteUrl, search.shardFolder, keep));
