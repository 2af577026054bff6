import type { MovedPage } from '../../site/links';

/** Words of what a page is about: the last part of its address; that of the folder for the folder's own page. */
function words(page: string): Set<string> {
  const parts = page.split('/').filter((part) => part !== '' && part !== 'index');
  return new Set(parts.at(-1)?.split('-'));
}

/** Sørensen–Dice coefficient of the words of two pages: 0 shares none, 1 shares all. */
function likeness(a: string, b: string): number {
  const [left, right] = [words(a), words(b)];
  const shared = [...left].filter((word) => right.has(word)).length;
  return shared === 0 ? 0 : (2 * shared) / (left.size + right.size);
}

/** Two pages are of the same subject when at least this share of their words is the same. */
const sameSubject = 0.6;

/** Follows moved pages, one after the other, to a page that exists; `undefined` where they lead nowhere. */
export function movedTo(
  page: string,
  pages: ReadonlySet<string>,
  moved: readonly MovedPage[],
): string | undefined {
  const line = moved.find(({ from }) => from === page);
  const others = moved.filter((other) => other !== line); // in a circle, each line is followed once
  return pages.has(page) ? page : line && movedTo(line.to, pages, others);
}

/**
 * Finds where a reader of a page goes in a version: to the same page, to where it moved, to the page whose address shares
 * most words, to the first page of the folder, or to the first page of all. Addresses are below the version's own.
 */
export function nearestPage(
  page: string,
  pages: ReadonlySet<string>,
  moved: readonly MovedPage[],
): string {
  const same = movedTo(page, pages, moved);
  if (same !== undefined) {
    return same;
  }
  const [best] = [...pages]
    .map((candidate) => ({ candidate, score: likeness(page, candidate) }))
    .filter(({ score }) => score >= sameSubject)
    .sort((a, b) => b.score - a.score || a.candidate.localeCompare(b.candidate));
  if (best !== undefined) {
    return best.candidate;
  }
  const folder = page.slice(0, page.lastIndexOf('/'));
  return [`${folder}/index`, folder, `${folder}/`].find((entry) => pages.has(entry)) ?? '/';
}
