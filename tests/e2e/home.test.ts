import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator } from 'playwright';
import { describe, expect, it } from 'vitest';
import { hydrated, startBrowser, type WatchedPage } from '../support/browser';
import { fileFor } from '../support/builtSite';
import { brotliBytes } from '../support/bytes';
import { arrived } from '../support/navigation';
import { buildDir } from '../support/paths';

const { open, openAt, visit } = startBrowser();

/** Measures the body that a host sends, with the best compression for hashed files. */
function bytes(path: string): number {
  const file = fileFor(path) ?? '';
  const body = readFileSync(join(buildDir, file));
  return /\.(html|js|css|svg|json)$/.test(file)
    ? brotliBytes(body, file.startsWith('assets/') ? 11 : 7)
    : body.byteLength;
}

const openHome = (): Promise<WatchedPage> =>
  openAt('/', {
    reducedMotion: 'reduce',
    permissions: ['clipboard-read', 'clipboard-write'],
  });

describe('the home page', () => {
  it('loads at most 130 KB before and 326 KB after the app starts', async () => {
    const { page } = await open();
    // With data saver, nothing is prefetched, and the app starts when the reader is about to press something.
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
    });
    const paths = new Set<string>();
    const total = (): number => [...paths].reduce((sum, path) => sum + bytes(path), 0);
    page.on('request', (request) => {
      const { protocol, pathname } = new URL(request.url());
      if (protocol !== 'data:') {
        paths.add(pathname);
      }
    });
    await page.goto('/', { waitUntil: 'networkidle' });
    expect([...paths].filter((path) => path.endsWith('.js'))).toEqual([]);
    expect(total(), [...paths].join()).toBeLessThanOrEqual(130 * 1024);
    await page.mouse.move(5, 500);
    expect(await page.evaluate(() => document.documentElement.dataset.app)).toBe('waiting');
    await page.locator('.navbar__inner .navbar__brand').focus();
    await hydrated(page);
    await page.waitForLoadState('networkidle');
    expect([...paths].filter((path) => path.endsWith('.js')).length).toBeGreaterThan(3);
    expect(total(), [...paths].join()).toBeLessThanOrEqual(326 * 1024);
  });

  it('is interactive after a direct visit and after going back', async () => {
    const { page, problems } = await openHome();
    const main = page.getByRole('main');
    const expectCopying = async (): Promise<void> => {
      await page.evaluate(() => navigator.clipboard.writeText(''));
      await main.getByRole('button', { name: /^Cop.* Command that starts/ }).click();
      await expect
        .poll(() => page.evaluate(() => navigator.clipboard.readText()))
        .toContain('docker run');
    };
    await expectCopying();
    await main.getByRole('tab', { name: 'Python' }).click();
    await main.locator('a[href="/compare"]').first().click();
    await arrived(page, '/compare');
    await page.goBack();
    await arrived(page, '/');
    await expect.poll(() => main.locator('section').count()).toBeGreaterThan(5);
    await expectCopying();
    await expect
      .poll(() => main.getByRole('tab', { name: 'Python' }).getAttribute('aria-selected'))
      .toBe('true');
    expect(problems).toEqual([]);
  });

  it('opens catalogs with the keyboard, without JavaScript', async () => {
    const { page } = await visit('/', { javaScriptEnabled: false });
    const tree = page.locator('main figure').first();
    const call = (end: string) => tree.getByText(new RegExp(`curl.*${end}$`));
    expect(await call('schemas/sales/tables/orders').isVisible()).toBe(true);
    await tree.locator('summary', { hasText: 'street_signs' }).focus();
    await page.keyboard.press('Enter');
    await call('schemas/vision/filesets/street_signs').waitFor();
    await call('schemas/sales/tables/orders').waitFor({ state: 'hidden' });
  });

  it('sends the call of its tree to the simulated server and links the next step', async () => {
    const { page, problems } = await openHome();
    const tree = page.locator('main figure').first();
    const next = tree.getByRole('link', { name: 'Next: create a table' });
    await tree.locator('summary', { hasText: 'mysql_shop' }).click();
    expect(await next.count()).toBe(0);
    await tree.getByRole('button', { name: 'Run in the simulated server' }).click();
    await tree.getByText('200 OK').waitFor();
    await tree.getByText('"name": "products"').waitFor();
    await next.click();
    await arrived(page, '/docs/playground');
    expect(problems).toEqual([]);
  });

  it('links a comparison in its first screen and creates a table in two clicks', async () => {
    const { page, problems } = await openHome();
    const isInWindow = async (part: Locator): Promise<boolean> => {
      const { y, height } = (await part.boundingBox()) ?? { y: -1, height: 0 };
      return y >= 0 && y + height <= (page.viewportSize()?.height ?? 0);
    };
    const main = page.getByRole('main');
    expect(await isInWindow(main.getByRole('link', { name: 'Why not Unity Catalog?' }))).toBe(true);
    await main.getByRole('link', { name: 'Try it in your browser' }).click();
    await main.getByRole('button', { name: 'Send' }).click();
    const status = main.getByText('200 OK');
    await status.waitFor();
    await expect.poll(() => isInWindow(status)).toBe(true);
    expect(problems).toEqual([]);
  });

  it('loads its screenshot lazily and links the full picture', async () => {
    const { page, problems } = await openHome();
    const picture = page.locator('#product img');
    await picture.scrollIntoViewIfNeeded();
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(600);
    expect(problems).toEqual([]);
    await page.locator('#product a:has(img)').first().click();
    await page.waitForURL(/\.(?:webp|jpe?g|png)$/);
  });
});
