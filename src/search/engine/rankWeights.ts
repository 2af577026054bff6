/**
 * What each sign that a section answers a query is worth. Tuned on one half of the judged queries and checked on the other;
 * `npm run bench:search` prints both.
 */
export const rankWeights = {
  /** A word in a heading names the subject; in the text below it may occur in passing. */
  heading: 3.2,
  /** Keywords are what writers expect readers to call a page. */
  keywords: 2,
  /** Descriptions, link texts, and the place in the sidebar say in few words what a page is about. */
  about: 3,
  /** The first cell of a row is what the row defines. */
  key: 3,
  /** Code repeats the names that the text explains. */
  code: 0.4,
  /** A synonym, a joined word, or a corrected one may be what was meant, a longer one the more of it is typed. */
  indirect: 0.65,
  /** Exponent: a section with half the score of the best one for a word is more than half as much about it. */
  saturation: 0.7,
  /** Words such as “configure” are said in other ways by many pages; next to names they tell little. */
  weakWord: 0.2,
  /** A page with several sections about the words is about them. */
  breadth: 0.25,
  /** A heading or a keyword that is the query names its answer. */
  fit: 0.6,
  /** A text that has the query letter by letter, or the pairs of its words side by side, is what was pasted. */
  literal: 0.6,
  /** A pasted request is answered by its operation, whatever else is about the words in it. */
  operation: 3,
  /** What each step of its rank leaves of a kind of page that repeats the guides, unless the query asks for the kind. */
  rankStep: 0.75,
};
