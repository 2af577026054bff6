import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { search } from '../../site/search';
import { manifestOf, type ShardFile } from './shards';

/** Writes a file by way of a second name: who reads it meanwhile gets the old one or the new one. */
async function replaceFile(file: string, text: string): Promise<void> {
  const partial = `${file}.${process.pid}.partial`;
  await writeFile(partial, text);
  await rename(partial, file);
}

/** Writes shards, then the manifest that names them, and takes away what it names no longer. */
export async function writeIndexFiles(dir: string, files: readonly ShardFile[]): Promise<void> {
  const shards = join(dir, search.shardFolder);
  await mkdir(shards, { recursive: true });
  for (const { entry, json } of files) {
    await replaceFile(join(dir, entry.file), json);
  }
  await replaceFile(join(dir, search.manifestFile), JSON.stringify(manifestOf(files)));
  const named = new Set(files.map(({ entry }) => join(dir, entry.file)));
  const old = (await readdir(shards)).map((name) => join(shards, name));
  await Promise.all(
    old.filter((file) => !named.has(file)).map((file) => rm(file, { force: true })),
  );
}
