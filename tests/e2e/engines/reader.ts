import { expect } from 'vitest';
import type { Driver } from './driver';
import type { JourneyHost } from './host';
import type { InPage } from './watcher';

/** Stands in pages: `watchPage` puts it there. */
declare const inPage: InPage;

const desktop = [1280, 800] as const;
const phone = [360, 740] as const;

interface Place {
  /** Its middle, in CSS pixels. */
  x: number;
  y: number;
  /** Whether a press there would meet it. */
  isInFront: boolean;
}

function place(selector: string, words?: string): Place | undefined {
  const element = inPage.find(selector, words);
  const box = element?.getClientRects()[0];
  if (element === undefined || box === undefined) {
    return undefined;
  }
  const x = Math.round(box.x + box.width / 2);
  const y = Math.round(box.y + box.height / 2);
  return { x, y, isInFront: element.contains(document.elementFromPoint(x, y)) };
}

/** A reader in some browser: what journeys are told with. */
export class Reader {
  #address = '';

  constructor(
    readonly driver: Driver,
    readonly host: JourneyHost,
  ) {}

  /** Calls a function in the page; it may use nothing from around it but `inPage`, and its arguments survive JSON. */
  async page<Args extends unknown[], Value>(
    call: (...args: Args) => Value,
    ...args: Args
  ): Promise<Value> {
    const list = args.map((arg) => (arg === undefined ? 'undefined' : JSON.stringify(arg)));
    return (await this.driver.evaluate(`(${call})(${list.join()})`)) as Value;
  }

  /** Waits until a function in the page returns a value. */
  async waits<Args extends unknown[], Value>(
    wanted: Value,
    call: (...args: Args) => Value,
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
    await this.driver.resize(...desktop);
    await this.goes(path);
  }

  /** Opens a page with nothing of the site in the browser's cache. */
  async opensAnew(path: string): Promise<void> {
    this.#address = await this.host.address();
    await this.opens(path);
  }

  async opensOnPhone(path: string): Promise<void> {
    await this.opens(path);
    await this.driver.resize(...phone);
    await this.waits(true, () => innerWidth <= 996);
  }

  async goes(path: string): Promise<void> {
    await this.driver.goto(this.#address + path);
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
    let at: Place | undefined;
    await expect
      .poll(
        async () => {
          const before = at;
          at = await this.page(place, selector, words);
          if (at === undefined || at.x !== before?.x || at.y !== before.y) {
            return at === undefined ? 'is not there' : 'moves';
          }
          if (!at.isInFront) {
            // Not while it moves: this would scroll what slides.
            await this.page(
              (css, text) =>
                inPage.find(css, text)?.scrollIntoView({ block: 'center', behavior: 'instant' }),
              selector,
              words,
            );
          }
          return at.isInFront ? 'rests' : 'is out of reach';
        },
        { interval: 25, message: `${selector} ${words ?? ''}` },
      )
      .toBe('rests');
    await this.driver.move(at?.x ?? 0, at?.y ?? 0);
  }

  async clicks(selector: string, words?: string): Promise<void> {
    await this.hovers(selector, words);
    await this.driver.click();
  }

  async presses(...keys: string[]): Promise<void> {
    await this.driver.press(...keys);
  }

  async types(text: string): Promise<void> {
    await this.driver.type(text);
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

  async focusIsOn(selector: string): Promise<void> {
    await this.waits(true, (css) => document.activeElement?.matches(css) ?? false, selector);
  }

  /** Waits until the app has taken over, which a first sign of the reader brings about. */
  async wakesIt(): Promise<void> {
    await this.driver.move(3, 300);
    await this.driver.move(4, 301);
    await this.isAwake();
  }

  async isAwake(): Promise<void> {
    await this.waits('awake', () => document.documentElement.dataset.wake);
  }

  /** Leaves a mark in the document, which another document lacks. */
  async marksDocument(): Promise<void> {
    await this.page(() => Object.assign(window, { isMarked: true }).isMarked);
  }

  async isInMarkedDocument(): Promise<boolean> {
    return await this.page(() => 'isMarked' in window);
  }
}
