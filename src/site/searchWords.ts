/**
 * Words of the search. `{query}`, `{version}`, `{count}`, `{page}` and `{pages}` stand for what is asked and found; singular and plural have a bar
 * between them, as Docusaurus writes them.
 */
export const searchWords = {
  placeholder: 'Search docs',
  /** A list of results without a title. */
  list: 'Results',
  results: '1 result|{count} results',
  resultsFor: '{results} for {query}',
  resultsIn: '{results} in {version}',
  resultsForIn: '{results} for “{query}” in {version}',
  noResults: 'No results for {query}',
  noResultsIn: 'No results for “{query}” in {version}',
  seeAll: 'See 1 result|See all {count} results',
  /** Said where no page has all the words that matter, before the pages that come near. */
  partial: 'No page has all of “{query}”',
  near: 'Pages that come near:',
  reportTitle: 'Search finds nothing for “{query}”',
  /** Pages that the start screen of the pop-up offers, below the recent searches. */
  popular: {
    title: 'Popular pages',
    gettingStarted: 'Getting started',
    install: 'Install Gravitino',
    configuration: 'Server configuration',
    rest: 'REST API',
    playground: 'Playground',
  },
  /** Badges of pages that are no guides. */
  kinds: {
    rest: 'REST API',
    glossary: 'Glossary',
    releaseNotes: 'Release notes',
    blog: 'Blog',
    careers: 'Careers',
    site: 'Site',
  },
  page: {
    title: 'Search',
    description: 'Search the documentation, the blog and the site.',
    titleOf: 'Search results for “{query}”',
    query: 'Search for',
    version: 'Version',
    latest: '{version} (latest)',
    allVersions: 'All versions',
    inAllVersions: 'all versions',
    searchAllVersions: 'Search all versions',
    retry: 'Try again',
    paging: 'Pages of results',
    previous: 'Previous',
    next: 'Next',
    place: 'Page {page} of {pages}',
  },
  /** Without JavaScript; the link takes the place of `{documentation}`. */
  without:
    'Searching happens in your browser and needs JavaScript. Without it, the {documentation} has every page in its sidebar.',
  documentation: 'documentation',
} as const;

/** Words of DocSearch's own screens, by its names for them. */
export const docSearchWords = {
  searchBox: {
    resetButtonTitle: 'Clear the query',
    resetButtonAriaLabel: 'Clear the query',
    cancelButtonText: 'Cancel',
    cancelButtonAriaLabel: 'Cancel',
    searchInputLabel: 'Search',
  },
  startScreen: {
    recentSearchesTitle: 'Recent',
    noRecentSearchesText: 'No recent searches',
    saveRecentSearchButtonTitle: 'Save this search',
    removeRecentSearchButtonTitle: 'Remove this search from history',
    favoriteSearchesTitle: 'Favorite',
    removeFavoriteSearchButtonTitle: 'Remove this search from favorites',
  },
  errorScreen: {
    titleText: 'Unable to fetch results',
    helpText: 'You might want to check your network connection.',
  },
  noResultsScreen: {
    noResultsText: 'No results for',
    suggestedQueryText: 'Try searching for',
    reportMissingResultsText: 'Believe this query should return results?',
    reportMissingResultsLinkText: 'Let us know.',
  },
  footer: {
    selectText: 'to select',
    selectKeyAriaLabel: 'Enter key',
    navigateText: 'to navigate',
    navigateUpKeyAriaLabel: 'Arrow up',
    navigateDownKeyAriaLabel: 'Arrow down',
    closeText: 'to close',
    closeKeyAriaLabel: 'Escape key',
    searchByText: 'Search by',
  },
} as const;
