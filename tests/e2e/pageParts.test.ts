import { expect, it } from 'vitest';
import { hydrated, startBrowser } from '../support/browser';

const { openAt } = startBrowser();
const page1 = '/docs/latest/manage-relational-metadata-using-gravitino';

it('the table of contents marks the current heading, which the menu of versions keeps, as it does a query', async () => {
  const { page } = await openAt(`${page1}?q=1`);
  const current = page.locator('.table-of-contents__link--active');
  const link = page.locator('.table-of-contents').getByRole('link', { name: 'Drop a table' });
  expect(await current.allTextContents()).not.toContain('Drop a table');
  await link.click();
  await expect.poll(() => current.allTextContents()).toEqual(['Drop a table']);
  expect(new URL(page.url()).hash).toBe('#drop-a-table');
  const other = page.locator('.navbar__items--right .dropdown__menu a', { hasText: '0.5.0' });
  await page.reload();
  await hydrated(page);
  await expect.poll(() => other.getAttribute('href')).toMatch(/using-gravitino\?q=1#drop-a-table$/);
});
