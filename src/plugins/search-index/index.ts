import { cpSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import type { LoadContext } from '@docusaurus/types';
import { readDeployment, searchHost } from '../../site/deployment';
import { search } from '../../site/search';
import type { PagesPlugin } from '../built-pages';
import { readPages } from '../built-pages/readPages';
import { pushRecords, pushTarget } from './push';
import { type RecordReader, recordReader } from './recordReader';
import { shardFiles, writeIndexFiles } from './shards';

const openReader = ({ siteConfig, baseUrl }: LoadContext, code: boolean): RecordReader =>
  recordReader({ siteUrl: siteConfig.url, baseUrl, siteName: siteConfig.title, code });

/** Returns the address of the site with its base URL, without a trailing slash. */
const siteAddress = ({ siteConfig: { url }, baseUrl }: LoadContext): string =>
  `${url}${baseUrl}`.replace(/\/$/, '');

/** Copies the index of the last build to a folder, so that search works in `npm run dev`, except for newer pages. */
function copyLastIndex(outDir: string, folder: string): void {
  for (const path of [search.manifestFile, search.shardFolder]) {
    if (existsSync(join(outDir, path))) {
      cpSync(join(outDir, path), join(folder, path), { recursive: true });
    }
  }
}

/** Pushes the records of the build to the hosted index. */
async function push(context: LoadContext, options: { force?: boolean }): Promise<void> {
  const { outDir, baseUrl, siteConfig } = context;
  const reader = openReader(context, false);
  await readPages({ outDir, baseUrl, trailingSlash: siteConfig.trailingSlash }, [reader]);
  const { appId, indexName, writeKey } = pushTarget(process.env);
  const { algoliasearch } = await import('algoliasearch');
  const client = algoliasearch(appId, writeKey);
  await pushRecords(client, reader.records, { indexName, ...options });
}

/** Writes the search index, or makes every page preconnect to the hosted index (specification §7). */
export default function searchIndexPlugin(context: LoadContext): PagesPlugin {
  const { hostedSearch } = readDeployment(process.env);
  return {
    name: 'search-index',
    // Search requests have no credentials, and browsers use separate connections for them.
    injectHtmlTags() {
      const href = hostedSearch && searchHost(hostedSearch);
      const attributes = { rel: 'preconnect', href, crossorigin: 'anonymous' };
      return href === undefined ? {} : { headTags: [{ tagName: 'link', attributes }] };
    },
    configureWebpack() {
      if (process.env.NODE_ENV !== 'development' || hostedSearch) {
        return {};
      }
      const directory = join(context.generatedFilesDir, 'search-index');
      copyLastIndex(context.outDir, directory);
      const folder = { directory, publicPath: context.baseUrl, watch: false };
      return { devServer: { static: [folder] } } as object;
    },
    async openPageReader({ outDir }) {
      if (hostedSearch) {
        return undefined;
      }
      const reader = openReader(context, true);
      return {
        ...reader,
        async end() {
          await writeIndexFiles(outDir, shardFiles(reader.records, siteAddress(context)));
        },
      };
    },
    extendCli(cli) {
      cli
        .command('search:push')
        .description('Replace the records of the hosted search index with those of the build.')
        .option('--force', 'push even if far fewer records would be left')
        .action((options: { force?: boolean }) => push(context, options));
    },
  };
}
