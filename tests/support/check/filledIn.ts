import { placeholder } from '../../../src/plugins/new-content/templates';

/** Long enough for a summary, short enough for a description. */
const words =
  'This is what the writer puts in place of the words that the template left, so that readers learn what the page is for.';

/** Replaces what the words `new:doc` and `new:post` left open, as a writer does. */
export const filledIn = (text: string): string => text.replace(placeholder, words);
