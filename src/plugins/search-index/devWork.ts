import type { SearchRecord } from '../../search/engine/record';
import { packShard } from '../../search/records/packShard';
import { recordsOfSources, type SourceContext } from './devIndex';
import { shardFiles, writeIndexFiles } from './shards';
import type { SourcePage } from './sourcePages';

/** What a thread is given at its start. */
export interface DevSetup {
  context: SourceContext;
  /** Folder that the development server serves. */
  dir: string;
}

/** Work of a thread: writes the index of some pages from their sources, while the server goes on with the page. */
export default function devWork({ context, dir }: DevSetup) {
  const { url } = context.siteConfig;
  const packed = new Map<string, { group: readonly SearchRecord[]; json: string }>();
  // A save changes one of the shards: the records of the others are the same objects as before.
  const pack = (group: readonly SearchRecord[]): string => {
    const name = `${group[0]?.language} ${group[0]?.docusaurus_tag}`;
    const before = packed.get(name);
    if (
      before?.group.length === group.length &&
      group.every((record, at) => record === before.group[at])
    ) {
      return before.json;
    }
    const json = JSON.stringify(packShard(group, url));
    packed.set(name, { group, json });
    return json;
  };
  return (pages: SourcePage[]): Promise<void> =>
    writeIndexFiles(dir, shardFiles(recordsOfSources(context, pages), url, pack));
}
