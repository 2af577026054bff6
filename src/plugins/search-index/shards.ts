import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SearchRecord } from '../../search/engine/record';
import type { ManifestShard, SearchManifest } from '../../search/engine/shard';
import { groupByShard, packShard } from '../../search/records/packShard';
import { search } from '../../site/search';

/** A file of the index, with its entry in the manifest. */
export interface ShardFile {
  entry: ManifestShard;
  json: string;
}

/** Packs records into one file per language and search tag. A file's name contains the hash of its content.
 *
 * @param siteUrl the site's address with its base URL.
 */
export const shardFiles = (records: readonly SearchRecord[], siteUrl: string): ShardFile[] =>
  groupByShard(records).map((group) => {
    const { language = '', docusaurus_tag: tag = '' } = group[0] ?? {};
    const json = JSON.stringify(packShard(group, siteUrl));
    const hash = createHash('sha256').update(json).digest('hex').slice(0, 8);
    const file = `${search.shardFolder}/${language}.${tag}.${hash}.json`;
    return { entry: { language, tag, file, records: group.length }, json };
  });

/** Writes shards, then the manifest that names them. */
export async function writeIndexFiles(dir: string, files: readonly ShardFile[]): Promise<void> {
  await mkdir(join(dir, search.shardFolder), { recursive: true });
  await Promise.all(files.map(({ entry, json }) => writeFile(join(dir, entry.file), json)));
  const manifest: SearchManifest = { format: 1, shards: files.map(({ entry }) => entry) };
  await writeFile(join(dir, search.manifestFile), JSON.stringify(manifest));
}
