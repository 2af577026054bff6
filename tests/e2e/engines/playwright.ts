import type { Browser } from 'playwright';
import { type Driver, pointerOf } from './driver';

/** Drives any browser that Playwright starts. */
export async function playwrightDriver(browser: Browser): Promise<Driver> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  return {
    keepsPages: false,
    resize: (width, height) => page.setViewportSize({ width, height }),
    evaluate: (expression) => page.evaluate(expression),
    ...pointerOf(page.mouse),
    press: (...keys) => page.keyboard.press(keys.join('+')),
    type: (text) => page.keyboard.type(text),
    close: () => browser.close(),
  };
}
