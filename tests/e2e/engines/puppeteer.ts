import { type KeyInput, launch } from 'puppeteer-core';
import { type Driver, pointerOf } from './driver';

/** Without a screen Firefox claims neither a mouse nor hovering; 6 says that there is a fine pointer, which hovers. */
const mouse = { 'ui.primaryPointerCapabilities': 6, 'ui.allPointerCapabilities': 6 };

/** Drives a Firefox of the system by WebDriver BiDi. */
export async function puppeteerDriver(executablePath: string): Promise<Driver> {
  const browser = await launch({
    browser: 'firefox',
    executablePath,
    extraPrefsFirefox: mouse,
  });
  const page = await browser.newPage();
  return {
    keepsPages: true,
    resize: (width, height) => page.setViewport({ width, height }),
    evaluate: (expression) => page.evaluate(expression),
    ...pointerOf(page.mouse),
    press: async (...keys) => {
      const names = keys as KeyInput[];
      for (const key of names) {
        await page.keyboard.down(key);
      }
      for (const key of names.reverse()) {
        await page.keyboard.up(key);
      }
    },
    type: (text) => page.keyboard.type(text),
    close: () => browser.close(),
  };
}
