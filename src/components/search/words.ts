import { interpolate } from '@docusaurus/Interpolate';
import { docSearchWords as docSearchTable, searchWords as table } from '@site/src/site/searchWords';
import { translated } from '@site/src/words/translated';

/** Words of the search in the language of the page. */
export const searchWords = translated('searchWords', table);

/** Words of DocSearch's own screens in the language of the page. */
export const docSearchWords = translated('docSearchWords', docSearchTable);

/** Puts values into a text of the search, in place of their names in braces. */
export const fill = (text: string, values: Record<string, string | number>): string =>
  interpolate(text, values);
