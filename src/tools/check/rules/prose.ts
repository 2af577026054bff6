import type { Finding } from '../finding';
import { proseProblems } from '../prose/lint';
import type { CheckedPage, CheckedSite } from '../site';

/**
 * Pages are written in plain American English: no translated phrasing, no words in a sense of our own, no unchecked claims about
 * every case.
 *
 * @param pages the pages to look at.
 * @param before the published site. What it says already is looked at for banned phrases only; without it, so is everything.
 */
export const prose = (pages: readonly CheckedPage[], before?: CheckedSite): Finding[] =>
  pages
    .filter(({ markdown }) => markdown.error === undefined)
    .flatMap((page) =>
      proseProblems(page, before === undefined ? page.text : before.files.get(page.file)).map(
        (problem): Finding => ({ rule: 'prose', file: page.file, ...problem }),
      ),
    );
