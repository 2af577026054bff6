import { type Color, circle, ground, line, polygon, r, type Shape } from '../shapes';

/** A stone that touches the floor with its right corner and leans by some degrees. */
function domino(x: number, degrees: number, fill: Color): Shape {
  const angle = (degrees / 180) * Math.PI;
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
  const corners = [0, 0, 0, -164, -28, -164, -28, 0];
  const turned = corners.flatMap((along, i) => {
    const up = corners[i + 1] ?? 0;
    return i % 2 === 0 ? [r(along * cos - up * sin), r(along * sin + up * cos)] : [];
  });
  return polygon([x + 28, 304], turned, fill, 'second');
}

/** Dominoes that fall, one by the other, towards a start button. */
export const dominoes = (): Shape[] => [
  ground('second-soft'),
  line([-400, 304, 1040, 304], 'border-strong'),
  domino(74, 50, 'second'),
  domino(134, 47, 'second'),
  domino(194, 42, 'second'),
  domino(254, 33, 'surface-raised'),
  domino(314, 19, 'surface-raised'),
  domino(372, 0, 'surface-raised'),
  circle([504, 214, 88], 'accent', 'accent'),
  polygon([504, 214], [-26, -42, 46, 0, -26, 42], 'surface-raised', 'surface-raised'),
];
