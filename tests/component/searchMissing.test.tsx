import SearchPopUp from '@site/src/components/search/SearchPopUp';
import SearchResults from '@site/src/components/search/SearchResults';
import { popularPages } from '@site/src/site/search';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { leadHosts } from '../support/algoliaHosts';
import { renderInSite } from '../support/docusaurus';
import { answerWith, headingHit } from '../support/searchHits';
import { type SearchServer, silence, startSearchServer } from '../support/searchServer';
import { word } from '../support/words';

const newHostedSearch = () => ({ appId: 'APP', apiKey: 'KEY', indexName: 'docs', insights: false });
/** A new object for each test, because the client, its cache, and its list of hosts that are down belong to it. */
let hostedSearch = newHostedSearch();
let index: SearchServer;

beforeEach(async () => {
  hostedSearch = newHostedSearch();
  index = await startSearchServer(answerWith([]));
  leadHosts({ 'app-dsn.algolia.net': index });
});
afterEach(async () => {
  vi.unstubAllGlobals();
  await index.close();
});

const find = (selector: string): HTMLElement | null => document.querySelector(selector);
const all = (selector: string): HTMLElement[] => [
  ...document.querySelectorAll<HTMLElement>(selector),
];

const openPage = (query: string): void => {
  renderInSite(<SearchResults />, { at: `/search?q=${query}`, customFields: { hostedSearch } });
};
const openPopUp = (): void => {
  renderInSite(<SearchPopUp isOpen initialQuery="" onClose={() => undefined} />, {
    at: '/docs/latest/intro',
    customFields: { hostedSearch },
  });
};
const type = async (value: string): Promise<void> => {
  const input = await waitFor(() => {
    const found = find('.DocSearch-Input');
    expect(found).not.toBeNull();
    return found as HTMLElement;
  });
  fireEvent.change(input, { target: { value } });
  fireEvent.input(input);
};
describe('“Let us know.”', () => {
  it('leads to an issue', async () => {
    openPage('warp');
    const link = await screen.findByRole('link', { name: 'Let us know.' });
    expect(link.getAttribute('href')).toMatch(/^https:\/\/github\.com\/.*warp/);
  });
});

describe('the search page', () => {
  it('shows at once where the results of a slow index will stand', async () => {
    index.answer = silence;
    openPage('catalog');
    // No wait: the reader sees it with the page.
    expect(find('.skeleton')).not.toBeNull();
    expect(find('.skeleton')?.getAttribute('aria-hidden')).toBe('true');
  });

  it('has no skeleton without a query, nor beside results', async () => {
    index.answer = answerWith([headingHit(1)]);
    openPage('');
    expect(find('.skeleton')).toBeNull();
    openPage('text');
    await screen.findByRole('heading', { name: 'Heading 1' });
    expect(find('.skeleton')).toBeNull();
  });

  it('says that results only come near, and leads to an issue about them', async () => {
    index.answer = answerWith([headingHit(1)], { isPartial: true });
    openPage('warp+heading');
    await screen.findByText('No page has all of “warp heading” in 1.0. Pages that come near:');
    expect(screen.getByRole('link', { name: 'Let us know.' })).toBeDefined();
  });

  it('tells the kind of each result, and not the version that all are of', async () => {
    const reference = {
      ...headingHit(2),
      url: 'https://example.org/docs/latest/api/rest/create-table',
    };
    const post = { ...headingHit(3), url: 'https://example.org/blog/post' };
    index.answer = answerWith([headingHit(1), reference, post]);
    openPage('text');
    await screen.findByRole('heading', { name: 'Heading 3' });
    const badges = screen
      .getAllByRole('listitem')
      .map((one) => [...one.querySelectorAll('.version, .kind')].map((badge) => badge.textContent));
    expect(badges).toEqual([[], ['REST API'], ['Blog']]);
  });
});

describe('the pop-up', () => {
  it('offers popular pages until something is typed', async () => {
    openPopUp();
    const offered = await screen.findByRole('navigation', {
      name: word('search.popular.title'),
    });
    const links = [...offered.querySelectorAll('a')].map((link) => link.getAttribute('href'));
    expect(links).toEqual(Object.values(popularPages));
    await type('text');
    await waitFor(() =>
      expect(screen.queryByRole('navigation', { name: word('search.popular.title') })).toBeNull(),
    );
  });

  it('says above near results that no page has all words, and never suggests that sentence', async () => {
    index.answer = answerWith([headingHit(1)], { isPartial: true, query: 'warp heading' });
    openPopUp();
    await type('warp heading');
    await waitFor(() =>
      expect(screen.getByText('No page has all of “warp heading”')).toBeDefined(),
    );
    index.answer = answerWith([], { query: 'warp' });
    await type('warp');
    await waitFor(() => expect(all('.DocSearch-NoResults')).toHaveLength(1));
    expect(all('.DocSearch-Prefill').map(({ textContent }) => textContent)).toEqual(['Docs']);
    expect(screen.queryByText('No page has all of “warp heading”')).toBeNull();
  });

  it('tells the kind in each row, and not the version that all are of', async () => {
    const url = 'https://example.org/docs/latest/api/rest/create-table';
    index.answer = answerWith([{ ...headingHit(1), url }]);
    openPopUp();
    await type('text');
    await waitFor(() => expect(all('.DocSearch-Hit')).toHaveLength(1));
    expect(
      all('.DocSearch-Hit .version, .DocSearch-Hit .kind').map((one) => one.textContent),
    ).toEqual(['REST API']);
  });
});
