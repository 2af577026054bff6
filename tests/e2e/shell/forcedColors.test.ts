import type { Locator, Page } from 'playwright';
import { expect, it } from 'vitest';
import { startBrowser } from '../../support/browser';

const { open, openAt } = startBrowser();
const guide = '/docs/latest/how-to-install';
const forcedColors = 'active';
const contents = '.table-of-contents__link';
const menu = '.navbar .dropdown__link';
const part = '.navbar__link';
const object = 'main li summary';

/** Reads the styles of a control that remain visible in forced colors mode. */
const readLook = (control: Locator): Promise<string> =>
  control.evaluate((element) => {
    const { outlineStyle, outlineWidth, textDecorationLine } = getComputedStyle(element);
    return [outlineStyle, outlineWidth, textDecorationLine].join(' ');
  });

const code = '/docs/latest/manage-relational-metadata-using-gravitino';
const table: [name: string, path: string, chosen: string, other: string][] = [
  ['tab', guide, '[role=tab][aria-selected=true]', '[role=tab][aria-selected=false]'],
  ['entry of the sidebar', guide, 'aside a[aria-current=page]', 'aside a:not([aria-current])'],
  ['entry of the contents', guide, `${contents}--active`, `${contents}:not(${contents}--active)`],
  ['topic of the blog', '/blog', 'main [aria-current=page]', 'main nav a:not([aria-current])'],
  ['version in the menu', guide, `${menu}--active`, `${menu}:not(${menu}--active)`],
  ['part of the site', '/blog', `${part}--active`, `${part}:not(${part}--active)`],
  [
    'object of the tree',
    '/docs/playground',
    `${object}[aria-current=true]`,
    `${object}:not([aria-current])`,
  ],
  ['button of code', code, '[data-code-action=wrap][aria-pressed=true]', '[data-code-action=copy]'],
];

/** Presses that select an item. Without one, the page is scrolled, which selects a section of the contents. */
const presses: Record<string, (page: Page) => Promise<void>> = {
  'object of the tree': (page) => page.locator(object).getByText('mysql_shop').click(),
  async 'button of code'(page) {
    await page.setViewportSize({ width: 360, height: 720 });
    const block = page.locator('.theme-code-block:visible').first();
    await block.locator('pre').focus();
    await block.getByRole('button', { name: 'Toggle word wrap' }).click();
  },
};

it.each(table)(
  'with forced colors, the selected %s has an outline or underline',
  async (name, path, chosen, other) => {
    const { page } = await openAt(path, { forcedColors });
    await (presses[name]?.(page) ?? page.mouse.wheel(0, 1500));
    const chosenOne = page.locator(chosen).first();
    await chosenOne.waitFor({ state: 'attached' });
    expect(await readLook(chosenOne)).not.toBe(await readLook(page.locator(other).first()));
    // Without forced colors, they differ only in color.
    await page.emulateMedia({ forcedColors: 'none' });
    expect(await readLook(chosenOne)).toMatch(/^none/);
  },
);

it('icons have the text color of forced colors', async () => {
  const { page } = await openAt('/docs/latest/getting-started', { forcedColors });
  for (const [selector, pseudo] of [
    ['aside .menu__link--sublist-caret', '::after'],
    ['[data-code-action="copy"], [data-copy-key]', '::before'],
    ['.navbar__link[target="_blank"]', '::after'],
  ] as const) {
    const [icon, text] = await page
      .locator(selector)
      .first()
      .evaluate(
        (element, part) => [
          getComputedStyle(element, part).backgroundColor,
          getComputedStyle(document.body).color,
        ],
        pseudo,
      );
    expect(icon, selector).toBe(text);
  }
});

it.each([
  ['light', 'dark', 'brightness(0)'],
  ['dark', 'light', 'brightness(0) invert(1)'],
] as const)(
  'the logo is visible in %s forced colors after the choice of the %s mode',
  async (colorScheme, theme, expected) => {
    const { page } = await open({ colorScheme, forcedColors });
    await page.addInitScript((mode) => localStorage.setItem('theme', mode), theme);
    await page.goto('/');
    const logo = page.locator('.navbar > .navbar__inner .navbar__logo');
    const painted = () => logo.evaluate((element) => getComputedStyle(element).filter);
    await expect.poll(painted).toBe(expected);
    await page.locator('#solutions').evaluate((section) => section.scrollIntoView());
    await page.locator('[data-dark-block][data-theme="dark"]').waitFor({ state: 'attached' });
    await expect.poll(painted).toBe(expected);
  },
);

it('menus, buttons, and matches are distinguishable in forced colors', async () => {
  const { page } = await openAt('/gravitino/cloud', { colorScheme: 'dark', forcedColors });
  for (const part of ['.dropdown__menu', '[data-provider] button']) {
    const width = await page
      .locator(part)
      .first()
      .evaluate((element) => getComputedStyle(element).borderTopWidth);
    expect(width, part).toBe('1px');
  }
  await page.keyboard.press('/');
  await page.locator('.DocSearch-Input').fill('hive');
  const match = page.locator('.DocSearch-Hits mark').first();
  await match.waitFor();
  const [color, ground] = await match.evaluate((mark) => {
    const style = getComputedStyle(mark);
    return [style.color, style.backgroundColor];
  });
  expect(ground).not.toBe(color);
  expect(ground).not.toMatch(/^rgba\(.*, 0\)$/);
});
