import { describe, expect, it } from 'vitest';
import { inBothModes } from '../support/axe';
import { startAt, startBrowser } from '../support/browser';
import { bytesOf, scriptsOf } from '../support/bytes';

/** The largest pages. */
const largest = '/docs/next/api/rest/alter-table';
const nested = '/docs/next/api/rest/create-table';

describe('a REST page', () => {
  const { open, openAt, visit } = startBrowser();

  it('loads at most 10 KB more scripts than a page of prose', async () => {
    const [rest = 0, prose = 0] = await Promise.all(
      [largest, '/docs/next/overview'].map(async (path) => {
        const { page, context } = await open();
        const scripts = scriptsOf(context);
        await startAt(page, path);
        return await bytesOf(scripts);
      }),
    );
    expect(rest - prose).toBeLessThan(10 * 1024);
    expect(prose).toBeGreaterThan(50 * 1024);
  });

  it('shows samples, fields, and anchors without JavaScript', async () => {
    const { page } = await visit(`${nested}#DataType.StructType.fields`, {
      javaScriptEnabled: false,
    });
    for (const text of ['curl -X POST', 'GravitinoClient client']) {
      await page.locator('main pre', { hasText: text }).first().waitFor();
    }
    for (const label of ['curl', 'Java client']) {
      const panel = page.locator(`[role="tabpanel"][data-label="${label}"]`).first();
      await expect.poll(() => panel.isVisible(), { message: label }).toBe(true);
      // Its name is above it, once.
      expect(await panel.evaluate((one) => getComputedStyle(one, '::before').content)).toBe(
        `"${label}"`,
      );
      expect(await panel.locator('p', { hasText: label }).count()).toBe(0);
    }
    // The browser has opened the folds around the target.
    await page.locator('[id="DataType.StructType.fields"]').waitFor();
    // The form needs JavaScript, so it isn't offered.
    expect(await page.getByText('Try it', { exact: true }).first().isVisible()).toBe(false);
  });

  it('is printed with all parts', async () => {
    const { page } = await openAt(nested);
    await page.emulateMedia({ media: 'print' });
    const heights = await page.evaluate(() =>
      [...document.querySelectorAll('main li[id], main [role=tabpanel], main details pre')]
        .filter((element) => element.closest('[id="try-it"]') === null)
        .map((element) => element.getBoundingClientRect().height),
    );
    expect(heights.length).toBeGreaterThan(60);
    expect(heights.filter((height) => height === 0)).toEqual([]);
  });

  // pages.test.ts tests a REST page with closed folds.
  it.each([largest, '/docs/next/api/rest/gravitino-rest-api'])(
    '%s is accessible with open folds',
    async (path) => {
      // Without animation, folds are measured in their final state.
      const { page } = await openAt(path, { colorScheme: 'light', reducedMotion: 'reduce' });
      await page.evaluate(() => {
        for (const details of document.querySelectorAll('main details:has(li, pre)')) {
          details.setAttribute('open', '');
        }
      });
      expect(await inBothModes(page)).toEqual([]);
    },
  );
});
