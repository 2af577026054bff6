import { circle, ground, line, type Shape, stroke } from '../shapes';

/** Lines of work that leave a main line and come back. */
export const branches = (): Shape[] => [
  ground('surface-raised'),
  line([-400, 250, 1040, 250], 'accent'),
  ...[
    [60, 160],
    [236, 84],
    [412, 176],
  ].flatMap(([x = 0, y = 0]) => [
    stroke(
      `M${x} 250C${x + 44} 250 ${x + 22} ${y} ${x + 66} ${y}H${x + 110}C${x + 154} ${y} ${x + 132} 250 ${x + 176} 250`,
      'second',
    ),
    circle([x + 66, y, 13], 'second-soft', 'second'),
    circle([x + 110, y, 13], 'second', 'second'),
    circle([x + 176, 250, 17], 'accent', 'surface-raised'),
  ]),
  circle([60, 250, 17], 'accent', 'surface-raised'),
];
