import type { DiagramRow } from '@site/src/site/diagrams';

/** A box with its text, in the units of the drawing. */
export interface Box {
  x: number;
  y: number;
  width: number;
  /** A name, and below it what it is, if the text says so in parentheses. */
  lines: string[];
}

/** One layer, placed. */
export interface Band {
  y: number;
  height: number;
  label: string;
  /** Where the label begins: beside the line that passes it. */
  labelX: number;
  emphasis: boolean;
  boxes: Box[];
  /** Text beside the lines that lead to this band; empty for the first one. */
  flow: string;
  /** Lines from the boxes of the band above. */
  paths: string[];
}

/** Units of the drawing; at its smallest, a drawing is shown at 0.9 of its size, so that text of 14 stays above 12 px. */
export const metrics = {
  boxHeight: 46,
  gap: 10,
  edge: 2,
  /** A line of words. */
  label: 30,
  /** Where lines meet or part. */
  fan: 22,
} as const;

/** Widest mean of a character, in units. */
const wordWidth = 7.8;

const linesOf = (text: string): string[] => /^(.+) \((.+)\)$/.exec(text)?.slice(1) ?? [text];

const middle = ({ x, width }: Box): number => x + width / 2;

/** A line that leaves and arrives straight down. */
const line = (from: [number, number], to: [number, number]): string => {
  const half = (from[1] + to[1]) / 2;
  return `M${from}C${from[0]} ${half} ${to[0]} ${half} ${to}`;
};

const isTree = (boxes: readonly Box[]): boolean => boxes.every(({ lines }) => lines.length > 1);

/** Rows of a tree with as many things each are joined one to one. */
const isOneToOne = (above: readonly Box[], below: readonly Box[]): boolean =>
  isTree(above) && above.length === below.length;

/** Lines between two rows: box to box in a tree of named things; else all meet in the middle, pass the label as one, and part below it. */
function join(above: readonly Box[], below: readonly Box[], width: number): string[] {
  const bottom = (above[0]?.y ?? 0) + metrics.boxHeight;
  const top = below[0]?.y ?? 0;
  if (isOneToOne(above, below)) {
    return above.map((box, index) =>
      line([middle(box), bottom], [middle(below[index] ?? box), top]),
    );
  }
  const x = width / 2;
  const [meet, part] = [bottom + metrics.fan, top - metrics.fan];
  return [
    ...above.map((box) => line([middle(box), bottom], [x, meet])),
    `M${x} ${meet}V${part}`,
    ...below.map((box) => line([x, part], [middle(box), top])),
  ];
}

/** Places the rows of a diagram below each other, with at most `perLine` boxes side by side unless more have room for their words. */
export function layOut(rows: readonly DiagramRow[], width: number, perLine: number) {
  const { boxHeight, gap, edge, label, fan } = metrics;
  const bands: Band[] = [];
  let y = 0;
  let above: Box[] = [];
  for (const row of rows) {
    const isFirst = bands.length === 0;
    y += isFirst ? 0 : fan;
    const head = isFirst ? label : label + fan;
    const room = (columns: number): number => (width - 2 * edge - (columns - 1) * gap) / columns;
    const longest = Math.max(...row.items.flatMap(linesOf).map(({ length }) => length));
    const all = row.items.length;
    const columns = all <= perLine || room(all) >= longest * wordWidth ? all : perLine;
    const lines = Math.ceil(all / columns);
    const boxWidth = Math.min(240, room(columns));
    const boxes = row.items.map((text, item): Box => {
      const inLine = Math.min(columns, row.items.length - Math.floor(item / columns) * columns);
      const start = (width - inLine * boxWidth - (inLine - 1) * gap) / 2;
      return {
        x: start + (item % columns) * (boxWidth + gap),
        y: y + head + Math.floor(item / columns) * (boxHeight + gap),
        width: boxWidth,
        lines: linesOf(text),
      };
    });
    const height = head + lines * boxHeight + (lines - 1) * gap + edge;
    const first = boxes.slice(0, columns);
    const paths = isFirst ? [] : join(above, first, width);
    const [leftmost] = first;
    const labelX = leftmost && isOneToOne(above, first) ? middle(leftmost) + gap : edge;
    const { label: name, emphasis = false } = row;
    // A narrow drawing has no room for both words; the list beside it has them.
    const flow = (name + (row.flow ?? '')).length * wordWidth > width ? '' : (row.flow ?? '');
    bands.push({ y, height, label: name, labelX, emphasis, boxes, flow, paths });
    above = boxes.slice((lines - 1) * columns);
    y += height;
  }
  return { height: y, bands };
}
