import { setTimeout as wait } from 'node:timers/promises';
import type { Browser, BrowserContextOptions, CDPSession } from 'playwright';
import type { SiteKey } from './peers';

/** Moments of a press, in seconds after its control appears. */
export const moments = [0.1, 0.5, 1.5, 4] as const;
/** Factor by which a phone's processor is slower. */
export const slowdown = 4;
/** Milliseconds after which a press without a response counts as lost. */
const patience = 8000;
/** Milliseconds to wait for a control. */
const loading = 30_000;
/** Milliseconds between two reports of the control's position. */
const followMs = 100;

const desktop: BrowserContextOptions = { viewport: { width: 1280, height: 800 } };
const phone: BrowserContextOptions = {
  viewport: { width: 360, height: 740 },
  hasTouch: true,
  isMobile: true,
};

/** Selectors of a control on one site, and of the element that shows the response to a press. */
interface Part {
  press: string;
  answer: string;
}

/** A control that readers press first, on the sites that have it. */
export interface Control {
  name: string;
  context: BrowserContextOptions;
  sites: Partial<Record<SiteKey, Part>>;
}

const search: Control['sites'] = {
  this: { press: '.DocSearch-Button', answer: '#search-field[open], .DocSearch-Input' },
  starlight: { press: 'site-search > button', answer: 'site-search dialog[open]' },
};
const tabs: Control['sites'] = {
  this: {
    press: '[data-tabs] [role="tab"][aria-selected="false"]',
    answer: '[role="tab"][aria-selected="true"]:nth-child(2)',
  },
  stock: {
    press: '[role="tab"][aria-selected="false"]',
    answer: '[role="tab"][aria-selected="true"]:nth-child(2)',
  },
  starlight: {
    press: 'starlight-tabs [role="tab"][aria-selected="false"]',
    answer: 'li:nth-child(2) > [role="tab"][aria-selected="true"]',
  },
};

export const controls: readonly Control[] = [
  {
    name: 'menu, phone',
    context: phone,
    sites: {
      this: { press: '.navbar__toggle', answer: '#site-menu[open]' },
      stock: { press: '.navbar__toggle', answer: '.navbar-sidebar--show' },
      starlight: { press: '.sl-menu-button', answer: '#starlight__sidebar:popover-open' },
    },
  },
  { name: 'search, phone', context: phone, sites: { this: search.this } },
  { name: 'search, desktop', context: desktop, sites: search },
  {
    name: 'color mode, desktop',
    // From the system's dark mode, the first choice is light. Stock Docusaurus ignores the system and starts with light.
    context: { ...desktop, colorScheme: 'dark' },
    sites: {
      this: { press: '.navbar button[class*="toggleButton"]', answer: 'html[data-theme="light"]' },
      stock: { press: '.navbar button[class*="toggleButton"]', answer: 'html[data-theme="dark"]' },
    },
  },
  { name: 'tab, phone', context: phone, sites: tabs },
  { name: 'tab, desktop', context: desktop, sites: tabs },
];

/** Times of one press, in milliseconds. */
export interface Tap {
  /** From the press to the frame with the response, or infinity for a lost press. */
  answerMs: number;
  /** The longest interaction by event timing, which is the INP of a visit with one press. */
  inpMs: number;
}

/** Measurements in the page. */
interface Notes {
  pressedAt?: number;
  answeredAt?: number;
  inpMs: number;
}

declare global {
  interface Window {
    benchNotes: Notes;
    benchAppeared: (x: number, y: number) => void;
  }
}

/** Runs in the page from its start, reports the position of the control, and records the press and the response. */
function watch({ press, answer, followMs }: Part & { followMs: number }): void {
  const notes: Notes = { inpMs: 0 };
  window.benchNotes = notes;
  new PerformanceObserver((list) => {
    const durations = list.getEntries().map(({ duration }) => duration);
    notes.inpMs = Math.max(notes.inpMs, ...durations);
  }).observe({ type: 'event', buffered: true, durationThreshold: 16 } as PerformanceObserverInit);
  const find = (): Element | undefined =>
    [...document.querySelectorAll(press)].find(
      (element) => element.getBoundingClientRect().width > 0,
    );
  // A control moves when the layout shifts, or when a site scrolls or renders again during its start.
  const follow = (): void => {
    if (notes.pressedAt !== undefined) {
      return;
    }
    const control = find();
    if (control !== undefined) {
      control.scrollIntoView({ block: 'nearest', behavior: 'instant' });
      const { x, y, width, height } = control.getBoundingClientRect();
      window.benchAppeared(x + width / 2, y + height / 2);
    }
    setTimeout(follow, followMs);
  };
  const look = (): void => {
    const control = find();
    if (control === undefined) {
      requestAnimationFrame(look);
    } else {
      control.scrollIntoView({ block: 'nearest', behavior: 'instant' });
      // Content that scrolls into view can become higher than estimated.
      requestAnimationFrame(() => requestAnimationFrame(follow));
    }
  };
  requestAnimationFrame(look);
  const check = (): void => {
    if (notes.answeredAt !== undefined) {
      return;
    }
    if (document.querySelector(answer) === null) {
      requestAnimationFrame(check);
      return;
    }
    notes.answeredAt = performance.now();
  };
  addEventListener(
    'pointerdown',
    ({ timeStamp }) => {
      notes.pressedAt ??= timeStamp;
      requestAnimationFrame(check);
    },
    { capture: true },
  );
}

/**
 * Presses a position with a finger, as device mode does, or with the mouse. Playwright would first wait for the page's main thread,
 * which readers don't.
 */
async function press(
  session: CDPSession,
  place: { x: number; y: number },
  pointer: 'finger' | 'mouse',
): Promise<void> {
  const at = {
    x: Math.round(place.x),
    y: Math.round(place.y),
    button: 'left',
    clickCount: 1,
  } as const;
  for (const type of ['mousePressed', 'mouseReleased'] as const) {
    await (pointer === 'finger'
      ? session.send('Input.emulateTouchFromMouseEvent', { type, ...at })
      : session.send('Input.dispatchMouseEvent', { type, ...at }));
  }
}

/**
 * Loads a page with a slow processor, and presses a control some time after it appears.
 *
 * @throws Error that names the control if it doesn't appear.
 */
export async function tap(
  browser: Browser,
  url: string,
  part: Part,
  options: BrowserContextOptions,
  moment: number,
): Promise<Tap> {
  const context = await browser.newContext(options);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  if (options.hasTouch) {
    // The page receives mouse events as touch events, as in device mode.
    const touch = { enabled: true, configuration: 'mobile' } as const;
    await session.send('Emulation.setEmitTouchEventsForMouse', touch);
  }
  let place: { x: number; y: number } | undefined;
  let appear = (): void => undefined;
  const appeared = new Promise<void>((resolve) => {
    appear = resolve;
  });
  await page.exposeBinding('benchAppeared', (_, x: number, y: number) => {
    place = { x, y };
    appear();
  });
  await page.addInitScript(watch, { ...part, followMs });
  await page.goto(url, { waitUntil: 'commit' });
  await Promise.race([appeared, wait(loading, undefined, { ref: false })]);
  if (place === undefined) {
    throw new Error(`${url}: nothing that matches ${part.press} appears within ${loading} ms.`);
  }
  await wait(moment * 1000);
  await press(session, place, options.hasTouch ? 'finger' : 'mouse');
  const isAnswered = await page
    .waitForFunction(() => window.benchNotes.answeredAt !== undefined, undefined, {
      polling: 250,
      timeout: patience,
    })
    .then(
      () => true,
      () => false,
    );
  // Event timing is reported with the next frame.
  await wait(300);
  const { pressedAt = 0, answeredAt = 0, inpMs } = await page.evaluate(() => window.benchNotes);
  await context.close();
  return {
    answerMs: isAnswered ? answeredAt - pressedAt : Number.POSITIVE_INFINITY,
    inpMs,
  };
}
