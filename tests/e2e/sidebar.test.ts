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
const isFocused = (page: Page, name: string): Promise<boolean> =>
  category(page, name).evaluate((element) => element === document.activeElement);

describe('the sidebar of the documentation', () => {
  it('opens a category by the very click that wakes the page', async () => {
    await using watched = await open(desktop);
    const { page } = watched;
    await page.goto('/docs/latest/overview');
    const install = menu(page).getByRole('link', { name: 'Install Gravitino' });
    expect(await install.count()).toBe(0);
    await category(page, 'Install').click();
    await install.waitFor();
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

  it('looks the same asleep and awake, and has more links once a category is opened', async () => {
    await using watched = await open(desktop);
    const { page } = watched;
    const links = (): Promise<string[]> =>
      menu(page).evaluate((nav) =>
        // Categories lead to their first page only while no script opens them.
        [...nav.querySelectorAll('a[href]:not([role="button"])')].map(
          (link) => link.getAttribute('href') ?? '',
        ),
      );
    const look = (): Promise<string> =>
      menu(page).evaluate((nav) =>
        [...nav.querySelectorAll('li, a')]
          .map((item) => `${item.className} ${item.ariaExpanded} ${item.textContent}`)
          .join('\n'),
      );
    await page.goto('/docs/latest/gravitino-server-config');
    const asleep = await look();
    const before = await links();
    expect(before.length).toBeGreaterThan(5);
    await menu(page).evaluate((nav) => {
      nav.scrollTop = 40;
    });
    await hydrated(page);
    expect(await look()).toBe(asleep);
    expect(await links()).toEqual(before);
    expect(await menu(page).evaluate((nav) => nav.scrollTop)).toBe(40);
    await category(page, 'Install').click();
    // The theme's panel never closes when it is told to before it has begun to open.
    const panel = menu(page).locator('ul', { hasText: 'Install Gravitino' }).last();
    await expect.poll(() => panel.evaluate((list) => list.style.height)).toBe('auto');
    await category(page, 'Install').click();
    await menu(page).getByRole('link', { name: 'Install Gravitino' }).waitFor({ state: 'hidden' });
    expect((await links()).filter((href) => !before.includes(href))).toEqual([
      '/docs/latest/how-to-install',
      '/docs/latest/docker-image-details',
    ]);
  });
});
