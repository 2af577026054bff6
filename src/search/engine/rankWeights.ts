/**
 * What each sign that a page or a section answers a query is worth. Found on one half of the bench's queries and judged on the
 * other; `npm run bench:search` prints both.
 */
export const rankWeights = {
  /** How much of a word a section holds, by where it stands: from 0 to 1. */
  section: {
    title: 0.75,
    keywords: 0.51,
    links: 0.6,
    description: 0.35,
    place: 0.2,
    key: 0.82,
    content: 0.65,
    code: 0.21,
    camel: 0.3,
  },
  /** The same for the page around it; headings of its sections are `heading`. */
  page: {
    title: 0.95,
    keywords: 0.45,
    links: 0.36,
    description: 0.95,
    place: 0.5,
    heading: 0.24,
    key: 0.24,
    content: 0.4,
    code: 0.2,
    camel: 0.2,
  },
  /** What a section takes over from the headings above it, and from its page. */
  fromParents: 0.6,
  fromPage: 0.5,
  /** Occurrences that make half of what a text can give, in a text of common length. */
  halfCount: 1.01,
  lengthShare: 0.36,
  /** Shares of the sum. */
  pageShare: 0.7,
  sectionShare: 0.7,
  pageFit: 0.36,
  sectionFit: 0.3,
  /** What a page gains by the word that it is least about, and a section by the words that it holds by itself. */
  weakest: 0.1,
  ownShare: 0.1,
  /** What a page gains by the number of its sections that hold the words. */
  breadth: 0.37,
  /** What the query as it was typed adds. */
  phraseInTitle: 0.3,
  phraseInText: 0.3,
  phraseIsKey: 0.71,
  nameAmongWords: 0.6,
  nameIsKey: 1.2,
  nameInText: 0.52,
  cell: 0.08,
  /** What words of the query add that stand within `reach` of each other, and what is lost of it where all pages have them so. */
  proximity: 0.6,
  reach: 3,
  commonPair: 0.7,
  operation: 3,
  definition: 1.6,
  /** What a word such as “configure” weighs beside the words that name things. */
  weakWord: 0.2,
  /** A word that occurs on fewer pages counts as if it occurred on this many. */
  rarityFloor: 6.5,
  /** Exponent of how much each page is about a word: the higher it is, the less do pages count that name the word in passing. */
  rarityOfSubject: 1.95,
  /** Exponent of the share of the query's words that the page holds at all. */
  coverage: 1.05,
  /** What each step of page rank below 0 leaves. */
  rankStep: 0.97,
  /** What a page gains whose kind the query names, and what is left of the weight of the words that name it. */
  namedKind: 1.5,
  kindWord: 0.49,
  /** What each further section of a page leaves. */
  nextSection: 0.85,
};
