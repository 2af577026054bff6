// The most common tasks of readers, in every engine. The other files of tests/e2e run in Chromium only.
import { existsSync } from 'node:fs';
import { type Browser, firefox, type Page, webkit } from 'playwright';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { holdApp, running, settled } from '../support/app';
import { address, desktop, startAt } from '../support/browser';
import { launchChromium } from '../support/chromium';
import { arrived, changeRoute, documents, heading } from '../support/navigation';
import { latest } from '../support/versions';
import { word } from '../support/words';

const engines = [
  {
    name: 'Chromium',
    agent: /Chrome\/\d/,
    launch: () => launchChromium(inject('chromium')),
    // A headless browser can't ask whether a page may copy.
    permissions: ['clipboard-write', 'clipboard-read'],
    isMissing: false,
  },
  ...[
    { name: 'Firefox', agent: /Firefox\/\d/, type: firefox },
    { name: 'WebKit', agent: /AppleWebKit(?!.*Chrome)/, type: webkit },
  ].map(({ type, ...engine }) => ({
    ...engine,
    permissions: [],
    isMissing: !existsSync(type.executablePath()),
    launch: () => type.launch(),
  })),
];
const doc = '/docs/latest/overview';
const guide = '/docs/latest/manage-relational-metadata-using-gravitino';
const input = '.DocSearch-Input';
/** Messages of engines about requests that end when a page is left, and their own notes on the console. */
const noise = /Load failed|cancel+ed|NetworkError|due to access control checks|^console: \[Java/;

/** Collects the problems of a page that all engines report. */
async function watch(page: Page): Promise<string[]> {
  const problems: string[] = [];
  const note = (problem: string): unknown => noise.test(problem) || problems.push(problem);
  page.on('pageerror', ({ message }) => note(`uncaught: ${message}`));
  page.on('console', (message) => message.type() === 'error' && note(`console: ${message.text()}`));
  page.on(
    'response',
    (answer) => answer.status() >= 400 && note(`${answer.status()}: ${answer.url()}`),
  );
  await page.exposeFunction('notePolicy', (directive: string) => note(`policy: ${directive}`));
  await page.addInitScript(() =>
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) =>
      Reflect.get(window, 'notePolicy')(effectiveDirective),
    ),
  );
  return problems;
}

/** Opens a page by a route change, so that the browser renders its article. */
async function openByRoute(page: Page, path: string): Promise<void> {
  await startAt(page, '/privacy-policy');
  await changeRoute(page, path);
  await arrived(page, path);
}

/** Pastes into a field: in all engines, only this reads the clipboard without a permission. */
async function expectCopied(page: Page, text: string): Promise<void> {
  await startAt(page, '/search');
  const field = page.locator('main input[name="q"]');
  await field.press('ControlOrMeta+v');
  const beginning = text.replace(/\s+/g, '').slice(0, 40);
  const pasted = async (): Promise<string> => (await field.inputValue()).replace(/\s+/g, '');
  expect((await pasted()).startsWith(beginning)).toBe(true);
}

const journeys: Record<string, (page: Page) => Promise<unknown>> = {
  async 'navigates with menus, the sidebar, the contents, and the history'(page) {
    await startAt(page, doc);
    const menu = page.locator('.navbar').getByRole('button', { name: 'Products' });
    const link = page.locator('.dropdown__link', { hasText: 'Gravitino Cloud' });
    await menu.hover();
    await link.waitFor();
    await page.keyboard.press('Escape');
    await link.waitFor({ state: 'hidden' });
    await page.mouse.move(640, 700);
    await menu.hover();
    await link.waitFor();
    await page.mouse.move(640, 700);
    await link.waitFor({ state: 'hidden' });
    const sidebar = page.locator('.theme-doc-sidebar-menu');
    await sidebar.locator('summary', { hasText: 'Concepts' }).click();
    await sidebar.getByRole('link', { name: 'Glossary' }).waitFor();
    const entry = page.locator('.theme-doc-toc-desktop a').nth(1);
    await entry.click();
    await expect.poll(() => entry.getAttribute('class')).toContain('--active');
    const loads = documents(page);
    await page.locator('.pagination-nav__link--next').click();
    await expect.poll(() => heading(page)).not.toBe('Gravitino overview');
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    const next = await heading(page);
    await page.goBack();
    await expect.poll(() => heading(page)).toBe('Gravitino overview');
    await page.goForward();
    await expect.poll(() => heading(page)).toBe(next);
    expect(loads).toEqual([]);
  },

  async 'returns to the place on a long page'(page) {
    await startAt(page, `${guide}?q=1`);
    await page.evaluate(() => window.scrollTo(0, 9000));
    await settled(page);
    /** Text below the navbar. Distant content is laid out later, so pixels aren't comparable. */
    const place = (): Promise<string> =>
      page.evaluate(() => document.elementFromPoint(600, 200)?.textContent?.slice(0, 200) ?? '');
    const before = await place();
    await page.locator('.theme-doc-toc-desktop a').first().click();
    await expect.poll(() => page.evaluate(() => scrollY)).toBeLessThan(5000);
    await page.goBack();
    await expect.poll(place).toBe(before);
    const current = page.locator('.table-of-contents__link--active');
    await page.locator('.table-of-contents').getByRole('link', { name: 'Drop a table' }).click();
    await expect.poll(() => current.allTextContents()).toEqual(['Drop a table']);
    // The version menu keeps the query and the section.
    await startAt(page, page.url());
    const version = page.locator('.navbar__items--right .dropdown__menu a', { hasText: '0.5.0' });
    await expect
      .poll(() => version.getAttribute('href'))
      .toMatch(/using-gravitino\?q=1#drop-a-table$/);
  },

  async 'returns to a page that was left while it rendered'(page) {
    await startAt(page, '/privacy-policy');
    await page.evaluate(() =>
      window.addEventListener('pagehide', () =>
        window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })),
      ),
    );
    await page.goto('/about-us');
    await page.goBack();
    const blog = page.locator('.navbar a[href="/blog"]').first();
    // A press during the reload is lost, and another press changes nothing.
    await expect
      .poll(async () => {
        await blog.dispatchEvent('click');
        return new URL(page.url()).pathname;
      })
      .toBe('/blog');
    await expect.poll(() => heading(page)).not.toBe('Privacy policy');
  },

  async 'chooses a version with the pointer and with keys'(page) {
    await startAt(page, doc);
    const menu = page.locator('.navbar__items--right');
    await menu.getByRole('button', { name: latest }).hover();
    await menu.getByRole('link', { name: '0.5.0' }).click();
    await page.locator('.theme-doc-version-banner').waitFor();
    const key = 'docs-preferred-version-default';
    expect(await page.evaluate((name) => localStorage.getItem(name), key)).toBe('0.5.0');
    await menu.getByRole('button', { name: '0.5.0' }).press('Enter');
    await menu.getByRole('link', { name: 'Next' }).press('Enter');
    await page.waitForURL('**/docs/next/overview');
  },

  async 'searches with keys'(page) {
    await startAt(page, doc);
    await page.keyboard.press('/');
    await page.locator(`${input}:focus`).waitFor();
    await page.keyboard.press('Escape');
    await page.locator('.DocSearch-Button:focus').waitFor();
    // Text that is typed on the button becomes the query.
    const key = 'gravitino.server.webserver.httpPort';
    await page.keyboard.type(key);
    const chosen = page.locator('.DocSearch-Hit[aria-selected="true"]', { hasText: key });
    await chosen.waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowUp');
    await chosen.waitFor();
    await page.keyboard.press('Enter');
    await page.waitForURL('**/docs/latest/gravitino-server-config#*');
    await page.locator(input).waitFor({ state: 'detached' });
  },

  async 'uses the menu of a phone'(page) {
    await page.setViewportSize({ width: 360, height: 740 });
    await startAt(page, doc);
    const menu = page.locator('#site-menu');
    await page.locator('.navbar__toggle').click();
    await page.locator('#site-menu :focus').waitFor();
    await menu.getByRole('button', { name: 'Back to main menu' }).click();
    await menu.getByText('Products').click();
    await menu.getByRole('link', { name: 'Gravitino Cloud' }).waitFor();
    await page.keyboard.press('Escape');
    await page.locator('.navbar__toggle:focus').waitFor();
    await page.keyboard.press('Enter');
    await menu.getByRole('link', { name: 'Getting started' }).click();
    await page.waitForURL('**/docs/latest/getting-started');
    await menu.waitFor({ state: 'hidden' });
  },

  async 'reaches a form by Tab with every stop in view'(page) {
    await startAt(page, '/gravitino');
    await page.keyboard.press('Tab');
    await page.locator('[class*="skipToContent"]:focus').press('Enter');
    const field = page.locator('[data-provider] input[name="email"]:focus');
    for (let stops = 0; stops < 60 && (await field.count()) === 0; stops += 1) {
      await page.keyboard.press('Tab');
      await expect
        .poll(() =>
          page.evaluate(() => {
            const { top = -1, bottom = -1 } = document.activeElement?.getBoundingClientRect() ?? {};
            return bottom > 0 && top < innerHeight;
          }),
        )
        .toBe(true);
    }
    await field.waitFor();
  },

  async 'changes tabs on all pages with a press or a key'(page) {
    const chosen = (): Promise<string[]> =>
      page.locator('[data-tabs="client"] [aria-selected="true"]').allTextContents();
    await openByRoute(page, guide);
    await page.getByRole('tab', { name: 'Java' }).first().click();
    await expect.poll(async () => new Set(await chosen())).toEqual(new Set(['Java']));
    await page.keyboard.press('ArrowRight');
    await page.locator('[role="tab"][data-value="rest"]:focus').waitFor();
    await page.keyboard.press('End');
    await openByRoute(page, '/docs/latest/manage-metalake-using-gravitino');
    await expect.poll(async () => (await chosen())[0]).toBe('Java');
  },

  async 'copies code and a page'(page) {
    await openByRoute(page, guide);
    const block = page.locator('[data-static-article] .theme-code-block:visible').first();
    const code = (await block.locator('code').textContent()) ?? '';
    await block.hover();
    await block.locator('[data-code-action="copy"]').click();
    await block.getByRole('button', { name: 'Copied' }).waitFor();
    await expectCopied(page, code);
    await startAt(page, doc);
    await page.getByRole('button', { name: word('copyPage.button') }).press('Enter');
    await page.getByText(word('copyPage.done')).waitFor();
    await expectCopied(page, '---');
  },

  async 'signs up only with a valid address'(page) {
    const posts: (string | null)[] = [];
    await page.route('**/api/sign-up/**', (route) => {
      posts.push(route.request().postData());
      return route.fulfill({ body: '{}' });
    });
    await startAt(page, '/gravitino/cloud');
    const form = page.locator('[data-provider="newsletter"]');
    const field = form.locator('input[name="email"]');
    for (const wrong of ['', 'nobody', 'a@-b.org', `a@${'b'.repeat(64)}.org`]) {
      await field.fill(wrong);
      await form.getByRole('button', { name: 'Subscribe' }).click();
      await form.locator('input:invalid').waitFor();
    }
    await field.fill('reader@example.org');
    await field.press('Enter');
    await form.getByText('Thank you, we will be in touch soon!').waitFor();
    expect(posts).toEqual([expect.stringContaining('reader@example.org')]);
  },

  async 'searches and signs up before the app runs'(page) {
    let release = await holdApp(page);
    await page.goto(doc, { waitUntil: 'domcontentloaded' });
    await page.keyboard.press('/');
    await page.keyboard.type('hive cat');
    release();
    // The pop-up replaces the field and keeps the text.
    await page.locator(input).waitFor();
    await page.keyboard.type('alog');
    await expect.poll(() => page.locator(input).inputValue()).toBe('hive catalog');
    expect(await page.locator('#search-field[open]').count()).toBe(0);
    await page.unrouteAll({ behavior: 'wait' });
    release = await holdApp(page);
    await page.goto('/gravitino/cloud', { waitUntil: 'domcontentloaded' });
    const form = page.locator('[data-provider="newsletter"]');
    await form.locator('input[name="email"]').fill('early@example.org');
    await page.keyboard.press('Enter');
    release();
    await running(page);
    await form.getByText('Thank you').waitFor();
  },
};

for (const { name, agent, launch, isMissing, permissions } of engines) {
  const install = `npx playwright install --with-deps ${name.toLowerCase()}`;
  if (isMissing && process.env.ALL_ENGINES === '1') {
    throw new Error(`ALL_ENGINES is 1, and there is no ${name}: ${install}`);
  }
  const title = isMissing ? `${name} (not installed: ${install})` : name;
  describe.skipIf(isMissing)(title, () => {
    let browser: Browser;
    beforeAll(async () => {
      browser = await launch();
    });
    afterAll(() => browser?.close());

    const runInPage = async (use: (page: Page) => Promise<unknown>): Promise<string[]> => {
      const context = await browser.newContext({
        ...{ baseURL: address(), viewport: desktop, permissions },
      });
      const page = await context.newPage();
      const problems = await watch(page);
      await use(page);
      await page.unrouteAll({ behavior: 'ignoreErrors' });
      await context.close();
      return problems;
    };

    it('is the expected engine and reports problems', async () => {
      const problems = await runInPage(async (page) => {
        await page.goto('/privacy-policy');
        expect(await page.evaluate(() => navigator.userAgent)).toMatch(agent);
        await page.evaluate(() => {
          console.error('x');
          setTimeout(() => {
            throw new Error('y');
          });
          const script = document.createElement('script');
          script.src = 'https://example.org/';
          document.head.append(script);
          return fetch('/nothing').then(() => undefined);
        });
      });
      for (const kind of ['console: x', 'uncaught: y', 'policy: ', '404: ']) {
        expect(problems.join('\n')).toContain(kind);
      }
    });

    it.each(Object.entries(journeys))('%s', async (_, travel) => {
      const problems = await runInPage(travel);
      const isExpected = (problem: string): boolean => /404.*(0\.1\.0|Not Found)/.test(problem);
      expect(problems.filter((problem) => !isExpected(problem))).toEqual([]);
    });
  });
}
