/** The defaults of `@easyops-cn/docusaurus-search-local`, as it generates them for a site in English. */
export const language = ['en'];
/** @type {string[]} */
export const removeDefaultStopWordFilter = [];
export const removeDefaultStemmer = false;
export const fuzzyMatchingDistance = 1;
export const searchIndexUrl = 'search-index{dir}.json';
export const searchResultContextMaxLength = 50;
