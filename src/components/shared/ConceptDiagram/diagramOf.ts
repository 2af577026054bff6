import type { DiagramData, Versioned, VersionedDiagram } from '@site/src/site/diagrams';
import type { Release } from '@site/src/site/releases';

/** A diagram as a release knew it. */
export function diagramOf(
  { title, descriptions, rows }: VersionedDiagram,
  { features }: Pick<Release, 'features'>,
): DiagramData {
  const shown = (texts: readonly Versioned[]): string[] =>
    texts.flatMap((item) => {
      if (typeof item === 'string') return [item];
      return features.includes(item.needs) ? [item.text] : [];
    });
  return {
    title,
    description: shown(descriptions).at(-1) ?? '',
    rows: rows.map((row) => ({ ...row, items: shown(row.items) })),
  };
}
