import { box, ground, line, type Shape, stroke } from '../shapes';

/** Messages on their way into the rows of a table. */
export const stream = (): Shape[] => [
  ground('accent-soft'),
  ...[136, 190, 244].flatMap((y, lane) => [
    line([-400, y, 352, y], lane === 1 ? 'accent' : 'border-strong'),
    stroke(`M340 ${y - 10}l14 10l-14 10`, lane === 1 ? 'accent' : 'border-strong'),
    ...[40, 150, 260].map((x) =>
      box(
        [x + (lane === 1 ? -46 : lane * 6), y - 18, 56, 36, 8],
        lane === 1 ? 'accent' : 'surface-raised',
        'accent',
      ),
    ),
  ]),
  box([376, 60, 216, 240, 12], 'surface-raised', 'second'),
  box([376, 60, 216, 48, 12], 'second', 'second'),
  box([376, 163, 216, 54, 0], 'second-soft', 'second'),
  ...[163, 217, 271].map((y) => line([376, y, 592, y], 'second')),
  ...[448, 520].map((x) => line([x, 108, x, 300], 'second')),
];
