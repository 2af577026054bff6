import type { DiagramData, Versioned, VersionedDiagram } from '@site/src/site/diagrams';

const isReached = (since: string, release: string) =>
  since.localeCompare(release, 'en', { numeric: true }) <= 0;

/**
 * A diagram as a release knew it.
 *
 * @param release number of a release; without one, everything is shown
 */
export function diagramOf(
  { title, descriptions, rows }: VersionedDiagram,
  release?: string,
): DiagramData {
  const shown = (texts: readonly Versioned[]): string[] =>
    texts.flatMap((item) => {
      if (typeof item === 'string') return [item];
      return release === undefined || isReached(item.since, release) ? [item.text] : [];
    });
  return {
    title,
    description: shown(descriptions).at(-1) ?? '',
    rows: rows.map((row) => ({ ...row, items: shown(row.items) })),
  };
}
