import type { ViewportSize } from 'playwright';
import { describe, expect, it } from 'vitest';
import { colorViolations, inBothModes, violations } from '../support/axe';
import { hydrated, startBrowser, type WatchedPage } from '../support/browser';

const { open } = startBrowser();

/** Opens a page whose color mode follows the system's, and wakes it. */
async function openPage(path: string, viewport: ViewportSize): Promise<WatchedPage> {
  const watched = await open({ colorScheme: 'light', reducedMotion: 'reduce', viewport });
  await watched.page.goto(path);
  await hydrated(watched.page);
  return watched;
}

const wide = { width: 1280, height: 800 };

describe('axe', () => {
  it.each(['/', '/docs/latest/gravitino-server-config'])(
    'finds nothing on %s, on a phone with the sidebar open',
    async (path) => {
      const { page } = await openPage(path, { width: 360, height: 720 });
      await page.getByRole('button', { name: 'Toggle navigation bar' }).click();
      await page.getByRole('dialog', { name: 'Site menu' }).waitFor({ state: 'attached' });
      expect(await inBothModes(page)).toEqual([]);
    },
  );

  it('finds nothing with the dark block under the navbar', async () => {
    const { page } = await openPage('/#solutions', wide);
    await expect.poll(() => page.locator('[data-dark-block][data-theme="dark"]').count()).toBe(1);
    expect(await inBothModes(page)).toEqual([]);
  });

  it('finds nothing on a form that was sent', async () => {
    const { page } = await openPage('/gravitino/cloud', wide);
    const form = page.locator('[data-provider="cloud"]');
    await form.getByRole('textbox').fill('reader@example.org');
    await form.getByRole('button').click();
    await form.getByText('Thank you, we will be in touch soon!').waitFor();
    expect(await inBothModes(page)).toEqual([]);
  });
});

it('axe notices a picture without a text, and gray on gray, also what only the dark mode has', async () => {
  const { page } = await openPage('/privacy-policy', wide);
  const add = (color: string, background = ''): Promise<void> =>
    page.evaluate(
      (style) => {
        const text = document.createElement('p');
        text.textContent = 'gray on gray';
        Object.assign(text.style, style);
        document.querySelector('main')?.append(text);
      },
      { color, background },
    );
  await add('light-dark(black, rgb(40 40 40))');
  expect(await violations(page)).toEqual([]);
  expect((await inBothModes(page)).join('\n')).toContain('color-contrast');
  await page.emulateMedia({ colorScheme: 'light' });
  await add('rgb(140 140 140)', 'rgb(160 160 160)');
  await page.evaluate(() => document.querySelector('main')?.append(new Image()));
  const found = (await violations(page)).join('\n');
  expect(found).toContain('image-alt');
  expect(found).toContain('color-contrast');
  expect((await colorViolations(page)).join('\n')).toContain('color-contrast');
});
