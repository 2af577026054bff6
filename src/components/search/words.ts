import { translate } from '@docusaurus/Translate';

export const searchWords = {
  placeholder: translate({ id: 'search.placeholder', message: 'Search docs' }),
  list: translate({ id: 'search.list', message: 'Results' }),
  results: translate({ id: 'search.results', message: '1 result|{count} results' }),
  resultsFor: translate({ id: 'search.resultsFor', message: '{results} for {query}' }),
  resultsIn: translate({ id: 'search.resultsIn', message: '{results} in {version}' }),
  resultsForIn: translate({
    id: 'search.resultsForIn',
    message: '{results} for “{query}” in {version}',
  }),
  noResults: translate({ id: 'search.noResults', message: 'No results for {query}' }),
  noResultsIn: translate({
    id: 'search.noResultsIn',
    message: 'No results for “{query}” in {version}',
  }),
  seeAll: translate({ id: 'search.seeAll', message: 'See 1 result|See all {count} results' }),
  partial: translate({ id: 'search.partial', message: 'No page has all of “{query}”' }),
  near: translate({ id: 'search.near', message: 'Pages that come near:' }),
  wrongKey: translate({
    id: 'search.wrongKey',
    message: 'The search service rejects this site’s key (403).',
  }),
  wrongIndex: translate({
    id: 'search.wrongIndex',
    message: 'The search service has no index for this site (404).',
  }),
  reportTitle: translate({
    id: 'search.reportTitle',
    message: 'Search finds nothing for “{query}”',
  }),
  popular: {
    title: translate({ id: 'search.popular.title', message: 'Popular pages' }),
    gettingStarted: translate({ id: 'search.popular.gettingStarted', message: 'Getting started' }),
    install: translate({ id: 'search.popular.install', message: 'Install Gravitino' }),
    configuration: translate({
      id: 'search.popular.configuration',
      message: 'Server configuration',
    }),
    rest: translate({ id: 'search.popular.rest', message: 'REST API' }),
    playground: translate({ id: 'search.popular.playground', message: 'Docker playground' }),
  },
  kinds: {
    rest: translate({ id: 'search.kinds.rest', message: 'REST API' }),
    glossary: translate({ id: 'search.kinds.glossary', message: 'Glossary' }),
    releaseNotes: translate({ id: 'search.kinds.releaseNotes', message: 'Release notes' }),
    blog: translate({ id: 'search.kinds.blog', message: 'Blog' }),
    careers: translate({ id: 'search.kinds.careers', message: 'Careers' }),
    site: translate({ id: 'search.kinds.site', message: 'Site' }),
  },
  page: {
    title: translate({ id: 'search.page.title', message: 'Search' }),
    description: translate({
      id: 'search.page.description',
      message: 'Search the documentation, the blog and the site.',
    }),
    titleOf: translate({ id: 'search.page.titleOf', message: 'Search results for “{query}”' }),
    query: translate({ id: 'search.page.query', message: 'Search for' }),
    version: translate({ id: 'search.page.version', message: 'Version' }),
    kind: translate({ id: 'search.page.kind', message: 'Kind' }),
    everything: translate({ id: 'search.page.everything', message: 'Everything' }),
    docs: translate({ id: 'search.page.docs', message: 'Documentation' }),
    site: translate({ id: 'search.page.site', message: 'Blog and site' }),
    latest: translate({ id: 'search.page.latest', message: '{version} (latest)' }),
    allVersions: translate({ id: 'search.page.allVersions', message: 'All versions' }),
    inAllVersions: translate({ id: 'search.page.inAllVersions', message: 'all versions' }),
    searchAllVersions: translate({
      id: 'search.page.searchAllVersions',
      message: 'Search all versions',
    }),
    retry: translate({ id: 'search.page.retry', message: 'Try again' }),
    paging: translate({ id: 'search.page.paging', message: 'Pages of results' }),
    previous: translate({ id: 'search.page.previous', message: 'Previous' }),
    next: translate({ id: 'search.page.next', message: 'Next' }),
    place: translate({ id: 'search.page.place', message: 'Page {page} of {pages}' }),
  },
  without: translate({
    id: 'search.without',
    message:
      'Searching happens in your browser and needs JavaScript. Without it, the {documentation} has every page in its sidebar.',
  }),
  documentation: translate({ id: 'search.documentation', message: 'documentation' }),
};

const clear = translate({ id: 'searchPopUp.resetButtonTitle', message: 'Clear the query' });
const cancel = translate({ id: 'searchPopUp.cancelButtonText', message: 'Cancel' });

export const docSearchWords = {
  searchBox: {
    resetButtonTitle: clear,
    resetButtonAriaLabel: clear,
    cancelButtonText: cancel,
    cancelButtonAriaLabel: cancel,
    searchInputLabel: translate({ id: 'searchPopUp.searchInputLabel', message: 'Search' }),
  },
  startScreen: {
    recentSearchesTitle: translate({ id: 'searchPopUp.recentSearchesTitle', message: 'Recent' }),
    noRecentSearchesText: translate({
      id: 'searchPopUp.noRecentSearchesText',
      message: 'No recent searches',
    }),
    saveRecentSearchButtonTitle: translate({
      id: 'searchPopUp.saveRecentSearchButtonTitle',
      message: 'Save this search',
    }),
    removeRecentSearchButtonTitle: translate({
      id: 'searchPopUp.removeRecentSearchButtonTitle',
      message: 'Remove this search from history',
    }),
    favoriteSearchesTitle: translate({
      id: 'searchPopUp.favoriteSearchesTitle',
      message: 'Favorite',
    }),
    removeFavoriteSearchButtonTitle: translate({
      id: 'searchPopUp.removeFavoriteSearchButtonTitle',
      message: 'Remove this search from favorites',
    }),
  },
  errorScreen: {
    titleText: translate({ id: 'searchPopUp.titleText', message: 'Unable to fetch results' }),
    helpText: translate({
      id: 'searchPopUp.helpText',
      message: 'You might want to check your network connection.',
    }),
  },
  noResultsScreen: {
    noResultsText: translate({ id: 'searchPopUp.noResultsText', message: 'No results for' }),
    suggestedQueryText: translate({
      id: 'searchPopUp.suggestedQueryText',
      message: 'Try searching for',
    }),
    reportMissingResultsText: translate({
      id: 'searchPopUp.reportMissingResultsText',
      message: 'Believe this query should return results?',
    }),
    reportMissingResultsLinkText: translate({
      id: 'searchPopUp.reportMissingResultsLinkText',
      message: 'Let us know.',
    }),
  },
  footer: {
    selectText: translate({ id: 'searchPopUp.selectText', message: 'to select' }),
    selectKeyAriaLabel: translate({ id: 'searchPopUp.selectKeyAriaLabel', message: 'Enter key' }),
    navigateText: translate({ id: 'searchPopUp.navigateText', message: 'to navigate' }),
    navigateUpKeyAriaLabel: translate({
      id: 'searchPopUp.navigateUpKeyAriaLabel',
      message: 'Arrow up',
    }),
    navigateDownKeyAriaLabel: translate({
      id: 'searchPopUp.navigateDownKeyAriaLabel',
      message: 'Arrow down',
    }),
    closeText: translate({ id: 'searchPopUp.closeText', message: 'to close' }),
    closeKeyAriaLabel: translate({ id: 'searchPopUp.closeKeyAriaLabel', message: 'Escape key' }),
    searchByText: translate({ id: 'searchPopUp.searchByText', message: 'Search by' }),
  },
};

/** Returns what to check after a search failed with this error (specification §8). */
export function adviceOn(error: unknown): string {
  const status = error instanceof Error && 'status' in error ? error.status : undefined;
  return status === 403
    ? searchWords.wrongKey
    : status === 404
      ? searchWords.wrongIndex
      : docSearchWords.errorScreen.helpText;
}
