import type { Browser, BrowserContextOptions, Page } from 'playwright';
import type { SiteKey } from './options';
import { nextPage } from './settings';
import { atRest, linkTo, middleOf } from './visit';

/** Something that a reader presses, and what shows that it was answered. */
export interface Press {
  name: string;
  /** Sites that have it. */
  sites: readonly SiteKey[];
  context: BrowserContextOptions;
  /** How many times slower the processor is made once the page has loaded. */
  slowdown: number;
  target: (page: Page) => Promise<{ x: number; y: number }>;
  /** What the page shows; runs there. Another text than at the moment of the press is the answer; an empty one isn't. */
  shown: () => string;
  /** Milliseconds from the first scroll to the press. */
  scrolledFor?: number;
  /** Milliseconds that the pointer rests on the target before the press. */
  hoveredFor?: number;
  /** Whether the reader saves data, so that this site's app isn't started before the pointer is on the target. */
  savesData?: boolean;
}

const desktop: BrowserContextOptions = { viewport: { width: 1280, height: 800 } };
const sidebarLink: Omit<Press, 'name'> = {
  sites: ['this', 'stock', 'vitepress', 'starlight'],
  // High enough for the link: the sidebar needs no scrolling.
  context: { viewport: { width: 1280, height: 1600 } },
  slowdown: 1,
  hoveredFor: 250,
  target: (page) => linkTo(page, nextPage),
  shown: () => document.querySelector('h1')?.textContent ?? '',
};
export const presses: readonly Press[] = [
  {
    name: 'search, 1 s after the first scroll, a fourth of the speed',
    sites: ['this'],
    context: desktop,
    slowdown: 4,
    scrolledFor: 1000,
    target: (page) => middleOf(page, '.DocSearch-Button'),
    shown: () =>
      document.querySelector('.DocSearch-Input, #search-field[open]') ? 'open' : 'closed',
  },
  {
    name: 'color mode, 1 s after the first scroll, a fourth of the speed',
    sites: ['this', 'stock'],
    // From the system's dark mode the first choice, light, is seen on every site.
    context: { ...desktop, colorScheme: 'dark' },
    slowdown: 4,
    scrolledFor: 1000,
    target: (page) => middleOf(page, '.navbar button[class*="toggleButton"]'),
    shown: () => document.documentElement.dataset.theme ?? '',
  },
  { ...sidebarLink, name: 'sidebar link, hovered for 250 ms, to the new h1' },
  { ...sidebarLink, name: 'the same with data saver, app not started', savesData: true },
];

const wait = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Runs in the page: notes the moment of the first press and of the frame that answers it, in this document or in the next one. */
function watch(shown: () => string): void {
  const noted = (name: string): string | null => sessionStorage.getItem(`bench-${name}`);
  const note = (name: string, value: string): void =>
    sessionStorage.setItem(`bench-${name}`, value);
  const epoch = (time: number): string => String(performance.timeOrigin + time);
  addEventListener(
    'pointerdown',
    (event) => {
      if (noted('pressed') === null) {
        note('before', shown());
        // When the browser had the press: it may have waited for the main thread since.
        note('pressed', epoch(event.timeStamp));
      }
    },
    { capture: true },
  );
  const observer = new MutationObserver(() => {
    const now = noted('pressed') === null ? '' : shown();
    if (now !== '' && now !== noted('before')) {
      observer.disconnect();
      requestAnimationFrame((time) => note('answered', epoch(Math.max(time, performance.now()))));
    }
  });
  observer.observe(document, {
    subtree: true,
    childList: true,
    characterData: true,
    attributes: true,
  });
}

/** Milliseconds from a press to the frame that answers it, on the page as it is once loaded and left alone. */
export async function answerTime(browser: Browser, url: string, press: Press): Promise<number> {
  const context = await browser.newContext(press.context);
  const page = await context.newPage();
  await page.addInitScript({ content: `(${watch})(${press.shown})` });
  if (press.savesData) {
    await page.addInitScript(() => {
      const connection = { saveData: true, effectiveType: '4g' };
      Object.defineProperty(navigator, 'connection', { value: connection });
    });
  }
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await page.goto(url, { waitUntil: 'load' });
  await atRest(session);
  await session.send('Emulation.setCPUThrottlingRate', { rate: press.slowdown });
  const scrolled = performance.now();
  if (press.scrolledFor !== undefined) {
    // Less than the height of the navbar, which hides from those who scroll on.
    await page.mouse.wheel(0, 40);
  }
  const { x, y } = await press.target(page);
  await wait((press.scrolledFor ?? 0) - (performance.now() - scrolled));
  await page.mouse.move(x, y);
  await wait(press.hoveredFor ?? 0);
  await page.mouse.down();
  await page.mouse.up();
  await page.waitForFunction(() => sessionStorage.getItem('bench-answered') !== null, undefined, {
    // Asking each frame would slow the answer.
    polling: 250,
  });
  const took = await page.evaluate(
    () =>
      Number(sessionStorage.getItem('bench-answered')) -
      Number(sessionStorage.getItem('bench-pressed')),
  );
  await context.close();
  return took;
}
