import type { Locator, Page } from 'playwright';
import { expect, it } from 'vitest';
import { startBrowser } from '../../support/browser';

const { openAt } = startBrowser();

/** How a control looks where the reader has chosen the colors, without what such readers don't see: its round corners and shades. */
const lookOf = (control: Locator): Promise<string> =>
  control.evaluate((element) => {
    const { outlineStyle, outlineWidth, textDecorationLine } = getComputedStyle(element);
    return [outlineStyle, outlineWidth, textDecorationLine].join(' ');
  });

it.each([
  [
    'tab',
    '/docs/latest/how-to-install',
    '[role=tab][aria-selected=true]',
    '[role=tab][aria-selected=false]',
  ],
  [
    'entry of the sidebar',
    '/docs/latest/how-to-install',
    '.theme-doc-sidebar-menu a[aria-current=page]',
    '.theme-doc-sidebar-menu a.menu__link:not([aria-current])',
  ],
  [
    'operation of the REST API',
    '/docs/latest/api/rest/load-table',
    '.theme-doc-sidebar-menu a[aria-current=page]',
    '.theme-doc-sidebar-menu a.menu__link:not([aria-current])',
  ],
  [
    'entry of the contents',
    '/docs/latest/how-to-install',
    '.table-of-contents__link--active',
    '.table-of-contents__link:not(.table-of-contents__link--active)',
  ],
  [
    'topic of the blog',
    '/blog',
    '.blog-wrapper main [aria-current=page]',
    '.blog-wrapper main nav a:not([aria-current])',
  ],
  [
    'version in the menu',
    '/docs/latest/how-to-install',
    '.navbar .dropdown__link--active',
    '.navbar .dropdown__link:not(.dropdown__link--active)',
  ],
  [
    'part of the site',
    '/blog',
    '.navbar__link--active',
    '.navbar__link:not(.navbar__link--active)',
  ],
  [
    'object of the tree',
    '/docs/playground',
    'summary[aria-current=true]',
    'main li summary:not([aria-current])',
    (page: Page) => page.locator('main li summary').getByText('retail_prod').click(),
  ],
  [
    'button of code',
    '/docs/latest/manage-relational-metadata-using-gravitino',
    '[data-code-action=wrap][aria-pressed=true]',
    '[data-code-action=copy]',
    async (page: Page) => {
      await page.setViewportSize({ width: 360, height: 720 });
      const block = page.locator('.theme-code-block:visible').first();
      await block.locator('pre').focus();
      await block.getByRole('button', { name: 'Toggle word wrap' }).click();
    },
  ],
] as const)(
  'with forced colors, the chosen %s has a frame or a line that the others lack',
  async (_, path, chosen, other, press: (page: Page) => Promise<void> = (page) =>
    page.mouse.wheel(0, 1500)) => {
    const { page } = await openAt(path, { forcedColors: 'active' });
    await press(page);
    const chosenOne = page.locator(chosen).first();
    await chosenOne.waitFor({ state: 'attached' });
    expect(await lookOf(chosenOne)).not.toBe(await lookOf(page.locator(other).first()));
    // Without forced colors, the two differ by color only.
    await page.emulateMedia({ forcedColors: 'none' });
    expect(await lookOf(chosenOne)).toMatch(/^none/);
  },
);
