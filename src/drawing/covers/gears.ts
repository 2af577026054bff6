import { type Color, circle, ground, r, type Shape, stroke } from '../shapes';

/** A wheel around a point; its teeth are a sixth of its radius, and `turn` is in teeth. */
function gear(
  [x, y, radius]: [number, number, number],
  teeth: number,
  turn: number,
  fill: Color,
  border: Color,
): Shape {
  const corners = [...Array(teeth).keys()].flatMap((tooth) =>
    [0, 0.12, 0.38, 0.5].map((part, corner) => {
      const angle = ((tooth + part + turn) / teeth) * Math.PI * 2;
      const reach = corner === 1 || corner === 2 ? radius : radius * 0.84;
      return `${r(x + Math.cos(angle) * reach)} ${r(y + Math.sin(angle) * reach)}`;
    }),
  );
  return { path: `M${corners.join('L')}Z`, fill, stroke: border };
}

/** Gears; the large one holds the braces of a JSON body. */
export const gears = (): Shape[] => [
  ground('accent-soft'),
  gear([236, 190, 128], 14, 0, 'surface-raised', 'accent'),
  circle([236, 190, 76], 'accent-soft', 'accent'),
  stroke('M222 146h-8q-10 0 -10 12v20q0 12 -12 12q12 0 12 12v20q0 12 10 12h8', 'accent'),
  stroke('M250 146h8q10 0 10 12v20q0 12 12 12q-12 0 -12 12v20q0 12 -10 12h-8', 'accent'),
  gear([432, 118, 82], 9, 0.12, 'second', 'second'),
  circle([432, 118, 28], 'accent-soft'),
  gear([486, 262, 64], 7, 0.1, 'second-soft', 'second'),
  circle([486, 262, 20], 'accent-soft', 'second'),
];
