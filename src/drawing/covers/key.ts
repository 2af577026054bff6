import { box, circle, ground, line, type Shape } from '../shapes';

/** A key before a table, of which one column is marked. */
export const key = (): Shape[] => [
  ground('accent-soft'),
  box([256, 52, 304, 216, 10], 'surface-raised', 'second'),
  box([256, 52, 304, 40, 10], 'second', 'second'),
  box([408, 92, 76, 176, 0], 'accent-soft'),
  ...[332, 408, 484].map((x) => line([x, 92, x, 268], 'border-strong')),
  ...[136, 180, 224].map((y) => line([256, y, 560, y], 'border-strong')),
  box([200, 206, 346, 32, 6], 'accent', 'accent'),
  box([446, 230, 30, 46, 4], 'accent', 'accent'),
  box([500, 230, 30, 66, 4], 'accent', 'accent'),
  circle([148, 222, 78], 'accent', 'accent'),
  circle([132, 222, 30], 'accent-soft'),
];
