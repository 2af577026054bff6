import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { running, settled } from '../support/app';
import { startBrowser } from '../support/browser';
import { brotliBytes } from '../support/bytes';
import { buildDir } from '../support/paths';

const { visit } = startBrowser();

/** What a page runs and shows itself by; what it only fetches ahead has a `link` of another kind. */
interface Used {
  files: string[];
  inline: string[];
  sheets: number;
}

async function usedBy(path: string): Promise<Used> {
  const { page } = await visit(path);
  await running(page);
  await settled(page);
  return await page.evaluate(() => ({
    files: (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter(({ initiatorType }) => initiatorType === 'script')
      .map(({ name }) => new URL(name).pathname),
    inline: [...document.querySelectorAll('script:not([src], [type="application/ld+json"])')].map(
      ({ textContent }) => textContent ?? '',
    ),
    sheets: document.querySelectorAll('link[rel="stylesheet"]').length,
  }));
}

it('a guide in use runs at most 195 KB of scripts, and needs one style sheet', async () => {
  const { files, inline, sheets } = await usedBy(
    '/docs/latest/manage-relational-metadata-using-gravitino',
  );
  const texts = [...files.map((file) => readFileSync(join(buildDir, file), 'utf8')), ...inline];
  expect(files.length).toBeGreaterThan(5);
  expect(inline.length).toBeGreaterThan(1);
  // As the bench counts them. Measured in November 2026: 189.8; the text of the page is part of it.
  expect(texts.reduce((sum, text) => sum + brotliBytes(text), 0)).toBeLessThan(195 * 1024);
  expect(sheets).toBe(1);
});
