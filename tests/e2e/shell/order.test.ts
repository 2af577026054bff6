import { expect, it } from 'vitest';
import { startBrowser } from '../../support/browser';

const { openAt } = startBrowser();

it('the navbar ends in repository link, toggle of the color mode and search, for eyes and for the keyboard', async () => {
  await using watched = await openAt('/about-us');
  const { page } = watched;
  const navbar = page.locator('.navbar');
  const names = [
    navbar.getByRole('link', { name: /Source repository/ }),
    navbar.getByRole('button', { name: /Switch between dark and light mode/ }),
    navbar.getByRole('button', { name: 'Search' }),
  ];
  const xs = await Promise.all(names.map(async (item) => (await item.boundingBox())?.x ?? 0));
  expect([...xs].sort((a, b) => a - b)).toEqual(xs);
  await names[0]?.focus();
  for (const item of names) {
    await expect
      .poll(() => item.evaluate((element) => element === document.activeElement))
      .toBe(true);
    await page.keyboard.press('Tab');
  }
});

it('a narrow navbar has the search at its end, in sight, and its menu has none', async () => {
  await using watched = await openAt('/about-us', { viewport: { width: 390, height: 800 } });
  const { page } = watched;
  const search = page.locator('.navbar').getByRole('button', { name: 'Search' });
  const box = await search.boundingBox();
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeGreaterThan(390 - 32);
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(390);
  await page.getByRole('button', { name: 'Toggle navigation bar' }).click();
  const menu = page.locator('.navbar-sidebar');
  await menu.getByRole('link', { name: 'Blog' }).waitFor();
  expect(await menu.getByRole('button', { name: 'Search' }).count()).toBe(0);
});
