import type { SearchRecord } from '../engine/record';
import { type PageLink, targetOf } from './linkTexts';

/** A page and the links in its text. */
export interface LinkingPage {
  /** With the base URL. */
  path: string;
  links: readonly PageLink[];
}

const pageOf = (href: string, siteUrl: string): string | undefined =>
  targetOf(href, siteUrl)?.split('#')[0];

/**
 * Ranks pages by how many others lead to them, as their writers chose to. Pages of a kind that comes after the guides keep the rank
 * of their kind, below 0.
 */
export function withLinkRank(
  records: readonly SearchRecord[],
  pages: readonly LinkingPage[],
  siteUrl: string,
): SearchRecord[] {
  const counts = new Map<string, number>();
  for (const { path, links } of pages) {
    const own = pageOf(path, siteUrl);
    const targets = new Set(links.map(({ href }) => pageOf(href, siteUrl)));
    for (const target of targets) {
      if (target !== undefined && target !== own) {
        counts.set(target, (counts.get(target) ?? 0) + 1);
      }
    }
  }
  return records.map((record) => {
    const { weight, url } = record;
    const count = counts.get(pageOf(url, siteUrl) ?? '') ?? 0;
    return weight.pageRank < 0 || count === 0
      ? record
      : { ...record, weight: { ...weight, pageRank: count } };
  });
}
