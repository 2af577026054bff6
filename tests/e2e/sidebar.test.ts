import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { holdApp } from '../support/app';
import { hydrated, startBrowser } from '../support/browser';
import { follow } from '../support/navigation';

const { open } = startBrowser();
const low = { viewport: { width: 1280, height: 500 } };

const menu = (page: Page) => page.getByRole('navigation', { name: 'Docs sidebar' });
it('the sidebar of the documentation looks the same before and after the app starts, keeps its place, and opens the category of a page that a link leads to', async () => {
  const { page, problems } = await open(low);
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

  const glossary = menu(page).getByRole('link', { name: 'Glossary' });
  expect(await glossary.isVisible()).toBe(false);
  await follow(page, '/docs/latest/glossary');
  await glossary.waitFor();
  expect(await glossary.getAttribute('aria-current')).toBe('page');
  expect(problems).toEqual([]);
});
