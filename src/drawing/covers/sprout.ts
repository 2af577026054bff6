import { ground, polygon, type Shape, stroke } from '../shapes';

/** A sprout that grows out of layers. */
export const sprout = (): Shape[] => [
  ground('second-soft'),
  ...[290, 262, 234].map((y, level) =>
    polygon(
      [320, y],
      [0, -56, 176, 0, 0, 56, -176, 0],
      level === 2 ? 'surface-raised' : 'second-soft',
      'second',
    ),
  ),
  stroke('M320 234C320 196 314 168 322 118', 'accent'),
  {
    path: 'M319 190C262 190 222 158 212 106C270 108 312 138 319 190Z',
    fill: 'second',
    stroke: 'second',
  },
  {
    path: 'M321 142C324 84 364 48 428 46C428 106 386 142 321 142Z',
    fill: 'accent',
    stroke: 'accent',
  },
  stroke('M319 190C300 160 270 136 242 124', 'second-soft'),
  stroke('M321 142C342 110 370 84 396 70', 'accent-soft'),
];
