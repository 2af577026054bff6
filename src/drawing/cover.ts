import { coverMotifs } from '../site/covers';
import { box, type Colour, circle, line, polygon, r, type Shape, stroke } from './shapes';

/** Size of every cover; 16 to 9, as lists show it. */
export const coverSize = { width: 640, height: 360 } as const;

/** Yields the same numbers between 0 and 1 for the same text (FNV-1a into mulberry32). */
function numbers(text: string): () => number {
  let state = 0x811c9dc5;
  for (const char of text) {
    state = Math.imul(state ^ (char.codePointAt(0) ?? 0), 0x01000193);
  }
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
}

const range = (count: number): number[] => [...Array(count).keys()];

/** Fill and border of one part among others, of which one or a few stand out. */
const emphasis = (isLit: boolean, fill: Colour): [Colour, Colour] =>
  isLit ? ['accent', 'accent'] : [fill, 'second'];

const alternating = (index: number): Colour => (index % 2 === 0 ? 'second-soft' : 'surface-raised');

type Point = [number, number];

type Motif = (next: () => number) => Shape[];

const motifs: Record<(typeof coverMotifs)[keyof typeof coverMotifs], Motif> = {
  /** Layers on top of each other, as in the vendor's mark. */
  strata(next) {
    const lit = Math.floor(next() * 4);
    return [4, 3, 2, 1, 0].map((level) => {
      const half = 150 + next() * 60;
      const rise = half / 2.3;
      const origin: Point = [320 + (next() - 0.5) * 60, 92 + level * 44];
      const colours = emphasis(level === lit, alternating(level + 1));
      return polygon(origin, [0, -rise, half, 0, 0, rise, -half, 0], ...colours);
    });
  },

  /** A root and what hangs on it. */
  tree(next) {
    const lit = Math.floor(next() * 3);
    const branches = [130, 320, 510].flatMap((x, branch) => {
      const leaves = 2 + Math.floor(next() * 2);
      return [
        stroke(`M320 92V134H${x}V176`, 'border-strong'),
        ...range(leaves).flatMap((leaf) => {
          const at = x + (leaf - (leaves - 1) / 2) * 58;
          return [
            stroke(`M${x} 212V248H${r(at)}V276`, 'border-strong'),
            box([at - 22, 276, 44, 36, 6], branch === lit ? 'second' : 'second-soft', 'second'),
          ];
        }),
        box([x - 58, 168, 116, 44], branch === lit ? 'accent' : 'surface-raised', 'accent'),
      ];
    });
    return [...branches, box([250, 48, 140, 48], 'accent', 'accent')];
  },

  /** Columns that stand apart, and a line that crosses them. */
  columns(next) {
    const places = [90, 210, 330, 450, 570];
    return [
      ...places.flatMap((x, index): Shape[] => {
        const top = r(96 + next() * 70);
        const rim = `M${x - 44} ${top}`;
        return [
          {
            path: `${rim}V300a44 14 0 0 0 88 0V${top}Z`,
            fill: alternating(index + 1),
            stroke: 'second',
          },
          {
            path: `${rim}a44 14 0 0 0 88 0a44 14 0 0 0 -88 0Z`,
            fill: 'second-soft',
            stroke: 'second',
          },
        ];
      }),
      stroke('M20 232C150 190 190 262 320 232S490 190 620 232', 'accent'),
      ...places.map((x) => circle([x, 230, 12], 'accent', 'surface-raised')),
    ];
  },

  /** Lines of work that leave a main line and come back. */
  branches(next) {
    const lines = [
      [90, 30, 150],
      [220, 30, 90],
      [360, 20, 180],
    ] as const;
    return [
      line([40, 250, 600, 250], 'accent'),
      ...lines.flatMap(([least, spread, y]) => {
        const x = least + next() * spread;
        const end = x + 170;
        return [
          stroke(
            `M${r(x)} 250C${r(x + 40)} 250 ${r(x + 20)} ${y} ${r(x + 60)} ${y}H${r(end - 60)}C${r(end - 20)} ${y} ${r(end - 40)} 250 ${r(end)} 250`,
            'second',
          ),
          circle([x + 62, y, 12], 'second', 'surface-raised'),
          circle([x + 108, y, 12], 'second', 'surface-raised'),
          circle([end, 250, 15], 'accent', 'surface-raised'),
        ];
      }),
      circle([50, 250, 15], 'accent', 'surface-raised'),
    ];
  },

  /** The small part above the waterline, the large one below. */
  iceberg(next) {
    const origin: Point = [290 + next() * 60, 0];
    const tip = 58 + next() * 24;
    const deep = 322 + next() * 14;
    const part = (corners: number[], fill: Colour) => polygon(origin, corners, fill, 'second');
    return [
      // Wider and deeper than the cover: a social card shows more of it.
      { path: 'M-100 160H740V700H-100Z', fill: 'accent-soft' },
      part([-190, 160, 196, 160, 120, 258, 18, deep, -84, 284], 'second-soft'),
      part([-40, 160, 196, 160, 120, 258, 18, deep], 'second'),
      part([-118, 160, -54, 96, -8, tip, 52, 112, 124, 160], 'surface-raised'),
      part([-8, tip, 52, 112, 124, 160, 18, 160], 'second-soft'),
      line([-100, 160, 740, 160], 'accent'),
    ];
  },

  /** Steps upwards; the last one is the new one. */
  steps: (next) =>
    range(6).flatMap((index) => {
      const x = 66 + index * 88;
      const height = 44 + index * 38 + next() * 18;
      const isLast = index === 5;
      return [
        box([x, 312 - height, 68, height], ...emphasis(isLast, alternating(index))),
        circle([x + 34, 290 - height, 8], isLast ? 'accent' : 'second'),
      ];
    }),

  /** Lanes with messages on them. */
  stream: (next) =>
    [96, 152, 208, 264].flatMap((y, lane) => {
      const bend = 26 + next() * 16;
      const [up, down] = [r(y - bend), r(y + bend)];
      const path = `M0 ${y}C110 ${up} 210 ${up} 320 ${y}S530 ${down} 640 ${y}`;
      return [
        stroke(path, lane === 1 ? 'accent' : 'border-strong'),
        ...range(4).map((index) => {
          const x = 70 + index * 150 + next() * 70;
          const top = y - bend * 0.72 * Math.sin((x / 640) * Math.PI * 2) - 15;
          return box([x - 24, top, 48, 30, 6], ...emphasis(lane === 1, alternating(index)));
        }),
      ];
    }),

  /** One point in the middle and what it reaches. */
  rays(next) {
    const turn = next();
    const rays = range(14).flatMap((index) => {
      const angle = ((index + turn) / 14) * Math.PI * 2;
      const at = (reach: number): Point => [
        320 + Math.cos(angle) * 1.45 * reach,
        180 + Math.sin(angle) * reach,
      ];
      const isLit = index % 3 === 0;
      const end = at(118 + next() * 42);
      return [
        line([...at(52), ...end], isLit ? 'accent' : 'border-strong'),
        circle([...end, isLit ? 15 : 10], ...emphasis(isLit, 'second-soft')),
      ];
    });
    const star = [0, -54, 26, -14, 78, 0, 26, 14, 0, 54, -26, 14, -78, 0, -26, -14];
    return [...rays, polygon([320, 180], star, 'second', 'second')];
  },

  /** Sheets, of which one is a picture. */
  files(next) {
    const sheet = (x: number, y: number, fill: Colour): Shape[] => [
      { path: `M${x} ${r(y)}h86l34 34v126h-120Z`, fill, stroke: 'second' },
      stroke(`M${x + 86} ${r(y)}v34h34`, 'second'),
    ];
    const y = 84 + next() * 16;
    return [
      ...sheet(96, y, 'surface-raised'),
      ...[62, 86, 110, 134].map((down) =>
        line([118, y + down, 174 + next() * 30, y + down], 'border-strong'),
      ),
      ...sheet(424, y + 8, 'second-soft'),
      ...[452, 484, 516].map((x) => circle([x, y + 100 + next() * 34, 8], 'second')),
      ...sheet(260, y + 34, 'surface-raised'),
      box([276, y + 84, 88, 82, 6], 'accent-soft', 'accent'),
      polygon([0, y], [280, 162, 306, 120, 322, 142, 338, 126, 360, 162], 'accent'),
      circle([344, y + 104, 8], 'accent'),
    ];
  },

  /** Layers of a network and the way that one answer takes through it. */
  network(next) {
    const layers = [2, 4, 4, 1].map((count, layer) =>
      range(count).map((i): Point => [110 + layer * 140, 180 + (i - (count - 1) / 2) * 66]),
    );
    const way = layers.map((nodes) => {
      const chosen = Math.floor(next() * nodes.length);
      return nodes.slice(chosen, chosen + 1);
    });
    const links = (from: Point[][], colour: Colour): Shape[] =>
      from.flatMap((nodes, layer) =>
        nodes.flatMap((start) =>
          (from[layer + 1] ?? []).map((end) => line([...start, ...end], colour)),
        ),
      );
    return [
      ...links(layers, 'border'),
      ...links(way, 'accent'),
      ...layers.flat().map((node) => {
        const isLit = way.flat().includes(node);
        return circle([...node, isLit ? 23 : 19], ...emphasis(isLit, 'second-soft'));
      }),
    ];
  },

  /** Lines of a program. */
  code(next) {
    const words = [0, 1, 2, 2, 1, 0].flatMap((indent, row) => {
      const line: Shape[] = [];
      for (let x = 112 + indent * 40; line.length < 3 && x < 470; ) {
        const width = 36 + next() * 80;
        const fill = (['accent', 'second', 'border-strong'] as const)[Math.floor(next() * 3)];
        line.push(box([x, 110 + row * 32, Math.min(width, 528 - x), 14, 7], fill ?? 'accent'));
        x += width + 14;
      }
      return line;
    });
    return [
      box([80, 48, 480, 264, 14], 'surface-raised', 'border-strong'),
      line([80, 88, 560, 88], 'border-strong'),
      ...[104, 130, 156].map((x) => circle([x, 68, 7], 'second')),
      ...words,
    ];
  },

  /** Blocks that carry each other. */
  blocks(next) {
    const lit = Math.floor(next() * 4);
    return [1, 2, 3, 4].flatMap((count, row) =>
      range(count).map((i) => {
        const isLit = row === 3 ? i === lit : next() > 0.78;
        const place = [326 + (i - count / 2) * 124, 50 + row * 66] as const;
        return box([...place, 112, 54], ...emphasis(isLit, alternating(row + i)));
      }),
    );
  },
};

const isTag = (tag: string): tag is keyof typeof coverMotifs => Object.hasOwn(coverMotifs, tag);

/**
 * Draws the cover of a post: its first tag chooses the motif, its title the details. The same input gives the same cover.
 *
 * @param tag key of the tag; one without a motif gets that of the vendor's mark.
 * @returns shapes from back to front, within `coverSize`.
 */
export const coverShapes = (title: string, tag: string): Shape[] =>
  motifs[isTag(tag) ? coverMotifs[tag] : 'strata'](numbers(title));
