import { type Color, circle, ground, line, type Shape, stroke } from '../shapes';

function silo(x: number, top: number, fill: Color): Shape[] {
  const rings = [top + 44, top + 88, top + 132, top + 176].filter((y) => y < 300);
  return [
    { path: `M${x - 58} ${top}a58 52 0 0 1 116 0V312h-116Z`, fill, stroke: 'second' },
    { path: `M${x - 58} ${top}a58 52 0 0 1 116 0Z`, fill: 'second', stroke: 'second' },
    ...rings.map((y) => line([x - 58, y, x + 58, y], 'second')),
  ];
}

/** Three silos, and one line that joins them. */
export const silos = (): Shape[] => [
  ground('accent-soft'),
  line([-400, 312, 1040, 312], 'border-strong'),
  ...silo(148, 150, 'surface-raised'),
  ...silo(320, 104, 'second-soft'),
  ...silo(492, 138, 'surface-raised'),
  stroke('M-400 236H1040', 'accent'),
  ...[148, 320, 492].map((x) => circle([x, 236, 17], 'accent', 'surface-raised')),
];
