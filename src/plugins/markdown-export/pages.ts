import type { BlogPost } from '@docusaurus/plugin-content-blog';
import type { LoadedVersion } from '@docusaurus/plugin-content-docs';
import type { AllContent } from '@docusaurus/types';
import { aliasedSitePathToRelativePath } from '@docusaurus/utils';
import { externalPermalink } from '../../site/blog';
import { type SamplesRan, samplesRanField } from '../../site/reference';
import { type SidebarItem, sidebarPages } from '../shared/sidebarPages';
import { listedDocs, listedPosts, postsIn, versionsIn } from '../shared/siteContent';

/** A page that is exported as Markdown. */
export interface ExportedPage {
  permalink: string;
  title: string;
  description: string;
  /** Source of the page, below the site's folder. */
  source: string;
  /** Address of the page at another publisher of whose post this one is the summary. */
  external?: string;
  /** When the source was last changed, in milliseconds; `undefined` if nothing tells. */
  lastUpdated?: number;
  /** That its samples ran against the product. */
  samplesRan?: SamplesRan;
  post?: { date: string; authors: string[]; tags: string[] };
}

/** Pages under one heading: those of a category of the sidebar. */
export interface PageGroup {
  label: string;
  pages: ExportedPage[];
}

/** A version of the documentation. */
export interface ExportedVersion {
  /** Name as `versions.json` has it; `current` is the unreleased one. */
  name: string;
  label: string;
  /** Path of its pages, with the base URL. */
  path: string;
  /** Every page once, in the order of the sidebars; those in no sidebar come last. */
  groups: PageGroup[];
}

/** What the site has in Markdown. */
export interface ExportedContent {
  /** The latest release first. */
  versions: ExportedVersion[];
  /** Newest first. */
  posts: ExportedPage[];
}

/** Heading of pages that are above all categories. */
const firstGroup = 'Start here';
/** Heading of pages that are in no sidebar. */
const lastGroup = 'More pages';

function docPage(doc: LoadedVersion['docs'][number]): ExportedPage {
  const { permalink, title, description, source, lastUpdatedAt } = doc;
  const samplesRan = doc.frontMatter[samplesRanField as keyof typeof doc.frontMatter];
  return {
    permalink,
    title,
    description,
    source: aliasedSitePathToRelativePath(source),
    ...(lastUpdatedAt && { lastUpdated: lastUpdatedAt }),
    ...(samplesRan !== undefined && { samplesRan: samplesRan as SamplesRan }),
  };
}

/** Groups the pages of a version by the categories of its sidebars; a page that is in several places counts once. */
export function groupPages(
  sidebars: readonly (readonly SidebarItem[])[],
  pages: ReadonlyMap<string, ExportedPage>,
): PageGroup[] {
  const left = new Map(pages);
  const groups = new Map<string, ExportedPage[]>();
  const add = (label: string, page: ExportedPage): void => {
    groups.set(label, [...(groups.get(label) ?? []), page]);
  };
  for (const { id, labels } of sidebars.flatMap((items) => [...sidebarPages(items)])) {
    const page = left.get(id);
    if (page !== undefined) {
      add(labels.join(' › ') || firstGroup, page);
      left.delete(id);
    }
  }
  for (const page of left.values()) {
    add(lastGroup, page);
  }
  return [...groups].map(([label, grouped]) => ({ label, pages: grouped }));
}

function exportedVersion(version: LoadedVersion): ExportedVersion {
  const docs = listedDocs(version);
  const sidebars = Object.values(version.sidebars) as unknown as SidebarItem[][];
  return {
    name: version.versionName,
    label: version.label,
    path: version.path,
    groups: groupPages(sidebars, new Map(docs.map((doc) => [doc.id, docPage(doc)]))),
  };
}

function postPage({ metadata }: BlogPost): ExportedPage {
  const { permalink, title, description, source, date, authors, tags } = metadata;
  const external = externalPermalink(metadata.frontMatter);
  return {
    permalink,
    title,
    description,
    source: aliasedSitePathToRelativePath(source),
    ...(external !== undefined && { external }),
    post: {
      date: new Date(date).toISOString().slice(0, 10),
      authors: authors.flatMap(({ name }) => name ?? []),
      tags: tags.map(({ label }) => label),
    },
  };
}

/** Lists what is exported: every listed page of every version, and every listed post. */
export function exportedContent(allContent: AllContent): ExportedContent {
  return {
    versions: versionsIn(allContent)
      .toSorted((a, b) => Number(b.isLast) - Number(a.isLast))
      .map(exportedVersion),
    posts: listedPosts(postsIn(allContent)).map(postPage),
  };
}

export const pagesOf = ({ groups }: ExportedVersion): ExportedPage[] =>
  groups.flatMap(({ pages }) => pages);
