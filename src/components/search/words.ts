import { translate } from '@docusaurus/Translate';

export const searchWords = {
  title: translate({ id: 'search.page.title', message: 'Search' }),
  placeholder: translate({ id: 'search.placeholder', message: 'Search docs' }),
  results: translate({ id: 'search.results', message: '1 result|{count} results' }),
  partial: translate({ id: 'search.partial', message: 'No page has all of “{query}”' }),
  near: translate({ id: 'search.near', message: 'Pages that come near:' }),
  allVersions: translate({ id: 'search.allVersions', message: 'Search all versions' }),
};

const clear = translate({ id: 'popUp.clear', message: 'Clear the query' });
const cancel = translate({ id: 'popUp.cancel', message: 'Cancel' });

/** The texts of DocSearch (specification §2). */
export const docSearchWords = {
  searchBox: {
    resetButtonTitle: clear,
    resetButtonAriaLabel: clear,
    cancelButtonText: cancel,
    cancelButtonAriaLabel: cancel,
    searchInputLabel: translate({ id: 'popUp.input', message: 'Search' }),
  },
  startScreen: {
    recentSearchesTitle: translate({ id: 'popUp.recent', message: 'Recent' }),
    noRecentSearchesText: translate({ id: 'popUp.noRecent', message: 'No recent searches' }),
    saveRecentSearchButtonTitle: translate({ id: 'popUp.save', message: 'Save this search' }),
    removeRecentSearchButtonTitle: translate({
      id: 'popUp.removeRecent',
      message: 'Remove this search from history',
    }),
    favoriteSearchesTitle: translate({ id: 'popUp.favorite', message: 'Favorite' }),
    removeFavoriteSearchButtonTitle: translate({
      id: 'popUp.removeFavorite',
      message: 'Remove this search from favorites',
    }),
  },
  errorScreen: {
    titleText: translate({ id: 'popUp.error', message: 'Unable to fetch results' }),
    helpText: translate({
      id: 'popUp.errorHelp',
      message: 'You might want to check your network connection.',
    }),
  },
  noResultsScreen: {
    noResultsText: translate({ id: 'popUp.noResults', message: 'No results for' }),
    suggestedQueryText: translate({ id: 'popUp.suggested', message: 'Try searching for' }),
    reportMissingResultsText: translate({
      id: 'popUp.report',
      message: 'Believe this query should return results?',
    }),
    reportMissingResultsLinkText: translate({ id: 'popUp.reportLink', message: 'Let us know.' }),
  },
  footer: {
    selectText: translate({ id: 'popUp.select', message: 'to select' }),
    selectKeyAriaLabel: translate({ id: 'popUp.selectKey', message: 'Enter key' }),
    navigateText: translate({ id: 'popUp.navigate', message: 'to navigate' }),
    navigateUpKeyAriaLabel: translate({ id: 'popUp.upKey', message: 'Arrow up' }),
    navigateDownKeyAriaLabel: translate({ id: 'popUp.downKey', message: 'Arrow down' }),
    closeText: translate({ id: 'popUp.close', message: 'to close' }),
    closeKeyAriaLabel: translate({ id: 'popUp.closeKey', message: 'Escape key' }),
    searchByText: translate({ id: 'popUp.searchBy', message: 'Search by' }),
  },
};

/** Returns advice after a failed search (specification §8). */
export function adviceOn(error: unknown): string {
  const status = error instanceof Error && 'status' in error ? error.status : undefined;
  if (status === 403) {
    return translate({
      id: 'search.wrongKey',
      message: 'The search service rejects this site’s key (403).',
    });
  }
  return status === 404
    ? translate({
        id: 'search.wrongIndex',
        message: 'The search service has no index for this site (404).',
      })
    : docSearchWords.errorScreen.helpText;
}
