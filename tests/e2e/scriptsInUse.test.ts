import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { running, settled } from '../support/app';
import { brotliBytes } from '../support/brotli';
import { startBrowser } from '../support/browser';
import { buildDir } from '../support/paths';

const { open } = startBrowser();

/** Lists the scripts that a page runs; what it only fetches ahead has a `link`. */
async function scriptsOf(path: string): Promise<string[]> {
  await using watched = await open();
  const { page } = watched;
  await page.goto(path);
  await running(page);
  await settled(page);
  // The page is closed as soon as this function ends.
  return await page.evaluate(() =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter(({ initiatorType }) => initiatorType === 'script')
      .map(({ name }) => new URL(name).pathname),
  );
}

it('a page of the docs in use runs at most 190 KB of scripts', async () => {
  const scripts = await scriptsOf('/docs/latest/gravitino-server-config');
  const bytes = scripts.map((file) => brotliBytes(readFileSync(join(buildDir, file)), 11));
  expect(scripts.length).toBeGreaterThan(5);
  expect(bytes.reduce((sum, one) => sum + one, 0)).toBeLessThan(190 * 1024);
});
