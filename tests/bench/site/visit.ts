import type { CDPSession, Page } from 'playwright';

const quietMs = 1000;
/** Processor time that a page at rest may take meanwhile, in milliseconds: being asked costs some. */
const restingMs = 5;

/** Resolves once nothing was requested for a while. */
function quiet(session: CDPSession): Promise<void> {
  return new Promise((resolve) => {
    const done = (): void => {
      session.off('Network.requestWillBeSent', again);
      session.off('Network.loadingFinished', again);
      resolve();
    };
    let timer = setTimeout(done, quietMs);
    const again = (): void => {
      clearTimeout(timer);
      timer = setTimeout(done, quietMs);
    };
    session.on('Network.requestWillBeSent', again);
    session.on('Network.loadingFinished', again);
  });
}

/** Resolves once the page neither loads nor computes anything: what it does in idle moments is over. */
export async function atRest(session: CDPSession): Promise<void> {
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  for (let before = Number.NEGATIVE_INFINITY; ; ) {
    await quiet(session);
    const { metrics } = await session.send('Performance.getMetrics');
    const now = (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000;
    if (now - before < restingMs) {
      return;
    }
    before = now;
  }
}

/**
 * Finds the middle of the link of the sidebar to a page; a category's heading, a button, may carry the same address.
 *
 * @throws Error when it isn't in view: nothing may scroll for it, which would be a first interaction.
 */
export async function linkTo(page: Page, path: string): Promise<{ x: number; y: number }> {
  // Not by Playwright's locators: the script that they put into the page takes as long as some of what is measured.
  const middle = await page.evaluate((wanted) => {
    for (const element of document.querySelectorAll(wanted)) {
      const { x, y, width, height, bottom } = element.getBoundingClientRect();
      if (width > 0 && y >= 0 && bottom <= innerHeight) {
        return { x: x + width / 2, y: y + height / 2 };
      }
    }
    return undefined;
  }, `:is(aside, nav) a:not([role]):is([href$="/${path}"], [href$="/${path}/"])`);
  if (middle === undefined) {
    throw new Error(`The link to ${path} is not in view on ${page.url()}.`);
  }
  return middle;
}

/** Has a page take the mouse for a finger, as the browser's device mode does. */
export async function touches(session: CDPSession): Promise<void> {
  const configuration = 'mobile';
  await session.send('Emulation.setEmitTouchEventsForMouse', { enabled: true, configuration });
}

/**
 * Presses a place with a finger, as device mode does, or with the mouse. Playwright asks the page's main thread first what is there,
 * and readers don't wait for that.
 */
export async function press(
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
