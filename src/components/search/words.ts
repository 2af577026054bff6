import { interpolate } from '@docusaurus/Interpolate';
import { translate } from '@docusaurus/Translate';

export const searchWords = {
  placeholder: translate({ id: 'searchWords.placeholder', message: 'Search docs' }),
  list: translate({ id: 'searchWords.list', message: 'Results' }),
  results: translate({ id: 'searchWords.results', message: '1 result|{count} results' }),
  resultsFor: translate({ id: 'searchWords.resultsFor', message: '{results} for {query}' }),
  resultsIn: translate({ id: 'searchWords.resultsIn', message: '{results} in {version}' }),
  resultsForIn: translate({
    id: 'searchWords.resultsForIn',
    message: '{results} for “{query}” in {version}',
  }),
  noResults: translate({ id: 'searchWords.noResults', message: 'No results for {query}' }),
  noResultsIn: translate({
    id: 'searchWords.noResultsIn',
    message: 'No results for “{query}” in {version}',
  }),
  seeAll: translate({ id: 'searchWords.seeAll', message: 'See 1 result|See all {count} results' }),
  partial: translate({ id: 'searchWords.partial', message: 'No page has all of “{query}”' }),
  near: translate({ id: 'searchWords.near', message: 'Pages that come near:' }),
  wrongKey: translate({
    id: 'searchWords.wrongKey',
    message: 'The search service rejects this site’s key (403).',
  }),
  wrongIndex: translate({
    id: 'searchWords.wrongIndex',
    message: 'The search service has no index for this site (404).',
  }),
  reportTitle: translate({
    id: 'searchWords.reportTitle',
    message: 'Search finds nothing for “{query}”',
  }),
  popular: {
    title: translate({ id: 'searchWords.popular.title', message: 'Popular pages' }),
    gettingStarted: translate({
      id: 'searchWords.popular.gettingStarted',
      message: 'Getting started',
    }),
    install: translate({ id: 'searchWords.popular.install', message: 'Install Gravitino' }),
    configuration: translate({
      id: 'searchWords.popular.configuration',
      message: 'Server configuration',
    }),
    rest: translate({ id: 'searchWords.popular.rest', message: 'REST API' }),
    playground: translate({ id: 'searchWords.popular.playground', message: 'Docker playground' }),
  },
  kinds: {
    rest: translate({ id: 'searchWords.kinds.rest', message: 'REST API' }),
    glossary: translate({ id: 'searchWords.kinds.glossary', message: 'Glossary' }),
    releaseNotes: translate({ id: 'searchWords.kinds.releaseNotes', message: 'Release notes' }),
    blog: translate({ id: 'searchWords.kinds.blog', message: 'Blog' }),
    careers: translate({ id: 'searchWords.kinds.careers', message: 'Careers' }),
    site: translate({ id: 'searchWords.kinds.site', message: 'Site' }),
  },
  page: {
    title: translate({ id: 'searchWords.page.title', message: 'Search' }),
    description: translate({
      id: 'searchWords.page.description',
      message: 'Search the documentation, the blog and the site.',
    }),
    titleOf: translate({ id: 'searchWords.page.titleOf', message: 'Search results for “{query}”' }),
    query: translate({ id: 'searchWords.page.query', message: 'Search for' }),
    version: translate({ id: 'searchWords.page.version', message: 'Version' }),
    kind: translate({ id: 'searchWords.page.kind', message: 'Kind' }),
    everything: translate({ id: 'searchWords.page.everything', message: 'Everything' }),
    docs: translate({ id: 'searchWords.page.docs', message: 'Documentation' }),
    site: translate({ id: 'searchWords.page.site', message: 'Blog and site' }),
    latest: translate({ id: 'searchWords.page.latest', message: '{version} (latest)' }),
    allVersions: translate({ id: 'searchWords.page.allVersions', message: 'All versions' }),
    inAllVersions: translate({ id: 'searchWords.page.inAllVersions', message: 'all versions' }),
    searchAllVersions: translate({
      id: 'searchWords.page.searchAllVersions',
      message: 'Search all versions',
    }),
    retry: translate({ id: 'searchWords.page.retry', message: 'Try again' }),
    paging: translate({ id: 'searchWords.page.paging', message: 'Pages of results' }),
    previous: translate({ id: 'searchWords.page.previous', message: 'Previous' }),
    next: translate({ id: 'searchWords.page.next', message: 'Next' }),
    place: translate({ id: 'searchWords.page.place', message: 'Page {page} of {pages}' }),
  },
  without: translate({
    id: 'searchWords.without',
    message:
      'Searching happens in your browser and needs JavaScript. Without it, the {documentation} has every page in its sidebar.',
  }),
  documentation: translate({ id: 'searchWords.documentation', message: 'documentation' }),
};

export const docSearchWords = {
  searchBox: {
    resetButtonTitle: translate({
      id: 'docSearchWords.searchBox.resetButtonTitle',
      message: 'Clear the query',
    }),
    resetButtonAriaLabel: translate({
      id: 'docSearchWords.searchBox.resetButtonAriaLabel',
      message: 'Clear the query',
    }),
    cancelButtonText: translate({
      id: 'docSearchWords.searchBox.cancelButtonText',
      message: 'Cancel',
    }),
    cancelButtonAriaLabel: translate({
      id: 'docSearchWords.searchBox.cancelButtonAriaLabel',
      message: 'Cancel',
    }),
    searchInputLabel: translate({
      id: 'docSearchWords.searchBox.searchInputLabel',
      message: 'Search',
    }),
  },
  startScreen: {
    recentSearchesTitle: translate({
      id: 'docSearchWords.startScreen.recentSearchesTitle',
      message: 'Recent',
    }),
    noRecentSearchesText: translate({
      id: 'docSearchWords.startScreen.noRecentSearchesText',
      message: 'No recent searches',
    }),
    saveRecentSearchButtonTitle: translate({
      id: 'docSearchWords.startScreen.saveRecentSearchButtonTitle',
      message: 'Save this search',
    }),
    removeRecentSearchButtonTitle: translate({
      id: 'docSearchWords.startScreen.removeRecentSearchButtonTitle',
      message: 'Remove this search from history',
    }),
    favoriteSearchesTitle: translate({
      id: 'docSearchWords.startScreen.favoriteSearchesTitle',
      message: 'Favorite',
    }),
    removeFavoriteSearchButtonTitle: translate({
      id: 'docSearchWords.startScreen.removeFavoriteSearchButtonTitle',
      message: 'Remove this search from favorites',
    }),
  },
  errorScreen: {
    titleText: translate({
      id: 'docSearchWords.errorScreen.titleText',
      message: 'Unable to fetch results',
    }),
    helpText: translate({
      id: 'docSearchWords.errorScreen.helpText',
      message: 'You might want to check your network connection.',
    }),
  },
  noResultsScreen: {
    noResultsText: translate({
      id: 'docSearchWords.noResultsScreen.noResultsText',
      message: 'No results for',
    }),
    suggestedQueryText: translate({
      id: 'docSearchWords.noResultsScreen.suggestedQueryText',
      message: 'Try searching for',
    }),
    reportMissingResultsText: translate({
      id: 'docSearchWords.noResultsScreen.reportMissingResultsText',
      message: 'Believe this query should return results?',
    }),
    reportMissingResultsLinkText: translate({
      id: 'docSearchWords.noResultsScreen.reportMissingResultsLinkText',
      message: 'Let us know.',
    }),
  },
  footer: {
    selectText: translate({ id: 'docSearchWords.footer.selectText', message: 'to select' }),
    selectKeyAriaLabel: translate({
      id: 'docSearchWords.footer.selectKeyAriaLabel',
      message: 'Enter key',
    }),
    navigateText: translate({ id: 'docSearchWords.footer.navigateText', message: 'to navigate' }),
    navigateUpKeyAriaLabel: translate({
      id: 'docSearchWords.footer.navigateUpKeyAriaLabel',
      message: 'Arrow up',
    }),
    navigateDownKeyAriaLabel: translate({
      id: 'docSearchWords.footer.navigateDownKeyAriaLabel',
      message: 'Arrow down',
    }),
    closeText: translate({ id: 'docSearchWords.footer.closeText', message: 'to close' }),
    closeKeyAriaLabel: translate({
      id: 'docSearchWords.footer.closeKeyAriaLabel',
      message: 'Escape key',
    }),
    searchByText: translate({ id: 'docSearchWords.footer.searchByText', message: 'Search by' }),
  },
};

/** Puts values into a text of the search, in place of their names in braces. */
export const fill = (text: string, values: Record<string, string | number>): string =>
  interpolate(text, values);

/** Returns what to check after a search failed with this error (specification §8). */
export function adviceOn(error: unknown): string {
  const status = error instanceof Error && 'status' in error ? error.status : undefined;
  return status === 403
    ? searchWords.wrongKey
    : status === 404
      ? searchWords.wrongIndex
      : docSearchWords.errorScreen.helpText;
}
