import type { DiagramRow } from '@site/src/site/diagrams';

/** A box with its text, in the units of the drawing. */
export interface Box {
  x: number;
  y: number;
  width: number;
  text: string;
}

/** One layer, placed. */
export interface Band {
  y: number;
  height: number;
  label: string;
  emphasis: boolean;
  boxes: Box[];
  /** Text beside the arrow that ends at this band; `undefined` for the first one. */
  flow?: string;
}

export interface Layout {
  width: number;
  height: number;
  bands: Band[];
}

/** Units of the drawing; at its smallest, a drawing is shown at 0.9 of its size, so that text of 14 stays above 12 px. */
export const metrics = { boxHeight: 36, gap: 8, padding: 14, label: 26, arrow: 38 } as const;

/** Places the rows of a diagram below each other, with at most `perLine` boxes side by side. */
export function layOut(rows: readonly DiagramRow[], width: number, perLine: number): Layout {
  const { boxHeight, gap, padding, label, arrow } = metrics;
  let y = 0;
  const bands = rows.map((row, index): Band => {
    y += index === 0 ? 0 : arrow;
    const columns = Math.min(perLine, row.items.length);
    const lines = Math.ceil(row.items.length / columns);
    const boxWidth = (width - 2 * padding - (columns - 1) * gap) / columns;
    const top = y + label + padding / 2;
    const boxes = row.items.map((text, item) => ({
      x: padding + (item % columns) * (boxWidth + gap),
      y: top + Math.floor(item / columns) * (boxHeight + gap),
      width: boxWidth,
      text,
    }));
    const height = label + padding / 2 + lines * boxHeight + (lines - 1) * gap + padding;
    const band = {
      y,
      height,
      label: row.label,
      emphasis: row.emphasis === true,
      boxes,
      flow: index === 0 ? undefined : (row.flow ?? ''),
    };
    y += height;
    return band;
  });
  return { width, height: y, bands };
}
