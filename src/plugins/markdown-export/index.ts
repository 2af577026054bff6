import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { LoadContext } from '@docusaurus/types';
import { markdownAddress } from '../../site/markdownExport';
import type { PagesPlugin } from '../built-pages';
import type { PageReader } from '../built-pages/readPages';
import { frontMatter } from './frontMatter';
import { siteIndex, versionFiles, versionFull, versionIndex } from './llms';
import { type ExportedContent, type ExportedPage, exportedContent, pagesOf } from './pages';
import type findMarkdown from './toMarkdown';

/** Says when a post was last changed: the blog shows no such date, so its plugin doesn't look it up. */
async function withLastUpdate(
  page: ExportedPage,
  { siteDir, siteConfig }: LoadContext,
): Promise<ExportedPage> {
  // A post that isn't committed has no date, nor has one outside of a repository.
  const change = await siteConfig.future.experimental_vcs
    .getFileLastUpdateInfo(join(siteDir, page.source))
    .catch(() => null);
  return change === null ? page : { ...page, lastUpdated: change.timestamp };
}

/**
 * Writes every page of the documentation and every post as Markdown, made from its rendered HTML, and the `llms.txt` files that
 * list them. Made from the HTML because that is where tabs, partials, the REST reference and the diagrams are what readers see.
 */
export default function markdownExportPlugin(context: LoadContext): PagesPlugin {
  const { siteConfig, baseUrl } = context;
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
      const byPath = new Map(pages.map((entry) => [entry.page.permalink, entry]));
      const titles = Object.fromEntries(
        pages.map(({ page: { permalink, title } }) => [permalink, title]),
      );
      const markdown = new Map<string, string>();

      const write = async (path: string, text: string): Promise<void> => {
        const file = join(outDir, path.slice(baseUrl.length));
        await mkdir(dirname(file), { recursive: true });
        await writeFile(file, text);
      };
      const reader: PageReader<ReturnType<typeof findMarkdown>> = {
        finder: join(__dirname, 'toMarkdown.ts'),
        options: { siteUrl, titles },
        async collect(_page, found) {
          const entry = byPath.get(found?.path ?? '');
          if (found === undefined || entry === undefined) {
            return;
          }
          const { page, version } = entry;
          markdown.set(page.permalink, found.markdown);
          await write(
            markdownAddress(page.permalink),
            frontMatter(page, siteUrl, version) + found.markdown,
          );
        },
        async end() {
          const missing = [...byPath.keys()].filter((path) => !markdown.has(path));
          if (missing.length > 0) {
            throw new Error(`Markdown export: the build has no page at ${missing.join(', ')}.`);
          }
          for (const version of versions) {
            const files = versionFiles(version);
            await write(files.index, versionIndex(version, siteUrl));
            await write(files.full, versionFull(version, siteUrl, markdown));
          }
          await write(`${baseUrl}llms.txt`, siteIndex({ versions, posts }, siteUrl));
        },
      };
      return reader;
    },
  };
}
