import type { SearchRecord } from '../engine/record';

/** A link as a page has it. */
export interface PageLink {
  /** As written: a path with the base URL, or a whole address. */
  href: string;
  text: string;
  /** What the list item or the table row that begins with the link says behind it. */
  description?: string;
}

/** Texts of links that are kept for one heading; the commonest say most, and the rest repeats their words. */
const keptTexts = 4;
/** A longer text is a sentence about more than what it leads to. */
const maxLength = { text: 60, description: 120 };

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

/** Counts the texts by the target of their links. */
class TextsByTarget {
  private readonly texts = new Map<string, Map<string, number>>();

  add(target: string, text: string): void {
    const counts = this.texts.get(target) ?? new Map<string, number>();
    this.texts.set(target, counts.set(text, (counts.get(text) ?? 0) + 1));
  }

  /** The commonest first. */
  of(target: string): string[] {
    const counts = [...(this.texts.get(target) ?? [])];
    return counts.sort(([, a], [, b]) => b - a).map(([text]) => text);
  }
}

/**
 * Gives headings the words of the links that lead to them from other pages, and the text after these links in lists and tables:
 * writers name and describe a page there as readers would. What only repeats the heading is left out.
 *
 * @param links of all pages.
 */
export function withLinkTexts(
  records: readonly SearchRecord[],
  links: readonly PageLink[],
  siteUrl: string,
): SearchRecord[] {
  const texts = new TextsByTarget();
  const descriptions = new TextsByTarget();
  for (const { href, text, description = '' } of links) {
    const target = targetOf(href, siteUrl);
    if (target !== undefined && text.length <= maxLength.text) {
      texts.add(target, text);
    }
    if (target !== undefined && description !== '' && description.length <= maxLength.description) {
      descriptions.add(target, description);
    }
  }
  return records.map((record) => {
    const target = record.type === 'content' ? undefined : targetOf(record.url, siteUrl);
    if (target === undefined || record.type === 'content') {
      return record;
    }
    const seen = new Set([comparable(record.hierarchy[record.type] ?? '')]);
    const isNew = (text: string): boolean => {
      const form = comparable(text);
      const isKnown = seen.has(form);
      seen.add(form);
      return /\p{L}/u.test(text) && !isKnown;
    };
    const linkTexts = [
      ...texts.of(target).filter(isNew).slice(0, keptTexts),
      ...descriptions.of(target).filter(isNew),
    ];
    return linkTexts.length > 0 ? { ...record, linkTexts } : record;
  });
}
