import siteConfig from '@generated/docusaurus.config';
import SearchResults from '@site/src/components/search/SearchResults';
import { screen } from '@testing-library/react';
import type { Window } from 'happy-dom';
import { afterEach, describe, expect, it } from 'vitest';
import { hostedIndex } from '../support/algoliaHosts';
import { renderInSite, version } from '../support/docusaurus';
import { answerWith, headingHit, payload, textHit } from '../support/searchHits';

const hosted = hostedIndex(answerWith([headingHit(1), textHit(2)], { nbHits: 42, nbPages: 3 }));
const { requested } = hosted;
const browser = window as unknown as Window;
afterEach(() => {
  browser.happyDOM.setViewport({ width: 1024 });
});

const open = (search: string): void => {
  renderInSite(<SearchResults />, {
    at: `/search${search}`,
    customFields: { hostedSearch: hosted.hostedSearch },
    docs: {
      default: [
        version('current', ['a'], { label: 'Next' }),
        version('1.0', ['a'], { isLast: true }),
      ],
    },
  });
};
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
      const asked = { ...payload(words), query: 'text', page: 1, clickAnalytics: false };
      await expect.poll(requested).toEqual([asked]);
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
    await expect.poll(() => requested().map(({ page }) => page)).toEqual([99_998, 2]);
    await screen.findByText('Page 3 of 3');
    expect(screen.getByRole('navigation', { name: 'Pages of results' })).toBeDefined();
    expect(screen.queryByRole('link', { name: 'Next' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Previous' })).toBeDefined();
    expect(screen.queryByText(/Page 99999/)).toBeNull();
  });

  it('names the version of each result where all are searched', async () => {
    const next = { ...headingHit(3), url: 'https://example.org/docs/current/page' };
    const post = { ...headingHit(4), url: 'https://example.org/blog/post' };
    hosted.index.answer = answerWith([headingHit(1), next, post]);
    open('?q=text&version=all');
    await expect.poll(results).toHaveLength(3);
    expect(requested()).toMatchObject([{ facetFilters: ['language:en'] }]);
    const versions = screen.getAllByRole('listitem').map((one) => one.querySelector('.version'));
    expect(versions.map((one) => one?.textContent)).toEqual(['1.0', 'Next', undefined]);
  });

  it('says that results only come near, and leads to an issue about them', async () => {
    hosted.index.answer = answerWith([headingHit(1)], { isPartial: true });
    open('?q=warp+heading');
    await screen.findByText('No page has all of “warp heading” in 1.0. Pages that come near:');
    expect(screen.getByRole('link', { name: 'Let us know.' })).toBeDefined();
  });

  it('that finds nothing leads to all versions and to an issue', async () => {
    hosted.index.answer = answerWith([], { query: 'tags', nbPages: 0 });
    open('?q=tags');
    await screen.findByText('No results for “tags” in 1.0');
    const issue = screen.getByRole('link', { name: 'Let us know.' });
    expect(issue.getAttribute('href')).toMatch(/^https:\/\/github\.com\/.*tags/);
    const all = screen.getByRole('link', { name: 'Search all versions' });
    expect(all.getAttribute('href')).toBe('/search?q=tags&version=all');
  });
});
