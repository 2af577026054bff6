import { describe, expect, it } from 'vitest';
import { violations } from '../support/axe';
import { hydrated, useBrowser } from '../support/browser';
import { pageKinds } from '../support/pageKinds';

// biome-ignore lint/correctness/useHookAtTopLevel: a hook of vitest, not of React
const { open } = useBrowser();
const modes = ['light', 'dark'] as const;

describe.each(modes)('axe, %s', (colorScheme) => {
  it.each(pageKinds)('finds nothing on %s, menus open', async (path) => {
    await using watched = await open({
      colorScheme,
      reducedMotion: 'reduce',
      viewport: { width: 1280, height: 800 },
    });
    const { page } = watched;
    await page.goto(path);
    await hydrated(page);
    const menus = page.locator('.navbar .dropdown');
    for (const button of await menus.locator('> [aria-haspopup]').all()) {
      await button.focus();
      await page.keyboard.press('Enter');
    }
    await menus.last().hover();
    await menus.last().locator('.dropdown__menu').waitFor();
    expect(await violations(page)).toEqual([]);
  });

  it.each(['/', '/docs/latest/gravitino-server-config', '/blog'])(
    'finds nothing on %s, on a phone with the sidebar open',
    async (path) => {
      await using watched = await open({
        colorScheme,
        reducedMotion: 'reduce',
        viewport: { width: 360, height: 720 },
      });
      const { page } = watched;
      await page.goto(path);
      await hydrated(page);
      await page.getByRole('button', { name: 'Toggle navigation bar' }).click();
      await page.getByRole('dialog', { name: 'Site menu' }).waitFor({ state: 'attached' });
      expect(await violations(page)).toEqual([]);
    },
  );

  it('finds nothing with the dark block under the navbar, and on the sign-up form in each state', async () => {
    await using watched = await open({ colorScheme, reducedMotion: 'reduce' });
    const { page } = watched;
    await page.goto('/#solutions');
    await hydrated(page);
    await expect.poll(() => page.locator('[class*="darkBlock"]').count()).toBe(1);
    expect(await violations(page)).toEqual([]);
    await page.goto('/gravitino/cloud');
    await hydrated(page);
    const form = page.locator('[data-provider="cloud"]');
    await form.getByRole('textbox').fill('reader@example.org');
    await form.getByRole('button').click();
    await form.getByText('Thank you, we will be in touch soon!').waitFor();
    expect(await violations(page)).toEqual([]);
  });
});

it('axe notices a picture without a text, and grey on grey', async () => {
  await using watched = await open();
  const { page } = watched;
  await page.goto('/privacy-policy');
  await hydrated(page);
  await page.evaluate(() => {
    const main = document.querySelector('main');
    main?.append(new Image());
    const text = document.createElement('p');
    text.textContent = 'grey on grey';
    text.style.color = 'rgb(140 140 140)';
    text.style.background = 'rgb(160 160 160)';
    main?.append(text);
  });
  const found = (await violations(page)).join('\n');
  expect(found).toContain('image-alt');
  expect(found).toContain('color-contrast');
});
