import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import type { SearchRecord } from '../../search/engine/record';
import { buildRecords } from '../../search/records/buildRecords';
import { hostedSearch, pushTarget, search } from '../../site/search';
import { sourceRecords } from './devIndex';
import { describeRecords, pushRecords } from './push';
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

/** Writes shards and manifest below a folder; shards of before go. */
async function writeIndex(
  { siteConfig }: LoadContext,
  records: readonly SearchRecord[],
  dir: string,
): Promise<void> {
  const files = shardFiles(records, siteConfig.url, search.shardFolder);
  await rm(join(dir, search.shardFolder), { recursive: true, force: true });
  await mkdir(join(dir, search.shardFolder), { recursive: true });
  for (const { entry, json } of files) {
    await writeFile(join(dir, entry.file), json);
  }
  await writeFile(join(dir, search.manifestFile), JSON.stringify(manifestOf(files)));
}

/** Pushes the records of the build to the hosted index. */
async function push(
  context: LoadContext,
  { dryRun, force }: { dryRun?: boolean; force?: boolean },
): Promise<void> {
  const records = await recordsOf(context, context.outDir, false);
  if (dryRun) {
    for (const line of describeRecords(records)) {
      console.log(line);
    }
    console.log(`${records.length} records; nothing was sent.`);
    return;
  }
  const { appId, indexName, writeKey } = pushTarget(process.env);
  const { algoliasearch } = await import('algoliasearch');
  await pushRecords(algoliasearch(appId, writeKey), records, {
    indexName,
    force: force === true,
    log: (line) => console.log(line),
  });
}

/** Writes the index of the built pages, unless a hosted one is configured. */
export default function searchIndexPlugin(context: LoadContext): Plugin {
  const isDev = process.env.NODE_ENV === 'development';
  const devFolder = join(context.generatedFilesDir, 'search-index');
  return {
    name: 'search-index',
    // Without a build the records come from the sources, and the development server serves them beside its pages.
    async allContentLoaded({ allContent }) {
      if (isDev && !hostedSearch(process.env)) {
        await writeIndex(context, sourceRecords(context, allContent), devFolder);
      }
    },
    configureWebpack: () =>
      isDev
        ? ({
            devServer: {
              static: [{ directory: devFolder, publicPath: context.baseUrl, watch: false }],
            },
          } as object)
        : {},
    async postBuild({ outDir }) {
      if (!hostedSearch(process.env)) {
        await writeIndex(context, await recordsOf(context, outDir, true), outDir);
      }
    },
    extendCli(cli) {
      cli
        .command('search:push')
        .description('Replace the records of the hosted search index by those of the build.')
        .option('--dry-run', 'only count the records')
        .option('--force', 'push even if far fewer records would be left')
        .action((options: { dryRun?: boolean; force?: boolean }) => push(context, options));
    },
  };
}
