import { readFileSync } from 'node:fs';
import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Host, startHost } from '../../src/plugins/deploy/host';
import { startBrowser } from '../support/browser';
import { buildDir } from '../support/paths';
import { testFolder } from '../support/testFolder';

const { openAt, visit } = startBrowser();
const file = testFolder('all').at('sign-ups.jsonl');
let host: Host;
let baseURL: string;

beforeAll(async () => {
  host = await startHost(buildDir, 0, '/', file);
  baseURL = host.address.replace(/\/$/, '');
});
afterAll(() => host.close());

/** Expects the file to end with these sign-ups. */
function expectLast(signUps: { provider: string; email: string }[]): void {
  const lines = readFileSync(file, 'utf8').trim().split('\n').slice(-signUps.length);
  expect(lines.map((line) => JSON.parse(line))).toMatchObject(signUps);
}

const form = (page: Page, provider: string) =>
  page.locator(`[data-provider="${provider}"]`).first();

async function signUp(page: Page, provider: string, email: string): Promise<void> {
  await form(page, provider).getByRole('textbox').first().fill(email);
  await form(page, provider).getByRole('button').click();
  await form(page, provider).getByText('Thank you, we will be in touch soon!').waitFor();
}

it('the forms of a default build store addresses in the file', async () => {
  const { page, problems } = await openAt('/gravitino/cloud', { baseURL });
  const given = ['enterprise', 'cloud', 'newsletter'].map((provider) => ({
    provider,
    email: `${provider}@example.org`,
  }));
  for (const { provider, email } of given) {
    await signUp(page, provider, email);
  }
  expectLast(given);
  expect(problems).toEqual([]);
});

it('the newsletter form works without JavaScript', async () => {
  const { page, problems } = await visit('/blog', { baseURL, javaScriptEnabled: false });
  await form(page, 'newsletter').locator('[name="email"]').fill('plain@example.org');
  await form(page, 'newsletter').getByRole('button').click();
  await page.getByText('Thank you, we will be in touch soon!').waitFor();
  expectLast([{ provider: 'newsletter', email: 'plain@example.org' }]);
  expect(problems).toEqual([]);
});
