import { ground, polygon, type Shape, stroke } from '../shapes';

/** Tables on top of each other, as in the mark of the vendor. */
export const layers = (): Shape[] => [
  ground('accent-soft'),
  ...[262, 190, 118].flatMap((y, level): Shape[] => {
    const lines = [-1, 0, 1].map((i) => i * 0.5);
    const border = level === 2 ? 'accent' : 'second';
    return [
      polygon(
        [320, y],
        [0, -86, 216, 0, 0, 86, -216, 0],
        level === 2 ? 'surface-raised' : 'second-soft',
        border,
      ),
      ...(level === 2
        ? lines.flatMap((i) => [
            stroke(`M${320 - 108 + i * 108} ${y + 43 + i * 43}l216 -86`, border),
            stroke(`M${320 + 108 + i * 108} ${y + 43 - i * 43}l-216 -86`, border),
          ])
        : []),
    ];
  }),
  polygon([320, 118], [0, -86, 54, -64.5, -162, 21.5, -216, 0], 'accent', 'accent'),
];
