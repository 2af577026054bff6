import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { inBothModes, violations } from '../support/axe';
import { brotliBytes } from '../support/brotli';
import { startAt, startBrowser } from '../support/browser';

const { open, openAt, visit } = startBrowser();
const create = '/docs/latest/api/rest/create-metalake';
const tutorial = '/docs/next/tutorial';

const notice = 'An imitation of the server, in this page. Nothing leaves your browser.';

/** Opens “Try it” and sends what it starts with. */
async function tryIt(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Try it', exact: true }).click();
  await page.getByText(notice).waitFor();
  await page.getByRole('button', { name: 'Send' }).click();
}

describe('Try it without a server', () => {
  it('asks the sandbox, whose code (at most 60 KB) is loaded by the first press, and shows what changed', async () => {
    const { page, context, problems } = await open();
    const scripts = new Set<string>();
    context.on('request', (request) => {
      if (/\.js$/.test(request.url())) scripts.add(request.url());
    });
    await startAt(page, '/docs/latest/overview');
    await page.waitForLoadState('networkidle');
    await startAt(page, create);
    await page.getByRole('link', { name: 'Try it', exact: true }).click();
    await page.getByText(notice).waitFor();
    await page.waitForLoadState('networkidle');
    expect(page.workers()).toEqual([]);
    const before = new Set(scripts);
    await page.getByRole('button', { name: 'Send' }).click();
    const status = page.getByRole('status');
    await status.getByText(/^200 OK simulated in your browser · \d+ B$/).waitFor();
    await expect
      .poll(() => page.getByRole('region', { name: 'Reply' }).textContent())
      .toContain('"name": "retail_prod"');
    await status.getByText('Added metalake retail_prod').waitFor();
    await status.getByText('added', { exact: true }).waitFor();
    await status.getByText('Headers (1)').click();
    await expect
      .poll(() => status.getByRole('definition').allTextContents())
      .toEqual(['application/json']);
    await page.getByRole('button', { name: 'Send' }).click();
    await status.getByText(/^409 Conflict simulated/).waitFor();
    await page.getByRole('button', { name: 'Reset the sandbox' }).click();
    await page.getByRole('button', { name: 'Send' }).click();
    await status.getByText(/^200 OK simulated in your browser · \d+ B$/).waitFor();
    const loaded = [...scripts].filter((url) => !before.has(url));
    const sizes = await Promise.all(
      loaded.map(async (url) => brotliBytes(await (await fetch(url)).text())),
    );
    const total = sizes.reduce((sum, size) => sum + size, 0);
    expect(total).toBeGreaterThan(10 * 1024);
    expect(total).toBeLessThanOrEqual(60 * 1024);
    expect(problems).toEqual([]);
  });

  it('asks for fields as the server does, offline once it is loaded, and breaks no rule of accessibility', async () => {
    const { page, context } = await visit(create, {
      colorScheme: 'light',
      reducedMotion: 'reduce',
    });
    await tryIt(page);
    await page
      .getByRole('status')
      .getByText(/^200 OK/)
      .waitFor();
    expect(await inBothModes(page)).toEqual([]);
    await context.setOffline(true);
    const reply = (): Promise<string | null> =>
      page.getByRole('region', { name: 'Reply' }).textContent();
    for (const [body, expected] of [
      ['{"comment": "x"}', 'field is required and cannot be empty'],
      ['{"name": "offline"}', '"name": "offline"'],
    ] as const) {
      await page.getByLabel('Body', { exact: true }).fill(body);
      await page.getByRole('button', { name: 'Send' }).click();
      await expect.poll(reply).toContain(expected);
    }
    await page.getByLabel('Body', { exact: true }).fill('{"name": "x", "nonsense": 1}');
    await page.getByRole('button', { name: 'Send' }).click();
    await page.getByRole('status').getByText('The sandbox checked the body').waitFor();
  });
});

describe('samples of a guide', () => {
  it('of the tutorial run from top to bottom', async () => {
    const { page, problems } = await openAt(tutorial);
    const buttons = page.getByRole('button', { name: 'Run in the sandbox of this page' });
    await buttons.first().waitFor();
    const count = await buttons.count();
    expect(count).toBeGreaterThan(5);
    const blocks = page.locator('.theme-code-block', { has: buttons });
    for (let at = 0; at < count; at += 1) {
      await buttons.nth(at).click();
      const result = blocks.nth(at).getByRole('status');
      await expect.poll(() => result.locator('strong').allTextContents()).toEqual(['200 OK']);
    }
    expect(await violations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Reset the sandbox' }).first().click();
    await expect.poll(() => page.locator('[data-run]').count()).toBe(0);
    // A step that needs another one is answered as a server would.
    await buttons.last().click();
    await expect
      .poll(() => page.locator('[data-run] strong').allTextContents())
      .toEqual(['404 Not Found']);
    expect(problems).toEqual([]);
  });

  it('are offered only where the sandbox has an answer', async () => {
    const { page } = await openAt('/docs/next/how-to-install');
    await page.locator('.theme-code-block').first().hover();
    const runs = await page
      .getByRole('button', { name: 'Run in the sandbox of this page' })
      .evaluateAll((all) => all.map((one) => one.closest('.theme-code-block')?.textContent ?? ''));
    expect(runs.filter((text) => !/curl[\s\S]*8090\/api/.test(text))).toEqual([]);
  });
});
