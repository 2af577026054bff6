import { describe, expect, it } from 'vitest';
import { layOut } from '../../src/components/Diagram/layout';
import { diagrams } from '../../src/site/diagrams';

/** Mean width of a character at 14 units: the widest of these texts needs 7.77 in Noto Sans, 7.33 in Liberation Sans. */
const characterWidth = 7.8;

describe.each(Object.entries(diagrams))('diagram %s', (_, data) => {
  it.each([
    ['wide', 720, 6],
    ['tall', 336, 2],
  ])('has room for every text in its %s form', (_form, width, perLine) => {
    for (const band of layOut(data.rows, width, perLine).bands) {
      for (const box of band.boxes) {
        expect(box.text.length * characterWidth, box.text).toBeLessThanOrEqual(box.width);
      }
    }
  });

  it('keeps its boxes inside and apart', () => {
    const { width, height, bands } = layOut(data.rows, 336, 2);
    let bottom = 0;
    for (const band of bands) {
      expect(band.y).toBeGreaterThanOrEqual(bottom);
      bottom = band.y + band.height;
      for (const box of band.boxes) {
        expect(box.x + box.width).toBeLessThanOrEqual(width);
      }
    }
    expect(bottom).toBe(height);
  });
});
