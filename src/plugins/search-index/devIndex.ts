import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { aliasedSitePathToRelativePath } from '@docusaurus/utils';
import type { SearchRecord } from '../../search/engine/record';
import { recordsOfBlocks, withoutSections } from '../../search/records/blocks';
import { markdownBlocks } from '../../search/records/markdownBlocks';
import { leftOutSections, pageRank } from '../../site/search';
import type { SourcePage } from './sourcePages';

/** What records need to know of the site; data that a thread can be given. */
export interface SourceContext {
  siteDir: string;
  siteConfig: { url: string };
  i18n: { currentLocale: string };
}

/** Records by page, with what they were read from: all pages take seconds to read, and an edit changes one. */
const kept = new Map<string, { from: string; records: SearchRecord[] }>();

/** Reads the records of a page; the same ones as before if it is what it was. */
function recordsOfSource(
  { siteDir, siteConfig, i18n }: SourceContext,
  page: SourcePage,
  file: string,
): SearchRecord[] {
  const text = readFileSync(file, 'utf8');
  const from = `${JSON.stringify(page)}\n${text}`;
  const before = kept.get(file);
  if (before?.from === from) {
    return before.records;
  }
  let hasPartials = false;
  const blocks = markdownBlocks(text, {
    title: page.title,
    partial: (path) => {
      hasPartials = true;
      const partial = path.startsWith('@site/')
        ? join(siteDir, path.slice('@site/'.length))
        : join(dirname(file), path);
      return existsSync(partial) ? readFileSync(partial, 'utf8') : undefined;
    },
  });
  const records = recordsOfBlocks(withoutSections(blocks, leftOutSections(page.permalink)), {
    siteUrl: siteConfig.url,
    path: page.permalink,
    pageRank: pageRank(page.permalink),
    lvl0: page.lvl0,
    language: i18n.currentLocale,
    version: page.version,
    tag: page.tag,
    ...(page.about && { about: page.about }),
  });
  if (!hasPartials) {
    kept.set(file, { from, records });
  }
  return records;
}

/**
 * Reads the records of some pages from their sources. A page whose file is gone has none, and neither has one that is made of components
 * alone.
 */
export const recordsOfSources = (
  context: SourceContext,
  pages: readonly SourcePage[],
): SearchRecord[] =>
  pages.flatMap((page) => {
    const file = join(context.siteDir, aliasedSitePathToRelativePath(page.source));
    return existsSync(file) ? recordsOfSource(context, page, file) : [];
  });
