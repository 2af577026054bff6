import { box, circle, ground, line, type Shape, stroke } from '../shapes';

/** Where the nodes of the middle layer are, from the top. */
const nodes = [81, 147, 213, 279];

/** Three tables that feed a network, and its answer. */
export const context = (): Shape[] => [
  ground('surface-raised'),
  ...[92, 180, 268].flatMap((from) =>
    nodes.map((to) =>
      line([160, from, 290, to], from === 180 && to === 213 ? 'accent' : 'border-strong'),
    ),
  ),
  ...nodes.map((from) => line([290, from, 420, 180], from === 213 ? 'accent' : 'border-strong')),
  line([420, 180, 480, 180], 'accent'),
  ...[92, 180, 268].flatMap((y) => [
    box([64, y - 34, 112, 68, 8], 'second-soft', 'second'),
    box([64, y - 34, 112, 20, 8], 'second', 'second'),
    stroke(`M64 ${y + 10}H176M120 ${y - 14}V${y + 34}`, 'second'),
  ]),
  ...nodes.map((y) => circle([290, y, 24], y === 213 ? 'accent' : 'accent-soft', 'accent')),
  circle([404, 180, 28], 'accent', 'accent'),
  {
    path: 'M492 114h76q18 0 18 18v78q0 18 -18 18h-30l-26 32v-32h-20q-18 0 -18 -18v-78q0 -18 18 -18Z',
    fill: 'accent',
    stroke: 'accent',
  },
  stroke('M508 174l16 18l30 -38', 'surface-raised'),
];
