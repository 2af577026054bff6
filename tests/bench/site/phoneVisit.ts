import { setTimeout as wait } from 'node:timers/promises';
import type { Browser, Page } from 'playwright';
import type { SiteKey } from './options';
import { phone, slowdown } from './taps';
import { atRest, middleOf, press, touches } from './visit';

/** What a reader does one after another on a phone: presses a control, or types where the caret is. */
export const steps: readonly { name: string; sites: readonly SiteKey[]; control?: string }[] = [
  { name: 'open the menu', sites: ['this', 'stock'], control: '.navbar__toggle' },
  { name: 'close it', sites: ['this', 'stock'], control: '.navbar-sidebar__close' },
  { name: 'open search', sites: ['this'], control: '.DocSearch-Button' },
  { name: 'type', sites: ['this'] },
];

/** Milliseconds that a reader takes before the next step. */
const pause = 1000;

/** Returns the longest interaction since this was asked last, by event timing. */
const longest = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const all: number[] = Reflect.get(window, 'benchInteractions');
    return Math.max(0, ...all.splice(0));
  });

/** Visits a page that is at rest on a slow phone, scrolls, and does the steps; returns the longest interaction of each, in milliseconds. */
export async function visitOnPhone(
  browser: Browser,
  url: string,
  site: SiteKey,
): Promise<number[]> {
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await page.addInitScript(() => {
    const all: number[] = [];
    Object.assign(window, { benchInteractions: all });
    new PerformanceObserver((list) => {
      all.push(...list.getEntries().map(({ duration }) => duration));
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  });
  // Before the page loads: the browser learns from it that a double tap doesn't zoom, and else delays each tap.
  await touches(session);
  await page.goto(url, { waitUntil: 'load' });
  await atRest(session);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  // Less than the height of the navbar, which hides from those who scroll on.
  await page.mouse.wheel(0, 40);
  await wait(pause);
  const took: number[] = [];
  for (const { sites, control } of steps) {
    if (sites.includes(site)) {
      const place = control && (await middleOf(page, control));
      await longest(page);
      await (place ? press(session, place, 'finger') : page.keyboard.press('h'));
      await wait(pause);
      took.push(await longest(page));
    }
  }
  await context.close();
  return took;
}
