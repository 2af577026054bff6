import axe from 'axe-core';
import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { hydrated, startBrowser } from '../support/browser';

const input = '.DocSearch-Input';
const hit = '.DocSearch-Hit';
const docs = '/docs/latest/overview';
const recents = '__DOCSEARCH_RECENT_SEARCHES__site';

async function openOn(page: Page, path = docs): Promise<void> {
  await page.goto(path);
  await hydrated(page);
  await page.click('.DocSearch-Button');
  await page.waitForSelector(input);
}

/** Types a query and waits for its results, or for the screen that says there are none. */
async function searchFor(page: Page, query: string): Promise<void> {
  await page.fill(input, query);
  await page.waitForFunction(
    (wanted) =>
      [...document.querySelectorAll('[role="status"]')].some((status) =>
        status.textContent?.endsWith(`for ${wanted}`),
      ),
    query,
  );
}

const count = async (page: Page): Promise<string> =>
  (await page.locator('[role="status"]').last().textContent()) ?? '';

const violations = async (page: Page, within: string): Promise<string[]> => {
  await page.evaluate(axe.source);
  const found = await page.evaluate(async (selector) => {
    const { violations: all } = await (window as unknown as { axe: typeof axe }).axe.run(selector);
    return all.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
  }, within);
  return found;
};

describe('opening and closing', () => {
  const browser = startBrowser();
  test.each([
    ['the pointer over it', (page: Page) => page.hover('.DocSearch-Button')],
    ['focus on it', (page: Page) => page.focus('.DocSearch-Button')],
  ])('%s loads what the first key needs, and opens nothing', async (_, act) => {
    await using opened = await browser.open();
    const { page } = opened;
    await page.goto(docs);
    await hydrated(page);
    const loaded = page.waitForResponse(/assets\/search\/.*docs-default.*\.json/);
    await act(page);
    expect((await loaded).ok()).toBe(true);
    await expect.poll(() => page.locator(input).count()).toBe(0);
  });

  test('its footer says which keys do what', async () => {
    await using opened = await browser.open();
    const { page } = opened;
    await openOn(page);
    const text = (await page.textContent('.DocSearch-Footer')) ?? '';
    expect(text).toMatch(/^Search by/);
    const keys = page.locator('.DocSearch-Commands > li');
    await expect
      .poll(() => keys.allTextContents())
      .toEqual(['to select', 'to navigate', 'to close']);
    await expect
      .poll(() => keys.locator('svg').evaluateAll((all) => all.map((key) => key.ariaLabel)))
      .toEqual(['Enter key', 'Arrow down', 'Arrow up', 'Escape key']);
  });

  test.each([
    ['its Cancel', (page: Page) => page.click('.DocSearch-Cancel')],
    ['a press beside it', (page: Page) => page.mouse.click(5, 700)],
  ])('%s closes it and returns the focus', async (way, close) => {
    await using opened = await browser.open({
      viewport: { width: way === 'its Cancel' ? 360 : 1280, height: 720 },
    });
    const { page } = opened;
    await openOn(page);
    await close(page);
    await page.waitForSelector(input, { state: 'detached' });
    await expect
      .poll(() =>
        page.evaluate(() => document.activeElement?.classList.contains('DocSearch-Button')),
      )
      .toBe(true);
  });

  test('is a box with its name and key on a desktop, its icon alone on a phone', async () => {
    await using opened = await browser.open({ viewport: { width: 997, height: 720 } });
    const { page } = opened;
    await page.goto(docs);
    const button = page.locator('.DocSearch-Button');
    const shown = (): Promise<boolean[]> =>
      Promise.all(['svg', 'span', 'kbd'].map((part) => button.locator(part).isVisible()));
    await expect.poll(shown).toEqual([true, true, true]);
    await page.setViewportSize({ width: 996, height: 720 });
    await expect.poll(shown).toEqual([true, false, false]);
  });

  test('slash stays a slash in a field', async () => {
    await using opened = await browser.open();
    const { page } = opened;
    await page.goto('/search');
    await hydrated(page);
    await page.fill('main input[name="q"]', '');
    await page.focus('main input[name="q"]');
    await page.keyboard.press('/');
    await expect.poll(() => page.inputValue('main input[name="q"]')).toBe('/');
    await expect.poll(() => page.locator(input).count()).toBe(0);
  });

  test('the button is disabled until the page lives', async () => {
    await using opened = await browser.open({ javaScriptEnabled: false });
    const { page } = opened;
    await page.goto(docs);
    await expect.poll(() => page.isDisabled('.DocSearch-Button')).toBe(true);
  });

  test('on a phone the box makes way for its icon, which opens it', async () => {
    await using opened = await browser.open({ viewport: { width: 360, height: 640 } });
    const { page } = opened;
    await openOn(page);
    await searchFor(page, 'hive');
    await expect.poll(() => page.locator('.DocSearch-Cancel').isVisible()).toBe(true);
  });

  test('a page that never searches asks for nothing of it', async () => {
    await using opened = await browser.open();
    const { page } = opened;
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.goto(docs, { waitUntil: 'networkidle' });
    expect(asked.filter((url) => /search-manifest|assets\/search|worker/.test(url))).toEqual([]);
  });
});

describe('results', () => {
  const browser = startBrowser();
  test('are in groups of at most five, with the true count and its page', async () => {
    await using opened = await browser.open();
    const { page, problems } = opened;
    await openOn(page);
    await searchFor(page, 'catalog');
    const groups = await page.locator('.DocSearch-Hits').all();
    expect(groups.length).toBeGreaterThan(1);
    for (const group of groups) {
      await expect.poll(() => group.locator(hit).count()).toBeLessThanOrEqual(5);
    }
    // Each group has a heading of the top level, and none comes twice.
    const headings = await page.locator('.DocSearch-Hits .DocSearch-Hit-source').allTextContents();
    expect(headings).toHaveLength(groups.length);
    expect(new Set(headings).size).toBe(groups.length);
    expect(headings).toContain('Operate');
    const total = /^(\d+) results/.exec(await count(page))?.[1];
    await expect
      .poll(() => page.textContent('.DocSearch-HitsFooter'))
      .toBe(`See all ${total} results`);
    await page.click('.DocSearch-HitsFooter a');
    await page.waitForURL('**/search?q=catalog');
    await page.waitForFunction(
      (expected) => document.body.textContent.includes(`${expected} results for “catalog”`),
      total,
    );
    expect(problems).toEqual([]);
  });

  test('come from the version of the page and from the site, from no other version', async () => {
    await using opened = await browser.open();
    const { page } = opened;
    await openOn(page, '/docs/0.4.0/overview');
    await searchFor(page, 'hive');
    const paths = await page
      .locator(`${hit} a`)
      .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).pathname));
    expect(paths.length).toBeGreaterThan(5);
    const strangers = paths.filter(
      (path) => /^\/docs\/[^/]+\//.test(path) && !path.startsWith('/docs/0.4.0/'),
    );
    expect(strangers).toEqual([]);
  });

  test('a result that matches the external pattern is loaded as a whole page', async () => {
    await using opened = await browser.open();
    const { page } = opened;
    // The pattern is site data, empty by default: the scripts that hold it come with another one.
    let isChanged = false;
    await page.route(/assets\/js\/.*\.js/, async (route) => {
      const response = await route.fetch();
      const script = await response.text();
      const changed = script.replace('externalUrlPattern:""', 'externalUrlPattern:"/glossary"');
      isChanged ||= changed !== script;
      await route.fulfill({ response, body: changed });
    });
    const elsewhere = 'https://datastrato.ai/docs/latest/glossary';
    await page.route(`${elsewhere}*`, (route) => route.fulfill({ body: 'another document' }));
    for (const act of [
      () => page.keyboard.press('Enter'),
      () => page.locator(`${hit} a[href^="${elsewhere}"]`).first().click(),
    ]) {
      await openOn(page);
      await searchFor(page, 'glossary');
      expect(isChanged).toBe(true);
      await act();
      await page.waitForURL(`${elsewhere}*`);
      await expect.poll(() => page.textContent('body')).toBe('another document');
    }
    expect(isChanged).toBe(true);
  });

  test('a search that lasts is marked as stalled, and is not once it is answered', async () => {
    await using opened = await browser.open();
    const { page } = opened;
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/search-manifest.json', async (route) => {
      await held;
      await route.continue();
    });
    await openOn(page);
    await page.fill(input, 'hive');
    await page.waitForSelector('.DocSearch-Container--Stalled');
    release();
    await page.waitForSelector(hit);
    await expect.poll(() => page.locator('.DocSearch-Container--Stalled').count()).toBe(0);
  });

  test('two sources of one name are an error', async () => {
    await using opened = await browser.open();
    const { page, problems } = opened;
    let isChanged = false;
    await page.route(/assets\/js\/.*\.js/, async (route) => {
      const script = await (await route.fetch()).text();
      const changed = script.replace('sourceId:"favoriteSearches"', 'sourceId:"recentSearches"');
      isChanged ||= changed !== script;
      await route.fulfill({ body: changed, contentType: 'text/javascript' });
    });
    await openOn(page);
    expect(isChanged).toBe(true);
    await expect
      .poll(() => problems.join('\n'))
      .toContain('The `sourceId` "recentSearches" is not unique.');
  });

  test('an empty query shows the saved searches alone', async () => {
    await using opened = await browser.open();
    const { page } = opened;
    await openOn(page);
    await searchFor(page, 'hive');
    await expect.poll(() => page.locator('[role="tree"]').count()).toBeGreaterThan(0);
    await page.fill(input, '');
    await page.waitForSelector('.DocSearch-StartScreen');
    await expect.poll(() => page.locator(hit).count()).toBe(0);
    await expect.poll(() => page.locator('[role="tree"]').count()).toBe(0);
  });

  test.each([
    ['a modified', { modifiers: ['Control' as const] }],
    ['a middle', { button: 'middle' as const }],
  ])('%s click keeps it open', async (_, options) => {
    await using opened = await browser.open();
    const { page, context } = opened;
    await openOn(page);
    await searchFor(page, 'glossary');
    const [tab] = await Promise.all([
      context.waitForEvent('page'),
      page.click(`${hit} a`, options),
    ]);
    expect(tab.url()).toContain('/docs/latest/glossary');
    await expect.poll(() => page.locator(input).isVisible()).toBe(true);
  });

  test('a heading on the same page is scrolled to', async () => {
    await using opened = await browser.open();
    const { page } = opened;
    await openOn(page, '/docs/latest/glossary');
    await searchFor(page, 'gradlew');
    const link = page.locator(`${hit} a[href*="/docs/latest/glossary#"]`).first();
    const hash = new URL(await link.evaluate((a) => (a as HTMLAnchorElement).href)).hash;
    await link.click();
    await page.waitForURL(`**/glossary${hash}`);
    await page.waitForFunction((id) => {
      const top = document.getElementById(id)?.getBoundingClientRect().top ?? -1;
      return top >= 0 && top < window.innerHeight;
    }, hash.slice(1));
  });

  test.each([
    [
      'a definition',
      'gravitino.server.webserver.HttpPort',
      'gravitino.server.webserver.httpPort',
      390,
    ],
    ['a row of a table', 'catalog.store', 'catalog.store', 390],
    ['a row of a table', 'Catalog.Store', 'catalog.store', 1280],
  ])('the exact name of %s and Enter lead there: %s, #%s at %i px', async (_, name, id, width) => {
    await using opened = await browser.open({ viewport: { width, height: 800 } });
    const { page } = opened;
    await openOn(page);
    await searchFor(page, name);
    await page.keyboard.press('Enter');
    await expect.poll(() => new URL(page.url()).hash).toBe(`#${id}`);
    /** Whether all of it is seen below what sticks to the top, and it's marked. */
    const isShown = (): Promise<boolean> =>
      page.evaluate(() => {
        const row = document.getElementById(location.hash.slice(1));
        const cell = row?.firstElementChild;
        const { top = 0, left = 0, bottom = 0 } = cell?.getBoundingClientRect() ?? {};
        const above = document.elementFromPoint(left + 2, top + 2);
        const end = document.elementFromPoint(left + 2, bottom - 2);
        return row?.dataset.target === '' && [above, end].every((seen) => row.contains(seen));
      });
    await expect.poll(isShown).toBe(true);
    expect(opened.problems).toEqual([]);
  });

  test('nothing found: suggestions and a report link', async () => {
    await using opened = await browser.open();
    const { page } = opened;
    await openOn(page);
    await searchFor(page, 'catalog');
    await searchFor(page, 'xqzwvk');
    await expect.poll(() => page.locator('[role="tree"]').count()).toBe(0);
    const text = (await page.textContent('.DocSearch-NoResults')) ?? '';
    expect(text).toContain('No results for "xqzwvk"');
    expect(text).toContain('Try searching for');
    await expect.poll(() => page.locator('.DocSearch-Prefill').count()).toBe(3);
    expect(text).toContain('Believe this query should return results?');
    await expect
      .poll(() => page.getAttribute('.DocSearch-NoResults a:has-text("Let us know.")', 'href'))
      .toContain('xqzwvk');
  });

  test('when the index cannot be loaded the error shows and stays, and the next key tries again', async () => {
    await using opened = await browser.open();
    const { page } = opened;
    await page.route('**/search-manifest.json', (route) => route.abort());
    await openOn(page);
    await page.fill(input, 'hive');
    await page.waitForSelector('.DocSearch-ErrorScreen');
    await expect
      .poll(() => page.textContent('.DocSearch-ErrorScreen'))
      .toMatch(/Unable to fetch results\s*You might want to check your network connection\./);
    await expect.poll(() => count(page)).toBe('Unable to fetch results');
    await page.unroute('**/search-manifest.json');
    await searchFor(page, 'hive ca');
    await expect.poll(() => page.locator(hit).count()).toBeGreaterThan(0);
    await expect.poll(() => page.locator('.DocSearch-ErrorScreen').count()).toBe(0);
  });
});

describe('saved searches', () => {
  const browser = startBrowser();
  test('what was opened is recent, can become a favorite, and can be removed', async () => {
    await using opened = await browser.open();
    const { page } = opened;
    await openOn(page);
    await expect.poll(() => page.textContent('.DocSearch-StartScreen')).toBe('No recent searches');
    await searchFor(page, 'gravitino.server.webserver.httpPort');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/gravitino-server-config#*');
    await page.keyboard.press('/');
    await page.waitForSelector('.DocSearch-Hit-source');
    await expect.poll(() => page.textContent('.DocSearch-Hit-source')).toBe('Recent');
    await page.click('[title="Save this search"]');
    await page.waitForFunction(
      () => document.querySelector('.DocSearch-Hit-source')?.textContent === 'Favorite',
    );
    await page.click('[title="Remove this search from favorites"]');
    await page.waitForSelector('.DocSearch-StartScreen');
  });

  test('what was opened can be removed, and a favorite is not recent too', async () => {
    await using opened = await browser.open();
    const { page } = opened;
    const again = async (): Promise<void> => {
      await searchFor(page, 'gravitino.server.webserver.httpPort');
      await page.keyboard.press('Enter');
      await page.waitForSelector(input, { state: 'detached' });
      await page.keyboard.press('/');
      await page.waitForSelector(input);
    };
    const sources = (): Promise<string[]> =>
      page.locator('.DocSearch-Hit-source').allTextContents();
    await openOn(page);
    await again();
    await expect.poll(sources).toEqual(['Recent']);
    await page.click('[title="Remove this search from history"]');
    await page.waitForSelector('.DocSearch-StartScreen');
    await again();
    await page.click('[title="Save this search"]');
    await expect.poll(sources).toEqual(['Favorite']);
    await again();
    await expect.poll(sources).toEqual(['Favorite']);
  });

  test('a text hit is kept as its heading', async () => {
    await using opened = await browser.open();
    const { page } = opened;
    await openOn(page);
    await searchFor(page, 'gravitino.server.webserver.httpPort');
    const text = page
      .locator(`${hit} a`, { hasText: 'gravitino.server.webserver.httpPort' })
      .first();
    const where = (await text.locator('.DocSearch-Hit-path').textContent())?.split(' › ');
    expect(where).toHaveLength(2);
    await text.click();
    await page.waitForURL('**/gravitino-server-config#*');
    const saved = await page.evaluate((key) => localStorage.getItem(key), recents);
    const [title, heading] = where ?? [];
    expect(JSON.parse(saved ?? '[]')).toMatchObject([
      { type: 'lvl2', hierarchy: { lvl1: title, lvl2: heading } },
    ]);
    await page.keyboard.press('/');
    await page.waitForSelector(hit);
    await expect.poll(() => page.textContent('.DocSearch-Hit-title')).toBe(heading);
  });

  test('at most seven are kept, and four beside favorites', async () => {
    await using opened = await browser.open();
    const { page } = opened;
    const saved = (from: number, to: number) =>
      JSON.stringify(
        Array.from({ length: to - from }, (_, at) => ({
          objectID: String(from + at),
          type: 'lvl1',
          url: '/docs/latest/glossary',
          hierarchy: { lvl0: 'Docs', lvl1: `Saved ${from + at}` },
        })),
      );
    await page.goto(docs);
    await page.evaluate(
      ([key, value]) => localStorage.setItem(key ?? '', value ?? ''),
      [recents, saved(0, 12)],
    );
    await openOn(page);
    await expect.poll(() => page.locator(hit).count()).toBe(7);
    await page.evaluate(
      (value) => {
        localStorage.setItem('__DOCSEARCH_FAVORITE_SEARCHES__site', value);
      },
      saved(20, 32),
    );
    await openOn(page);
    await expect.poll(() => page.locator('.DocSearch-Hits').nth(0).locator(hit).count()).toBe(4);
    await expect.poll(() => page.locator('.DocSearch-Hits').nth(1).locator(hit).count()).toBe(10);
  });

  test('storage that holds markup, scripts or nonsense does no harm', async () => {
    await using opened = await browser.open();
    const { page, problems } = opened;
    const attack = '<img src=x onerror="window.harmed=true">';
    const entry = (objectID: string, url: string) => ({
      objectID,
      type: 'lvl1',
      url,
      hierarchy: { lvl0: attack, lvl1: attack },
      content: attack,
    });
    await page.goto(docs);
    await page.evaluate(
      ([key, value]) => localStorage.setItem(key ?? '', value ?? ''),
      [recents, JSON.stringify([entry('1', '/docs/latest'), entry('2', 'javascript:alert(1)'), 7])],
    );
    await openOn(page);
    await expect.poll(() => page.textContent(hit)).toContain('<img src=x');
    await expect.poll(() => page.locator(hit).count()).toBe(1);
    await searchFor(page, '<img onerror=alert(1)>');
    await expect.poll(() => page.locator('.DocSearch-Modal img').count()).toBe(0);
    await expect.poll(() => page.evaluate(() => 'harmed' in window)).toBe(false);
    await page.keyboard.press('Escape');
    await page.evaluate((key) => localStorage.setItem(key, '{broken'), recents);
    await openOn(page);
    await expect.poll(() => page.textContent('.DocSearch-StartScreen')).toBe('No recent searches');
    expect(problems).toEqual([]);
  });
});

describe('accessibility', () => {
  const browser = startBrowser();
  test.each(['light', 'dark'] as const)('the open pop-up is clean, %s', async (colorScheme) => {
    await using opened = await browser.open({ colorScheme });
    const { page } = opened;
    await openOn(page);
    expect(await violations(page, '.DocSearch-Container')).toEqual([]);
    await searchFor(page, 'hive catalog');
    expect(await violations(page, '.DocSearch-Container')).toEqual([]);
    await searchFor(page, 'xqzwvk');
    expect(await violations(page, '.DocSearch-Container')).toEqual([]);
  });

  test('the check sees a pop-up that is wrong', async () => {
    await using opened = await browser.open();
    const { page } = opened;
    await openOn(page);
    await page.evaluate(() => {
      document
        .querySelector('.DocSearch-Modal')
        ?.insertAdjacentHTML('beforeend', '<img src="data:,">');
    });
    expect(await violations(page, '.DocSearch-Container')).toEqual([
      expect.stringContaining('image-alt'),
    ]);
  });
});

describe('the search page', () => {
  const browser = startBrowser();
  const results = 'main ol > li';

  test('reads the query, says how many, and leads through pages and back', async () => {
    await using opened = await browser.open();
    const { page, problems } = opened;
    await page.goto('/search?q=catalog');
    await page.waitForSelector(results);
    await expect.poll(() => page.locator(results).count()).toBe(20);
    await expect
      .poll(() => page.textContent('main [role="status"]'))
      .toMatch(/^\d+ results for “catalog” in 0/);
    const firstOfOne = await page.textContent(`${results} h2`);
    await page.click('nav[aria-label="Pages of results"] >> text=Next');
    await page.waitForURL('**page=2');
    await page.waitForFunction(
      (before) => document.querySelector('main ol > li h2')?.textContent !== before,
      firstOfOne,
    );
    await page.goBack();
    await page.waitForFunction(
      (before) => document.querySelector('main ol > li h2')?.textContent === before,
      firstOfOne,
    );
    expect(problems).toEqual([]);
  });

  test('writes what is typed into the address, and back leads through submitted searches', async () => {
    await using opened = await browser.open();
    const { page } = opened;
    await page.goto('/search?q=hive');
    await page.waitForSelector(results);
    await page.fill('main input[name="q"]', 'kafka');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/search?q=kafka');
    await page.goBack();
    await page.waitForFunction(
      () => document.querySelector<HTMLInputElement>('main input[name="q"]')?.value === 'hive',
    );
    await expect.poll(() => page.getAttribute('main input[name="q"]', 'maxlength')).toBe('512');
  });

  test('searches one version, or all of them when asked', async () => {
    await using opened = await browser.open();
    const { page } = opened;
    await page.goto('/search?q=hive&version=0.4.0');
    await page.waitForSelector(results);
    await expect.poll(() => page.textContent('main [role="status"]')).toMatch(/in 0\.4\.0$/);
    await page.selectOption('main select', 'all');
    await page.waitForURL('**version=all');
    await page.waitForFunction(() => document.body.textContent.includes('in all versions'));
    await expect.poll(() => page.locator(results).count()).toBe(20);
  });

  test('without JavaScript it says so and leads to the docs', async () => {
    await using opened = await browser.open({ javaScriptEnabled: false });
    const { page } = opened;
    await page.goto('/search?q=hive');
    const notice = page.locator('noscript');
    await expect.poll(() => notice.textContent()).toContain('needs JavaScript');
    await expect.poll(() => notice.locator('a').getAttribute('href')).toBe('/docs/latest/');
  });

  test('is clean for screen readers, and a query that is markup is text', async () => {
    await using opened = await browser.open();
    const { page } = opened;
    await page.goto('/search?q=hive');
    await page.waitForSelector(results);
    expect(await violations(page, 'main')).toEqual([]);
    await page.goto('/search?q=%3Cimg%20src%3Dx%20onerror%3Dalert(1)%3E');
    await page.waitForFunction(() => document.body.textContent.includes('<img src=x onerror'));
    await expect.poll(() => page.locator('main img').count()).toBe(0);
  });

  test('says when it cannot reach the index, and tries again', async () => {
    await using opened = await browser.open();
    const { page } = opened;
    await page.route('**/search-manifest.json', (route) => route.abort());
    await page.goto('/search?q=hive');
    await page.waitForSelector('text=You might want to check your network connection.');
    await page.unroute('**/search-manifest.json');
    await page.click('text=Try again');
    await page.waitForSelector(results);
  });
});
