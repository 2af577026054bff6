import type { BrowserContextOptions, Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { holdApp, running, settled } from '../support/app';
import { startBrowser } from '../support/browser';
import { pageKinds } from '../support/pageKinds';
import { latest } from '../support/versions';

const { open } = startBrowser();
const windows: [string, BrowserContextOptions][] = [
  ['a desktop', { reducedMotion: 'reduce' }],
  ['a phone', { reducedMotion: 'reduce', viewport: { width: 390, height: 740 }, hasTouch: true }],
];

/** Marks one visible control of each kind with a name, and returns the names. */
const markControls = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const controls =
      'button, summary, select:enabled, textarea, input:not([type="hidden"]), [role="button"], [role="tab"], [aria-haspopup], [data-needs-app]';
    const names = new Set<string>();
    for (const control of document.querySelectorAll<HTMLElement>(controls)) {
      const classes = [...control.classList].sort().join('.');
      const around = control.closest('nav, form, aside, header, footer, main')?.localName ?? '';
      const data = Object.keys(control.dataset).filter((key) => key !== 'probe');
      const name = `${around} ${control.localName}.${classes} ${data} ${control.dataset.codeAction ?? ''}`;
      if (control.checkVisibility({ visibilityProperty: true }) && !names.has(name)) {
        names.add(name);
        control.dataset.probe = name;
      }
    }
    return [...names];
  });

/** Uses a control as a reader does: selects an option, types and presses Enter, or clicks. */
async function press(page: Page, name: string, isTouch: boolean): Promise<void> {
  const control = page.locator(`[data-probe="${name}"]`);
  const kind = await control.evaluate(({ localName }) => localName);
  if (kind === 'select') {
    await control.selectOption({ index: 1 });
  } else if (kind === 'input' || kind === 'textarea') {
    const isEmail = (await control.getAttribute('type')) === 'email';
    await control.fill(isEmail ? 'ada@example.com' : 'kafka');
    await control.press('Enter');
  } else {
    await (isTouch ? control.tap() : control.click());
  }
}

/** Reads the state that presses change, which differs after a lost or repeated press. */
const readState = (page: Page): Promise<unknown> =>
  page.evaluate((latestVersion) => {
    const shown = (selector: string): HTMLElement[] =>
      [...document.querySelectorAll<HTMLElement>(selector)].filter((element) =>
        element.checkVisibility({ visibilityProperty: true }),
      );
    const { pathname, search, hash } = window.location;
    const { theme, themeChoice } = document.documentElement.dataset;
    return {
      // The search form adds the default version, and the app doesn't.
      address: pathname + search.replace(`&version=${latestVersion}`, '') + hash,
      mode: [theme, themeChoice, localStorage.getItem('theme')],
      open: shown('details[open] > summary, dialog[open], .DocSearch-Modal, iframe, video').map(
        ({ localName, textContent }) => `${localName} ${textContent?.slice(0, 20)}`,
      ),
      states: shown('[aria-expanded], [aria-selected], [aria-pressed]').map((element) =>
        ['expanded', 'selected', 'pressed'].map((state) => element.getAttribute(`aria-${state}`)),
      ),
      values: shown('input, select').map((field) => (field as HTMLInputElement).value),
      hasBar: shown('.theme-announcement-bar').length,
      counted: Reflect.get(window, 'counted'),
    };
  }, latest);

interface Pressed {
  read: () => Promise<string>;
  close: () => Promise<void>;
}

/** Opens a page, presses a control before or after the app starts, and returns a function that reads the state. */
async function pressAt(
  path: string,
  options: BrowserContextOptions,
  name: string,
  isEarly: boolean,
): Promise<Pressed> {
  const { page, context } = await open(options);
  const sent: string[] = [];
  await page.route('**/api/sign-up/**', (route) => {
    sent.push(
      route
        .request()
        .postData()
        ?.match(/[\w.]+@[\w.]+/)?.[0] ?? '',
    );
    return route.fulfill({ body: '{}' });
  });
  await page.addInitScript(() => {
    Object.assign(window, { counted: 0 });
    const count = async (): Promise<void> => {
      Object.assign(window, { counted: Number(Reflect.get(window, 'counted')) + 1 });
    };
    Object.defineProperty(navigator, 'clipboard', { value: { writeText: count } });
    window.print = () => void count();
  });
  const release = await holdApp(page);
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  await markControls(page);
  if (isEarly) {
    await press(page, name, Boolean(options.hasTouch));
    release();
    await running(page);
  } else {
    release();
    await running(page);
    await settled(page);
    await press(page, name, Boolean(options.hasTouch));
  }
  const read = async (): Promise<string> => {
    await running(page);
    return JSON.stringify({ ...((await readState(page)) as object), sent });
  };
  return { read, close: () => context.close() };
}

/** Waits until an early and a later press of a control have the same result. */
async function compare(path: string, options: BrowserContextOptions, name: string): Promise<void> {
  const [early, later] = await Promise.all([
    pressAt(path, options, name, true),
    pressAt(path, options, name, false),
  ]);
  const differing = async (): Promise<string[]> => {
    const states = await Promise.all([early.read(), later.read()]).catch(() => [
      'a',
      'page changes',
    ]);
    return states[0] === states[1] ? [] : states;
  };
  await expect.poll(differing, { message: `${path}: ${name}` }).toEqual([]);
  await Promise.all([early.close(), later.close()]);
}

describe.each(windows)('on %s', (_, options) => {
  it('a press before the app starts has the same effect as a later one', async () => {
    const known = new Set<string>();
    const tried: [string, string][] = [];
    for (const path of pageKinds) {
      const { page, context } = await open(options);
      await holdApp(page);
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      for (const name of await markControls(page)) {
        if (!known.has(name)) {
          known.add(name);
          tried.push([path, name]);
        }
      }
      await context.close();
    }
    expect(tried.length).toBeGreaterThan(15);
    for (const [path, name] of tried) {
      await compare(path, options, name);
    }
  }, 600_000);
});
