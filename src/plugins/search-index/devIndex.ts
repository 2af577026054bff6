import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { aliasedSitePathToRelativePath } from '@docusaurus/utils';
import type { SearchRecord } from '../../search/engine/record';
import { type Block, recordsOfBlocks, withoutSections } from '../../search/records/blocks';
import { markdownBlocks } from '../../search/records/markdownBlocks';
import { leftOutSections, pageRank } from '../../site/search';
import type { SourcePage } from './sourcePages';

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
