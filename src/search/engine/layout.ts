import type { Section } from './shard';

/** How sections and pages lie to each other. */
export interface Layout {
  /** Number of the page of each section. */
  pageOf: Int32Array;
  /** The section of the heading above, or -1 at the top of a page. */
  above: Int32Array;
  /** Terms below the headings of each page. */
  pageLengths: Float32Array;
  pages: number;
  meanSection: number;
  meanPage: number;
}

/** Finds how sections lie; the sections of a page come one after the other, its h1 first. */
export function layoutOf(sections: readonly Section[], lengths: Float32Array): Layout {
  const pageOf = new Int32Array(sections.length);
  const above = new Int32Array(sections.length).fill(-1);
  let pages = 0;
  let path = '';
  let open: number[] = [];
  sections.forEach((section, id) => {
    if (section.path !== path || id === 0) {
      path = section.path;
      pages += 1;
      open = [];
    }
    pageOf[id] = pages - 1;
    while (open.length > 0 && (sections[open.at(-1) ?? 0]?.level ?? 0) >= section.level) {
      open.pop();
    }
    above[id] = open.at(-1) ?? -1;
    open.push(id);
  });
  const pageLengths = new Float32Array(pages);
  lengths.forEach((length, id) => {
    const page = pageOf[id] ?? 0;
    pageLengths[page] = (pageLengths[page] ?? 0) + length;
  });
  const total = lengths.reduce((sum, length) => sum + length, 0);
  return {
    pageOf,
    above,
    pageLengths,
    pages,
    meanSection: Math.max(1, total / Math.max(1, sections.length)),
    meanPage: Math.max(1, total / Math.max(1, pages)),
  };
}
