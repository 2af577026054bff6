import { describe, it } from 'vitest';
import { startBrowser } from '../support/browser';
import { pageAt, sitemapPaths } from '../support/builtSite';
import { expectPlaceKept } from '../support/place';

const { open } = startBrowser();

/** The longest pages; the nightly run reads all of the latest version. */
const longest = sitemapPaths()
  .filter((path) => path.startsWith('/docs/latest/') && !path.includes('/api/rest'))
  .sort((a, b) => pageAt(b).length - pageAt(a).length)
  .slice(0, 3);

describe.each([390, 1280])('at %i px, the reader of a long page keeps the place', (width) => {
  it.each(longest)('%s', async (path) => {
    const { page } = await open({ viewport: { width, height: 800 } });
    await expectPlaceKept(page, path);
  });
});
