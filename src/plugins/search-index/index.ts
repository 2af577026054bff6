import { join } from 'node:path';
import type { AllContent, LoadContext } from '@docusaurus/types';
import { readDeployment, searchHost } from '../../site/deployment';
import type { PagesPlugin } from '../built-pages';
import { readPages } from '../built-pages/readPages';
import { openPool } from '../shared/pool';
import type { DevSetup } from './devWork';
import { latestJob } from './latestJob';
import { describeRecords, pushRecords, pushTarget } from './push';
import { type RecordReader, recordReader } from './recordReader';
import { shardFiles, writeIndexFiles } from './shards';
import { type SourcePage, sourcePages } from './sourcePages';

/** What this module uses of the bundler. */
interface Compiler {
  hooks: { done: { tap(name: string, run: () => void): void } };
}

/** How long the index waits for more content after a save, in milliseconds: by then the page itself is on the screen, for which both would
 * compete. */
const pauseMs = 500;

/**
 * Writes the index of `npm run dev` to a folder, in a thread of its own, and not before the site has compiled once: reading all pages
 * takes as long as half of that.
 */
function devIndexWriter(
  { siteDir, siteConfig: { url }, i18n: { currentLocale } }: LoadContext,
  dir: string,
  compiled: Promise<void>,
): (allContent: AllContent) => void {
  const setup: DevSetup = {
    context: { siteDir, siteConfig: { url }, i18n: { currentLocale } },
    dir,
  };
  const { run } = openPool<SourcePage[], void>(join(__dirname, 'devWork.ts'), setup, {
    threads: 1,
  });
  const write = latestJob(async (pages: SourcePage[]) => {
    await compiled;
    await run(pages);
  }, pauseMs);
  return (allContent) => write(sourcePages(allContent));
}

/** Opens a reader of the records of a build. */
const openReader = ({ siteConfig }: LoadContext, code: boolean): RecordReader =>
  recordReader({ siteUrl: siteConfig.url, siteName: siteConfig.title, code });

function printWarnings({ warnings }: RecordReader): void {
  for (const warning of warnings) {
    console.warn(`[WARNING] ${warning}`);
  }
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
  let compiledOnce = (): void => undefined;
  const compiled = new Promise<void>((resolve) => {
    compiledOnce = resolve;
  });
  const writeDevIndex = devIndexWriter(context, devFolder, compiled);
  return {
    name: 'search-index',
    // Without a build the records come from the sources, and the development server serves them beside its pages.
    allContentLoaded({ allContent }) {
      if (isDev && !hostedSearch) {
        writeDevIndex(allContent);
      }
    },
    // Browsers keep connections without credentials apart: the search is asked without.
    injectHtmlTags() {
      const href = hostedSearch && searchHost(hostedSearch);
      const attributes = { rel: 'preconnect', href, crossorigin: 'anonymous' };
      return href === undefined ? {} : { headTags: [{ tagName: 'link', attributes }] };
    },
    configureWebpack: () =>
      isDev
        ? ({
            plugins: [
              {
                apply: ({ hooks }: Compiler) => {
                  hooks.done.tap('search-index', compiledOnce);
                },
              },
            ],
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
          await writeIndexFiles(outDir, shardFiles(reader.records, context.siteConfig.url));
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
