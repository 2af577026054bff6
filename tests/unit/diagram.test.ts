import { describe, expect, it } from 'vitest';
import { diagramOf } from '../../src/components/shared/ConceptDiagram/diagramOf';
import { layOut } from '../../src/components/shared/Diagram/layout';
import { type DiagramData, diagrams } from '../../src/site/diagrams';
import { type Feature, features } from '../../src/site/releases';
import released from '../../versions.json';
import { nextVersion } from '../support/docs/pages';
import { releaseOf } from '../support/releases';

/** Mean width of a character at 14 units: the widest of these texts needs 7.77 in Noto Sans, 7.33 in Liberation Sans. */
const characterWidth = 7.8;

const drawn = Object.entries(diagrams).flatMap(([name, data]) => [
  ...[...released, nextVersion].map(
    (version) => [`${name} of ${version}`, diagramOf(data, releaseOf(version))] as const,
  ),
  [`${name} of a release with all features`, diagramOf(data, { features })] as const,
]);

describe.each(drawn)('diagram %s', (_, data) => {
  it.each([
    ['wide', 720, 6],
    ['tall', 336, 2],
  ])('has room for every text in its %s form', (_form, width, perLine) => {
    for (const band of layOut(data.rows, width, perLine).bands) {
      for (const box of band.boxes) {
        for (const line of box.lines) {
          expect(line.length * characterWidth, line).toBeLessThanOrEqual(box.width);
        }
      }
    }
  });

  it('keeps its boxes inside and apart', () => {
    const width = 336;
    const { height, bands } = layOut(data.rows, width, 2);
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

/** Mean width of a character of a label at 14 units, in Geist. */
const labelCharacterWidth = 7.2;

/** Labels of a drawing that a line runs through. */
function crossedLabels(data: DiagramData, width: number, perLine: number): string[] {
  return layOut(data.rows, width, perLine).bands.flatMap((band) => {
    const end = band.labelX + band.label.length * labelCharacterWidth;
    const baseline = band.y + 16;
    const isCrossed = band.paths.some((path) => {
      const numbers = path.match(/[\d.]+/g)?.map(Number) ?? [];
      const [x = 0, from = 0] = numbers;
      const to = numbers.at(-1) ?? 0;
      return from < baseline - 12 && to > baseline && x >= band.labelX && x < end;
    });
    return isCrossed ? [band.label] : [];
  });
}

describe.each(['architecture', 'metadata-model'] as const)('the lines of %s', (name) => {
  const data = diagramOf(diagrams[name], { features });

  it.each([
    [960, 6],
    [720, 6],
    [336, 2],
  ])('pass the labels at a width of %i', (width, perLine) => {
    expect(crossedLabels(data, width, perLine)).toEqual([]);
  });
});

describe('a diagram of a release', () => {
  const texts = (...had: Feature[]) =>
    diagramOf(diagrams.architecture, { features: had }).rows.flatMap(({ items }) => items);

  it.each<[Feature, string]>([
    ['spark-connector', 'Apache Spark'],
    ['flink-connector', 'Apache Flink'],
    ['topics', 'Apache Kafka'],
    ['mcp-server', 'AI agents'],
  ])('with the feature %s shows “%s”, without it not', (feature, text) => {
    expect(texts(feature)).toContain(text);
    expect(texts(...features.filter((other) => other !== feature))).not.toContain(text);
  });

  it('describes what it shows', () => {
    const described = (...had: Feature[]) =>
      diagramOf(diagrams['metadata-model'], { features: had }).description;
    expect(described()).not.toMatch(/topic/);
    expect(described('topics')).toMatch(/topic/);
  });

  it('keeps something in every row', () => {
    for (const data of Object.values(diagrams)) {
      expect(diagramOf(data, { features: [] }).rows.every(({ items }) => items.length > 0)).toBe(
        true,
      );
    }
  });
});
