import { type Color, ground, line, polygon, type Shape } from '../shapes';

const part = (corners: number[], fill: Color): Shape => polygon([320, 0], corners, fill, 'second');

/** The small part above the waterline, the large one below. */
export const iceberg = (): Shape[] => [
  ground('surface-raised'),
  { path: 'M-400 160H1040V760H-400Z', fill: 'accent-soft' },
  part([-190, 160, 196, 160, 120, 258, 18, 330, -84, 284], 'second-soft'),
  part([-40, 160, 196, 160, 120, 258, 18, 330], 'second'),
  part([-118, 160, -54, 96, -8, 50, 52, 112, 124, 160], 'surface-raised'),
  part([-8, 50, 52, 112, 124, 160, 18, 160], 'second-soft'),
  line([-400, 160, 1040, 160], 'accent'),
];
