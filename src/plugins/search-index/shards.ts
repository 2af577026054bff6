import { createHash } from 'node:crypto';
import type { ManifestShard, SearchManifest } from '../../search/engine/manifest';
import type { SearchRecord } from '../../search/engine/record';
import type { Shard } from '../../search/engine/shard';
import { groupByShard, packShard } from '../../search/records/packShard';

/** One file of the index, with its path below the base URL. */
export interface ShardFile {
  entry: ManifestShard;
  json: string;
}

/** Returns a shard that was packed from these records before, or packs it. */
export type KeepShard = (records: readonly SearchRecord[], pack: () => string) => Promise<string>;

/** Packs records into one file for each language and search tag, named by its content. */
export function shardFiles(
  records: readonly SearchRecord[],
  siteUrl: string,
  folder: string,
  keep: KeepShard = async (_records, pack) => pack(),
): Promise<ShardFile[]> {
  return Promise.all(
    groupByShard(records).map(async (group) => {
      const json = await keep(group, () => JSON.stringify(packShard(group, siteUrl)));
      const { language, tag } = JSON.parse(json) as Shard;
      const hash = createHash('sha256').update(json).digest('hex').slice(0, 8);
      const file = `${folder}/${language}.${tag}.${hash}.json`;
      return { entry: { language, tag, file, records: group.length }, json };
    }),
  );
}

/** Lists the shards for the browser. */
export function manifestOf(files: readonly ShardFile[]): SearchManifest {
  return { format: 1, shards: files.map(({ entry }) => entry) };
}
