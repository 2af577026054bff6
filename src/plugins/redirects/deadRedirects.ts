import type { MovedPage } from '../../site/links';
import { movedTo } from './nearestPage';
import type { VersionPages } from './siteRedirects';

/** A line of `movedPages` that has no effect. */
export interface DeadRedirect extends MovedPage {
  reason: 'no such page' | 'still a page';
}

/**
 * Lists the moved pages that no version follows: where the new page is in none of them, or the old one is still in each that has
 * the new one.
 */
export function deadRedirects(
  versions: readonly Pick<VersionPages, 'pages'>[],
  moved: readonly MovedPage[],
): DeadRedirect[] {
  return moved.flatMap((line): DeadRedirect[] => {
    const reached = versions.filter(({ pages }) => movedTo(line.to, pages, moved) !== undefined);
    if (reached.length === 0) {
      return [{ ...line, reason: 'no such page' }];
    }
    return reached.every(({ pages }) => pages.has(line.from))
      ? [{ ...line, reason: 'still a page' }]
      : [];
  });
}

/** Says what is wrong with a line, and what to do about it. */
export const describeDead = ({ from, to, reason }: DeadRedirect): string =>
  reason === 'no such page'
    ? `The redirect from ${from} leads to ${to}, which is a page of no version. Correct it, or take it out.`
    : `The redirect from ${from} to ${to} is never followed: ${from} is still a page. Take the page or the redirect out.`;
