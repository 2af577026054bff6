import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { BlogPost } from '@docusaurus/plugin-content-blog';
import type { LoadedVersion } from '@docusaurus/plugin-content-docs';
import type { AllContent } from '@docusaurus/types';
import { aliasedSitePathToRelativePath } from '@docusaurus/utils';
import type { PageAbout, SearchRecord } from '../../search/engine/record';
import { type Block, recordsOfBlocks, withoutSections } from '../../search/records/blocks';
import { markdownBlocks } from '../../search/records/markdownBlocks';
import { leftOutSections, pageRank } from '../../site/search';
import { type SidebarItem, sidebarPages } from '../shared/sidebarPages';
import { listedDocs, listedPosts, postsIn, versionsIn } from '../shared/siteContent';

/** A page as the content plugins know it before it is rendered. */
export interface SourcePage {
  /** Path of the file, below the site's folder. */
  source: string;
  permalink: string;
  title: string;
  lvl0: string;
  version: string;
  tag: string;
  about?: PageAbout;
}

const aboutOf = (keywords: readonly string[] | undefined, description = ''): PageAbout => ({
  keywords: keywords ?? [],
  description,
});

function docsPages(version: LoadedVersion): SourcePage[] {
  const sidebars = Object.values(version.sidebars) as unknown as SidebarItem[][];
  const paths = new Map(
    [...sidebarPages(sidebars.flat())].map(({ id, labels }) => [id, labels.join(' › ')]),
  );
  return listedDocs(version).map(({ id, source, permalink, title, description, frontMatter }) => ({
    source,
    permalink,
    title,
    lvl0: paths.get(id) || 'Documentation',
    version: version.versionName,
    tag: `docs-default-${version.versionName}`,
    about: aboutOf(frontMatter.keywords, description),
  }));
}

const postPage = ({ metadata }: BlogPost): SourcePage => ({
  source: metadata.source,
  permalink: metadata.permalink,
  title: metadata.title,
  lvl0: 'Blog',
  version: '',
  tag: 'default',
  about: aboutOf(metadata.frontMatter.keywords, metadata.description),
});

/** Lists the docs and posts of `npm run dev`, which renders no page until it is asked for. */
export const sourcePages = (allContent: AllContent): SourcePage[] => [
  ...versionsIn(allContent).flatMap(docsPages),
  ...listedPosts(postsIn(allContent)).map(postPage),
];

/** What records need to know of the site; data that a thread can be given. */
export interface SourceContext {
  siteDir: string;
  siteConfig: { url: string };
  i18n: { currentLocale: string };
}

/** Blocks by file, with the text that they were read from: all pages take seconds to read, and an edit changes one. */
const kept = new Map<string, { text: string; blocks: Block[] }>();

function blocksOf(siteDir: string, file: string, title: string): Block[] {
  const text = readFileSync(file, 'utf8');
  const before = kept.get(file);
  if (before?.text === text) {
    return before.blocks;
  }
  let hasPartials = false;
  const blocks = markdownBlocks(text, {
    title,
    partial: (path) => {
      hasPartials = true;
      const partial = path.startsWith('@site/')
        ? join(siteDir, path.slice('@site/'.length))
        : join(dirname(file), path);
      return existsSync(partial) ? readFileSync(partial, 'utf8') : undefined;
    },
  });
  if (!hasPartials) {
    kept.set(file, { text, blocks });
  }
  return blocks;
}

/**
 * Reads the records of some pages from their sources. A page whose file is gone has none, and neither has one that is made of components
 * alone.
 */
export function recordsOfSources(
  { siteDir, siteConfig, i18n }: SourceContext,
  pages: readonly SourcePage[],
): SearchRecord[] {
  return pages.flatMap((page) => {
    const file = join(siteDir, aliasedSitePathToRelativePath(page.source));
    if (!existsSync(file)) {
      return [];
    }
    const blocks = withoutSections(
      blocksOf(siteDir, file, page.title),
      leftOutSections(page.permalink),
    );
    return recordsOfBlocks(blocks, {
      siteUrl: siteConfig.url,
      path: page.permalink,
      pageRank: pageRank(page.permalink),
      lvl0: page.lvl0,
      language: i18n.currentLocale,
      version: page.version,
      tag: page.tag,
      ...(page.about && { about: page.about }),
    });
  });
}
