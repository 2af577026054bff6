import type { MovedPage } from '../../site/links';
import { movedTo } from './nearestPage';
import type { VersionPages } from './siteRedirects';

/**
 * Says of each moved page that no version follows what is wrong with its line, and what to do about it: the new page is in none of them,
 * or the old one is still in each that has the new one.
 */
export const deadRedirects = (
  versions: readonly Pick<VersionPages, 'pages'>[],
  moved: readonly MovedPage[],
): { message: string; fix: string }[] =>
  moved.flatMap(({ from, to }) => {
    const reached = versions.filter(({ pages }) => movedTo(to, pages, moved) !== undefined);
    if (reached.length === 0) {
      const message = `The redirect from ${from} leads to ${to}, which is a page of no version.`;
      return [{ message, fix: 'Correct it, or take it out.' }];
    }
    const message = `The redirect from ${from} to ${to} is never followed: ${from} is still a page.`;
    return reached.every(({ pages }) => pages.has(from))
      ? [{ message, fix: 'Take the page or the redirect out.' }]
      : [];
  });
