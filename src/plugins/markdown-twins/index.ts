import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { twinAddress } from '../../site/twins';
import { codeKey } from '../cache/codeKey';
import { cacheDir, contentKey, openCache, withoutAssetHashes } from '../cache/contentCache';
import { frontMatter } from './frontMatter';
import { siteIndex, versionFiles, versionFull, versionIndex } from './llms';
import { pagesOf, type TwinContent, type TwinPage, twinContent } from './pages';
import { toMarkdown } from './toMarkdown';

/** Whatever changes here changes twins. */
const code = [
  'src/plugins/markdown-twins',
  'src/search/records/plainCode.ts',
  'src/site/twins.ts',
  'package.json',
];

/** Says when a post was last changed: the blog shows no such date, so its plugin doesn't look it up. */
async function withLastUpdate(
  page: TwinPage,
  { siteDir, siteConfig }: LoadContext,
): Promise<TwinPage> {
  if (page.lastUpdated !== undefined) {
    return page;
  }
  const vcs = siteConfig.future.experimental_vcs;
  const update = await vcs.getFileLastUpdateInfo(join(siteDir, page.source));
  return update ? { ...page, lastUpdated: update.timestamp } : page;
}

/**
 * Writes the Markdown twin of every page of the documentation and of every post from its rendered HTML, and the `llms.txt`
 * files that list them. Made from the HTML because that is where tabs, partials, the REST reference and the diagrams are
 * what readers see.
 */
export default function markdownTwinsPlugin(context: LoadContext): Plugin {
  const { siteConfig, baseUrl } = context;
  const siteUrl = siteConfig.url;
  let content: TwinContent = { versions: [], posts: [] };
  return {
    name: 'markdown-twins',
    async allContentLoaded({ allContent }) {
      content = twinContent(allContent);
    },
    async postBuild({ outDir }) {
      const { versions } = content;
      const posts = await Promise.all(content.posts.map((post) => withLastUpdate(post, context)));
      const pages = [...versions.flatMap(pagesOf), ...posts];
      const twins = new Set(pages.map(({ permalink }) => permalink));
      // A page whose links, HTML and converter are the same has the same twin as in the build before.
      const links = [...twins].join('\n');
      const codeHash = await codeKey(context.siteDir, code);
      const cache = openCache(cacheDir(context.siteDir, 'markdown-twins'));

      const write = async (path: string, text: string): Promise<void> => {
        const file = join(outDir, path.slice(baseUrl.length));
        await mkdir(dirname(file), { recursive: true });
        await writeFile(file, text);
      };
      const convert = async (page: TwinPage, version?: string): Promise<string> => {
        const { permalink: path, title } = page;
        const html = await readFile(join(outDir, path.slice(baseUrl.length), 'index.html'), 'utf8');
        const key = contentKey(codeHash, siteUrl, path, title, links, withoutAssetHashes(html));
        const kept = await cache.get(`${key}.md`, async () =>
          Buffer.from(toMarkdown(html, title, { siteUrl, path, twins })),
        );
        const markdown = Buffer.from(kept).toString('utf8');
        await write(twinAddress(path), frontMatter(page, siteUrl, version) + markdown);
        return markdown;
      };

      for (const version of versions) {
        const markdown = new Map<string, string>();
        for (const page of pagesOf(version)) {
          markdown.set(page.permalink, await convert(page, version.label));
        }
        const files = versionFiles(version);
        await write(files.index, versionIndex(version, siteUrl));
        await write(files.full, versionFull(version, siteUrl, markdown));
      }
      for (const post of posts) {
        await convert(post);
      }
      await cache.prune();
      await write(`${baseUrl}llms.txt`, siteIndex({ versions, posts }, siteUrl));
    },
  };
}
