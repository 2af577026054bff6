import SearchPopUp from '@site/src/components/search/SearchPopUp';
import SearchResults from '@site/src/components/search/SearchResults';
import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { leadHosts } from '../support/algoliaHosts';
import { renderInSite } from '../support/docusaurus';
import { answerWith, headingHit } from '../support/searchHits';
import { type SearchServer, startSearchServer } from '../support/searchServer';

vi.mock('@generated/codeTranslations', () => ({
  default: {
    'search.page.title': 'Suche',
    'search.results': 'Ein Treffer|{count} Treffer',
    'search.resultsForIn': 'In {version} {results} zu „{query}“',
    'search.popular.title': 'Oft gelesen',
    'searchPopUp.cancelButtonText': 'Abbrechen',
  },
}));

let index: SearchServer;

beforeEach(async () => {
  hostedSearch = newHostedSearch();
  index = await startSearchServer(answerWith([headingHit(1), headingHit(2)]));
  leadHosts({ 'app-dsn.algolia.net': index });
});
afterEach(async () => {
  await index.close();
});

const newHostedSearch = () => ({ appId: 'APP', apiKey: 'KEY', indexName: 'docs', insights: false });
/** A new object for each test, because the client, its cache, and its list of hosts that are down belong to it. */
let hostedSearch = newHostedSearch();

it('the search page speaks the language of its reader, with numbers where that language has them', async () => {
  renderInSite(<SearchResults />, {
    customFields: { hostedSearch },
    at: '/search?q=text',
    currentLocale: 'de',
  });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Suche');
  await screen.findByText('In 1.0 2 Treffer zu „text“');
});

it('so does the pop-up, in DocSearch’s own parts too', async () => {
  renderInSite(<SearchPopUp isOpen initialQuery="" onClose={() => {}} />, {
    customFields: { hostedSearch },
    currentLocale: 'de',
  });
  expect(screen.getByRole('dialog', { name: 'Suche' })).toBeDefined();
  expect(screen.getByText('Oft gelesen')).toBeDefined();
  expect(screen.getByText('Abbrechen')).toBeDefined();
});
