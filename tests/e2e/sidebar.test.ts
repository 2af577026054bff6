import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { holdApp } from '../support/app';
import { hydrated, startBrowser } from '../support/browser';
import { follow } from '../support/navigation';

const { open, openAt } = startBrowser();
const desktop = { viewport: { width: 1280, height: 500 } };

const menu = (page: Page) => page.getByRole('navigation', { name: 'Docs sidebar' });
const category = (page: Page, name: string) =>
  menu(page)
    .locator('summary')
    .filter({ hasText: new RegExp(`^${name}$`) });
const isFocused = (page: Page, name: string): Promise<boolean> =>
  category(page, name).evaluate((element) => element === document.activeElement);

describe('the sidebar of the documentation', () => {
  it('opens and closes a category by a press and by the keyboard, and the one of a page that a link leads to', async () => {
    const { page, problems } = await openAt('/docs/latest/overview', desktop);
    const install = menu(page).getByRole('link', { name: 'Install Gravitino' });
    const glossary = menu(page).getByRole('link', { name: 'Glossary' });
    expect(await install.isVisible()).toBe(false);
    await category(page, 'Install').click();
    await install.waitFor();
    expect(new URL(page.url()).pathname).toBe('/docs/latest/overview');
    await category(page, 'Install').click();
    await install.waitFor({ state: 'hidden' });

    await category(page, 'Concepts').focus();
    for (const state of ['visible', 'hidden'] as const) {
      await page.keyboard.press('Enter');
      await glossary.waitFor({ state });
      expect(await isFocused(page, 'Concepts')).toBe(true);
      expect(await isFocused(page, 'Install')).toBe(false);
    }

    await follow(page, '/docs/latest/glossary');
    await glossary.waitFor();
    expect(await glossary.getAttribute('aria-current')).toBe('page');
    expect(problems).toEqual([]);
  });

  it('looks the same before and after the app starts, and keeps its place', async () => {
    const { page } = await open(desktop);
    const release = await holdApp(page);
    const look = (): Promise<string> =>
      menu(page).evaluate((nav) =>
        [...nav.querySelectorAll('li, a, details')]
          .map((item) => `${item.className} ${item.hasAttribute('open')} ${item.textContent}`)
          .join('\n'),
      );
    await page.goto('/docs/latest/gravitino-server-config');
    const before = await look();
    await menu(page).evaluate((nav) => {
      nav.scrollTop = 40;
    });
    release();
    await hydrated(page);
    expect(await look()).toBe(before);
    expect(await menu(page).evaluate((nav) => nav.scrollTop)).toBe(40);
  });
});
