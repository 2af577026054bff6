import { pageKindAt } from '../../site/search';

/** Ranks a page among those that answer a query as well, as DocSearch's `pageRank`: what repeats the guides comes after them. */
export const pageRank = (path: string): number => pageKindAt(path)?.rank ?? 0;
