import { createHash } from 'node:crypto';
import type { ManifestShard, SearchManifest } from '../../search/engine/manifest';
import type { SearchRecord } from '../../search/engine/record';
import { groupByShard, packShard } from '../../search/engine/shard';

/** One file of the index, with its path below the base URL. */
export interface ShardFile {
  entry: ManifestShard;
  json: string;
}

/** Packs records into one file for each language and search tag, named by its content. */
export function shardFiles(
  records: readonly SearchRecord[],
  siteUrl: string,
  folder: string,
): ShardFile[] {
  return groupByShard(records).map((group) => {
    const shard = packShard(group, siteUrl);
    const json = JSON.stringify(shard);
    const hash = createHash('sha256').update(json).digest('hex').slice(0, 8);
    const file = `${folder}/${shard.language}.${shard.tag}.${hash}.json`;
    return {
      entry: { language: shard.language, tag: shard.tag, file, records: group.length },
      json,
    };
  });
}

/** Lists the shards for the browser. */
export function manifestOf(files: readonly ShardFile[]): SearchManifest {
  return { format: 1, shards: files.map(({ entry }) => entry) };
}
