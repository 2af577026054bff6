import type { BrowserContextOptions, Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { inBothModes, violations } from '../support/axe';
import { hydrated, startAt, startBrowser } from '../support/browser';
import { isFocused } from '../support/looks';

const { open, visit } = startBrowser();
const input = '.DocSearch-Input';
const hit = '.DocSearch-Hit';
const docs = '/docs/latest/overview';
const desktop: BrowserContextOptions = {
  viewport: { width: 1280, height: 720 },
  colorScheme: 'light',
  reducedMotion: 'reduce',
};

async function openOn(page: Page, path = docs): Promise<void> {
  await startAt(page, path);
  await page.click('.DocSearch-Button');
  await page.waitForSelector(input);
}

/** Types a query, and waits for its results or for the screen without results. */
async function searchFor(page: Page, query: string): Promise<string> {
  await page.fill(input, query);
  const status = page.locator('[role="status"]', { hasText: `for ${query}` }).last();
  await status.waitFor({ state: 'attached' });
  return (await status.textContent()) ?? '';
}

/** Waits until the pop-up is closed and the focus is back on its button. */
async function waitUntilClosed(page: Page): Promise<void> {
  await page.waitForSelector(input, { state: 'detached' });
  await expect.poll(() => isFocused(page, '.DocSearch-Button')).toBe(true);
}

describe('the button of the search', () => {
  it('preloads the index on hover and focus without opening', async () => {
    const { page } = await open({ viewport: { width: 997, height: 720 } });
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.goto(docs, { waitUntil: 'networkidle' });
    expect(asked.filter((url) => /search-manifest|assets\/search|worker/.test(url))).toEqual([]);
    for (const act of ['hover', 'focus'] as const) {
      const loaded = page.waitForResponse(/assets\/search\/.*docs-default.*\.json/);
      await page[act]('.DocSearch-Button');
      expect((await loaded).ok(), act).toBe(true);
      expect(await page.locator(input).count()).toBe(0);
      await page.reload();
      await hydrated(page);
    }
    // The button has a label and a key on a desktop, and only an icon on a phone.
    const shown = (): Promise<boolean[]> =>
      Promise.all(
        ['svg', 'span', 'kbd'].map((part) => page.locator(`.DocSearch-Button ${part}`).isVisible()),
      );
    await expect.poll(shown).toEqual([true, true, true]);
    await page.setViewportSize({ width: 996, height: 720 });
    await expect.poll(shown).toEqual([true, false, false]);
  });

  it('is disabled without JavaScript, which the search page explains', async () => {
    const { page } = await visit('/search?q=hive', { javaScriptEnabled: false });
    expect(await page.isDisabled('.DocSearch-Button')).toBe(true);
    const notice = page.locator('noscript');
    await expect.poll(() => notice.textContent()).toContain('needs JavaScript');
    await expect.poll(() => notice.locator('a').getAttribute('href')).toBe('/docs/latest/');
  });
});

describe('the pop-up', () => {
  it('shows grouped, missing, and empty results accessibly', async () => {
    const { page, problems } = await open(desktop);
    await openOn(page);
    expect(await page.textContent('.DocSearch-StartScreen')).toBe('No recent searches');
    expect(await page.textContent('.DocSearch-Footer')).toMatch(/^Search by/);
    const keys = page.locator('.DocSearch-Commands > li');
    expect(await keys.allTextContents()).toEqual(['to select', 'to navigate', 'to close']);
    expect(await keys.locator('svg').evaluateAll((all) => all.map((key) => key.ariaLabel))).toEqual(
      ['Enter key', 'Arrow down', 'Arrow up', 'Escape key'],
    );
    expect(await inBothModes(page, '.DocSearch-Container')).toEqual([]);

    await searchFor(page, 'catalog');
    expect(await inBothModes(page, '.DocSearch-Container')).toEqual([]);
    const groups = await page.locator('.DocSearch-Hits').all();
    expect(groups.length).toBeGreaterThan(1);
    for (const group of groups) {
      expect(await group.locator(hit).count()).toBeLessThanOrEqual(5);
    }
    // Each group has a unique top-level heading.
    const headings = await page.locator('.DocSearch-Hit-source').allTextContents();
    expect(headings).toHaveLength(groups.length);
    expect(new Set(headings).size).toBe(groups.length);
    expect(headings).toContain('Operate');

    await searchFor(page, 'xqzwvk');
    await expect.poll(() => page.locator('[role="tree"]').count()).toBe(0);
    const text = (await page.textContent('.DocSearch-NoResults')) ?? '';
    expect(text).toContain('No results for "xqzwvk"');
    expect(text).toContain('Try searching for');
    expect(await page.locator('.DocSearch-Prefill').count()).toBe(3);
    expect(text).toContain('Believe this query should return results?');
    const issue = page.locator('.DocSearch-NoResults a', { hasText: 'Let us know.' });
    expect(await issue.getAttribute('href')).toContain('xqzwvk');
    expect(await inBothModes(page, '.DocSearch-Container')).toEqual([]);

    // Markup is shown as text.
    await searchFor(page, '<img onerror=alert(1)>');
    expect(await page.locator('.DocSearch-Modal img').count()).toBe(0);
    await page.fill(input, '');
    await page.waitForSelector('.DocSearch-StartScreen');
    expect(await page.locator(`${hit}, [role="tree"]`).count()).toBe(0);

    // A press outside closes it, and so does Cancel on a phone.
    await page.mouse.click(5, 700);
    await waitUntilClosed(page);
    await page.setViewportSize({ width: 360, height: 640 });
    await page.click('.DocSearch-Button');
    await page.click('.DocSearch-Cancel');
    await waitUntilClosed(page);
    await page.setViewportSize({ width: 1280, height: 720 });
    await page.keyboard.press('/');
    const total = /^(\d+) results/.exec(await searchFor(page, 'catalog'))?.[1];
    await expect
      .poll(() => page.textContent('.DocSearch-HitsFooter'))
      .toBe(`See all ${total} results`);
    await page.click('.DocSearch-HitsFooter a');
    await page.waitForURL('**/search?q=catalog');
    await page.getByText(`${total} results for “catalog”`).first().waitFor();
    expect(problems).toEqual([]);
  });

  it('searches only the version of the page and the rest of the site', async () => {
    const { page } = await open(desktop);
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

  it('opens a result that matches the external pattern with a page load', async () => {
    const { page } = await open(desktop);
    // The pattern is empty by default, so the test replaces it in the scripts.
    await page.route(/assets\/js\/.*\.js/, async (route) => {
      const response = await route.fetch();
      const script = await response.text();
      const body = script.replace('externalUrlPattern:""', 'externalUrlPattern:"/glossary"');
      await route.fulfill({ response, body });
    });
    const elsewhere = 'https://datastrato.ai/docs/latest/glossary';
    await page.route(`${elsewhere}*`, (route) => route.fulfill({ body: 'another document' }));
    for (const isByKey of [true, false]) {
      await openOn(page);
      await searchFor(page, 'glossary');
      const link = page.locator(`${hit} a[href^="${elsewhere}"]`).first();
      await (isByKey ? page.keyboard.press('Enter') : link.click());
      await page.waitForURL(`${elsewhere}*`);
      await page.getByText('another document').waitFor();
    }
  });

  it('remains open after a modified or middle click', async () => {
    const { page, context } = await open(desktop);
    await openOn(page, '/docs/latest/glossary');
    await searchFor(page, 'gradlew');
    const link = page.locator(`${hit} a[href*="/docs/latest/glossary#"]`).first();
    for (const options of [{ modifiers: ['Control' as const] }, { button: 'middle' as const }]) {
      const [tab] = await Promise.all([context.waitForEvent('page'), link.click(options)]);
      await tab.waitForURL('**/docs/latest/glossary*');
      await tab.close();
      expect(await page.locator(input).isVisible()).toBe(true);
    }
    const hash = new URL(await link.evaluate((a) => (a as HTMLAnchorElement).href)).hash;
    await link.click();
    await page.waitForURL(`**/glossary${hash}`);
    const target = page.locator(`[id="${hash.slice(1)}"]`);
    await expect.poll(async () => (await target.boundingBox())?.y).toBeLessThan(720);
    expect((await target.boundingBox())?.y).toBeGreaterThanOrEqual(0);
  });

  it('opens the definition or row that has the exact name', async () => {
    const watched = await open();
    const { page } = watched;
    for (const [name, id, width] of [
      ['gravitino.server.webserver.HttpPort', 'gravitino.server.webserver.httpPort', 390],
      ['catalog.store', 'catalog.store', 390],
      ['Catalog.Store', 'catalog.store', 1280],
    ] as const) {
      await page.setViewportSize({ width, height: 800 });
      await openOn(page);
      await searchFor(page, name);
      await page.keyboard.press('Enter');
      await expect.poll(() => new URL(page.url()).hash, { message: name }).toBe(`#${id}`);
      /** Returns whether the row is marked and fully visible below sticky elements. */
      const isShown = (): Promise<boolean> =>
        page.evaluate(() => {
          const row = document.getElementById(location.hash.slice(1));
          const cell = row?.firstElementChild;
          const { top = 0, left = 0, bottom = 0 } = cell?.getBoundingClientRect() ?? {};
          const above = document.elementFromPoint(left + 2, top + 2);
          const end = document.elementFromPoint(left + 2, bottom - 2);
          return row?.dataset.target === '' && [above, end].every((seen) => row.contains(seen));
        });
      await expect.poll(isShown, { message: name }).toBe(true);
    }
    expect(watched.problems).toEqual([]);
  });
});

describe('the search page', () => {
  const results = 'main ol > li';
  const field = 'main input[name="q"]';

  it('navigates through pages, versions, and earlier searches', async () => {
    const { page, problems } = await visit('/search?q=catalog');
    await page.waitForSelector(results);
    expect(await violations(page, 'main')).toEqual([]);
    await expect.poll(() => page.locator(results).count()).toBe(20);
    await expect
      .poll(() => page.textContent('main [role="status"]'))
      .toMatch(/^\d+ results for “catalog” in 0/);
    const first = (): Promise<string | null> =>
      page.locator(`${results} a`).first().getAttribute('href');
    const firstOfOne = await first();
    await page.click('nav[aria-label="Pages of results"] >> text=Next');
    await page.waitForURL('**page=2');
    await expect.poll(first).not.toBe(firstOfOne);
    await page.press(field, 'Enter');
    await page.waitForURL('**/search?q=catalog');
    await page.goBack();
    await expect.poll(first).not.toBe(firstOfOne);
    await page.goBack();
    await expect.poll(first).toBe(firstOfOne);

    // A slash in a field doesn't open the pop-up.
    await page.fill(field, '');
    await page.waitForURL((url) => !url.searchParams.get('q'));
    await expect.poll(() => isFocused(page, field)).toBe(true);
    await page.keyboard.press('/');
    await expect.poll(() => page.inputValue(field)).toBe('/');
    expect(await page.locator(input).count()).toBe(0);
    // Back skips the states between keys.
    await page.waitForURL('**/search?q=%2F');
    await page.keyboard.press('Backspace');
    await page.keyboard.type('kaf');
    await page.waitForURL('**/search?q=kaf');
    await page.keyboard.type('ka');
    await page.waitForURL('**/search?q=kafka');
    await page.keyboard.press('Enter');
    await page.goBack();
    await expect.poll(() => page.inputValue(field)).toBe('catalog');
    expect(await page.getAttribute(field, 'maxlength')).toBe('512');

    await page.goto('/search?q=hive&version=0.4.0');
    await page.waitForSelector(results);
    await expect.poll(() => page.textContent('main [role="status"]')).toMatch(/in 0\.4\.0$/);
    await page.selectOption('main select', 'all');
    await page.waitForURL('**version=all');
    await page.getByText('in all versions').first().waitFor();
    await expect.poll(() => page.locator(results).count()).toBe(20);

    await page.goto('/search?q=%3Cimg%20src%3Dx%20onerror%3Dalert(1)%3E');
    await page.getByText('<img src=x onerror').first().waitFor();
    expect(await page.locator('main img').count()).toBe(0);
    expect(problems).toEqual([]);
  });

  it('shows an error with a Try again button if the index can’t be loaded', async () => {
    const { page } = await open();
    await page.route('**/search-manifest.json', (route) => route.abort());
    await page.goto('/search?q=hive');
    await page.waitForSelector('text=You might want to check your network connection.');
    await page.unroute('**/search-manifest.json');
    await page.click('text=Try again');
    await page.waitForSelector(results);
  });
});
