import { join } from 'node:path';
import type { AllContent, LoadContext } from '@docusaurus/types';
import type { SearchRecord } from '../../search/engine/record';
import { readDeployment, searchHost } from '../../site/deployment';
import { search } from '../../site/search';
import type { PagesPlugin } from '../built-pages';
import { readPages } from '../built-pages/readPages';
import { perText } from '../shared/perText';
import { sourceRecords } from './devIndex';
import { latestJob } from './latestJob';
import { describeRecords, pushRecords, pushTarget } from './push';
import { type RecordReader, recordReader } from './recordReader';
import { type KeepShard, shardFiles } from './shards';
import { writeIndexFiles } from './writeFiles';

/** How long the development server leaves its index alone after a save, in milliseconds: the page comes first. */
const pauseMs = 3000;

/** Remembers the packed shards of the development server: a save changes one of them. */
function keepPacked(): KeepShard {
  const packed = perText((_records, pack: () => string) => pack());
  return async (group, pack) =>
    packed(`${group[0]?.language} ${group[0]?.docusaurus_tag}`, JSON.stringify(group), pack);
}

/** Opens a reader of the records of a build. */
const openReader = ({ siteConfig }: LoadContext, code: boolean): RecordReader =>
  recordReader({
    siteUrl: siteConfig.url,
    siteName: siteConfig.title,
    code,
  });

function printWarnings({ warnings }: RecordReader): void {
  for (const warning of warnings) {
    console.warn(`[WARNING] ${warning}`);
  }
}

/** Writes the index of some records below a folder. */
async function writeIndex(
  { siteConfig }: LoadContext,
  records: readonly SearchRecord[],
  dir: string,
  keep?: KeepShard,
): Promise<void> {
  const files = await shardFiles(records, siteConfig.url, search.shardFolder, keep);
  await writeIndexFiles(dir, files);
}

/** Pushes the records of the build to the hosted index. */
async function push(
  context: LoadContext,
  { dryRun, force }: { dryRun?: boolean; force?: boolean },
): Promise<void> {
  const { outDir, baseUrl, siteConfig } = context;
  const reader = openReader(context, false);
  await readPages({ outDir, baseUrl, trailingSlash: siteConfig.trailingSlash }, [reader]);
  printWarnings(reader);
  const { records } = reader;
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

/** Writes the index of the built pages; with a hosted one, has every page open the connection to it ahead (specification §7). */
export default function searchIndexPlugin(context: LoadContext): PagesPlugin {
  const isDev = process.env.NODE_ENV === 'development';
  const devFolder = join(context.generatedFilesDir, 'search-index');
  const { hostedSearch } = readDeployment(process.env);
  const keepDev = keepPacked();
  const writeDevIndex = latestJob(
    (allContent: AllContent) =>
      writeIndex(context, sourceRecords(context, allContent), devFolder, keepDev),
    pauseMs,
  );
  return {
    name: 'search-index',
    // Without a build the records come from the sources, and the development server serves them beside its pages.
    allContentLoaded({ allContent }) {
      if (isDev && !hostedSearch) {
        writeDevIndex(allContent);
      }
    },
    // Browsers keep connections without credentials apart: the search is asked without.
    injectHtmlTags: () =>
      hostedSearch
        ? {
            headTags: [
              {
                tagName: 'link',
                attributes: {
                  rel: 'preconnect',
                  href: searchHost(hostedSearch),
                  crossorigin: 'anonymous',
                },
              },
            ],
          }
        : {},
    configureWebpack: () =>
      isDev
        ? ({
            devServer: {
              static: [{ directory: devFolder, publicPath: context.baseUrl, watch: false }],
            },
          } as object)
        : {},
    async openPageReader({ outDir }) {
      if (hostedSearch) {
        return undefined;
      }
      const reader = openReader(context, true);
      return {
        ...reader,
        async end() {
          printWarnings(reader);
          await writeIndex(context, reader.records, outDir);
        },
      };
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
