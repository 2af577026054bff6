import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { violations } from '../../support/axe';
import { hydrated, startAt, startBrowser } from '../../support/browser';

const { open, openAt, visit } = startBrowser();
const bar = (page: Page) => page.getByRole('banner');
const mode = (page: Page): Promise<string | null> =>
  page.evaluate(() => document.documentElement.getAttribute('data-theme'));

describe('the announcement bar', () => {
  it('stays closed, and never shows before hydration', async () => {
    const { page } = await openAt('/privacy-policy');
    await bar(page).getByRole('button', { name: 'Close' }).click();
    await expect.poll(() => bar(page).count()).toBe(0);
    // The scripts never arrive: what shows is what the first paint shows.
    await page.route(/\/assets\/js\//, (route) => route.abort());
    await page.reload({ waitUntil: 'domcontentloaded' });
    expect(await page.locator('.theme-announcement-bar').count()).toBe(1);
    expect(await page.locator('.theme-announcement-bar').isVisible()).toBe(false);
  });

  it('shows again with a new id', async () => {
    const { page } = await open();
    await page.addInitScript(() => {
      localStorage.setItem('docusaurus.announcement.id', 'the-one-before');
      localStorage.setItem('docusaurus.announcement.dismiss', 'true');
    });
    await page.route(/\/assets\/js\//, (route) => route.abort());
    await page.goto('/privacy-policy', { waitUntil: 'domcontentloaded' });
    expect(await page.locator('.theme-announcement-bar').isVisible()).toBe(true);
    await page.unrouteAll();
    await startAt(page, '/privacy-policy');
    await bar(page).waitFor();
  });

  it('moves nothing when the page comes to life', async () => {
    const { page } = await open();
    await page.goto('/privacy-policy', { waitUntil: 'commit' });
    await page.locator('h1').waitFor();
    const top = (): Promise<number | undefined> =>
      page
        .locator('h1')
        .boundingBox()
        .then((box) => box?.y);
    const before = await top();
    await hydrated(page);
    expect(await top()).toBe(before);
  });
});

describe('the color mode', () => {
  it('follows the system', async () => {
    const { page } = await openAt('/privacy-policy', { colorScheme: 'dark' });
    expect(await mode(page)).toBe('dark');
    await page.emulateMedia({ colorScheme: 'light' });
    await expect.poll(() => mode(page)).toBe('light');
  });

  it('is remembered under the key theme, and follows a change in another tab', async () => {
    const { page, context } = await open({ colorScheme: 'light' });
    const other = await context.newPage();
    for (const tab of [page, other]) {
      await tab.goto('/privacy-policy');
      await hydrated(tab);
    }
    const toggle = page.getByRole('button', { name: /Switch between dark and light mode/ });
    // From the system's mode to its opposite: the first press is seen.
    await toggle.click();
    await expect.poll(() => mode(page)).toBe('dark');
    await expect.poll(() => page.evaluate(() => localStorage.getItem('theme'))).toBe('dark');
    await expect.poll(() => mode(other)).toBe('dark');
    await other.reload({ waitUntil: 'domcontentloaded' });
    expect(await mode(other)).toBe('dark');
  });
});

describe('the skip link', () => {
  it('is the first stop, and leads to the content', async () => {
    const { page } = await openAt('/docs/latest/gravitino-server-config');
    await page.keyboard.press('Tab');
    const link = page.getByRole('link', { name: 'Skip to main content' });
    await expect
      .poll(() => link.evaluate((element) => element === document.activeElement))
      .toBe(true);
    await page.keyboard.press('Enter');
    // The next stop is the first one of the content.
    await page.keyboard.press('Tab');
    await expect
      .poll(() =>
        page.evaluate(() => document.querySelector('main')?.contains(document.activeElement)),
      )
      .toBe(true);
  });
});

describe('a page that crashes', () => {
  it('says so inside the layout, and Try again renders it', async () => {
    const { page } = await openAt('/privacy-policy', { reducedMotion: 'reduce' });
    // The search page reads its address with this while it renders.
    await page.evaluate(() => {
      const { URLSearchParams: original } = window;
      Object.assign(window, {
        URLSearchParams: class {
          constructor() {
            throw new Error('no parameters', { cause: new Error('the reason of it') });
          }
        },
        restore: () => Object.assign(window, { URLSearchParams: original }),
      });
      history.pushState(null, '', '/search');
      dispatchEvent(new PopStateEvent('popstate'));
    });
    const heading = page.getByRole('heading', { level: 1 });
    await expect.poll(() => heading.textContent()).toBe('This page crashed.');
    await page.getByText(/no parameters\s+Cause:\s+the reason of it/).waitFor();
    await page.getByRole('navigation', { name: 'Main' }).waitFor();
    expect(await violations(page)).toEqual([]);
    const again = page.getByRole('button', { name: 'Try again' });
    await again.click();
    await expect.poll(() => heading.textContent()).toBe('This page crashed.');
    await page.evaluate(() => (window as unknown as { restore: () => void }).restore());
    await again.click();
    await expect.poll(() => heading.textContent()).toBe('Search');
  });
});

describe('collapsible panels', () => {
  const transitions = async (page: Page): Promise<string[]> => {
    await startAt(page, '/gravitino/navbar');
    await page.evaluate(() => {
      Object.assign(window, { seen: [] });
      document.addEventListener('transitionend', ({ target, propertyName }) => {
        if (propertyName === 'height' && target instanceof HTMLElement) {
          (window as unknown as { seen: string[] }).seen.push(target.style.transition);
        }
      });
    });
    await page.getByRole('main').getByRole('button', { name: 'Collapse the dropdown' }).click();
    const seen = (): Promise<string[]> =>
      page.evaluate(() => (window as unknown as { seen: string[] }).seen);
    await expect.poll(async () => (await seen()).length).toBe(1);
    return seen();
  };

  it('move with ease-in-out', async () => {
    const { page } = await open();
    expect((await transitions(page))[0]).toMatch(/^height \d{2,}ms ease-in-out$/);
  });

  it('are still under reduced motion', async () => {
    const { page } = await open({ reducedMotion: 'reduce' });
    expect((await transitions(page))[0]).toMatch(/^height 1ms/);
  });
});

describe('without JavaScript', () => {
  it('a menu opens to the keyboard', async () => {
    const { page } = await visit('/about-us', { javaScriptEnabled: false });
    await page.getByRole('button', { name: 'Products' }).focus();
    const link = page.locator('.dropdown__menu').getByRole('link', { name: 'Apache Gravitino' });
    await link.waitFor();
  });
});
