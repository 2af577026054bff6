import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { sandboxSamples, tourSteps } from '../../src/site/sandbox';
import { inBothModes } from '../support/axe';
import { brotliBytes } from '../support/brotli';
import { startAt, startBrowser } from '../support/browser';
import { overflow } from '../support/looks';
import { noteShifts, shifted, unnoticedShift, withoutFonts } from '../support/navigation';

const { open, visit } = startBrowser();
const playground = '/docs/playground';

const tree = (page: Page) => page.getByRole('list', { name: 'What the sandbox holds' });
const editor = (page: Page) => page.getByRole('textbox', { name: 'Body' });
const send = (page: Page) => page.getByRole('button', { name: 'Send', exact: true });
const answered = (page: Page, status: string): Promise<void> =>
  page
    .getByText(new RegExp(`^${status}`))
    .first()
    .waitFor();

async function opened(page: Page, path = playground): Promise<void> {
  await page.goto(path);
  await tree(page).getByText('retail_prod').waitFor();
  // The editor has taken the place of the text field.
  await page.locator('.cm-content').or(page.getByText('Send the request')).first().waitFor();
}

/** Keeps fonts away, which would move the text late, and notes what moves. */
async function watchShifts(page: Page): Promise<void> {
  await withoutFonts(page);
  await page.addInitScript(noteShifts);
}

describe('the playground in the browser', () => {
  it('creates a table with two presses from home, answered by 200', async () => {
    const { page, problems } = await open();
    await watchShifts(page);
    await page.goto('/');
    await page.getByRole('link', { name: 'Try it in your browser' }).click();
    await send(page).click();
    await answered(page, '200 OK');
    await page.getByText('Added table demo.hive_prod.sales.invoices').waitFor();
    await expect
      .poll(() => tree(page).locator('[data-change]').allTextContents())
      .toEqual(['table invoicesadded']);
    await send(page).click();
    await page.getByText('Added table demo.hive_prod.sales.invoices_2').waitFor();
    await page.getByLabel('Example').selectOption('alterTable');
    for (const column of ['channel', 'channel_2']) {
      await send(page).click();
      await page.getByText(`Added column demo.hive_prod.sales.orders.${column}`).waitFor();
    }
    await editor(page).and(page.locator('.cm-content')).waitFor();
    expect(await shifted(page)).toBeLessThanOrEqual(unnoticedShift);
    expect(problems).toEqual([]);
  });

  it('offers examples that work in any order, fills the request from the tree, and repeats the history', async () => {
    const { page, problems } = await open();
    await opened(page);
    const examples = page.getByLabel('Example');
    const history = page.getByRole('button', { name: 'Send again' });
    for (const [at, { name }] of sandboxSamples.toReversed().entries()) {
      await examples.selectOption(name);
      await examples.press('Control+Enter');
      await expect.poll(() => history.count()).toBe(at + 1);
    }
    expect((await history.allTextContents()).filter((line) => !/ 200 /.test(line))).toHaveLength(2);
    await tree(page).getByText('retail_prod').click();
    expect(await page.getByLabel('Path').inputValue()).toBe('/api/metalakes/retail_prod');
    expect(await editor(page).count()).toBe(0);
    await history.last().click();
    await expect.poll(() => history.count()).toBe(sandboxSamples.length + 1);
    await page.getByRole('button', { name: 'Start over', exact: true }).click();
    await expect.poll(() => history.count()).toBe(0);
    expect(problems).toEqual([]);
  });

  it('is restored after a reload, and by a link in another browser', async () => {
    const { page } = await open({ permissions: ['clipboard-read', 'clipboard-write'] });
    await opened(page);
    await editor(page).fill('{"name": "mine", "columns": [{"name": "id", "type": "long"}]}');
    await send(page).click();
    await answered(page, '200 OK');
    await page.getByRole('button', { name: 'Copy link' }).click();
    await page.getByText('Copied').first().waitFor();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    await page.reload();
    await tree(page).getByText('mine').waitFor();

    const other = await open();
    await opened(other.page, link);
    await other.page.getByText('"mine"').waitFor();
    await tree(other.page).getByText('mine').waitFor();
    expect(new URL(other.page.url()).hash).toBe('');
    expect(other.problems).toEqual([]);
  });

  it('gives a tour to the keyboard alone: each step works, and shows in the tree', async () => {
    const { page, problems } = await open();
    await opened(page);
    /** Sends what a step of the tour asks for. */
    const take = async (at: number): Promise<void> => {
      await page.getByText(`Step ${at + 1} of ${tourSteps.length}`).waitFor();
      await tree(page).waitFor();
      await page.keyboard.press('Control+Enter');
      await answered(page, '200 OK');
    };
    await page.getByRole('button', { name: 'Take the five-minute tour' }).press('Enter');
    for (const [at] of tourSteps.entries()) {
      await take(at);
      const row = tree(page).locator('[data-change]').first();
      // Well inside of the window: two rows from its edge at least.
      await expect
        .poll(
          async () =>
            ((await row.boundingBox())?.y ?? 9999) < (page.viewportSize()?.height ?? 0) - 90,
        )
        .toBe(true);
      if (at < tourSteps.length - 1) {
        await page.getByRole('button', { name: 'Next', exact: true }).press('Enter');
      }
    }
    await page.getByRole('button', { name: 'Finish, and go back to 0.5.1' }).press('Enter');
    await expect.poll(() => page.getByLabel('Version').last().inputValue()).toBe('0.5.1');
    await page.getByRole('button', { name: 'Take the five-minute tour' }).waitFor();
    // What the version can't hold is gone with its requests; the rest of the tour is there.
    await tree(page).getByText('tour', { exact: true }).waitFor();
    expect(await page.getByRole('button', { name: 'Send again: 404' }).count()).toBe(0);
    await page.getByRole('button', { name: 'Take the five-minute tour' }).press('Enter');
    for (const [at] of tourSteps.entries()) {
      await take(at);
      await page.getByRole('button', { name: /^(Next|Finish)$/ }).press('Enter');
    }
    await page.getByRole('region', { name: 'Tour' }).waitFor({ state: 'detached' });
    await tree(page).getByText('#pii').last().waitFor();
    expect(problems).toEqual([]);
  });

  it('keeps the place of a tour whose requests are sent twice, or that starts over, on a phone', async () => {
    const { page, problems } = await open({ viewport: { width: 390, height: 844 } });
    const tour = page.getByRole('region', { name: 'Tour' });
    await opened(page);
    await page.getByRole('button', { name: 'Take the five-minute tour' }).click();
    for (const [at, { name }] of tourSteps.entries()) {
      await page.getByText(`Step ${at + 1} of ${tourSteps.length}`).waitFor();
      await tree(page).waitFor();
      await send(page).click();
      await answered(page, '200 OK');
      await send(page).click();
      if (name === 'alterTable') {
        await answered(page, '400 Bad Request');
      } else {
        await answered(page, '409 Conflict');
        await tour.getByRole('button', { name: /^(Next|Finish)$/ }).waitFor();
        await page.getByRole('button', { name: 'Start over, and send it again' }).click();
        await answered(page, '200 OK');
      }
      if (name === 'createTable') {
        await page.getByRole('button', { name: 'Start over', exact: true }).click();
        await tour.getByText('Press Send.').waitFor();
        await tree(page).waitFor();
        await send(page).click();
        await answered(page, '200 OK');
      }
      await tour.getByRole('button', { name: /^(Next|Finish)$/ }).click();
    }
    await tree(page).getByText('#pii').last().waitFor();
    expect(problems).toEqual([]);
  });

  it.each([390, 1280])('breaks no rule of accessibility, %i pixels wide', async (width) => {
    const { page, problems } = await open({
      colorScheme: 'light',
      reducedMotion: 'reduce',
      viewport: { width, height: 844 },
    });
    await watchShifts(page);
    await opened(page);
    await page.getByRole('button', { name: 'Take the five-minute tour' }).click();
    await send(page).click();
    await answered(page, '200 OK');
    expect(await inBothModes(page)).toEqual([]);
    expect(await overflow(page)).toBeLessThanOrEqual(0);
    expect(await shifted(page)).toBeLessThanOrEqual(unnoticedShift);
    expect(problems).toEqual([]);
  });

  it('says what it is without JavaScript, with the requests as commands', async () => {
    const { page } = await visit(playground, { javaScriptEnabled: false });
    // Searching for text leaves this element out.
    const commands = page.locator('noscript pre');
    await commands.first().waitFor();
    const texts = await commands.allTextContents();
    expect(texts.filter((text) => text.startsWith('curl'))).toHaveLength(sandboxSamples.length);
  });

  it('brings at most 120 KB of its own', async () => {
    const { page, context } = await open();
    const scripts = new Set<string>();
    context.on('request', (request) => {
      // What the app prefetches for other pages is of another type.
      if (['script', 'stylesheet'].includes(request.resourceType())) scripts.add(request.url());
    });
    await startAt(page, '/docs/what-changed');
    await page.waitForLoadState('networkidle');
    const before = new Set(scripts);
    await opened(page);
    await send(page).click();
    await answered(page, '200 OK');
    const own = [...scripts].filter((url) => !before.has(url));
    const sizes = await Promise.all(
      own.map(async (url) => brotliBytes(await (await fetch(url)).text(), 11)),
    );
    const total = sizes.reduce((sum, size) => sum + size, 0);
    expect(total).toBeGreaterThan(60 * 1024);
    expect(total).toBeLessThanOrEqual(120 * 1024);
  });
});
