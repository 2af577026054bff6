import siteConfig from '@generated/docusaurus.config';
import SearchResults from '@site/src/components/search/SearchResults';
import { fireEvent, screen } from '@testing-library/react';
import type { Window } from 'happy-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { leadHosts } from '../support/algoliaHosts';
import { renderInSite, version } from '../support/docusaurus';
import { answerElsewhere, answerWith, headingHit, payload, textHit } from '../support/searchHits';
import { type SearchServer, startSearchServer } from '../support/searchServer';

const newHostedSearch = () => ({ appId: 'APP', apiKey: 'KEY', indexName: 'docs', insights: true });
/** A new object for each test, because the client, its cache, and its list of hosts that are down belong to it. */
let hostedSearch = newHostedSearch();
const browser = window as unknown as Window;
let index: SearchServer;
let events: SearchServer;
let asked: string[];

beforeEach(async () => {
  hostedSearch = newHostedSearch();
  index = await startSearchServer(
    answerWith([headingHit(1), textHit(2)], { nbHits: 42, nbPages: 3 }),
  );
  events = await startSearchServer(answerWith([]));
  asked = leadHosts({ 'app-dsn.algolia.net': index, 'insights.algolia.io': events });
});
afterEach(async () => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'doNotTrack');
  browser.happyDOM.setViewport({ width: 1024 });
  await Promise.all([index.close(), events.close()]);
});

const open = (search: string): void => {
  renderInSite(<SearchResults />, {
    at: `/search${search}`,
    customFields: { hostedSearch },
    docs: {
      default: [
        version('current', ['a'], { label: 'Next' }),
        version('1.0', ['a'], { isLast: true }),
      ],
    },
  });
};
const requested = (): { query: string }[] =>
  index.seen.map(({ body }) => (body as { requests: [{ query: string }] }).requests[0]);
const results = (): string[] =>
  screen.queryAllByRole('heading', { level: 2 }).map((one) => one.textContent);

describe('the search page', () => {
  it('names the query and the site in its title', async () => {
    open('?q=text');
    await expect.poll(() => document.title).toBe(`Search results for “text” | ${siteConfig.title}`);
    // A request that is still on its way would reach the server of the next test.
    await expect.poll(requested).toHaveLength(1);
  });

  it.each([
    [1024, 10],
    [769, 10],
    [768, 5],
  ])(
    'asks on a screen of %d px for twenty hits a page and snippets of %d words',
    async (width, words) => {
      browser.happyDOM.setViewport({ width });
      open('?q=text&page=2');
      await expect.poll(requested).toEqual([{ query: 'text', page: 1, ...payload(words) }]);
      await expect.poll(results).toEqual(['Heading 1', 'Heading 2']);
      expect(screen.getByRole('list').getAttribute('start')).toBe('21');
      expect(screen.getByText('text', { selector: 'mark' })).toBeDefined();
    },
  );

  it('asks at most 512 characters', async () => {
    open(`?q=${'a'.repeat(600)}`);
    await expect.poll(requested).toMatchObject([{ query: 'a'.repeat(512) }]);
    expect(screen.getByRole('searchbox')).toMatchObject({ maxLength: 512 });
  });

  it('goes to the last page of results where the address asks for one beyond it', async () => {
    open('?q=text&page=99999');
    await expect
      .poll(() => requested().map((one) => (one as { page?: number }).page))
      .toEqual([99_998, 2]);
    await screen.findByText('Page 3 of 3');
    expect(screen.getByRole('navigation', { name: 'Pages of results' })).toBeDefined();
    expect(screen.queryByRole('link', { name: 'Next' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Previous' })).toBeDefined();
    expect(screen.queryByText(/Page 99999/)).toBeNull();
  });

  it('names the version of each result where all are searched', async () => {
    const next = { ...headingHit(3), url: 'https://example.org/docs/current/page' };
    const post = { ...headingHit(4), url: 'https://example.org/blog/post' };
    index.answer = answerWith([headingHit(1), next, post]);
    open('?q=text&version=all');
    await expect.poll(results).toHaveLength(3);
    expect(requested()).toMatchObject([{ facetFilters: ['language:en'] }]);
    const versions = screen.getAllByRole('listitem').map((one) => one.querySelector('.version'));
    expect(versions.map((one) => one?.textContent)).toEqual(['1.0', 'Next', undefined]);
  });

  it('leaves the version out where all results are of the chosen one', async () => {
    index.answer = answerWith([headingHit(1), headingHit(2)]);
    open('?q=text');
    await expect.poll(results).toHaveLength(2);
    expect(screen.getAllByRole('listitem').some((one) => one.querySelector('.version'))).toBe(
      false,
    );
  });

  it('that finds nothing says which version has results', async () => {
    index.answer = answerElsewhere({ 'docs-default-current': 1 });
    open('?q=tags');
    const offer = await screen.findByRole('link', { name: '1 result in Next' });
    expect(offer.getAttribute('href')).toBe('/search?q=tags&version=current');
    expect(screen.getByRole('status').textContent).toBe(
      'No results for “tags” in 1.0. 1 result in Next',
    );
  });

  it('that finds nothing anywhere, or in all versions, offers none', async () => {
    index.answer = answerElsewhere({});
    open('?q=tags');
    await expect.poll(() => index.seen.length).toBe(2);
    await screen.findByText('No results for “tags” in 1.0');
    expect(screen.queryByRole('link', { name: / in Next$/ })).toBeNull();
  });

  it('reports which result was opened', async () => {
    open('?q=text&page=2');
    fireEvent.click(await screen.findByText('Heading 2'));
    await expect
      .poll(() => events.seen.map(({ body }) => body))
      .toMatchObject([
        {
          events: [
            {
              eventType: 'click',
              index: 'docs',
              objectIDs: ['2-text'],
              positions: [22],
              queryID: 'query-1',
            },
          ],
        },
      ]);
  });

  it('reports nothing of a reader who asks not to be tracked', async () => {
    Object.defineProperty(navigator, 'doNotTrack', { value: '1', configurable: true });
    open('?q=text');
    fireEvent.click(await screen.findByText('Heading 2'));
    expect(requested()).toMatchObject([{ clickAnalytics: false }]);
    expect(asked).toEqual(['app-dsn.algolia.net']);
  });
});
