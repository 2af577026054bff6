import { translate } from '@docusaurus/Translate';

export const searchWords = {
  title: translate({ id: 'search.page.title', message: 'Search' }),
  placeholder: translate({ id: 'search.placeholder', message: 'Search docs' }),
  results: translate({ id: 'search.results', message: '1 result|{count} results' }),
  resultsIn: translate({ id: 'search.resultsIn', message: '{results} in {version}' }),
  partial: translate({ id: 'search.partial', message: 'No page has all of “{query}”' }),
  near: translate({ id: 'search.near', message: 'Pages that come near:' }),
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
    ? translate({
        id: 'search.wrongKey',
        message: 'The search service rejects this site’s key (403).',
      })
    : status === 404
      ? translate({
          id: 'search.wrongIndex',
          message: 'The search service has no index for this site (404).',
        })
      : docSearchWords.errorScreen.helpText;
}
