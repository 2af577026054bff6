import { type Color, circle, ground, line, type Shape } from '../shapes';

/** Head and shoulders; without a color, their outline. */
function person(x: number, color?: Color, rim: Color = 'accent'): Shape[] {
  const body = `M${x - 92} 312V290a92 92 0 0 1 184 0V312Z`;
  return [
    { path: body, fill: color ?? 'surface-raised', stroke: rim },
    circle([x, 126, 54], color ?? 'surface-raised', rim),
  ];
}

/** Two people, and the outline of a third. */
export const people = (): Shape[] => [
  ground('accent-soft'),
  ...person(168, 'second', 'second'),
  ...person(472),
  line([472, 222, 472, 278], 'accent'),
  line([444, 250, 500, 250], 'accent'),
  ...person(320, 'accent', 'accent-soft'),
];
