import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import type { SearchRecord } from '../../search/record';
import { buildRecords } from '../../search/records/buildRecords';
import { hostedSearch, search } from '../../site/search';
import { manifestOf, shardFiles } from './shards';

/** Reads the records of a build and prints its warnings. */
async function recordsOf(
  { siteConfig }: LoadContext,
  outDir: string,
  code: boolean,
): Promise<SearchRecord[]> {
  const { url, baseUrl, title, trailingSlash } = siteConfig;
  const { records, warnings } = await buildRecords({
    outDir,
    baseUrl,
    siteUrl: url,
    siteName: title,
    trailingSlash,
    code,
    leftOutSections: search.leftOutSections,
  });
  for (const warning of warnings) {
    console.warn(`[WARNING] ${warning}`);
  }
  return records;
}

/** Writes the index of the built pages, unless a hosted one is configured. */
export default function searchIndexPlugin(context: LoadContext): Plugin {
  return {
    name: 'search-index',
    async postBuild({ outDir }) {
      if (hostedSearch(process.env)) {
        return;
      }
      const records = await recordsOf(context, outDir, true);
      const files = shardFiles(records, context.siteConfig.url, search.shardFolder);
      await mkdir(join(outDir, search.shardFolder), { recursive: true });
      for (const { entry, json } of files) {
        await writeFile(join(outDir, entry.file), json);
      }
      const manifest = join(outDir, search.manifestFile);
      await mkdir(dirname(manifest), { recursive: true });
      await writeFile(manifest, JSON.stringify(manifestOf(files)));
    },
  };
}
