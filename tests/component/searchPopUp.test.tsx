import SearchPopUp from '@site/src/components/search/SearchPopUp';
import { search } from '@site/src/site/search';
import { act, cleanup, fireEvent } from '@testing-library/react';
import type { Window } from 'happy-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { eventsHost, hostedIndex } from '../support/algoliaHosts';
import { renderInSite } from '../support/docusaurus';
import { headingHit, payload, respondWith, textHit } from '../support/searchHits';
import { hangUp, json } from '../support/searchServer';

const hosted = hostedIndex(respondWith([textHit(1), headingHit(2)]));
const { requested } = hosted;
const recents = '__DOCSEARCH_RECENT_SEARCHES__docs';
const favorites = '__DOCSEARCH_FAVORITE_SEARCHES__docs';
const browser = window as unknown as Window;
const original = { ...search };

beforeEach(() => {
  // Replies come over the network, but delays of the pop-up wait until a test advances the clock.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  Object.assign(search, original);
  Reflect.deleteProperty(navigator, 'doNotTrack');
  browser.happyDOM.setViewport({ width: 1024 });
});

/** Lets resolved promises settle. */
const settle = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/**
 * Waits for the network and React, which the fake clock doesn't control. Polling by vitest would advance that clock.
 *
 * @throws Error with the condition after 20 seconds.
 */
async function waitUntil(holds: () => boolean): Promise<void> {
  const deadline = performance.now() + 20_000;
  while (!holds()) {
    if (performance.now() > deadline) {
      throw new Error(`Not within 20 seconds: ${holds}`);
    }
    await settle();
  }
}

const all = (selector: string): HTMLElement[] => [
  ...document.querySelectorAll<HTMLElement>(selector),
];
const texts = (selector: string): string[] => all(selector).map(({ textContent }) => textContent);
const first = (selector: string): HTMLElement => all(selector)[0] ?? document.body;
const rows = (): string[] => texts('.DocSearch-Hit');
const groups = (): number[] =>
  all('.DocSearch-Hits').map((group) => group.querySelectorAll('.DocSearch-Hit').length);
const input = (): HTMLInputElement => first('.DocSearch-Input') as HTMLInputElement;
const isStalled = (): boolean => all('.DocSearch-Container--Stalled').length > 0;
const stored = (key: string): unknown => JSON.parse(localStorage.getItem(key) ?? '[]');
const reported = (): Record<string, unknown>[] =>
  hosted.events.seen.flatMap(({ body }) => (body as { events: Record<string, unknown>[] }).events);
const advance = (ms: number): void => act(() => void vi.advanceTimersByTime(ms));

const onClose = vi.fn(() => cleanup());
const open = (initialQuery = '', connection: object = {}): void => {
  const props = { isOpen: true, initialQuery, onShow: () => undefined, onClose };
  const customFields = { hostedSearch: Object.assign(hosted.hostedSearch, connection) };
  renderInSite(<SearchPopUp {...props} />, { at: '/docs/latest/intro', customFields });
};
const type = (value: string): void => {
  fireEvent.change(input(), { target: { value } });
};
/** Opens the pop-up and waits for the results of a query. */
async function find(query = 'text'): Promise<void> {
  open();
  type(query);
  await waitUntil(() => rows().length > 0);
}
/** Opens the pop-up, waits for its initial empty search, whose end would end the stall timer, and types. */
async function openAndType(query = 'text'): Promise<void> {
  open();
  await settle();
  type(query);
}
const clickOn = (row: number): void => {
  const link = all('.DocSearch-Hit a')[row];
  expect(link).toBeDefined();
  fireEvent.click(link ?? document.body);
};
const pressEnter = (): void => {
  fireEvent.keyDown(input(), { key: 'Enter' });
};

describe('a query to a hosted index', () => {
  it.each([
    [1024, 10],
    [769, 10],
    [768, 5],
  ])('at %d px requests twenty hits and snippets of %d words', async (width, words) => {
    browser.happyDOM.setViewport({ width });
    await find();
    expect(texts('.DocSearch-Hit-title mark')).toEqual(['text']);
    expect(texts('.DocSearch-Hit-path')[0]).toBe('Page › Heading 1');
    expect(requested()).toEqual([{ query: 'text', ...payload(words) }]);
    const [seen] = hosted.index.seen;
    expect(seen).toMatchObject({ method: 'POST', path: '/1/indexes/*/queries' });
    expect(seen?.parameters.get('x-algolia-application-id')).toBe('APP');
    expect(seen?.parameters.get('x-algolia-api-key')).toBe('KEY');
    expect(hosted.hosts[0]).toBe('app-dsn.algolia.net');
  });

  it('has at most 64 characters', async () => {
    open('a'.repeat(70));
    await expect.poll(requested).toMatchObject([{ query: 'a'.repeat(64) }]);
    const placeholder = 'Search docs';
    expect(input()).toMatchObject({ value: 'a'.repeat(64), maxLength: 64, placeholder });
    type('b'.repeat(70));
    await expect.poll(requested).toMatchObject([{}, { query: 'b'.repeat(64) }]);
  });

  it('isn’t sent if it contains only spaces', async () => {
    open();
    await act(settle);
    type('   ');
    await act(settle);
    expect(input().value).toBe('');
    expect(requested()).toEqual([]);
    expect(all('.DocSearch-NoResults')).toEqual([]);
  });
});

describe('results', () => {
  it('are groups of at most five with unique source ids', async () => {
    const hits = ['A', 'B'].flatMap((group) =>
      Array.from({ length: 7 }, (_, n) => ({ ...headingHit(n, group), objectID: `${group}${n}` })),
    );
    const result = { hits, nbHits: 14, nbPages: 1, page: 0, query: 'text', queryID: 'query-1' };
    hosted.index.respond = json({ results: [result, result] });
    await find();
    // Autocomplete rejects duplicates: “[Autocomplete] The `sourceId` … is not unique.”
    expect(groups()).toEqual([5, 5]);
  });

  it('that match partially are below a heading', async () => {
    const near = 'No page has all of “warp heading”';
    hosted.index.respond = respondWith([headingHit(1)], { isPartial: true, query: 'warp heading' });
    await find('warp heading');
    await waitUntil(() => texts('.partial').join() === near);
    await waitUntil(() => texts('[role="status"]').join().includes(`${near}. `));
    hosted.index.respond = respondWith([], { query: 'warp' });
    type('warp');
    await waitUntil(() => all('.DocSearch-NoResults').length === 1);
    expect(texts('.DocSearch-Prefill')).toEqual(['Docs']);
    expect(document.body.textContent).not.toContain(near);
    expect(first('.elsewhere a').getAttribute('href')).toBe('/search?q=warp&version=all');
    fireEvent.click(first('.elsewhere a'));
    expect(onClose).toHaveBeenCalled();
  });
});

describe('a slow search', () => {
  it('is stalled from 300 ms until the reply', async () => {
    let release = (): void => undefined;
    hosted.index.respond = (seen, response) => {
      release = () => respondWith([headingHit(1)])(seen, response);
    };
    await openAndType();
    await waitUntil(() => hosted.index.seen.length === 1);
    advance(299);
    expect(isStalled()).toBe(false);
    advance(1);
    expect(isStalled()).toBe(true);
    release();
    await waitUntil(() => rows().length === 1);
    expect(isStalled()).toBe(false);
  });

  it('that fails on every host shows a permanent error after the stall time', async () => {
    const failed = vi.fn();
    class Request extends XMLHttpRequest {
      override send(body?: string): void {
        this.addEventListener('error', failed);
        super.send(body);
      }
    }
    vi.stubGlobal('XMLHttpRequest', Request);
    hosted.index.respond = hangUp;
    await openAndType();
    await waitUntil(() => failed.mock.calls.length === 4);
    await settle();
    advance(299);
    await act(settle);
    expect(all('.DocSearch-ErrorScreen')).toEqual([]);
    advance(50);
    expect(isStalled()).toBe(true);
    expect(all('.DocSearch-ErrorScreen')).toEqual([]);
    advance(1);
    await waitUntil(() => all('.DocSearch-ErrorScreen').length === 1);
    advance(60_000);
    expect(texts('.DocSearch-ErrorScreen')[0]).toContain('Unable to fetch results');
  });

  it.each([
    [403, 'The search service rejects this site’s key (403).'],
    [404, 'The search service has no index for this site (404).'],
  ])('that is rejected with %d shows the reason', async (status, reason) => {
    hosted.index.respond = json({ message: 'refused' }, status);
    await openAndType();
    await waitUntil(() => hosted.index.seen.length === 1);
    await act(settle);
    advance(1000);
    await waitUntil(() => all('.DocSearch-ErrorScreen').length === 1);
    expect(texts('.DocSearch-ErrorScreen')).toEqual([`Unable to fetch results${reason}`]);
  });
});

describe('events', () => {
  it('report views 400 ms after the last change, at most twenty in each event', async () => {
    const hits = Array.from({ length: 25 }, (_, n) => headingHit(n, `Group ${Math.floor(n / 5)}`));
    hosted.index.respond = respondWith(hits);
    await find();
    vi.advanceTimersByTime(0);
    vi.advanceTimersByTime(399);
    expect(hosted.hosts).not.toContain(eventsHost);
    vi.advanceTimersByTime(1);
    expect(hosted.hosts).toContain(eventsHost);
    await expect.poll(reported).toHaveLength(2);
    expect(hosted.events.seen[0]?.path).toBe('/1/events');
    expect(hosted.events.seen[0]?.parameters.get('X-Algolia-Application-Id')).toBe('APP');
    const ids = hits.map(({ objectID }) => objectID);
    const seen = reported().sort((a, b) => (String(a.objectIDs) < String(b.objectIDs) ? -1 : 1));
    const view = { eventType: 'view', index: 'docs' };
    expect(seen).toMatchObject([
      { ...view, objectIDs: ids.slice(0, 20) },
      { ...view, objectIDs: ids.slice(20) },
    ]);
  });

  it.each([
    ['a click', () => clickOn(1), '2-heading', 2],
    ['Enter', pressEnter, '1-text', 1],
  ])('report a selection by %s once', async (_, choose, objectID, position) => {
    await find();
    choose();
    const clicks = () => reported().filter(({ eventType }) => eventType === 'click');
    const click = { objectIDs: [objectID], positions: [position], queryID: 'query-1' };
    await expect.poll(clicks).toMatchObject([{ index: 'docs', ...click }]);
    expect(hosted.hosts.filter((host) => host === eventsHost)).toHaveLength(
      hosted.events.seen.length,
    );
  });

  it.each([
    ['asked not to be tracked', true],
    ['is on a site without events', false],
  ])('report nothing if a reader %s', async (_, insights) => {
    Object.defineProperty(navigator, 'doNotTrack', {
      value: insights ? '1' : '0',
      configurable: true,
    });
    open('', { insights });
    type('text');
    await waitUntil(() => rows().length === 2);
    vi.advanceTimersByTime(1000);
    clickOn(1);
    expect(requested()).toMatchObject([{ clickAnalytics: false }]);
    expect(hosted.hosts).not.toContain(eventsHost);
  });
});

describe('saved searches', () => {
  const save = (key: string, from: number, to: number): void => {
    const hits = Array.from({ length: to - from }, (_, n) => headingHit(from + n));
    localStorage.setItem(key, JSON.stringify(hits));
  };
  const keepFirst = (): void => {
    fireEvent.click(first('[title="Save this search"]'));
    fireEvent.transitionEnd(first('.DocSearch-Hit'));
  };

  it('store the heading of a text hit once, without marks', async () => {
    for (const [objectID, choose] of [
      ['1-other', pressEnter],
      ['1-text', () => clickOn(0)],
    ] as const) {
      hosted.index.respond = respondWith([{ ...textHit(1), objectID }]);
      await find(objectID);
      choose();
      expect(onClose).toHaveBeenCalled();
    }
    open();
    await expect.poll(rows).toEqual(['Heading 1Page']);
    expect(all('mark')).toEqual([]);
    expect(stored(recents)).toEqual([
      { ...headingHit(1), objectID: '1-other', url: '/docs/latest/page#heading-1' },
    ]);
    keepFirst();
    const sources = () => texts('.DocSearch-Hit-source');
    await expect.poll(sources).toEqual(['Favorite']);
    type('again');
    await expect.poll(() => texts('.DocSearch-Hit-title')).toEqual(['A text 1']);
    clickOn(0);
    open();
    await expect.poll(sources).toEqual(['Favorite']);
  });

  it('are the last seven hits, or four next to at most ten favorites', async () => {
    hosted.index.respond = respondWith([headingHit(99)]);
    save(recents, 0, 8);
    await find();
    await waitUntil(() => rows().length === 1);
    clickOn(0);
    expect(stored(recents)).toHaveLength(7);
    open();
    await expect.poll(rows).toHaveLength(7);
    cleanup();
    save(favorites, 20, 30);
    open();
    await expect.poll(groups).toEqual([4, 10]);
    keepFirst();
    await expect.poll(() => stored(favorites)).toHaveLength(10);
    expect(stored(favorites)).toMatchObject([{ objectID: '99-heading' }, ...Array(9).fill({})]);
  });

  it('are ignored if they aren’t hits or open a script', async () => {
    const entries = [headingHit(1), { ...headingHit(2), url: 'javascript:alert(1)' }, { a: 3 }, 7];
    localStorage.setItem(recents, JSON.stringify(entries));
    open();
    await expect.poll(rows).toEqual(['Heading 1Page']);
    for (const broken of ['{broken', '{"not": "a list"}', 'null']) {
      cleanup();
      localStorage.setItem(recents, broken);
      open();
      await expect.poll(() => all('.DocSearch-StartScreen')).toHaveLength(1);
    }
  });

  it('aren’t shown or stored if personalization is disabled', async () => {
    save(recents, 0, 2);
    Object.assign(search, { personalization: false });
    open();
    expect(rows()).toEqual([]);
    expect(all('.DocSearch-StartScreen')).toEqual([]);
    type('text');
    await expect.poll(rows).toHaveLength(2);
    clickOn(1);
    expect(stored(recents)).toMatchObject([{ objectID: '0-heading' }, { objectID: '1-heading' }]);
  });
});
