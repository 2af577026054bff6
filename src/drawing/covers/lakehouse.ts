import { box, ground, line, polygon, type Shape, stroke } from '../shapes';

/** A house whose front is a table, at a lake. */
export const lakehouse = (): Shape[] => [
  ground('accent-soft'),
  { path: 'M-400 236H1040V760H-400Z', fill: 'second-soft' },
  box([212, 126, 216, 110, 0], 'surface-raised', 'accent'),
  box([212, 126, 216, 30, 0], 'accent-soft', 'accent'),
  ...[182, 209].map((y) => line([212, y, 428, y], 'accent')),
  ...[284, 356].map((x) => line([x, 126, x, 236], 'accent')),
  polygon([320, 0], [-140, 130, 0, 40, 140, 130], 'accent', 'accent'),
  line([-400, 236, 1040, 236], 'second'),
  ...[
    [226, 256, 414],
    [246, 280, 394],
    [272, 304, 368],
    [298, 328, 342],
  ].map(([from = 0, y = 0, to = 0]) => line([from, y, to, y], 'accent')),
  ...[
    [40, 268],
    [96, 304],
    [470, 268],
    [500, 304],
  ].map(([x, y]) => stroke(`M${x} ${y}q16 -12 32 0t32 0t32 0`, 'second')),
];
