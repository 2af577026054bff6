import type { MovedPage } from '../../site/links';

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
 * Finds where a reader of a page goes in a version: to the same page, to where it moved, to the first page of the folder, or to the
 * first page of all. Addresses are below the version's own.
 */
export function nearestPage(
  page: string,
  pages: ReadonlySet<string>,
  moved: readonly MovedPage[],
): string {
  const folder = page.slice(0, page.lastIndexOf('/'));
  const first = [`${folder}/index`, folder, `${folder}/`].find((entry) => pages.has(entry));
  return movedTo(page, pages, moved) ?? first ?? '/';
}
