/** Colors of a drawing, by their names in the style sheet: `--color-<name>`. */
export type Color =
  | 'accent'
  | 'accent-soft'
  | 'border'
  | 'border-strong'
  | 'second'
  | 'second-soft'
  | 'surface-raised';

/** A path of SVG with its colors, in the units of the drawing. */
export interface Shape {
  path: string;
  fill?: Color | undefined;
  stroke?: Color | undefined;
}

/** Size of every drawing; 16 to 9, as lists show it. */
export const drawingSize = { width: 640, height: 360 } as const;

/** Rounds to a tenth of a unit: paths stay short. */
export const r = (value: number): number => Math.round(value * 10) / 10;

/** A path that is stroked and not filled. */
export const stroke = (path: string, color: Color): Shape => ({ path, stroke: color });

/** A straight line between two points. */
export const line = ([x1, y1, x2, y2]: [number, number, number, number], color: Color): Shape =>
  stroke(`M${r(x1)} ${r(y1)}L${r(x2)} ${r(y2)}`, color);

/** What a cover is drawn on. It is larger than the cover: a social card shows more of it. */
export const ground = (fill: Color): Shape => ({ path: 'M-400 -400H1040V760H-400Z', fill });

/** A polygon; its corners are given from an origin, x and y by turns. */
export function polygon(
  [x, y]: [number, number],
  offsets: number[],
  fill: Color,
  border?: Color,
): Shape {
  const ends = offsets.map((offset, index) => r((index % 2 === 0 ? x : y) + offset));
  const corners = ends.flatMap((end, index) =>
    index % 2 === 0 ? [`${end} ${ends[index + 1]}`] : [],
  );
  return { path: `M${corners.join('L')}Z`, fill, stroke: border };
}

/** A circle around a point. */
export function circle(
  [x, y, radius]: [number, number, number],
  fill: Color,
  border?: Color,
): Shape {
  const half = `a${radius} ${radius} 0 1 0 `;
  const path = `M${r(x - radius)} ${r(y)}${half}${radius * 2} 0${half}${-radius * 2} 0Z`;
  return { path, fill, stroke: border };
}

/** A box with round corners, from its upper left one. */
export function box(
  [x, y, width, height, radius = 8]: [number, number, number, number, number?],
  fill: Color,
  border?: Color,
): Shape {
  const c = Math.min(radius, width / 2, height / 2);
  const corner = `a${c} ${c} 0 0 1 `;
  const [across, down] = [r(width - 2 * c), r(height - 2 * c)];
  const path = [
    `M${r(x + c)} ${r(y)}h${across}${corner}${c} ${c}v${down}${corner}${-c} ${c}`,
    `h${-across}${corner}${-c} ${-c}v${-down}${corner}${c} ${-c}Z`,
  ].join('');
  return { path, fill, stroke: border };
}
