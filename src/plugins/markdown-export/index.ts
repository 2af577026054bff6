import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { LoadContext } from '@docusaurus/types';
import { markdownAddress } from '../../site/markdownExport';
import type { PagesPlugin } from '../built-pages';
import { codeKey } from '../cache/codeKey';
import { cacheDir, contentKey, openCache, withoutAssetHashes } from '../cache/contentCache';
import { frontMatter } from './frontMatter';
import { siteIndex, versionFiles, versionFull, versionIndex } from './llms';
import { type ExportedContent, type ExportedPage, exportedContent, pagesOf } from './pages';
import { toMarkdown } from './toMarkdown';

/** Whatever changes here changes exports. */
const code = [
  'src/plugins/markdown-export',
  'src/plugins/built-pages',
  'src/search/records/classNames.ts',
  'src/site/markdownExport.ts',
  'package.json',
];

/** A path without the slash at its end, which a permalink has and a built page may not. */
const bare = (path: string): string => path.replace(/\/$/, '');

/** Says when a post was last changed: the blog shows no such date, so its plugin doesn't look it up. */
async function withLastUpdate(
  page: ExportedPage,
  { siteDir, siteConfig }: LoadContext,
): Promise<ExportedPage> {
  if (page.lastUpdated !== undefined) {
    return page;
  }
  const vcs = siteConfig.future.experimental_vcs;
  const update = await vcs.getFileLastUpdateInfo(join(siteDir, page.source));
  return update ? { ...page, lastUpdated: update.timestamp } : page;
}

/**
 * Writes every page of the documentation and every post as Markdown, made from its rendered HTML, and the `llms.txt` files that
 * list them. Made from the HTML because that is where tabs, partials, the REST reference and the diagrams are what readers see.
 */
export default function markdownExportPlugin(context: LoadContext): PagesPlugin {
  const { siteConfig, siteDir, baseUrl } = context;
  const siteUrl = siteConfig.url;
  let content: ExportedContent = { versions: [], posts: [] };
  return {
    name: 'markdown-export',
    async allContentLoaded({ allContent }) {
      content = exportedContent(allContent);
    },
    async openPageReader({ outDir }) {
      const { versions } = content;
      const posts = await Promise.all(content.posts.map((post) => withLastUpdate(post, context)));
      const pages = [
        ...versions.flatMap((version) =>
          pagesOf(version).map((page) => ({ page, version: version.label })),
        ),
        ...posts.map((page) => ({ page, version: undefined })),
      ];
      const byPath = new Map(pages.map((entry) => [bare(entry.page.permalink), entry]));
      const exported = new Set(pages.map(({ page }) => page.permalink));
      // A page whose links, HTML and converter are the same has the same Markdown as in the build before.
      const links = [...exported].join('\n');
      const codeHash = await codeKey(siteDir, code);
      const cache = openCache(cacheDir(siteDir, 'markdown-export'));
      const markdown = new Map<string, string>();

      const write = async (path: string, text: string): Promise<void> => {
        const file = join(outDir, path.slice(baseUrl.length));
        await mkdir(dirname(file), { recursive: true });
        await writeFile(file, text);
      };
      return {
        async read({ path: builtPath, html, tree }) {
          const entry = byPath.get(bare(builtPath));
          if (entry === undefined) {
            return;
          }
          const { page, version } = entry;
          const { permalink: path, title } = page;
          const key = contentKey(codeHash, siteUrl, path, title, links, withoutAssetHashes(html));
          const kept = await cache.get(`${key}.md`, async () =>
            Buffer.from(toMarkdown(tree(), title, { siteUrl, path, exported })),
          );
          const text = Buffer.from(kept).toString('utf8');
          markdown.set(path, text);
          await write(markdownAddress(path), frontMatter(page, siteUrl, version) + text);
        },
        async end() {
          const missing = [...exported].filter((path) => !markdown.has(path));
          if (missing.length > 0) {
            throw new Error(`Markdown export: the build has no page at ${missing.join(', ')}.`);
          }
          for (const version of versions) {
            const files = versionFiles(version);
            await write(files.index, versionIndex(version, siteUrl));
            await write(files.full, versionFull(version, siteUrl, markdown));
          }
          await write(`${baseUrl}llms.txt`, siteIndex({ versions, posts }, siteUrl));
          await cache.prune();
        },
      };
    },
  };
}
