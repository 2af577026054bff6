import { describe, it } from 'vitest';
import { startBrowser } from '../support/browser';
import { sitemapPaths } from '../support/builtSite';
import { expectPlaceKept } from '../support/place';

const { open } = startBrowser();
const pages = sitemapPaths().filter((path) => path.startsWith('/docs/latest/'));

describe.each([390, 1280])('at %i px, a page keeps the reader’s place', (width) => {
  it.each(pages)('%s', async (path) => {
    const { page } = await open({ viewport: { width, height: 800 } });
    await expectPlaceKept(page, path);
  });
});
