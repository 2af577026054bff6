import { describe, expect, it } from 'vitest';
import { writtenPosts } from '../support/blogPosts';
import { startAt, startBrowser } from '../support/browser';
import { overflow } from '../support/looks';

const { open, openAt } = startBrowser();

/** Smallest text size in drawings, in CSS pixels. */
const least = 12;

const drawn = (await writtenPosts()).filter(({ body }) => body.includes('<BlogFigure'));

describe('drawings in posts', () => {
  it('have readable text on a phone without making the page wider', async () => {
    const { page } = await open({ viewport: { width: 360, height: 720 } });
    for (const { slug } of drawn) {
      await startAt(page, `/blog/${slug}`);
      const sizes = await page.evaluate(() =>
        [...document.querySelectorAll('figure svg')].flatMap((svg) => {
          const scale = svg.getBoundingClientRect().width / Number(svg.getAttribute('width'));
          return [...svg.querySelectorAll('text')].map(
            (text) => Number.parseFloat(getComputedStyle(text).fontSize) * scale,
          );
        }),
      );
      expect(sizes.length, slug).toBeGreaterThan(0);
      expect(Math.min(...sizes), slug).toBeGreaterThanOrEqual(least);
      await expect.poll(() => overflow(page), { message: slug }).toBeLessThanOrEqual(0);
    }
  });

  it('can be scrolled with the keyboard', async () => {
    const { page } = await openAt('/blog/gravitino-release-0-5-0', {
      viewport: { width: 360, height: 720 },
    });
    const box = page.locator('figure > section').first();
    await box.focus();
    await page.keyboard.press('End');
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => box.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
  });
});
