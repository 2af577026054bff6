import type { SearchRecord } from '../../search/engine/record';
import { packShard } from '../../search/records/packShard';
import { perItems } from '../shared/remembered';
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
  // A save changes one of the shards: the records of the others are the same objects as before.
  const packed = perItems((group: readonly SearchRecord[]) =>
    JSON.stringify(packShard(group, url)),
  );
  const pack = (group: readonly SearchRecord[]): string =>
    packed(`${group[0]?.language} ${group[0]?.docusaurus_tag}`, group);
  return (pages: SourcePage[]): Promise<void> =>
    writeIndexFiles(dir, shardFiles(recordsOfSources(context, pages), url, pack));
}
