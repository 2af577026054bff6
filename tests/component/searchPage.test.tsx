import siteConfig from '@generated/docusaurus.config';
import SearchResults from '@site/src/components/search/SearchResults';
import { screen } from '@testing-library/react';
import type { Window } from 'happy-dom';
import { afterEach, expect, it } from 'vitest';
import { hostedIndex } from '../support/algoliaHosts';
import { renderInSite, version } from '../support/docusaurus';
import { headingHit, payload, respondWith, textHit } from '../support/searchHits';

const hosted = hostedIndex(respondWith([headingHit(1), textHit(2)], { nbHits: 42, nbPages: 3 }));
const { requested } = hosted;
const browser = window as unknown as Window;
afterEach(() => void browser.happyDOM.setViewport({ width: 1024 }));

const open = (search: string): void => {
  const docs = [
    version('current', ['a'], { label: 'Next' }),
    version('1.0', ['a'], { isLast: true }),
  ];
  renderInSite(<SearchResults />, {
    at: `/search${search}`,
    customFields: { hostedSearch: hosted.hostedSearch },
    docs: { default: docs },
  });
};
const results = (): string[] =>
  screen.queryAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

it.each([
  [1024, 10],
  [769, 10],
  [768, 5],
])(
  'on a screen of %d px, a page has twenty hits with snippets of %d words',
  async (width, words) => {
    browser.happyDOM.setViewport({ width });
    open('?q=text&page=2');
    const request = { ...payload(words), query: 'text', page: 1, clickAnalytics: false };
    await expect.poll(requested).toEqual([request]);
    await expect.poll(results).toEqual(['Heading 1', 'Heading 2']);
    expect(document.title).toBe(`Search results for “text” | ${siteConfig.title}`);
    expect(screen.getByRole('list').getAttribute('start')).toBe('21');
    expect(screen.getByText('text', { selector: 'mark' })).toBeDefined();
  },
);

it('sends at most 512 characters', async () => {
  open(`?q=${'a'.repeat(600)}`);
  await expect.poll(requested).toMatchObject([{ query: 'a'.repeat(512) }]);
  expect(screen.getByRole('searchbox')).toMatchObject({ maxLength: 512 });
});

it('opens the last page of results if the address has a higher number', async () => {
  open('?q=text&page=99999');
  await expect.poll(() => requested().map(({ page }) => page)).toEqual([99_998, 2]);
  await screen.findByText('Page 3 of 3');
  expect(screen.getByRole('navigation', { name: 'Pages of results' })).toBeDefined();
  expect(screen.queryByRole('link', { name: 'Next' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Previous' })).toBeDefined();
});

it('names the version of each result of a search in all versions', async () => {
  const next = { ...headingHit(3), url: 'https://example.org/docs/current/page' };
  const post = { ...headingHit(4), url: 'https://example.org/blog/post' };
  hosted.index.respond = respondWith([headingHit(1), next, post]);
  open('?q=text&version=all');
  await expect.poll(results).toHaveLength(3);
  expect(requested()).toMatchObject([{ facetFilters: ['language:en'] }]);
  const versions = screen.getAllByRole('listitem').map((item) => item.querySelector('.version'));
  expect(versions.map((version) => version?.textContent)).toEqual(['1.0', 'Next', undefined]);
});

it.each([
  ['No page has all of “tags” in 1.0. Pages that come near:', [headingHit(1)], true],
  ['No results for “tags” in 1.0', [], false],
])('links an issue and the search in all versions below “%s”', async (text, hits, isPartial) => {
  hosted.index.respond = respondWith(hits, { query: 'tags', isPartial });
  open('?q=tags');
  await screen.findByText(text);
  expect(hrefOf('Let us know.')).toMatch(/^https:\/\/github\.com\/.*tags/);
  expect(hrefOf('Search all versions')).toBe('/search?q=tags&version=all');
});
