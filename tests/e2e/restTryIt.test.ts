import type { Locator, Page } from 'playwright';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { inBothModes, violations } from '../support/axe';
import { startAt, startBrowser } from '../support/browser';
import { bytesOf, scriptsOf } from '../support/bytes';
import { isFocused } from '../support/looks';
import { type RecordingServer, type Reply, startRecordingServer } from '../support/recordingServer';
import { freePort } from '../support/serve';

const page = '/docs/next/api/rest/alter-catalog';

/** The reply of a Gravitino server with its CORS filter. */
const cors: Reply = {
  headers: {
    'Access-Control-Allow-Origin': '*',
    'Access-Control-Allow-Methods': 'GET,POST,HEAD,DELETE,PUT',
    'Access-Control-Allow-Headers': 'X-Requested-With,Content-Type,Accept,Origin',
  },
  body: '{"code":0,"catalog":{"name":"hive_prod"}}',
};

/** Opens the panel, and chooses the reader's server. */
const open = async (at: Page): Promise<void> => {
  await at.getByRole('link', { name: 'Try it', exact: true }).click();
  await at.getByLabel('My server').check();
  await at.getByLabel('Address of your server').waitFor();
};

const send = async (at: Page, server: string): Promise<void> => {
  await at.getByLabel('Address of your server').fill(server);
  await at.getByRole('button', { name: 'Send' }).click();
};

const { open: openBrowser, openAt } = startBrowser();

describe('Try it', () => {
  let reply: Reply = cors;
  let server: RecordingServer;
  beforeAll(async () => {
    server = await startRecordingServer(({ method }) =>
      method === 'OPTIONS' ? { ...reply, status: 204, body: '' } : reply,
    );
  });
  afterEach(() => {
    reply = cors;
    server.requests.length = 0;
  });
  afterAll(() => server.close());

  it('loads and sends nothing until requested, then sends the request of its curl command', async () => {
    const { page: at } = await openBrowser();
    const scripts = scriptsOf(at.context());
    await startAt(at, page);
    await at.waitForLoadState('networkidle');
    // Scripts of visible links may load meanwhile.
    const withForm = async (): Promise<number> => {
      const texts = [...scripts].map(async (url) => (await at.request.get(url)).text());
      return (await Promise.all(texts)).filter((text) => text.includes('tryIt.address')).length;
    };
    expect(await withForm()).toBe(0);
    await open(at);
    expect(await withForm()).toBe(1);

    await at.getByLabel('catalog', { exact: true }).fill('hive orders');
    const body = '{"updates": [{"@type": "rename", "newName": "it\'s"}]}';
    await at.getByLabel('Body', { exact: true }).fill(body);
    await at.getByLabel('Address of your server').fill(server.address);
    await expect
      .poll(() => at.locator('form [data-copyable] code').textContent())
      .toBe(
        `curl -X PUT \\\n  -H 'Accept: application/vnd.gravitino.v1+json' \\\n  -H 'Content-Type: application/json' \\\n  -d '${body.replace("'", "'\\''")}' \\\n  ${server.address}/api/metalakes/demo/catalogs/hive%20orders`,
      );
    expect(server.requests).toEqual([]);

    await at.getByRole('button', { name: 'Send' }).click();
    await at.getByRole('status').getByText('200 OK').waitFor();
    const sent = server.requests.filter(({ method }) => method !== 'OPTIONS');
    expect(sent).toHaveLength(1);
    expect(sent[0]).toMatchObject({
      method: 'PUT',
      url: '/api/metalakes/demo/catalogs/hive%20orders',
      body,
    });
    expect(sent[0]?.headers).toMatchObject({
      accept: 'application/vnd.gravitino.v1+json',
      'content-type': 'application/json',
    });
    expect(sent[0]?.headers.cookie).toBeUndefined();
    expect(sent[0]?.headers.referer).toBeUndefined();
    await expect
      .poll(() => at.getByRole('region', { name: 'Reply' }).textContent())
      .toContain('"name": "hive_prod"');
    await expect.poll(() => at.evaluate(() => Object.keys(sessionStorage))).toEqual([]);
    const kept = await at.evaluate(() => JSON.stringify(localStorage));
    expect(kept).not.toContain('hive orders');
  });

  it.each([
    [1280, 720],
    [360, 640],
  ])('keeps Send and the reply in view at %i by %i px', async (width, height) => {
    const { page: at } = await openBrowser({
      ...{ colorScheme: 'light', reducedMotion: 'reduce', viewport: { width, height } },
    });
    await at.goto(page);
    await open(at);
    await at.getByLabel('Address of your server').fill(server.address);
    const body = at.getByLabel('Body', { exact: true });
    const inSight = async (part: Locator): Promise<boolean> => {
      const box = await part.boundingBox();
      return box !== null && box.y > 0 && box.y + box.height <= height;
    };
    const button = at.getByRole('button', { name: 'Send' });
    await body.focus();
    await expect.poll(() => inSight(button)).toBe(true);
    await at.keyboard.press('Tab');
    await expect.poll(() => isFocused(at, 'form [type=submit]')).toBe(true);
    await body.press('Control+Enter');
    const words = at.getByRole('status').getByText(/^200 OK/);
    await words.waitFor();
    await expect.poll(() => inSight(words)).toBe(true);
    expect(await inBothModes(at)).toEqual([]);
  });

  it('explains why the reader’s server doesn’t reply', async () => {
    const { page: at, problems } = await openBrowser();
    await at.goto(page);
    await open(at);
    const status = at.getByRole('status');
    await send(at, `http://127.0.0.1:${await freePort()}`);
    await status.getByText('No reply (no answer)').waitFor();
    await send(at, 'https://gravitino.example.com');
    await status.getByText('No reply (policy)').waitFor();
    expect(problems.join()).not.toContain('other origin: https://gravitino.example.com');
    expect(server.requests).toEqual([]);
    reply = { body: '{}' };
    await send(at, server.address);
    await status.getByText('No reply (cors)').waitFor();
    expect(server.requests.filter(({ method }) => method === 'PUT')).toEqual([]);
  });
});

describe('the simulated server', () => {
  it('loads at most 40 KB, then works offline', async () => {
    const { page: at, context, problems } = await openBrowser();
    const scripts = scriptsOf(context);
    await at.goto('/docs/latest/api/rest/create-metalake');
    await at.getByRole('link', { name: 'Try it', exact: true }).click();
    await at.getByText('A simulated server in this page.').waitFor();
    await at.waitForLoadState('networkidle');
    expect(at.workers()).toEqual([]);
    const before = new Set(scripts);
    await at.getByRole('button', { name: 'Send' }).click();
    await at.getByRole('status').getByText('Added metalake demo').waitFor();
    await at.getByRole('button', { name: 'Send' }).click();
    await at.getByRole('status').getByText('409 Conflict').waitFor();
    const total = await bytesOf([...scripts].filter((url) => !before.has(url)));
    expect(total).toBeGreaterThan(5 * 1024);
    expect(total).toBeLessThanOrEqual(40 * 1024);
    await context.setOffline(true);
    await at.getByRole('button', { name: 'Start over' }).click();
    await at.getByRole('button', { name: 'Send' }).click();
    await at.getByRole('status').getByText('200 OK').waitFor();
    // An icon of the reply can't be requested offline, and isn't needed.
    expect(problems.filter((one) => !one.includes('ERR_INTERNET_DISCONNECTED'))).toEqual([]);
  });

  it('runs the samples of the tutorial in order, with each result in view', async () => {
    const { page: at, problems } = await openAt('/docs/next/tutorial');
    const buttons = at.getByRole('button', { name: 'Run in the simulated server' });
    await buttons.first().waitFor();
    const count = await buttons.count();
    expect(count).toBeGreaterThan(5);
    const blocks = at.locator('.theme-code-block', { has: buttons });
    for (let index = 0; index < count; index += 1) {
      await buttons.nth(index).click();
      const result = blocks.nth(index).getByRole('status').locator('strong');
      await expect.poll(() => result.allTextContents()).toEqual(['200 OK']);
      await expect.poll(async () => ((await result.boundingBox())?.y ?? -1) > 0).toBe(true);
    }
    expect(await violations(at)).toEqual([]);
    await at.getByRole('button', { name: 'Start over' }).first().click();
    await expect.poll(() => at.locator('[data-run]').count()).toBe(0);
    // A step fails without the steps before it.
    await buttons.last().click();
    await expect
      .poll(() => at.locator('[data-run] strong').allTextContents())
      .toEqual(['404 Not Found']);
    expect(problems).toEqual([]);
  });
});
