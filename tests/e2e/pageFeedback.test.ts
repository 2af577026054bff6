import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { violations } from '../support/axe';
import { address, startAt, startBrowser } from '../support/browser';
import { formServer } from '../support/formServer';
import { word } from '../support/words';

const { open, visit } = startBrowser();

describe('a default build', () => {
  const title = 'Docs: Gravitino overview';
  const body = /\/docs\/latest\/overview\nVersion: [\d.]+\n/;

  it.each([true, false])(
    'leads to a new issue that names the page, JavaScript %s',
    async (javaScriptEnabled) => {
      const { page, problems } = await visit('/docs/latest/overview', { javaScriptEnabled });
      const link = page.getByRole('link', { name: word('feedback.withoutLink') });
      const { searchParams } = new URL((await link.getAttribute('href')) ?? '');
      expect(searchParams.get('title')).toBe(title);
      expect(searchParams.get('body')).toMatch(body);
      expect(problems).toEqual([]);
    },
  );
});

describe('a build that knows an endpoint', () => {
  const server = formServer();

  /**
   * Opens a page of the documentation as a build with `FEEDBACK_URL` shows it: the script gets an address of this site,
   * where the form service answers. The page is reached by a link, since the HTML of the server says otherwise.
   */
  async function openWithEndpoint(page: Page): Promise<void> {
    await page.route('**/assets/js/*.js', async (route) => {
      const response = await route.fetch();
      const told = (await response.text()).replace(
        'customFields:{',
        `customFields:{feedbackEndpoint:${JSON.stringify(`${address()}/feedback`)},`,
      );
      await route.fulfill({ response, body: told });
    });
    await page.route('**/feedback', async (route) => {
      await route.fulfill({ response: await route.fetch({ url: `${server.address}/feedback` }) });
    });
    await startAt(page, '/');
    await page.locator('main a[href="/docs/latest/getting-started"]').first().click();
    await page.getByRole('group', { name: word('feedback.question') }).scrollIntoViewIfNeeded();
  }

  it('sends an answer and then words, each on a press, and thanks', async () => {
    const { page, problems } = await open({ viewport: { width: 360, height: 720 } });
    await openWithEndpoint(page);
    expect(server.received).toEqual([]);
    await page.getByRole('button', { name: word('feedback.no'), exact: true }).press('Enter');
    await page.getByRole('status').getByText(word('feedback.thanks')).waitFor();
    expect(await violations(page)).toEqual([]);
    await page.getByLabel(word('feedback.missing')).fill('The port.');
    expect(server.received).toHaveLength(1);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.getByRole('status').getByText(word('feedback.thanksForComment')).waitFor();
    const [first, second] = server.received.map(({ body }) => JSON.parse(body));
    expect(first).toMatchObject({ helpful: false });
    expect(first.page).toMatch(/\/docs\/latest\/getting-started$/);
    expect(second).toEqual({ ...first, comment: 'The port.' });
    expect(problems).toEqual([]);
  });
});
