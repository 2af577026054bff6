/** Colours of a cover, by their names in the style sheet: `--color-<name>`. */
export type CoverColour =
  | 'accent'
  | 'accent-soft'
  | 'border'
  | 'border-strong'
  | 'second'
  | 'second-soft'
  | 'surface-raised';

/** One shape of a cover, in the units of the drawing. */
export interface CoverShape {
  path: string;
  fill?: CoverColour;
  stroke?: CoverColour;
}

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

const r = (value: number): number => Math.round(value * 10) / 10;
const poly = (points: readonly (readonly [number, number])[]): string =>
  `M${points.map(([x, y]) => `${r(x)} ${r(y)}`).join('L')}Z`;
const line = (x1: number, y1: number, x2: number, y2: number): string =>
  `M${r(x1)} ${r(y1)}L${r(x2)} ${r(y2)}`;
const circle = (x: number, y: number, radius: number): string =>
  `M${r(x - radius)} ${r(y)}a${r(radius)} ${r(radius)} 0 1 0 ${r(radius * 2)} 0a${r(radius)} ${r(radius)} 0 1 0 ${r(-radius * 2)} 0Z`;
const rect = (x: number, y: number, width: number, height: number, round = 8): string => {
  const c = Math.min(round, width / 2, height / 2);
  return `M${r(x + c)} ${r(y)}h${r(width - 2 * c)}a${c} ${c} 0 0 1 ${c} ${c}v${r(height - 2 * c)}a${c} ${c} 0 0 1 ${-c} ${c}h${r(2 * c - width)}a${c} ${c} 0 0 1 ${-c} ${-c}v${r(2 * c - height)}a${c} ${c} 0 0 1 ${c} ${-c}Z`;
};

type Motif = (next: () => number) => CoverShape[];

/** Layers on top of each other, as in the vendor's mark. */
const strata: Motif = (next) => {
  const lit = Math.floor(next() * 4);
  return [4, 3, 2, 1, 0].map((level) => {
    const y = 92 + level * 44;
    const half = 150 + next() * 60;
    const shift = (next() - 0.5) * 60;
    const x = 320 + shift;
    return {
      path: poly([
        [x, y - half / 2.3],
        [x + half, y],
        [x, y + half / 2.3],
        [x - half, y],
      ]),
      fill: level === lit ? 'accent' : level % 2 === 0 ? 'surface-raised' : 'second-soft',
      stroke: level === lit ? 'accent' : 'second',
    };
  });
};

/** A root and what hangs on it. */
const tree: Motif = (next) => {
  const shapes: CoverShape[] = [];
  const lit = Math.floor(next() * 3);
  [130, 320, 510].forEach((x, branch) => {
    shapes.push({ path: `M320 92V134H${x}V176`, stroke: 'border-strong' });
    const leaves = 2 + Math.floor(next() * 2);
    for (let leaf = 0; leaf < leaves; leaf += 1) {
      const at = x + (leaf - (leaves - 1) / 2) * 58;
      shapes.push({ path: `M${x} 212V248H${r(at)}V276`, stroke: 'border-strong' });
      shapes.push({
        path: rect(at - 22, 276, 44, 36, 6),
        fill: branch === lit ? 'second' : 'second-soft',
        stroke: 'second',
      });
    }
    shapes.push({
      path: rect(x - 58, 168, 116, 44),
      fill: branch === lit ? 'accent' : 'surface-raised',
      stroke: 'accent',
    });
  });
  shapes.push({ path: rect(250, 48, 140, 48), fill: 'accent', stroke: 'accent' });
  return shapes;
};

/** Columns that stand apart, and a line that crosses them. */
const columns: Motif = (next) => {
  const shapes: CoverShape[] = [];
  [90, 210, 330, 450, 570].forEach((x, index) => {
    const top = 96 + next() * 70;
    const bottom = 300;
    const fill: CoverColour = index % 2 === 0 ? 'surface-raised' : 'second-soft';
    shapes.push({
      path: `M${x - 44} ${r(top)}V${bottom}a44 14 0 0 0 88 0V${r(top)}Z`,
      fill,
      stroke: 'second',
    });
    shapes.push({
      path: `M${x - 44} ${r(top)}a44 14 0 0 0 88 0a44 14 0 0 0 -88 0Z`,
      fill: 'second-soft',
      stroke: 'second',
    });
  });
  shapes.push({ path: 'M20 232C150 190 190 262 320 232S490 190 620 232', stroke: 'accent' });
  for (const x of [90, 210, 330, 450, 570]) {
    shapes.push({ path: circle(x, 230, 12), fill: 'accent', stroke: 'surface-raised' });
  }
  return shapes;
};

/** Lines of work that leave a main line and come back. */
const branches: Motif = (next) => {
  const shapes: CoverShape[] = [{ path: line(40, 250, 600, 250), stroke: 'accent' }];
  const starts = [90 + next() * 30, 220 + next() * 30, 360 + next() * 20];
  starts.forEach((x, index) => {
    const y = [150, 90, 180][index] ?? 150;
    const end = x + 170;
    shapes.push({
      path: `M${r(x)} 250C${r(x + 40)} 250 ${r(x + 20)} ${y} ${r(x + 60)} ${y}H${r(end - 60)}C${r(end - 20)} ${y} ${r(end - 40)} 250 ${r(end)} 250`,
      stroke: 'second',
    });
    for (const at of [x + 62, x + 108]) {
      shapes.push({ path: circle(at, y, 12), fill: 'second', stroke: 'surface-raised' });
    }
    shapes.push({ path: circle(end, 250, 15), fill: 'accent', stroke: 'surface-raised' });
  });
  shapes.push({ path: circle(50, 250, 15), fill: 'accent', stroke: 'surface-raised' });
  return shapes;
};

/** A berg: the small part above the line, the large one below. */
const iceberg: Motif = (next) => {
  const x = 290 + next() * 60;
  const tip = 58 + next() * 24;
  const deep = 322 + next() * 14;
  return [
    // Wider and deeper than the cover: a social card shows more of it.
    { path: 'M-100 160H740V700H-100Z', fill: 'accent-soft' },
    {
      path: poly([
        [x - 190, 160],
        [x + 196, 160],
        [x + 120, 258],
        [x + 18, deep],
        [x - 84, 284],
      ]),
      fill: 'second-soft',
      stroke: 'second',
    },
    {
      path: poly([
        [x - 40, 160],
        [x + 196, 160],
        [x + 120, 258],
        [x + 18, deep],
      ]),
      fill: 'second',
      stroke: 'second',
    },
    {
      path: poly([
        [x - 118, 160],
        [x - 54, 96],
        [x - 8, tip],
        [x + 52, 112],
        [x + 124, 160],
      ]),
      fill: 'surface-raised',
      stroke: 'second',
    },
    {
      path: poly([
        [x - 8, tip],
        [x + 52, 112],
        [x + 124, 160],
        [x + 18, 160],
      ]),
      fill: 'second-soft',
      stroke: 'second',
    },
    { path: line(-100, 160, 740, 160), stroke: 'accent' },
  ];
};

/** Steps upwards; the last one is the new one. */
const steps: Motif = (next) => {
  const count = 6;
  const heights = Array.from({ length: count }, (_, i) => 44 + i * 38 + next() * 18);
  return heights.flatMap((height, index): CoverShape[] => {
    const x = 66 + index * 88;
    const last = index === count - 1;
    return [
      {
        path: rect(x, 312 - height, 68, height, 8),
        fill: last ? 'accent' : index % 2 === 0 ? 'second-soft' : 'surface-raised',
        stroke: last ? 'accent' : 'second',
      },
      {
        path: circle(x + 34, 312 - height - 22, 8),
        fill: last ? 'accent' : 'second',
      },
    ];
  });
};

/** Lanes with messages on them. */
const stream: Motif = (next) =>
  [96, 152, 208, 264].flatMap((y, lane): CoverShape[] => {
    const bend = 26 + next() * 16;
    const path = `M0 ${y}C110 ${r(y - bend)} 210 ${r(y - bend)} 320 ${y}S530 ${r(y + bend)} 640 ${y}`;
    const messages = Array.from({ length: 4 }, (_, i) => 70 + i * 150 + next() * 70);
    return [
      { path, stroke: lane === 1 ? 'accent' : 'border-strong' },
      ...messages.map((x, index): CoverShape => {
        const lift = -bend * 0.72 * Math.sin((x / 640) * Math.PI * 2);
        return {
          path: rect(x - 24, y + lift - 15, 48, 30, 6),
          fill: lane === 1 ? 'accent' : index % 2 === 0 ? 'second-soft' : 'surface-raised',
          stroke: lane === 1 ? 'accent' : 'second',
        };
      }),
    ];
  });

/** One point in the middle and what it reaches. */
const rays: Motif = (next) => {
  const turn = next();
  return [
    ...Array.from({ length: 14 }, (_, i): CoverShape[] => {
      const angle = ((i + turn) / 14) * Math.PI * 2;
      const reach = 118 + next() * 42;
      const [dx, dy] = [Math.cos(angle) * 1.45, Math.sin(angle)];
      return [
        {
          path: line(320 + dx * 52, 180 + dy * 52, 320 + dx * reach, 180 + dy * reach),
          stroke: i % 3 === 0 ? 'accent' : 'border-strong',
        },
        {
          path: circle(320 + dx * reach, 180 + dy * reach, i % 3 === 0 ? 15 : 10),
          fill: i % 3 === 0 ? 'accent' : 'second-soft',
          stroke: i % 3 === 0 ? 'accent' : 'second',
        },
      ];
    }).flat(),
    {
      path: poly([
        [320, 126],
        [346, 166],
        [398, 180],
        [346, 194],
        [320, 234],
        [294, 194],
        [242, 180],
        [294, 166],
      ]),
      fill: 'second',
      stroke: 'second',
    },
  ];
};

/** Sheets, of which one is a picture. */
const files: Motif = (next) => {
  const sheet = (x: number, y: number, fill: CoverColour): CoverShape[] => [
    {
      path: `M${r(x)} ${r(y)}h86l34 34v126h-120Z`,
      fill,
      stroke: 'second',
    },
    { path: `M${r(x + 86)} ${r(y)}v34h34`, stroke: 'second' },
  ];
  const y = 84 + next() * 16;
  const ruled = [0, 1, 2, 3].map(
    (row): CoverShape => ({
      path: line(118, y + 62 + row * 24, 118 + 56 + next() * 30, y + 62 + row * 24),
      stroke: 'border-strong',
    }),
  );
  return [
    ...sheet(96, y, 'surface-raised'),
    ...ruled,
    ...sheet(424, y + 8, 'second-soft'),
    ...[0, 1, 2].map(
      (row): CoverShape => ({
        path: circle(452 + row * 32, y + 100 + next() * 34, 8),
        fill: 'second',
      }),
    ),
    ...sheet(260, y + 34, 'surface-raised'),
    { path: rect(276, y + 84, 88, 82, 6), fill: 'accent-soft', stroke: 'accent' },
    {
      path: poly([
        [280, y + 162],
        [306, y + 120],
        [322, y + 142],
        [338, y + 126],
        [360, y + 162],
      ]),
      fill: 'accent',
    },
    { path: circle(344, y + 104, 8), fill: 'accent' },
  ];
};

/** Layers of a network and the way that one answer takes through it. */
const network: Motif = (next) => {
  const layers = [2, 4, 4, 1].map((count, layer) =>
    Array.from({ length: count }, (_, i) => ({
      x: 110 + layer * 140,
      y: 180 + (i - (count - 1) / 2) * 66,
    })),
  );
  const way = layers.map((nodes) => nodes[Math.floor(next() * nodes.length)]);
  const shapes: CoverShape[] = [];
  layers.forEach((nodes, layer) => {
    for (const from of nodes) {
      for (const to of layers[layer + 1] ?? []) {
        shapes.push({ path: line(from.x, from.y, to.x, to.y), stroke: 'border' });
      }
    }
  });
  way.forEach((from, layer) => {
    const to = way[layer + 1];
    if (from && to) {
      shapes.push({ path: line(from.x, from.y, to.x, to.y), stroke: 'accent' });
    }
  });
  for (const node of layers.flat()) {
    const lit = way.includes(node);
    shapes.push({
      path: circle(node.x, node.y, lit ? 23 : 19),
      fill: lit ? 'accent' : 'second-soft',
      stroke: lit ? 'accent' : 'second',
    });
  }
  return shapes;
};

/** Lines of a program. */
const code: Motif = (next) => {
  const shapes: CoverShape[] = [
    { path: rect(80, 48, 480, 264, 14), fill: 'surface-raised', stroke: 'border-strong' },
    { path: line(80, 88, 560, 88), stroke: 'border-strong' },
    ...[104, 130, 156].map((x): CoverShape => ({ path: circle(x, 68, 7), fill: 'second' })),
  ];
  [0, 1, 2, 2, 1, 0].forEach((indent, row) => {
    let x = 112 + indent * 40;
    for (let part = 0; part < 3 && x < 470; part += 1) {
      const width = 36 + next() * 80;
      const fill = (['accent', 'second', 'border-strong'] as const)[Math.floor(next() * 3)];
      shapes.push({ path: rect(x, 110 + row * 32, Math.min(width, 528 - x), 14, 7), fill });
      x += width + 14;
    }
  });
  return shapes;
};

/** Blocks that carry each other. */
const blocks: Motif = (next) => {
  const shapes: CoverShape[] = [];
  const lit = Math.floor(next() * 4);
  [1, 2, 3, 4].forEach((count, row) => {
    const width = 112;
    const y = 50 + row * 66;
    for (let i = 0; i < count; i += 1) {
      const isLit = row === 3 ? i === lit : next() > 0.78;
      shapes.push({
        path: rect(320 + (i - count / 2) * (width + 12) + 6, y, width, 54),
        fill: isLit ? 'accent' : (row + i) % 2 === 0 ? 'second-soft' : 'surface-raised',
        stroke: isLit ? 'accent' : 'second',
      });
    }
  });
  return shapes;
};

/** What each tag looks like; the keys are those of `blog/tags.yml`. */
const motifs: Record<string, Motif> = {
  ai: network,
  'apache-doris': blocks,
  'apache-gravitino': tree,
  'apache-iceberg': iceberg,
  architecture: blocks,
  catalog: tree,
  company: strata,
  data: columns,
  'data-catalog': tree,
  'data-engineering': stream,
  'data-science': files,
  'data-silos': columns,
  engineering: code,
  'generative-ai-tools': network,
  gravitino: tree,
  iceberg,
  infrastructure: blocks,
  'messaging-catalog': stream,
  'metadata-lake': tree,
  'non-tabular-data': files,
  'open-source': branches,
  programming: code,
  'release-notes': steps,
  rest: code,
  spark: rays,
  'unified-metadata': strata,
};

/** Keys that have a motif of their own. */
export const coverTags: readonly string[] = Object.keys(motifs);

/**
 * Draws the cover of a post: its first tag chooses the motif, its title the details. The same input gives the same cover.
 *
 * @param tag key of the tag; one without a motif gets that of the vendor's mark.
 * @returns shapes from back to front, within `coverSize`.
 */
export function coverShapes(title: string, tag: string): CoverShape[] {
  return (motifs[tag] ?? strata)(numbers(title));
}
