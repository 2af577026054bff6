import { box, ground, polygon, type Shape, stroke } from '../shapes';

/** A plug before its socket, and the spark between them. */
export const plug = (): Shape[] => [
  ground('second-soft'),
  box([-400, 168, 500, 24, 0], 'second'),
  box([84, 118, 132, 124, 26], 'second', 'second'),
  box([200, 138, 58, 20, 6], 'surface-raised', 'second'),
  box([200, 202, 58, 20, 6], 'surface-raised', 'second'),
  box([540, 168, 500, 24, 0], 'accent'),
  box([420, 104, 136, 152, 26], 'surface-raised', 'accent'),
  box([438, 138, 50, 20, 6], 'accent', 'accent'),
  box([438, 202, 50, 20, 6], 'accent', 'accent'),
  polygon(
    [338, 180],
    [0, -76, 15, -22, 60, 0, 15, 22, 0, 76, -15, 22, -60, 0, -15, -22],
    'accent',
    'second-soft',
  ),
  stroke('M290 104l14 22M386 104l-14 22M290 256l14 -22M386 256l-14 -22', 'accent'),
];
