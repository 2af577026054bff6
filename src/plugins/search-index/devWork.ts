import { perText } from '../shared/perText';
import { recordsOfSources, type SourceContext } from './devIndex';
import type { KeepShard } from './shards';
import type { SourcePage } from './sourcePages';
import { writeIndex } from './writeFiles';

/** What a thread is given at its start. */
export interface DevSetup {
  context: SourceContext;
  /** Folder that the development server serves. */
  dir: string;
}

/** Remembers the packed shards: a save changes one of them. */
function keepPacked(): KeepShard {
  const packed = perText((_records, pack: () => string) => pack());
  return async (group, pack) =>
    packed(`${group[0]?.language} ${group[0]?.docusaurus_tag}`, JSON.stringify(group), pack);
}

/** Work of a thread: writes the index of some pages from their sources, while the server goes on with the page. */
export default function devWork({ context, dir }: DevSetup) {
  const keep = keepPacked();
  return (pages: SourcePage[]): Promise<void> =>
    writeIndex(recordsOfSources(context, pages), context.siteConfig.url, dir, keep);
}
