import type { Page } from 'playwright';
import { startHost } from '../../../src/plugins/deploy/host';
import { launchChromium } from '../../support/chromium';
import { buildDir } from '../../support/paths';

/** Opens a page of the build in Chromium, and closes both once `run` is done. */
export async function onPage<T>(path: string, run: (page: Page) => Promise<T>): Promise<T> {
  const { address, close } = await startHost(buildDir, 0);
  const browser = await launchChromium();
  try {
    const page = await browser.newPage();
    await page.goto(`${address}${path}`);
    return await run(page);
  } finally {
    await browser.close();
    await close();
  }
}
