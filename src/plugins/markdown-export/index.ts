import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { LoadContext } from '@docusaurus/types';
import { stringify } from 'yaml';
import { externalPermalink } from '../../site/blog';
import { brand } from '../../site/brand';
import { markdownAddress } from '../../site/links';
import type { PagesPlugin } from '../built-pages';
import type { PageReader } from '../built-pages/readPages';
import { listedDocs, listedPosts, postsIn, versionsIn } from '../shared/docusaurus';
import { withoutSlash } from '../shared/text';
import type findMarkdown from './toMarkdown';

/** A page that is exported as Markdown. */
interface ExportedPage {
  permalink: string;
  title: string;
  /** The page's metadata as front matter. */
  front: string;
  /** A list item in the format of https://llmstxt.org: a link to the Markdown, and the description. */
  entry: string;
  markdown?: string;
}

const dayOf = (time: number | Date): string => new Date(time).toISOString().slice(0, 10);

const notes =
  'Every page of the documentation and every post is also Markdown: add .md to its address, or index.md where the address ends in a slash.';

const listing = (title: string, pages: readonly ExportedPage[]): string =>
  `## ${title}\n\n${pages.map(({ entry }) => entry).join('')}`;

/** Exports every page of the documentation and every post as Markdown, and lists the files in `llms.txt`. The source is the
 * rendered HTML, because only it has tabs, partials, the REST reference, and the diagrams as readers see them.
 */
export default function markdownExportPlugin({ siteConfig, baseUrl }: LoadContext): PagesPlugin {
  const { url: siteUrl } = siteConfig;
  let versions: { name: string; path: string; pages: ExportedPage[] }[] = [];
  let posts: ExportedPage[] = [];
  const pageOf = (
    { permalink, title, description }: Record<'permalink' | 'title' | 'description', string>,
    fields: Record<string, unknown>,
  ): ExportedPage => {
    const head = { title, description: description || undefined, canonical: siteUrl + permalink };
    const data = { ...head, ...fields };
    const front = `---\n${stringify(data, { lineWidth: 0, keepUndefined: false })}---\n\n`;
    const link = `[${title.replace(/[[\]\\]/g, '\\$&')}](${siteUrl}${markdownAddress(permalink)})`;
    return { permalink, title, front, entry: `- ${link}${description && `: ${description}`}\n` };
  };
  return {
    name: 'markdown-export',
    async allContentLoaded({ allContent }) {
      const loaded = versionsIn(allContent).toSorted((a, b) => Number(b.isLast) - Number(a.isLast));
      versions = loaded.map((version) => {
        const { label, versionName, path } = version;
        const pages = listedDocs(version).map((page) => {
          const day = page.lastUpdatedAt ? dayOf(page.lastUpdatedAt) : undefined;
          return pageOf(page, { version: label, last_updated: day });
        });
        pages.sort((a, b) => a.permalink.localeCompare(b.permalink, 'en'));
        const name = `${brand.product} ${label}${versionName === 'current' ? ' (unreleased)' : ''}`;
        return { name, path: withoutSlash(path), pages };
      });
      posts = listedPosts(postsIn(allContent)).map(({ metadata }) =>
        pageOf(metadata, {
          // For a post at another publisher, this is the address there.
          canonical: externalPermalink(metadata.frontMatter) ?? siteUrl + metadata.permalink,
          date: dayOf(metadata.date),
          authors: metadata.authors.flatMap(({ name }) => name ?? []),
          tags: metadata.tags.map(({ label }) => label),
        }),
      );
    },
    async openPageReader({ outDir }): Promise<PageReader<ReturnType<typeof findMarkdown>>> {
      const exported = [...versions.flatMap(({ pages }) => pages), ...posts];
      const titles = Object.fromEntries(exported.map(({ permalink, title }) => [permalink, title]));
      const write = async (path: string, text: string): Promise<void> => {
        const file = join(outDir, path.slice(baseUrl.length));
        await mkdir(dirname(file), { recursive: true });
        await writeFile(file, text);
      };
      return {
        finder: join(__dirname, 'toMarkdown.ts'),
        options: { siteUrl, titles },
        async collect(_page, article) {
          const page = exported.find(({ permalink }) => permalink === article?.path);
          if (article && page) {
            page.markdown = article.markdown;
            await write(markdownAddress(article.path), page.front + article.markdown);
          }
        },
        async end() {
          const missing = exported.find(({ markdown }) => markdown === undefined);
          if (missing !== undefined) {
            throw new Error(`Markdown export: no article is built at ${missing.permalink}.`);
          }
          let links = '';
          for (const { name, path, pages } of versions) {
            // Programs that split the file at headings keep the address with the title.
            const texts = pages.map(({ permalink, markdown }) =>
              markdown?.replace(/^# .*$/m, (title) => `${title}\n\nSource: ${siteUrl}${permalink}`),
            );
            const [list, whole] = [`${path}/llms.txt`, `${path}/llms-full.txt`];
            const wholeNote = `All pages of this version in one file: ${siteUrl}${whole}`;
            const heading = `# ${name}\n\n> Documentation of ${name}, a metadata catalog that gives tables, files, and message topics one API.`;
            await write(list, `${heading}\n\n${notes} ${wholeNote}\n\n${listing('Pages', pages)}`);
            await write(whole, [heading, ...texts].join('\n\n---\n\n'));
            links += `- [${name}](${siteUrl}${list}): list of its pages\n- [${name}, all pages](${siteUrl}${whole}): its pages in one file\n`;
          }
          const documentation = `## Documentation\n\n${links}\n${listing('Blog', posts)}`;
          const about = `# ${brand.vendor}\n\n> ${brand.description}\n\n${notes}`;
          await write(`${baseUrl}llms.txt`, `${about}\n\n${documentation}`);
        },
      };
    },
  };
}
