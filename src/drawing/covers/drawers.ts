import { box, ground, polygon, type Shape } from '../shapes';

/** Draws the same thing once in each of the twelve drawers, from the drawer's upper left corner. */
const inEach = (draw: (x: number, y: number) => string): string =>
  [52, 118, 184, 250].flatMap((y) => [132, 260, 388].map((x) => draw(x, y))).join('');

/** A cabinet of index cards with one drawer open. */
export const drawers = (): Shape[] => [
  ground('second-soft'),
  box([112, 34, 416, 292, 14], 'surface-raised', 'second'),
  { path: inEach((x, y) => `M${x} ${y}h120v58h-120Z`), fill: 'second-soft', stroke: 'second' },
  {
    path: inEach((x, y) => `M${x + 34} ${y + 12}h52v16h-52Z`),
    fill: 'surface-raised',
    stroke: 'second',
  },
  { path: inEach((x, y) => `M${x + 50} ${y + 43}h20`), stroke: 'second' },
  polygon([0, 0], [260, 118, 380, 118, 404, 196, 236, 196], 'border-strong'),
  ...[134, 150, 166].map((y, i) =>
    box([256 - i * 6, y - 22, 128 + i * 12, 70, 6], 'surface-raised', 'accent'),
  ),
  box([228, 184, 184, 88, 8], 'accent', 'accent'),
  box([278, 202, 84, 24, 4], 'surface-raised'),
  { path: 'M304 250h32', stroke: 'surface-raised' },
];
