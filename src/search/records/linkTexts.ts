import type { SearchRecord } from '../engine/record';

/** A link of a page. */
export interface PageLink {
  /** A path with the base URL, or a whole address. */
  href: string;
  text: string;
  /** The text after the link in a list item or table row that begins with it. */
  description?: string;
}

/** Number of link texts per heading. Rarer texts mostly repeat the words of the most frequent ones. */
const keptTexts = 4;
/** Longer texts are about more than the link's target. */
const maxLength = { text: 60, description: 120 };

const comparable = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, ' ');

/** Returns the normalized page and anchor that a link leads to, or nothing if it leaves the site. */
function linkTarget(href: string, siteUrl: string): string | undefined {
  const path = href.startsWith(siteUrl) ? href.slice(siteUrl.length) : href;
  const [page = '', anchor = ''] = path.split('#');
  return path.startsWith('/') ? `${page.replace(/\/$/, '')}#${anchor}` : undefined;
}

/** Returns the distinct texts, the most frequent first. */
const byFrequency = (texts: readonly string[]): string[] => {
  const counts = new Map<string, number>();
  for (const text of texts) {
    counts.set(text, (counts.get(text) ?? 0) + 1);
  }
  return [...counts].sort(([, a], [, b]) => b - a).map(([text]) => text);
};

/** Adds to headings the texts of links from other pages, and the text after these links in lists and tables, because they name
 * and describe a page in readers' words. Texts that repeat the heading are left out.
 *
 * @param links of all pages.
 */
export function withLinkTexts(
  records: readonly SearchRecord[],
  links: readonly PageLink[],
  siteUrl: string,
): SearchRecord[] {
  const linksTo = new Map<string, PageLink[]>();
  for (const link of links) {
    const target = linkTarget(link.href, siteUrl) ?? '';
    linksTo.set(target, linksTo.get(target) ?? []);
    linksTo.get(target)?.push(link);
  }
  return records.map((record) => {
    const target = linkTarget(record.url, siteUrl);
    const links = (target !== undefined && linksTo.get(target)) || [];
    if (record.type === 'content' || links.length === 0) {
      return record;
    }
    const seen = new Set([comparable(record.hierarchy[record.type] ?? '')]);
    const newOf = (name: 'text' | 'description'): string[] =>
      byFrequency(links.map((link) => link[name] ?? '')).filter((text) => {
        const form = comparable(text);
        const isNew = text.length <= maxLength[name] && /\p{L}/u.test(text) && !seen.has(form);
        seen.add(form);
        return isNew;
      });
    const linkTexts = [...newOf('text').slice(0, keptTexts), ...newOf('description')];
    return linkTexts.length > 0 ? { ...record, linkTexts } : record;
  });
}
