import { box, circle, ground, polygon, type Shape, stroke } from '../shapes';

/** A root with four kinds of leaves: a star, a file, messages and a database. */
export const tree = (): Shape[] => [
  ground('surface-raised'),
  ...[100, 247, 393, 540].flatMap((x) => [
    stroke(`M320 90V138H${x}V190`, 'border-strong'),
    box([x - 56, 190, 112, 112, 12], 'second-soft', 'second'),
  ]),
  box([244, 46, 152, 56, 12], 'accent', 'accent'),
  polygon(
    [100, 246],
    [0, -36, 9, -9, 36, 0, 9, 9, 0, 36, -9, 9, -36, 0, -9, -9],
    'accent',
    'accent',
  ),
  { path: 'M221 212h34l18 18v50h-52Z', fill: 'surface-raised', stroke: 'second' },
  stroke('M255 212v18h18M233 246h28M233 262h28', 'second'),
  ...[224, 246, 268].map((y) => stroke(`M349 ${y}H437`, 'second')),
  ...[
    [370, 224],
    [404, 246],
    [384, 268],
  ].map(([x = 0, y = 0]) => circle([x, y, 9], 'accent', 'second-soft')),
  { path: 'M510 222V270a30 12 0 0 0 60 0V222Z', fill: 'surface-raised', stroke: 'second' },
  stroke('M510 246a30 12 0 0 0 60 0', 'second'),
  { path: 'M510 222a30 12 0 0 0 60 0a30 12 0 0 0 -60 0Z', fill: 'second', stroke: 'second' },
];
