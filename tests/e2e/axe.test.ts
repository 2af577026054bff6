import { describe, expect, it } from 'vitest';
import { colorViolations, inBothModes, violations } from '../support/axe';
import { startBrowser } from '../support/browser';

const { openAt } = startBrowser();
const options = { colorScheme: 'light', reducedMotion: 'reduce' } as const;

describe('axe', () => {
  it.each(['/', '/docs/latest/gravitino-server-config'])(
    'finds no violations on %s on a phone with the sidebar open',
    async (path) => {
      const { page } = await openAt(path, { ...options, viewport: { width: 360, height: 720 } });
      await page.getByRole('button', { name: 'Toggle navigation bar' }).click();
      await page.getByRole('dialog', { name: 'Site menu' }).waitFor({ state: 'attached' });
      expect(await inBothModes(page)).toEqual([]);
    },
  );

  it('finds no violations with the dark block under the navbar', async () => {
    const { page } = await openAt('/#solutions', options);
    await expect.poll(() => page.locator('[data-dark-block][data-theme="dark"]').count()).toBe(1);
    expect(await inBothModes(page)).toEqual([]);
  });

  it('finds no violations on a submitted form', async () => {
    const { page } = await openAt('/gravitino/cloud', options);
    const form = page.locator('[data-provider="cloud"]');
    await form.getByRole('textbox').fill('reader@example.org');
    await form.getByRole('button').click();
    await form.getByText('Thank you, we will be in touch soon!').waitFor();
    expect(await inBothModes(page)).toEqual([]);
  });
});

it('axe finds a missing alternative text and low contrast in both modes', async () => {
  const { page } = await openAt('/privacy-policy', options);
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
