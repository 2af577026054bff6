import { box, ground, polygon, type Shape } from '../shapes';

/** Two voices: one names seven things, the other one. */
export const voices = (): Shape[] => [
  ground('second-soft'),
  polygon([0, 0], [116, 206, 104, 274, 184, 206], 'surface-raised', 'second'),
  box([64, 52, 316, 170, 26], 'surface-raised', 'second'),
  polygon([0, 0], [118, 210, 112, 240, 176, 214], 'surface-raised'),
  ...[0, 1, 2, 3, 4, 5, 6].map((i) =>
    box([(i < 4 ? 98 : 130) + (i % 4) * 64, i < 4 ? 84 : 146, 48, 46, 8], 'second-soft', 'second'),
  ),
  polygon([0, 0], [470, 280, 548, 344, 540, 280], 'accent', 'accent'),
  box([350, 150, 226, 150, 26], 'accent', 'accent'),
  box([416, 180, 94, 90, 12], 'surface-raised', 'surface-raised'),
];
