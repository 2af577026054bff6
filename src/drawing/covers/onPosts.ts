import { box, type Color, circle, ground, line, polygon, r, type Shape, stroke } from '../shapes';

/** A list with three points ticked and one open. */
export const checklist = (): Shape[] => [
  ground('accent-soft'),
  box([196, 44, 248, 296, 16], 'surface-raised', 'accent'),
  box([270, 24, 100, 40, 10], 'accent', 'accent'),
  ...[90, 150, 210, 270].flatMap((y, row) => {
    const isOpen = row === 3;
    return [
      box(
        [222, y, 40, 40, 8],
        isOpen ? 'surface-raised' : 'second',
        isOpen ? 'border-strong' : 'second',
      ),
      ...(isOpen ? [] : [stroke(`M231 ${y + 21}l8 9l14 -19`, 'surface-raised')]),
      line([284, y + 12, 416 - (row % 2) * 28, y + 12], 'border-strong'),
      line([284, y + 30, 372 + (row % 2) * 20, y + 30], 'border'),
    ];
  }),
];

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
  ...[50, 47, 42, 33, 19, 0].map((degrees, index) =>
    domino(Math.min(74 + 60 * index, 372), degrees, index < 3 ? 'second' : 'surface-raised'),
  ),
  circle([504, 214, 88], 'accent', 'accent'),
  polygon([504, 214], [-26, -42, 46, 0, -26, 42], 'surface-raised', 'surface-raised'),
];

/** Three layers on top of each other, from the middle of the lowest. */
const pile = ([x, y]: [number, number], [w, h]: [number, number], upper: Color): Shape[] =>
  [0, 28, 56].map((up) =>
    polygon([x, y - up], [0, -h, w, 0, 0, h, -w, 0], up === 56 ? upper : 'second-soft', 'second'),
  );

/** An open door, and layers behind it. */
export const doorway = (): Shape[] => [
  ground('accent-soft'),
  polygon([0, 0], [262, 300, 402, 300, 1307, 760, 553, 760], 'surface-raised'),
  line([-400, 300, 1040, 300], 'border-strong'),
  box([262, 48, 140, 252, 4], 'surface-raised', 'accent'),
  ...pile([340, 222], [48, 20], 'second'),
  polygon([0, 0], [262, 48, 172, 84, 172, 340, 262, 300], 'accent', 'accent'),
  circle([190, 214, 8], 'surface-raised'),
];

/** Draws the same thing once in each of the twelve drawers, from the drawer's upper left corner. */
const inEach = (draw: (x: number, y: number) => string): string =>
  [52, 118, 184, 250].flatMap((y) => [132, 260, 388].map((x) => draw(x, y))).join('');

/** A cabinet of index cards with one drawer open. */
export const drawers = (): Shape[] => [
  ground('second-soft'),
  box([112, 34, 416, 292, 14], 'surface-raised', 'second'),
  { path: inEach((x, y) => `M${x} ${y}h120v58h-120Z`), fill: 'second-soft', stroke: 'second' },
  {
    path: inEach((x, y) => `M${x + 34} ${y + 12}h52v16h-52Z`),
    fill: 'surface-raised',
    stroke: 'second',
  },
  { path: inEach((x, y) => `M${x + 50} ${y + 43}h20`), stroke: 'second' },
  polygon([0, 0], [260, 118, 380, 118, 404, 196, 236, 196], 'border-strong'),
  ...[134, 150, 166].map((y, i) =>
    box([256 - i * 6, y - 22, 128 + i * 12, 70, 6], 'surface-raised', 'accent'),
  ),
  box([228, 184, 184, 88, 8], 'accent', 'accent'),
  box([278, 202, 84, 24, 4], 'surface-raised'),
  { path: 'M304 250h32', stroke: 'surface-raised' },
];

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

/** A key before a table, of which one column is marked. */
export const key = (): Shape[] => [
  ground('accent-soft'),
  box([256, 52, 304, 216, 10], 'surface-raised', 'second'),
  box([256, 52, 304, 40, 10], 'second', 'second'),
  box([408, 92, 76, 176, 0], 'accent-soft'),
  ...[332, 408, 484].map((x) => line([x, 92, x, 268], 'border-strong')),
  ...[136, 180, 224].map((y) => line([256, y, 560, y], 'border-strong')),
  box([200, 206, 346, 32, 6], 'accent', 'accent'),
  box([446, 230, 30, 46, 4], 'accent', 'accent'),
  box([500, 230, 30, 66, 4], 'accent', 'accent'),
  circle([148, 222, 78], 'accent', 'accent'),
  circle([132, 222, 30], 'accent-soft'),
];

/** A house whose front is a table, at a lake. */
export const lakehouse = (): Shape[] => [
  ground('accent-soft'),
  { path: 'M-400 236H1040V760H-400Z', fill: 'second-soft' },
  box([212, 126, 216, 110, 0], 'surface-raised', 'accent'),
  box([212, 126, 216, 30, 0], 'accent-soft', 'accent'),
  ...[182, 209].map((y) => line([212, y, 428, y], 'accent')),
  ...[284, 356].map((x) => line([x, 126, x, 236], 'accent')),
  polygon([320, 0], [-140, 130, 0, 40, 140, 130], 'accent', 'accent'),
  line([-400, 236, 1040, 236], 'second'),
  ...[
    [226, 256, 414],
    [246, 280, 394],
    [272, 304, 368],
    [298, 328, 342],
  ].map(([from = 0, y = 0, to = 0]) => line([from, y, to, y], 'accent')),
  ...[
    [40, 268],
    [96, 304],
    [470, 268],
    [500, 304],
  ].map(([x, y]) => stroke(`M${x} ${y}q16 -12 32 0t32 0t32 0`, 'second')),
];

/** Tables on top of each other, as in the mark of the vendor. */
export const layers = (): Shape[] => [
  ground('accent-soft'),
  ...[262, 190, 118].flatMap((y, level): Shape[] => {
    const lines = [-1, 0, 1].map((i) => i * 0.5);
    const border = level === 2 ? 'accent' : 'second';
    return [
      polygon(
        [320, y],
        [0, -86, 216, 0, 0, 86, -216, 0],
        level === 2 ? 'surface-raised' : 'second-soft',
        border,
      ),
      ...(level === 2
        ? lines.flatMap((i) => [
            stroke(`M${320 - 108 + i * 108} ${y + 43 + i * 43}l216 -86`, border),
            stroke(`M${320 + 108 + i * 108} ${y + 43 - i * 43}l-216 -86`, border),
          ])
        : []),
    ];
  }),
  polygon([320, 118], [0, -86, 54, -64.5, -162, 21.5, -216, 0], 'accent', 'accent'),
];

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

/** A plug before its socket, and the spark between them. */
export const plug = (): Shape[] => [
  ground('second-soft'),
  box([-400, 168, 500, 24, 0], 'second'),
  box([84, 118, 132, 124, 26], 'second', 'second'),
  box([540, 168, 500, 24, 0], 'accent'),
  box([420, 104, 136, 152, 26], 'surface-raised', 'accent'),
  ...[138, 202].flatMap((y) => [
    box([200, y, 58, 20, 6], 'surface-raised', 'second'),
    box([438, y, 50, 20, 6], 'accent', 'accent'),
  ]),
  polygon(
    [338, 180],
    [0, -76, 15, -22, 60, 0, 15, 22, 0, 76, -15, 22, -60, 0, -15, -22],
    'accent',
    'second-soft',
  ),
  stroke('M290 104l14 22M386 104l-14 22M290 256l14 -22M386 256l-14 -22', 'accent'),
];

function silo(x: number, top: number, fill: Color): Shape[] {
  const rings = [top + 44, top + 88, top + 132, top + 176].filter((y) => y < 300);
  return [
    { path: `M${x - 58} ${top}a58 52 0 0 1 116 0V312h-116Z`, fill, stroke: 'second' },
    { path: `M${x - 58} ${top}a58 52 0 0 1 116 0Z`, fill: 'second', stroke: 'second' },
    ...rings.map((y) => line([x - 58, y, x + 58, y], 'second')),
  ];
}

/** Three silos, and one line that joins them. */
export const silos = (): Shape[] => [
  ground('accent-soft'),
  line([-400, 312, 1040, 312], 'border-strong'),
  ...silo(148, 150, 'surface-raised'),
  ...silo(320, 104, 'second-soft'),
  ...silo(492, 138, 'surface-raised'),
  stroke('M-400 236H1040', 'accent'),
  ...[148, 320, 492].map((x) => circle([x, 236, 17], 'accent', 'surface-raised')),
];

/** A sprout that grows out of layers. */
export const sprout = (): Shape[] => [
  ground('second-soft'),
  ...pile([320, 290], [176, 56], 'surface-raised'),
  stroke('M320 234C320 196 314 168 322 118', 'accent'),
  {
    path: 'M319 190C262 190 222 158 212 106C270 108 312 138 319 190Z',
    fill: 'second',
    stroke: 'second',
  },
  {
    path: 'M321 142C324 84 364 48 428 46C428 106 386 142 321 142Z',
    fill: 'accent',
    stroke: 'accent',
  },
  stroke('M319 190C300 160 270 136 242 124', 'second-soft'),
  stroke('M321 142C342 110 370 84 396 70', 'accent-soft'),
];

/** Messages on their way into the rows of a table. */
export const stream = (): Shape[] => [
  ground('accent-soft'),
  ...[136, 190, 244].flatMap((y, lane) => [
    line([-400, y, 352, y], lane === 1 ? 'accent' : 'border-strong'),
    stroke(`M340 ${y - 10}l14 10l-14 10`, lane === 1 ? 'accent' : 'border-strong'),
    ...[40, 150, 260].map((x) =>
      box(
        [x + (lane === 1 ? -46 : lane * 6), y - 18, 56, 36, 8],
        lane === 1 ? 'accent' : 'surface-raised',
        'accent',
      ),
    ),
  ]),
  box([376, 60, 216, 240, 12], 'surface-raised', 'second'),
  box([376, 60, 216, 48, 12], 'second', 'second'),
  box([376, 163, 216, 54, 0], 'second-soft', 'second'),
  ...[163, 217, 271].map((y) => line([376, y, 592, y], 'second')),
  ...[448, 520].map((x) => line([x, 108, x, 300], 'second')),
];

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
