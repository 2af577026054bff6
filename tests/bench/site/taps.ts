import { setTimeout as wait } from 'node:timers/promises';
import type { Browser, BrowserContextOptions, CDPSession } from 'playwright';
import type { SiteKey } from './peers';

/** Moments of a press, in seconds after its control appears. */
export const moments = [0.1, 0.5, 1.5, 4] as const;
/** How many times slower a phone's processor is. */
export const slowdown = 4;
/** Milliseconds after which a press without an answer counts as lost. */
const patience = 8000;
/** Milliseconds after which a control that doesn't appear isn't on the page. */
const loading = 30_000;
/** Milliseconds between two reports of where the control is. */
const followMs = 100;

const desktop: BrowserContextOptions = { viewport: { width: 1280, height: 800 } };
const phone: BrowserContextOptions = {
  viewport: { width: 360, height: 740 },
  hasTouch: true,
  isMobile: true,
};

/** What is pressed on one site, and the selector of what shows that the press was answered. */
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
    // From the system's dark mode the first choice is light. Stock Docusaurus doesn't ask the system, and is light at first.
    context: { ...desktop, colorScheme: 'dark' },
    sites: {
      this: { press: '.navbar button[class*="toggleButton"]', answer: 'html[data-theme="light"]' },
      stock: { press: '.navbar button[class*="toggleButton"]', answer: 'html[data-theme="dark"]' },
    },
  },
  { name: 'tab, phone', context: phone, sites: tabs },
  { name: 'tab, desktop', context: desktop, sites: tabs },
];

/** What one press took, in milliseconds. */
export interface Tap {
  /** From the press to the frame that shows the answer; infinite for a press that was lost. */
  answerMs: number;
  /** The longest interaction, by event timing, to which INP comes down in a visit of one press. */
  inpMs: number;
}

/** What the page notes of itself. */
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

/** Runs in the page from its start: reports where the control is, and notes the press and its answer. */
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
  // A control moves when the layout shifts, and when a site scrolls or renders again as it starts.
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
      // What comes into view may turn out higher than it was estimated, in the frame that shows it.
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
 * Presses a place with a finger, as device mode does, or with the mouse. Playwright asks the page's main thread first what is there,
 * and readers don't wait for that.
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
 * Loads a page with a slowed-down processor and presses a control some time after it appears.
 *
 * @throws Error that names the control, if it doesn't appear.
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
    // The page takes the mouse for a finger, as in the browser's device mode.
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
  // Event timing comes with the frame after the interaction.
  await wait(300);
  const { pressedAt = 0, answeredAt = 0, inpMs } = await page.evaluate(() => window.benchNotes);
  await context.close();
  return {
    answerMs: isAnswered ? answeredAt - pressedAt : Number.POSITIVE_INFINITY,
    inpMs,
  };
}
