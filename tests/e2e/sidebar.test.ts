import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { hydrated, useBrowser, type WatchedPage } from '../support/browser';

// biome-ignore lint/correctness/useHookAtTopLevel: a hook of vitest, not of React
const { open } = useBrowser();
const desktop = { viewport: { width: 1280, height: 500 } };

async function openAt(path: string): Promise<WatchedPage> {
  const watched = await open(desktop);
  await watched.page.goto(path);
  await hydrated(watched.page);
  return watched;
}

const menu = (page: Page) => page.getByRole('navigation', { name: 'Docs sidebar' });
const category = (page: Page, name: string) => menu(page).getByRole('button', { name });
/** Elements of the sidebar that React knows. */
const alive = (page: Page): Promise<number> =>
  menu(page).evaluate(
    (nav) =>
      [nav, ...nav.querySelectorAll('*')].filter((element) =>
        Object.keys(element).some((key) => key.startsWith('__reactFiber')),
      ).length,
  );
const isFocused = (page: Page, name: string): Promise<boolean> =>
  category(page, name).evaluate((element) => element === document.activeElement);

describe('the sidebar of the documentation', () => {
  it("is the server's HTML until a category is opened, which it is by that very click", async () => {
    await using watched = await openAt('/docs/latest/overview');
    const { page } = watched;
    expect(await alive(page)).toBe(0);
    const install = menu(page).getByRole('link', { name: 'Install Gravitino' });
    expect(await install.count()).toBe(0);
    await menu(page).evaluate((nav) => {
      nav.scrollTop = 40;
    });
    await category(page, 'Install').click();
    await install.waitFor();
    // The poisoned counterpart of the first line.
    expect(await alive(page)).toBeGreaterThan(50);
    expect(await menu(page).evaluate((nav) => nav.scrollTop)).toBe(40);
    expect(new URL(page.url()).pathname).toBe('/docs/latest/overview');
    await category(page, 'Install').click();
    await install.waitFor({ state: 'hidden' });
    expect(watched.problems).toEqual([]);
  });

  it('opens a category by the keyboard, and focus stays on it', async () => {
    await using watched = await openAt('/docs/latest/overview');
    const { page } = watched;
    await category(page, 'Concepts').focus();
    await page.keyboard.press('Enter');
    await menu(page).getByRole('link', { name: 'Glossary' }).waitFor();
    await expect.poll(() => isFocused(page, 'Concepts')).toBe(true);
    await expect.poll(() => isFocused(page, 'Install')).toBe(false);
  });

  it('changes the page by its links without loading it anew, and marks the new one', async () => {
    await using watched = await openAt('/docs/latest/overview');
    const { page } = watched;
    await page.evaluate(() => Object.assign(window, { stillHere: true }));
    await menu(page).getByRole('link', { name: 'Getting started with Gravitino' }).click();
    await page.waitForURL('**/docs/latest/getting-started');
    const current = menu(page).locator('[aria-current="page"]');
    await expect.poll(() => current.allTextContents()).toEqual(['Getting started with Gravitino']);
    await expect.poll(() => page.evaluate(() => 'stillHere' in window)).toBe(true);
    expect(watched.problems).toEqual([]);
  });

  it('looks the same before and after it comes alive', async () => {
    await using watched = await openAt('/docs/latest/gravitino-server-config');
    const { page } = watched;
    const look = (): Promise<string> =>
      menu(page).evaluate((nav) =>
        // Categories lead to their first page only while no script does it.
        nav.outerHTML.replaceAll(/(role="button"[^>]*) href="[^"]*"/g, '$1'),
      );
    const served = await look();
    await category(page, 'Install').click();
    // The theme's panel never closes when it is told to before it has begun to open.
    const panel = menu(page).locator('ul', { hasText: 'Install Gravitino' }).last();
    await expect.poll(() => panel.evaluate((list) => list.style.height)).toBe('auto');
    await category(page, 'Install').click();
    await menu(page).getByRole('link', { name: 'Install Gravitino' }).waitFor({ state: 'hidden' });
    expect(served).toContain('menu__link');
    const list = (html: string): string[] => html.match(/href="[^"#]+"/g) ?? [];
    const before = list(served);
    const after = list(await look());
    expect(after.filter((href) => !before.includes(href))).toEqual([
      'href="/docs/latest/how-to-install"',
      'href="/docs/latest/docker-image-details"',
    ]);
  });
});
