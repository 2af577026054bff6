import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { BlogPost } from '@docusaurus/plugin-content-blog';
import type { LoadedVersion } from '@docusaurus/plugin-content-docs';
import type { LoadContext } from '@docusaurus/types';
import { stringify } from 'yaml';
import { externalPermalink } from '../../site/blog';
import { brand } from '../../site/brand';
import { markdownAddress } from '../../site/markdownExport';
import type { PagesPlugin } from '../built-pages';
import type { PageReader } from '../built-pages/readPages';
import { withoutSlash } from '../shared/addresses';
import { listedDocs, listedPosts, postsIn, versionsIn } from '../shared/siteContent';
import type findMarkdown from './toMarkdown';

/** A page that is exported as Markdown. */
export interface ExportedPage {
  permalink: string;
  title: string;
  description: string;
  /** What else its front matter says. */
  fields: Record<string, unknown>;
}

/** A version of the documentation. */
export interface ExportedVersion {
  /** What it is called in a sentence. */
  name: string;
  /** Path of its pages, without a slash at its end. */
  path: string;
  pages: ExportedPage[];
}

const dayOf = (time: number | Date): string => new Date(time).toISOString().slice(0, 10);

/** Lists every listed page of a version by address, the first page first. */
export const exportedVersion = (version: LoadedVersion): ExportedVersion => ({
  name: version.versionName === 'current' ? `${version.label} (unreleased)` : version.label,
  path: withoutSlash(version.path),
  pages: listedDocs(version)
    .map(({ permalink, title, description, lastUpdatedAt }) => {
      const day = lastUpdatedAt ? dayOf(lastUpdatedAt) : undefined;
      const fields = { version: version.label, last_updated: day };
      return { permalink, title, description, fields };
    })
    .sort((a, b) => a.permalink.localeCompare(b.permalink, 'en')),
});

/** Describes a post; the canonical address of the summary of one at another publisher is there. */
export const exportedPost = ({ metadata }: BlogPost): ExportedPage => ({
  permalink: metadata.permalink,
  title: metadata.title,
  description: metadata.description,
  fields: {
    canonical: externalPermalink(metadata.frontMatter),
    date: dayOf(metadata.date),
    authors: metadata.authors.flatMap(({ name }) => name ?? []),
    tags: metadata.tags.map(({ label }) => label),
  },
});

/** Writes the front matter of an export: what its page says of itself in its head. */
export function frontMatter(page: ExportedPage, siteUrl: string): string {
  const { title, description, permalink, fields } = page;
  const canonical = fields.canonical ?? `${siteUrl}${permalink}`;
  const data = { title, description: description || undefined, ...fields, canonical };
  return `---\n${stringify(data, { lineWidth: 0, keepUndefined: false })}---\n\n`;
}

/** A note for readers of the list. */
const notes =
  'Every page of the documentation and every post is also Markdown: add .md to its address, or index.md where the address ends in a slash.';

const heading = ({ name }: ExportedVersion): string =>
  `# ${brand.product} ${name}\n\n> Documentation of ${brand.product} ${name}, a metadata catalog that gives tables, files, and message topics one API.`;

/** A list of the format (https://llmstxt.org): a link to the Markdown of each page, and what the page says. */
const section = (title: string, pages: readonly ExportedPage[], siteUrl: string): string => {
  const lines = pages.map(({ title, permalink, description }) => {
    const name = title.replace(/[[\]\\]/g, '\\$&');
    return `- [${name}](${siteUrl}${markdownAddress(permalink)})${description && `: ${description}`}\n`;
  });
  return `## ${title}\n\n${lines.join('')}`;
};

/** Writes the `llms.txt` of a version. */
export const versionIndex = (version: ExportedVersion, siteUrl: string): string =>
  `${heading(version)}\n\n${notes} All pages of this version in one file: ${siteUrl}${version.path}/llms-full.txt\n\n${section('Pages', version.pages, siteUrl)}`;

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
      const all = [...versions.flatMap(({ pages }) => pages), ...posts];
      const pages = new Map(all.map((page) => [page.permalink, page]));
      const titles = Object.fromEntries(all.map(({ permalink, title }) => [permalink, title]));
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
            throw new Error(`Markdown export: no article is built at ${missing.join(', ')}.`);
          }
          for (const version of versions) {
            // The address follows the title, so that a program that splits the file at headings keeps both together.
            const texts = version.pages.map(({ permalink: path }) =>
              markdown
                .get(path)
                ?.replace(/^# .*$/m, (title) => `${title}\n\nSource: ${siteUrl}${path}`),
            );
            await write(`${version.path}/llms.txt`, versionIndex(version, siteUrl));
            await write(
              `${version.path}/llms-full.txt`,
              [heading(version), ...texts].join('\n\n---\n\n'),
            );
          }
          const links = versions.flatMap(({ name, path }) => [
            `- [${brand.product} ${name}](${siteUrl}${path}/llms.txt): list of its pages\n`,
            `- [${brand.product} ${name}, all pages](${siteUrl}${path}/llms-full.txt): its pages in one file\n`,
          ]);
          await write(
            `${baseUrl}llms.txt`,
            `# ${brand.vendor}\n\n> ${brand.description}\n\n${notes}\n\n## Documentation\n\n${links.join('')}\n${section('Blog', posts, siteUrl)}`,
          );
        },
      };
      return reader;
    },
  };
}
