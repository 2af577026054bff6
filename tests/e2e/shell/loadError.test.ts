import { expect, it } from 'vitest';
import { startAt, startBrowser } from '../../support/browser';
import { follow, neverPrefetch } from '../../support/navigation';

const { open } = startBrowser();

/** Whether red is what a color has most of, by far or by a little. */
const redness = (color: string): number => {
  const [red = 0, green = 0, blue = 0] = (color.match(/[\d.]+/g) ?? []).map(Number);
  return red - Math.max(green, blue);
};

it('a page that can’t be loaded is told in a red box with Retry', async () => {
  const { page, context } = await open({ viewport: { width: 1280, height: 800 } });
  await page.addInitScript(neverPrefetch);
  await startAt(page, '/privacy-policy');
  await context.setOffline(true);
  await follow(page, '/careers');
  const box = page.getByRole('alert');
  await box.getByRole('button', { name: 'Retry' }).waitFor();
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expect
      .poll(() => page.evaluate(() => document.documentElement.dataset.theme))
      .toBe(colorScheme);
    const { border, ground, text, width } = await box.evaluate((element) => {
      const style = getComputedStyle(element);
      return {
        border: style.borderTopColor,
        ground: style.backgroundColor,
        text: style.color,
        width: Number.parseFloat(style.borderTopWidth),
      };
    });
    expect(width).toBeGreaterThanOrEqual(2);
    expect(redness(border)).toBeGreaterThan(80);
    expect(redness(text)).toBeGreaterThan(80);
    expect(redness(ground)).toBeGreaterThan(10);
  }
  expect(redness('rgb(74, 86, 112)')).toBeLessThan(0);
});
