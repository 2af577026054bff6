import { box, circle, ground, line, polygon, type Shape } from '../shapes';

/** An open door, and layers behind it. */
export const doorway = (): Shape[] => [
  ground('accent-soft'),
  polygon([0, 0], [262, 300, 402, 300, 1307, 760, 553, 760], 'surface-raised'),
  line([-400, 300, 1040, 300], 'border-strong'),
  box([262, 48, 140, 252, 4], 'surface-raised', 'accent'),
  ...[222, 194, 166].map((y, level) =>
    polygon(
      [340, y],
      [0, -20, 48, 0, 0, 20, -48, 0],
      level === 2 ? 'second' : 'second-soft',
      'second',
    ),
  ),
  polygon([0, 0], [262, 48, 172, 84, 172, 340, 262, 300], 'accent', 'accent'),
  circle([190, 214, 8], 'surface-raised'),
];
