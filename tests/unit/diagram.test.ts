import { describe, expect, it } from 'vitest';
import { diagramOf } from '../../src/components/shared/ConceptDiagram/diagramOf';
import { layOut } from '../../src/components/shared/Diagram/layout';
import { diagrams } from '../../src/site/diagrams';

/** Mean width of a character at 14 units: the widest of these texts needs 7.77 in Noto Sans, 7.33 in Liberation Sans. */
const characterWidth = 7.8;

const drawn = Object.entries(diagrams).flatMap(([name, data]) =>
  ['0.3.0', '0.5.0', '0.6.0', '1.0.0'].map(
    (release) => [`${name} of ${release}`, diagramOf(data, release)] as const,
  ),
);

describe.each(drawn)('diagram %s', (_, data) => {
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

describe('a diagram of a release', () => {
  const texts = (release: string) =>
    diagramOf(diagrams.architecture, release).rows.flatMap(({ items }) => items);

  it('leaves out what came later', () => {
    expect(texts('0.3.0')).not.toContain('Apache Spark');
    expect(texts('0.5.0')).toContain('Apache Spark');
    expect(texts('0.5.1')).not.toContain('Apache Flink');
    expect(texts('0.6.0')).toContain('Apache Flink');
    expect(texts('0.6.0')).not.toContain('AI agents');
    expect(texts('1.0.0')).toContain('AI agents');
  });

  it('describes what it shows', () => {
    expect(diagramOf(diagrams['metadata-model'], '0.4.0').description).not.toMatch(/topic/);
    expect(diagramOf(diagrams['metadata-model'], '0.5.0').description).toMatch(/topic/);
  });

  it('keeps something in every row', () => {
    for (const data of Object.values(diagrams)) {
      expect(diagramOf(data, '0.3.0').rows.every(({ items }) => items.length > 0)).toBe(true);
    }
  });
});
