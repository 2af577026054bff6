import type { BlogPost } from '@docusaurus/plugin-content-blog';
import type { LoadedVersion } from '@docusaurus/plugin-content-docs';
import { externalPermalink } from '../../site/blog';
import { brand } from '../../site/brand';
import { markdownAddress } from '../../site/markdownExport';
import { withoutSlash } from '../shared/addresses';
import { listedDocs } from '../shared/siteContent';

/** A page that is exported as Markdown. */
export interface ExportedPage {
  permalink: string;
  title: string;
  description: string;
  /** Address of the page at another publisher of whose post this one is the summary. */
  external?: string | undefined;
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
    .map(({ permalink, title, description, lastUpdatedAt }) => ({
      ...{ permalink, title, description },
      fields: {
        version: version.label,
        last_updated: lastUpdatedAt ? dayOf(lastUpdatedAt) : undefined,
      },
    }))
    .sort((a, b) => a.permalink.localeCompare(b.permalink, 'en')),
});

export const exportedPost = ({ metadata }: BlogPost): ExportedPage => ({
  permalink: metadata.permalink,
  title: metadata.title,
  description: metadata.description,
  external: externalPermalink(metadata.frontMatter),
  fields: {
    date: dayOf(metadata.date),
    authors: metadata.authors.flatMap(({ name }) => name ?? []),
    tags: metadata.tags.map(({ label }) => label),
  },
});

/** A note for readers of the list. */
const notes =
  'Every page of the documentation and every post is also Markdown: add .md to its address, or index.md where the address ends in a slash.';

const heading = ({ name }: ExportedVersion): string =>
  `# ${brand.product} ${name}\n\n> Documentation of ${brand.product} ${name}, a metadata catalog that gives tables, files, and message topics one API.`;

/** A list of the format (https://llmstxt.org): a link to the Markdown of each page, and what the page says. */
const section = (title: string, pages: readonly ExportedPage[], siteUrl: string): string => {
  const lines = pages.map(({ title, permalink, description }) => {
    const name = title.replace(/[[\]\\]/g, '\\$&');
    return `- [${name}](${siteUrl}${markdownAddress(permalink)})${description && `: ${description}`}`;
  });
  return `## ${title}\n\n${lines.join('\n')}\n`;
};

/** Writes the `llms.txt` of a version. */
export const versionIndex = (version: ExportedVersion, siteUrl: string): string =>
  `${heading(version)}\n\n${notes} All pages of this version in one file: ${siteUrl}${version.path}/llms-full.txt\n\n${section('Pages', version.pages, siteUrl)}`;

/**
 * Writes the `llms-full.txt` of a version: its pages one after another, each with its address.
 *
 * @param markdown the Markdown of each page by its path, without front matter.
 */
export const versionFull = (
  version: ExportedVersion,
  siteUrl: string,
  markdown: ReadonlyMap<string, string>,
): string => {
  const texts = version.pages.map(({ permalink }) =>
    // The address follows the title, so that a program that splits the file at headings keeps both together.
    markdown
      .get(permalink)
      ?.replace(/^# .*$/m, (title) => `${title}\n\nSource: ${siteUrl}${permalink}`),
  );
  return [heading(version), ...texts].join('\n\n---\n\n');
};

/** Writes the `llms.txt` of the site: the files of each version, the latest release first, and the posts. */
export function siteIndex(
  versions: readonly ExportedVersion[],
  posts: readonly ExportedPage[],
  siteUrl: string,
): string {
  const links = versions.flatMap(({ name, path }) => [
    `- [${brand.product} ${name}](${siteUrl}${path}/llms.txt): list of its pages`,
    `- [${brand.product} ${name}, all pages](${siteUrl}${path}/llms-full.txt): its pages in one file`,
  ]);
  return `# ${brand.vendor}\n\n> ${brand.description}\n\n${notes}\n\n## Documentation\n\n${links.join('\n')}\n\n${section('Blog', posts, siteUrl)}`;
}
