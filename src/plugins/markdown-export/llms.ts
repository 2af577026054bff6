import type { BlogPost } from '@docusaurus/plugin-content-blog';
import type { LoadedVersion } from '@docusaurus/plugin-content-docs';
import type { AllContent } from '@docusaurus/types';
import { externalPermalink } from '../../site/blog';
import { brand } from '../../site/brand';
import { llms, markdownAddress } from '../../site/markdownExport';
import { type SidebarItem, sidebarPages } from '../shared/sidebarPages';
import { listedDocs, listedPosts, postsIn, versionsIn } from '../shared/siteContent';
import { withoutSlash } from '../shared/withoutSlash';

/** A page that is exported as Markdown. */
export interface ExportedPage {
  permalink: string;
  title: string;
  description: string;
  /** Address of the page at another publisher of whose post this one is the summary. */
  external?: string;
  /** What else its front matter says. */
  fields: Record<string, unknown>;
}

/** A version of the documentation. */
export interface ExportedVersion {
  /** What it is called in a sentence. */
  name: string;
  /** Path of its pages, without a slash at its end. */
  path: string;
  /** Every page once, by the category of the sidebar that it is in first. */
  groups: Map<string, ExportedPage[]>;
}

const dayOf = (time: number | Date): string => new Date(time).toISOString().slice(0, 10);

const docPage = (version: string, doc: LoadedVersion['docs'][number]): ExportedPage => ({
  permalink: doc.permalink,
  title: doc.title,
  description: doc.description,
  fields: {
    version,
    last_updated: doc.lastUpdatedAt ? dayOf(doc.lastUpdatedAt) : undefined,
  },
});

const postPage = ({ metadata }: BlogPost): ExportedPage => ({
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

/** Groups the pages of a version by the categories of its sidebars; those in no sidebar come last. */
function groupPages(version: LoadedVersion): ExportedVersion['groups'] {
  const docs = listedDocs(version);
  const left = new Map(docs.map((doc) => [doc.id, docPage(version.label, doc)]));
  const groups: ExportedVersion['groups'] = new Map();
  const sidebars = Object.values(version.sidebars) as unknown as SidebarItem[][];
  const loose = docs.map(({ id }) => ({ id, labels: ['More pages'] }));
  for (const { id, labels } of [
    ...sidebars.flatMap((items) => [...sidebarPages(items)]),
    ...loose,
  ]) {
    const page = left.get(id);
    if (page !== undefined) {
      const label = labels.join(' › ') || 'Start here';
      groups.set(label, [...(groups.get(label) ?? []), page]);
      left.delete(id);
    }
  }
  return groups;
}

/** Lists the versions of the documentation, the latest release first, with every listed page. */
export const exportedVersions = (allContent: AllContent): ExportedVersion[] =>
  versionsIn(allContent)
    .toSorted((a, b) => Number(b.isLast) - Number(a.isLast))
    .map((version) => ({
      name: version.versionName === 'current' ? `${version.label} (unreleased)` : version.label,
      path: withoutSlash(version.path),
      groups: groupPages(version),
    }));

/** Lists every listed post, newest first. */
export const exportedPosts = (allContent: AllContent): ExportedPage[] =>
  listedPosts(postsIn(allContent)).map(postPage);

/** The pages of a version in the order of its sidebars. */
export const pagesOf = ({ groups }: ExportedVersion): ExportedPage[] => [...groups.values()].flat();

/** A list of the llms.txt format: a link to the Markdown of each page, and what the page says. */
const section = (heading: string, pages: readonly ExportedPage[], siteUrl: string): string =>
  `## ${heading}\n\n${pages
    .map(({ title, permalink, description }) => {
      const name = title.replace(/[[\]\\]/g, '\\$&');
      const text = description ? `: ${description}` : '';
      return `- [${name}](${siteUrl}${markdownAddress(permalink)})${text}`;
    })
    .join('\n')}`;

const file = (...blocks: string[]): string => `${blocks.join('\n\n')}\n`;

/** The `llms.txt` of a version: its pages by the categories of its sidebar. */
export const versionIndex = ({ name, path, groups }: ExportedVersion, siteUrl: string): string =>
  file(
    `# ${brand.product} ${name}`,
    `> ${llms.summary(name)}`,
    `${llms.notes} All pages of this version in one file: ${siteUrl}${path}/llms-full.txt`,
    ...[...groups].map(([label, pages]) => section(label, pages, siteUrl)),
  );

/**
 * The `llms-full.txt` of a version: its pages one after another, each with its address.
 *
 * @param markdown the Markdown of each page by its path, without front matter.
 */
export const versionFull = (
  version: ExportedVersion,
  siteUrl: string,
  markdown: ReadonlyMap<string, string>,
): string =>
  file(
    `# ${brand.product} ${version.name}: all pages`,
    `> ${llms.summary(version.name)}`,
    ...pagesOf(version).map(({ permalink }) => {
      // The address follows the title, so that whoever cuts the file at headings keeps both together.
      const text = markdown
        .get(permalink)
        ?.replace(/^# .*$/m, (title) => `${title}\n\nSource: ${siteUrl}${permalink}`);
      return `---\n\n${text?.trim()}`;
    }),
  );

/** The `llms.txt` of the site: the files of each version, newest first, and the posts. */
export function siteIndex(
  versions: readonly ExportedVersion[],
  posts: readonly ExportedPage[],
  siteUrl: string,
): string {
  const links = (name: string, holds: string): string =>
    versions
      .map(
        (version) =>
          `- [${brand.product} ${version.name}](${siteUrl}${version.path}/${name}): ${holds}`,
      )
      .join('\n');
  return file(
    `# ${brand.vendor}`,
    `> ${brand.description}`,
    llms.notes,
    `## Documentation\n\n${links('llms.txt', 'list of its pages')}`,
    section('Blog', posts, siteUrl),
    // The format's own name for what a short context can do without.
    `## Optional\n\n${links('llms-full.txt', 'all its pages in one file')}`,
  );
}
