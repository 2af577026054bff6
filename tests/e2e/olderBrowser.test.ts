import { describe, expect, it } from 'vitest';
import { hydrated, startAt, startBrowser, type WatchedPage } from '../support/browser';
import { lackedBy, tree } from '../support/browserFloor';
import { heading } from '../support/navigation';

const browser = startBrowser();

/** Members, by class and name, that at least one of the oldest supported browsers lacks. */
const unsupported = [tree.api, tree.javascript.builtins ?? {}].flatMap((owners) =>
  Object.entries(owners).flatMap(([owner, features]) =>
    Object.entries(features)
      .filter(([key, feature]) => /^[a-zA-Z]\w*(?<!_event)$/.test(key) && feature.__compat)
      .filter(([, feature]) => lackedBy(feature).length > 0)
      .map(([key]): [string, string] => [owner, key.replace(/_static$/, '')]),
  ),
);

/** Removes members of the platform from a page. For `addInitScript`. */
function removeMembers(names: [string, string][]): void {
  for (const [owner, name] of names) {
    const Owner: unknown = Reflect.get(globalThis, owner);
    if (typeof Owner === 'function') {
      Reflect.deleteProperty(Owner, name);
      if (typeof Owner.prototype === 'object' && Owner.prototype !== null) {
        Reflect.deleteProperty(Owner.prototype, name);
      }
    }
    if (owner === 'Window') {
      Reflect.deleteProperty(globalThis, name);
    }
  }
}

/** Opens a page with only the members that all of the oldest browsers have. */
async function open(more: typeof unsupported = []): Promise<WatchedPage> {
  const watched = await browser.open();
  await watched.page.addInitScript(removeMembers, [...unsupported, ...more]);
  return watched;
}

describe('in the oldest supported browser', () => {
  it('newer members are missing', async () => {
    const { page } = await open();
    await page.goto('/');
    const found = await page.evaluate(() => [
      ...['toSorted' in Array.prototype, 'canParse' in URL, 'requestIdleCallback' in window],
      'at' in Array.prototype,
    ]);
    expect(found).toEqual([false, false, false, true]);
  });

  it('pages are hydrated', async () => {
    const { page, problems } = await open();
    for (const path of [
      '/',
      '/blog/tags',
      '/blog',
      '/docs/what-changed',
      '/docs/latest/reference/configuration-keys',
      '/search?q=catalog',
    ]) {
      await page.goto(path);
      const before = await heading(page);
      await hydrated(page);
      expect(await heading(page)).toBe(before);
    }
    expect(problems).toEqual([]);
  });

  it('search, tabs, and Try it work', async () => {
    const { page, problems } = await open();
    await startAt(page, '/docs/latest/getting-started');
    const tab = page.getByRole('tab', { name: 'Java' }).first();
    await tab.click();
    expect(await tab.getAttribute('aria-selected')).toBe('true');
    await page.keyboard.press('/');
    await page.locator('.DocSearch-Input').fill('hive catalog');
    await page.locator('.DocSearch-Hit a').first().waitFor();
    await page.keyboard.press('Escape');
    await startAt(page, '/docs/latest/api/rest/create-table');
    await page.getByRole('link', { name: 'Try it', exact: true }).click();
    await page.getByRole('button', { name: 'Send' }).first().waitFor();
    expect(problems).toEqual([]);
  });

  it('a page that needs a missing member has problems', async () => {
    const { page, problems } = await open([
      ['Array', 'findLast'],
      ['Array', 'at'],
      ['Element', 'closest'],
    ]);
    await page.goto('/');
    await page.mouse.move(5, 5);
    await page.mouse.click(5, 5);
    await expect.poll(() => problems.length).toBeGreaterThan(0);
  });
});
