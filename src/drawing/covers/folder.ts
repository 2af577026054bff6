import { box, circle, ground, line, type Shape, stroke } from '../shapes';

/** A folder with a picture, a sound and a text in it. */
export const folder = (): Shape[] => [
  ground('accent-soft'),
  {
    path: 'M108 116q0 -14 14 -14h112l30 34h254q14 0 14 14V300h-424Z',
    fill: 'second',
    stroke: 'second',
  },
  box([148, 60, 112, 190, 8], 'surface-raised', 'second'),
  { path: 'M162 162l26 -44l20 26l14 -16l24 34Z', fill: 'accent', stroke: 'accent' },
  circle([230, 92, 11], 'accent'),
  box([264, 36, 112, 190, 8], 'surface-raised', 'second'),
  stroke('M286 96v24M302 80v56M318 68v80M334 84v48M350 98v20', 'accent'),
  box([380, 72, 112, 190, 8], 'surface-raised', 'second'),
  ...[102, 124, 146].map((y, i) => line([400, y, 472 - i * 12, y], 'border-strong')),
  {
    path: 'M84 182H556L530 312q-2 12 -14 12H124q-12 0 -14 -12Z',
    fill: 'second-soft',
    stroke: 'second',
  },
  box([252, 228, 136, 40, 8], 'surface-raised', 'second'),
  line([274, 248, 366, 248], 'second'),
];
