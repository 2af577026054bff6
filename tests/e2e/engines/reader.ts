import type { Page } from 'playwright';
import { expect } from 'vitest';
import type { JourneyHost } from './host';
import type { InPage } from './watcher';

/** In pages: `watchPage` puts it there. */
declare const inPage: InPage;

const desktop = { width: 1280, height: 800 };
const phone = { width: 360, height: 740 };

/** Scrolls an element to where it can be pressed. Returns its middle, in CSS pixels, or why it can't be pressed yet. */
async function place(selector: string, words?: string): Promise<{ x: number; y: number } | string> {
  const element = inPage.find(selector, words);
  const middle = (): { x: number; y: number } => {
    const { x = 0, y = 0, width = 0, height = 0 } = element?.getClientRects()[0] ?? {};
    return { x: Math.round(x + width / 2), y: Math.round(y + height / 2) };
  };
  if (element === undefined) {
    return 'is not there';
  }
  const before = middle();
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  const { x, y } = middle();
  const isCarried = document
    .getAnimations()
    .some(
      ({ effect, playState }) =>
        playState === 'running' &&
        effect instanceof KeyframeEffect &&
        effect.target?.contains(element),
    );
  if (isCarried || x !== before.x || y !== before.y) {
    return 'moves';
  }
  if (!element.contains(document.elementFromPoint(x, y))) {
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
    return 'is out of reach';
  }
  return { x, y };
}

/** A reader in some browser: what journeys use. */
export class Reader {
  #address = '';

  constructor(
    readonly tab: Page,
    readonly host: JourneyHost,
  ) {}

  /** Calls a function in the page; it may use nothing from around it but `inPage`, and its arguments survive JSON. */
  async page<Args extends unknown[], Value>(
    call: (...args: Args) => Value,
    ...args: Args
  ): Promise<Awaited<Value>> {
    const list = args.map((arg) => (arg === undefined ? 'undefined' : JSON.stringify(arg)));
    return (await this.tab.evaluate(`(${call})(${list.join()})`)) as Awaited<Value>;
  }

  /** Waits until a function in the page returns a value. */
  async waits<Args extends unknown[], Value>(
    wanted: Value,
    call: (...args: Args) => Value | Promise<Value>,
    ...args: Args
  ): Promise<void> {
    const message = `${args.join(' ')}: ${call}`;
    await expect.poll(() => this.page(call, ...args), { interval: 25, message }).toEqual(wanted);
  }

  /** Opens a page as somebody who has never been here, in a wide window. */
  async opens(path: string): Promise<void> {
    this.#address ||= await this.host.address();
    await this.page(() => {
      if (location.protocol === 'http:') {
        localStorage.clear();
        sessionStorage.clear();
      }
    });
    await this.tab.setViewportSize(desktop);
    await this.goes(path);
  }

  /** Opens a page with nothing of the site in the browser's cache. */
  async opensUncached(path: string): Promise<void> {
    this.#address = await this.host.address();
    await this.opens(path);
  }

  async opensOnPhone(path: string): Promise<void> {
    await this.opens(path);
    await this.tab.setViewportSize(phone);
    await this.waits(true, () => innerWidth <= 996);
  }

  /** Loads another document, by the page itself, as a link does. */
  async goes(path: string): Promise<void> {
    const { href } = new URL(path, this.#address);
    await this.page((to) => {
      Object.assign(window, { isLeft: true });
      location.href = to;
    }, href);
    await this.waits(
      true,
      (to) => !('isLeft' in window) && location.href === to && document.readyState === 'complete',
      href,
    );
  }

  async back(): Promise<void> {
    await this.page(() => history.back());
  }

  async forward(): Promise<void> {
    await this.page(() => history.forward());
  }

  /** Waits until the address is this one, from its path on. */
  async isAt(address: string): Promise<void> {
    await this.waits(address, () => location.pathname + location.search + location.hash);
  }

  async sees(selector: string, words?: string): Promise<void> {
    await this.waits(true, (css, text) => inPage.find(css, text) !== undefined, selector, words);
  }

  async misses(selector: string, words?: string): Promise<void> {
    await this.waits(false, (css, text) => inPage.find(css, text) !== undefined, selector, words);
  }

  /** Moves the pointer over an element once it rests where it can be pressed. */
  async hovers(selector: string, words?: string): Promise<void> {
    let at: unknown;
    await expect
      .poll(
        async () => {
          at = await this.page(place, selector, words);
          return at;
        },
        { interval: 25, message: `${selector} ${words ?? ''}` },
      )
      .toBeTypeOf('object');
    const { x, y } = at as { x: number; y: number };
    await this.tab.mouse.move(x, y);
  }

  async clicks(selector: string, words?: string): Promise<void> {
    await this.hovers(selector, words);
    await this.tab.mouse.down();
    await this.tab.mouse.up();
  }

  async presses(...keys: string[]): Promise<void> {
    await this.tab.keyboard.press(keys.join('+'));
  }

  async types(text: string): Promise<void> {
    await this.tab.keyboard.type(text);
  }

  /** Empties the field that has the focus, and types into it. */
  async replaces(text: string): Promise<void> {
    await this.presses('Control', 'a');
    await this.types(text);
  }

  /** Puts the focus on an element without a press. */
  async focuses(selector: string, words?: string): Promise<void> {
    await this.sees(selector, words);
    await this.page((css, text) => inPage.find(css, text)?.focus(), selector, words);
  }

  /** Activates an element where the pointer isn't, as assistive technology does. */
  async activates(selector: string, words?: string): Promise<void> {
    await this.page((css, text) => inPage.find(css, text)?.click(), selector, words);
  }

  async focusIsOn(selector: string): Promise<void> {
    await this.waits(true, (css) => document.activeElement?.matches(css) ?? false, selector);
  }

  /** Waits until the app has taken over. */
  async waitsForApp(): Promise<void> {
    await this.waits('running', () => document.documentElement.dataset.app);
  }

  /** Opens a page, waits until its app runs, and marks its document. */
  async starts(path: string): Promise<void> {
    await this.opens(path);
    await this.waitsForApp();
    await this.marksDocument();
  }

  /** Leaves a mark in the document, which another document lacks. */
  async marksDocument(): Promise<void> {
    await this.page(() => Object.assign(window, { isMarked: true }).isMarked);
  }

  async isInMarkedDocument(): Promise<boolean> {
    return await this.page(() => 'isMarked' in window);
  }
}
