import type { SearchRecord } from '../engine/record';

/** A link as a page has it. */
export interface PageLink {
  /** As written: a path with the base URL, or a whole address. */
  href: string;
  text: string;
}

/** Texts of links that are kept for one heading; the commonest say most, and the rest repeats their words. */
const keptTexts = 5;
/** A longer text is a sentence about more than what it leads to. */
const maxLength = 60;

const comparable = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, ' ');

/** The page and the anchor that a link leads to, in one form for all ways to write them; nothing where it leaves the site. */
export function targetOf(href: string, siteUrl: string): string | undefined {
  const path = href.startsWith(siteUrl) ? href.slice(siteUrl.length) : href;
  if (!path.startsWith('/')) {
    return undefined;
  }
  const [page = '', anchor = ''] = path.split('#');
  return `${page.replace(/\/$/, '')}#${anchor}`;
}

/**
 * Gives headings the words of the links that lead to them from other pages: writers name a page there as readers would. What
 * only repeats the heading is left out.
 *
 * @param links of all pages.
 */
export function withLinkTexts(
  records: readonly SearchRecord[],
  links: readonly PageLink[],
  siteUrl: string,
): SearchRecord[] {
  const counts = new Map<string, Map<string, number>>();
  for (const { href, text } of links) {
    const target = text.length <= maxLength ? targetOf(href, siteUrl) : undefined;
    if (target !== undefined) {
      const texts = counts.get(target) ?? new Map<string, number>();
      counts.set(target, texts.set(text, (texts.get(text) ?? 0) + 1));
    }
  }
  return records.map((record) => {
    const target = record.type === 'content' ? undefined : targetOf(record.url, siteUrl);
    const texts = target === undefined ? undefined : counts.get(target);
    if (texts === undefined || record.type === 'content') {
      return record;
    }
    const seen = new Set([comparable(record.hierarchy[record.type] ?? '')]);
    const linkTexts = [...texts]
      .sort(([, a], [, b]) => b - a)
      .map(([text]) => text)
      .filter((text) => {
        const form = comparable(text);
        return /\p{L}/u.test(text) && !seen.has(form) && seen.add(form);
      })
      .slice(0, keptTexts);
    return linkTexts.length > 0 ? { ...record, linkTexts } : record;
  });
}
