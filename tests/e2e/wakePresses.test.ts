import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { copyPage } from '../../src/site/markdownExport';
import { useBrowser } from '../support/browser';
import { awake, holdApp, settled, wakeState } from '../support/waking';

// biome-ignore lint/correctness/useHookAtTopLevel: a hook of vitest, not of React
const { open } = useBrowser();
const desktop = { viewport: { width: 1280, height: 800 } };
const phone = { viewport: { width: 360, height: 720 } };
const doc = '/docs/latest/overview';
const long = '/docs/latest/manage-relational-metadata-using-gravitino';
const input = '.DocSearch-Input';

/** Counts what has no lasting trace: what is copied, stored and submitted, and each search that opens. */
function countEffects(): void {
  const counts: Record<string, number> = {};
  Object.assign(window, { effects: counts });
  const add = (name: string): void => {
    counts[name] = (counts[name] ?? 0) + 1;
  };
  Object.defineProperty(navigator, 'clipboard', {
    value: {
      writeText: async () => add('copied'),
      write: async () => add('copied'),
    },
  });
  const { setItem } = Storage.prototype;
  Storage.prototype.setItem = function counted(key, value) {
    add(`stored ${key}`);
    setItem.call(this, key, value);
  };
  document.addEventListener('submit', () => add('submitted'));
  new MutationObserver((records) => {
    for (const node of records.flatMap(({ addedNodes }) => [...addedNodes])) {
      if (node instanceof Element && node.matches('.DocSearch, :has(.DocSearch-Modal)')) {
        add('opened');
      }
    }
  }).observe(document, { childList: true, subtree: true });
}

/** How often something that is counted has happened. */
const times =
  (name: string) =>
  (page: Page): Promise<number> =>
    page.evaluate(
      (key) => (window as unknown as { effects: Record<string, number> }).effects[key] ?? 0,
      name,
    );
const count =
  (selector: string) =>
  (page: Page): Promise<number> =>
    page.locator(selector).count();
const query = (page: Page): Promise<string> =>
  page.evaluate(
    (selector) => document.querySelector<HTMLInputElement>(selector)?.value ?? 'closed',
    input,
  );

interface Control {
  name: string;
  path: string;
  on?: typeof desktop;
  press: (page: Page) => Promise<unknown>;
  /** What the press changes: the values without it, after it, and after a second one, where a second one shows. */
  effect: (page: Page) => Promise<unknown>;
  values: [without: unknown, once: unknown, twice?: unknown];
  /** The second press, where it isn't the same. */
  again?: (page: Page) => Promise<unknown>;
}

const toggle = (page: Page) => page.getByRole('button', { name: /^Switch between dark and light/ });
const category = (page: Page) => page.getByRole('button', { name: 'Install', exact: true });
const client = (page: Page) => page.locator('[data-tabs="client"]').first().getByRole('tab');
const copyCode = (page: Page) =>
  page.locator('.theme-code-block:visible').first().locator('[data-code-action="copy"]');
const signUp = (page: Page, provider: string) => page.locator(`[data-provider="${provider}"]`);

async function subscribe(page: Page, provider: string): Promise<void> {
  await signUp(page, provider).getByRole('textbox').fill('reader@example.org');
  await signUp(page, provider).getByRole('button').click();
}

const controls: Control[] = [
  {
    name: 'a slash opens the search',
    path: doc,
    press: (page) => page.keyboard.press('/'),
    effect: query,
    values: ['closed', '', '/'],
  },
  {
    name: 'Ctrl+K opens the search',
    path: doc,
    press: (page) => page.keyboard.press('Control+k'),
    effect: query,
    values: ['closed', '', 'closed'],
  },
  {
    name: 'what is typed after a slash is the query',
    path: doc,
    press: async (page) => {
      await page.keyboard.press('/');
      await page.keyboard.type('metalake0catalog1schema2table3');
    },
    effect: query,
    values: ['closed', 'metalake0catalog1schema2table3', 'metalake0catalog1schema2table3x'],
    again: (page) => page.keyboard.type('x'),
  },
  {
    name: 'typing on the search button is the query',
    path: doc,
    press: async (page) => {
      await page.focus('.DocSearch-Button');
      await page.keyboard.type('hive');
    },
    effect: query,
    values: ['closed', 'hive', 'hivehive'],
    again: (page) => page.keyboard.type('hive'),
  },
  {
    name: 'a press on the search button opens it',
    path: doc,
    press: (page) => page.click('.DocSearch-Button'),
    effect: times('opened'),
    values: [0, 1, 2],
    again: async (page) => {
      await page.keyboard.press('Escape');
      await page.click('.DocSearch-Button');
    },
  },
  {
    name: 'the colour mode changes by one step',
    path: '/privacy-policy',
    press: (page) => toggle(page).click(),
    effect: (page) => page.evaluate(() => document.documentElement.dataset.themeChoice),
    values: ['system', 'dark', 'light'],
  },
  {
    name: 'the menu of a phone opens',
    path: '/privacy-policy',
    on: phone,
    press: (page) => page.getByRole('button', { name: 'Toggle navigation bar' }).click(),
    effect: count('.navbar-sidebar--show'),
    values: [0, 1, 0],
    again: (page) => page.keyboard.press('Escape'),
  },
  {
    name: 'Enter opens a menu',
    path: '/privacy-policy',
    press: async (page) => {
      await page.getByRole('button', { name: 'Products' }).focus();
      await page.keyboard.press('Enter');
    },
    effect: count('.dropdown--show'),
    values: [0, 1, 0],
    again: (page) => page.keyboard.press('Enter'),
  },
  {
    name: 'a press opens a category of the sidebar',
    path: doc,
    press: (page) => category(page).click(),
    effect: (page) => category(page).getAttribute('aria-expanded'),
    values: ['false', 'true', 'false'],
  },
  {
    name: 'Enter opens a category of the sidebar, which keeps the focus',
    path: doc,
    press: async (page) => {
      await category(page).focus();
      await page.keyboard.press('Enter');
    },
    effect: (page) =>
      category(page).evaluate(
        (element) => `${element.ariaExpanded} ${element === document.activeElement}`,
      ),
    values: ['false false', 'true true', 'false true'],
    again: (page) => page.keyboard.press('Enter'),
  },
  {
    name: 'code is copied',
    path: long,
    press: (page) => copyCode(page).click({ force: true }),
    effect: times('copied'),
    values: [0, 1, 2],
    again: async (page) => {
      await page.locator('[data-code-action][data-state="done"]').waitFor({ state: 'detached' });
      await copyCode(page).click({ force: true });
    },
  },
  {
    name: 'a press chooses a tab',
    path: long,
    press: (page) => client(page).nth(1).click(),
    effect: times('stored docusaurus.tab.client'),
    values: [0, 1, 2],
  },
  {
    name: 'an arrow key moves one tab on',
    path: long,
    press: async (page) => {
      await client(page).first().focus();
      await page.keyboard.press('ArrowRight');
    },
    effect: (page) =>
      client(page).evaluateAll((tabs) =>
        tabs.map((tab) => `${tab.ariaSelected} ${tab === document.activeElement}`).join(),
      ),
    values: ['true false,false false', 'false false,true true', 'true true,false false'],
    again: (page) => page.keyboard.press('ArrowRight'),
  },
  {
    name: 'a form is sent',
    path: '/gravitino/cloud',
    press: (page) => subscribe(page, 'newsletter'),
    effect: async (page) => [
      await times('submitted')(page),
      await signUp(page, 'newsletter').getAttribute('data-phase'),
    ],
    values: [
      [0, 'idle'],
      [1, 'thanks'],
      [2, 'thanks'],
    ],
    again: (page) => subscribe(page, 'cloud'),
  },
  {
    name: 'a page is copied',
    path: doc,
    press: (page) => page.getByRole('button', { name: copyPage.button }).click(),
    effect: times('copied'),
    values: [0, 1, 2],
    again: (page) => page.getByRole('button', { name: copyPage.copied }).click(),
  },
  {
    name: 'the announcement closes',
    path: '/privacy-policy',
    press: (page) => page.getByRole('button', { name: 'Close', exact: true }).click(),
    effect: count('.theme-announcement-bar'),
    values: [1, 0],
  },
];

describe('a press on a page that sleeps is answered once', () => {
  it.each(controls)('$name', async ({ path, on = desktop, press, effect, values, again }) => {
    await using watched = await open({ ...on, reducedMotion: 'reduce' });
    const { page } = watched;
    await page.addInitScript(countEffects);
    const release = await holdApp(page);
    await page.goto(path);
    const [without, once, twice] = values;
    // The poisoned cases, first: a press that is lost would leave this.
    expect(await effect(page)).toEqual(without);
    await press(page);
    expect(await wakeState(page)).toBe('waking');
    release();
    await awake(page);
    await expect.poll(() => effect(page)).toEqual(once);
    await settled(page);
    expect(await effect(page)).toEqual(once);
    expect(new URL(page.url()).pathname).toBe(path);
    expect(watched.problems).toEqual([]);
    // And one that is done twice would show this.
    if (twice !== undefined) {
      await (again ?? press)(page);
      await expect.poll(() => effect(page)).toEqual(twice);
    }
  });
});

describe('while a page sleeps', () => {
  it('keys go to fields as ever, and wake it', async () => {
    await using watched = await open(desktop);
    const { page } = watched;
    const release = await holdApp(page);
    await page.goto('/gravitino/cloud');
    const field = signUp(page, 'newsletter').getByRole('textbox');
    await field.focus();
    await page.keyboard.type('a/b');
    expect(await field.inputValue()).toBe('a/b');
    release();
    await awake(page);
    expect(await field.inputValue()).toBe('a/b');
    expect(await field.evaluate((element) => element === document.activeElement)).toBe(true);
    expect(await query(page)).toBe('closed');
  });

  it('a form whose address is wrong is not sent, and says so', async () => {
    await using watched = await open(desktop);
    const { page } = watched;
    await page.addInitScript(countEffects);
    const release = await holdApp(page);
    await page.goto('/gravitino/cloud');
    const form = signUp(page, 'newsletter');
    await form.getByRole('textbox').fill('nobody');
    await form.getByRole('button').click();
    expect(await form.locator('input:invalid').count()).toBe(1);
    release();
    await awake(page);
    await settled(page);
    expect(await times('submitted')(page)).toBe(0);
    expect(await form.getAttribute('data-phase')).toBe('idle');
  });
});
