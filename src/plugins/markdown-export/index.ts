import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { LoadContext } from '@docusaurus/types';
import { stringify } from 'yaml';
import { markdownAddress } from '../../site/markdownExport';
import type { PagesPlugin } from '../built-pages';
import type { PageReader } from '../built-pages/readPages';
import { listedPosts, postsIn, versionsIn } from '../shared/siteContent';
import {
  type ExportedPage,
  type ExportedVersion,
  exportedPost,
  exportedVersion,
  siteIndex,
  versionFull,
  versionIndex,
} from './llms';
import type findMarkdown from './toMarkdown';

/** Writes the front matter of an export: what its page says of itself in its head. */
export function frontMatter(page: ExportedPage, siteUrl: string): string {
  const { title, description, permalink, external, fields } = page;
  const canonical = external ?? `${siteUrl}${permalink}`;
  const data = { title, description: description || undefined, canonical, ...fields };
  return `---\n${stringify(data, { lineWidth: 0, keepUndefined: false })}---\n\n`;
}

/**
 * Writes every page of the documentation and every post as Markdown, made from its rendered HTML, and the `llms.txt` files that
 * list them. Made from the HTML because that is where tabs, partials, the REST reference and the diagrams are what readers see.
 */
export default function markdownExportPlugin({ siteConfig, baseUrl }: LoadContext): PagesPlugin {
  const { url: siteUrl } = siteConfig;
  let versions: ExportedVersion[] = [];
  let posts: ExportedPage[] = [];
  return {
    name: 'markdown-export',
    async allContentLoaded({ allContent }) {
      versions = versionsIn(allContent)
        .toSorted((a, b) => Number(b.isLast) - Number(a.isLast))
        .map(exportedVersion);
      posts = listedPosts(postsIn(allContent)).map(exportedPost);
    },
    async openPageReader({ outDir }) {
      const pages = new Map(
        [...versions.flatMap(({ pages }) => pages), ...posts].map((page) => [page.permalink, page]),
      );
      const titles = Object.fromEntries([...pages].map(([path, { title }]) => [path, title]));
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
          const page = pages.get(found?.path ?? '');
          if (found && page) {
            markdown.set(found.path, found.markdown);
            await write(markdownAddress(found.path), frontMatter(page, siteUrl) + found.markdown);
          }
        },
        async end() {
          const missing = [...pages.keys()].filter((path) => !markdown.has(path));
          if (missing.length > 0) {
            throw new Error(`Markdown export: the build has no page at ${missing.join(', ')}.`);
          }
          for (const version of versions) {
            await write(`${version.path}/llms.txt`, versionIndex(version, siteUrl));
            await write(`${version.path}/llms-full.txt`, versionFull(version, siteUrl, markdown));
          }
          await write(`${baseUrl}llms.txt`, siteIndex(versions, posts, siteUrl));
        },
      };
      return reader;
    },
  };
}
