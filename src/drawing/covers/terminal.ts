import { box, circle, ground, line, type Shape, stroke } from '../shapes';

/** A window with a prompt and what was answered. */
export const terminal = (): Shape[] => [
  ground('second-soft'),
  box([96, 48, 448, 264, 16], 'surface-raised', 'second'),
  line([96, 92, 544, 92], 'second'),
  ...[124, 150, 176].map((x) => circle([x, 70, 8], 'second')),
  stroke('M130 124l22 20l-22 20', 'accent'),
  box([170, 136, 168, 16, 8], 'accent'),
  ...[
    [186, 240],
    [218, 300],
    [250, 190],
  ].map(([y = 0, width = 0]) => box([130, y, width, 14, 7], 'border-strong')),
  box([130, 280, 14, 20, 2], 'accent'),
];
