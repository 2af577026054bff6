import { existsSync } from 'node:fs';
import { type BrowserType, firefox, webkit } from 'playwright';
import { which } from '../../support/which';
import type { Driver } from './driver';
import { playwrightDriver } from './playwright';
import { puppeteerDriver } from './puppeteer';
import { seleniumDriver } from './selenium';

type Start = () => Promise<Driver>;

/** Playwright's own build of a browser, if it has been installed. */
const ofPlaywright = (type: BrowserType): Start | undefined =>
  existsSync(type.executablePath()) ? async () => playwrightDriver(await type.launch()) : undefined;

function firefoxOfSystem(): Start | undefined {
  const path = which('firefox-esr', 'firefox');
  return path === undefined ? undefined : () => puppeteerDriver(path);
}

const webKitOfSystem = (): Start | undefined =>
  which('WebKitWebDriver') && which('Xvfb') ? seleniumDriver : undefined;

/** The engines that readers have besides Chromium, in which the rest of tests/e2e runs, each with what its browsers call themselves and how one is started, if there is one. */
export const engines = {
  Firefox: {
    agent: /Firefox\/\d/,
    find: () => ofPlaywright(firefox) ?? firefoxOfSystem(),
  },
  WebKit: {
    agent: /AppleWebKit(?!.*Chrome)/,
    find: () => ofPlaywright(webkit) ?? webKitOfSystem(),
  },
};

export type EngineName = keyof typeof engines;
