import type { Layout } from './layout';
import { fieldNumber, fields, type Postings } from './postings';
import type { Alternative } from './queryWords';
import { rankWeights } from './rankWeights';
import type { Vocabulary } from './spelling';
import { stem } from './stem';

/** What one word of the query finds. All figures are from 0, nothing, to 1. */
export interface Evidence {
  /** How much each section holds of the word, by itself. */
  own: Float32Array;
  /** The same with the headings above it and its page. */
  inContext: Float32Array;
  /** How much each page is about it. */
  page: Float32Array;
  /** The sum of what the sections of each page hold of it by themselves. */
  breadth: Float32Array;
  /** How well the heading of each section holds it. */
  heading: Float32Array;
  /** Pages that hold it. */
  pages: number;
  /** Pages that are about it: one that is all about it counts 1, one that names it in passing next to nothing. */
  weightOfPages: number;
  /** Terms that matched. */
  terms: ReadonlySet<string>;
  /** Stems of those that are forms of the word, and how near they are. */
  near: ReadonlyMap<string, number>;
}

/** Alternatives of at most this weight don't make a heading the one that was meant. */
const farWeight = 0.3;
/** Words that an unfinished one may become. */
const prefixLimit = 80;
/** An unfinished word is worth this much of a whole one, and more the more of it is typed. */
const prefixWeight = 0.7;
const fieldCount = fields.length;
const numbers = {
  title: fieldNumber('title'),
  keywords: fieldNumber('keywords'),
  links: fieldNumber('links'),
};
/** Fields in which a word counts more the more often it occurs. */
const isCounted = fields.map((field) => ['key', 'content', 'code', 'camel'].includes(field));
/** Fields that an unfinished word of one letter is looked for in. */
const isTitle = fields.map((field) => ['title', 'keywords'].includes(field));
/** Headings or links that make half of what they can give. */
const halfHeadings = 0.6;

/** The best weight and the weighted count of a word in each field of sections or pages. */
class Tally {
  private readonly best: Float32Array;
  private readonly counts: Float32Array;

  constructor(
    size: number,
    private readonly width: number,
  ) {
    this.best = new Float32Array(size * width);
    this.counts = new Float32Array(size * width);
  }

  add(id: number, field: number, weight: number, count: number): void {
    const at = id * this.width + field;
    this.best[at] = Math.max(this.best[at] ?? 0, weight);
    this.counts[at] = (this.counts[at] ?? 0) + weight * count;
  }

  bestAt = (id: number, field: number): number => this.best[id * this.width + field] ?? 0;
  countAt = (id: number, field: number): number => this.counts[id * this.width + field] ?? 0;
}

/** Adds up independent signs. */
const or = (a: number, b: number): number => 1 - (1 - a) * (1 - b);

/** Share of a full sign that some occurrences make, fewer in a longer text. */
function saturation(count: number, length: number, mean: number): number {
  const { halfCount, lengthShare } = rankWeights;
  return count / (count + halfCount * (1 - lengthShare + (lengthShare * length) / mean));
}

/** Share of a full sign that a word makes in a field of a text. Of keywords it may be a part: “dynamic” in “dynamic partition”. */
function shareOf(field: number, count: number, length: number, mean: number): number {
  if (field === numbers.keywords) {
    return Math.min(1, count);
  }
  return isCounted[field] ? saturation(count, length, mean) : 1;
}

/** Returns the terms that an alternative stands for, with their weights. */
function expand(
  { term, weight, prefix }: Alternative,
  vocabulary: Vocabulary,
): [term: string, weight: number][] {
  if (!prefix) {
    return [[term, weight]];
  }
  return vocabulary
    .startingWith(term, prefixLimit)
    .map((longer) => [
      longer,
      longer === term
        ? weight
        : weight * (prefixWeight + ((1 - prefixWeight) * term.length) / longer.length),
    ]);
}

/** What is known of the sections of an index. */
interface Indexed {
  postings: Postings;
  vocabulary: Vocabulary;
  layout: Layout;
}

/** Finds what the terms that a word may mean say of every section and page. */
export function evidenceOf(
  alternatives: readonly Alternative[],
  { postings, vocabulary, layout }: Indexed,
): Evidence {
  const size = layout.pageOf.length;
  const sections = new Tally(size, fieldCount);
  // One field more: headings below the title.
  const pages = new Tally(layout.pages, fieldCount + 1);
  const terms = new Set<string>();
  const near = new Map<string, number>();
  const touched = new Uint8Array(size);
  for (const alternative of alternatives) {
    const titlesOnly = alternative.term.length < 2;
    for (const [term, weight] of expand(alternative, vocabulary)) {
      terms.add(term);
      if (weight > farWeight) {
        const stemmed = stem(term);
        near.set(stemmed, Math.max(near.get(stemmed) ?? 0, weight));
      }
      postings.each(term, (id, field, count) => {
        if (titlesOnly && !isTitle[field]) {
          return;
        }
        touched[id] = 1;
        sections.add(id, field, weight, count);
        const isHeading = field === numbers.title && layout.above[id] !== -1;
        pages.add(layout.pageOf[id] ?? 0, isHeading ? fieldCount : field, weight, count);
      });
    }
  }
  const { section: ofSection, page: ofPage, fromParents, fromPage } = rankWeights;
  const page = new Float32Array(layout.pages);
  let found = 0;
  let weightOfPages = 0;
  for (let id = 0; id < layout.pages; id += 1) {
    let sum = 0;
    for (let field = 0; field <= fieldCount; field += 1) {
      const best = pages.bestAt(id, field);
      if (best > 0) {
        const count = pages.countAt(id, field) / best;
        const name = fields[field];
        const share =
          field === fieldCount || field === numbers.links
            ? count / (count + halfHeadings)
            : shareOf(field, count, layout.pageLengths[id] ?? 0, layout.meanPage);
        sum = or(sum, (name === undefined ? ofPage.heading : ofPage[name]) * best * share);
      }
    }
    page[id] = sum;
    found += sum > 0 ? 1 : 0;
    weightOfPages += sum ** rankWeights.rarityOfSubject;
  }
  const own = new Float32Array(size);
  const breadth = new Float32Array(layout.pages);
  const heading = new Float32Array(size);
  const inContext = new Float32Array(size);
  for (let id = 0; id < size; id += 1) {
    if (touched[id] === 1) {
      let sum = 0;
      fields.forEach((name, field) => {
        const best = sections.bestAt(id, field);
        if (best > 0) {
          const count = sections.countAt(id, field) / best;
          const share = shareOf(field, count, postings.lengths[id] ?? 0, layout.meanSection);
          sum = or(sum, ofSection[name] * best * share);
        }
      });
      own[id] = sum;
      heading[id] = sections.bestAt(id, numbers.title);
    }
    const pageId = layout.pageOf[id] ?? 0;
    breadth[pageId] = (breadth[pageId] ?? 0) + (own[id] ?? 0);
    let parents = 0;
    for (let up = layout.above[id] ?? -1; up !== -1; up = layout.above[up] ?? -1) {
      parents = Math.max(parents, heading[up] ?? 0);
    }
    inContext[id] = or(or(own[id] ?? 0, fromParents * parents), fromPage * (page[pageId] ?? 0));
  }
  return { own, inContext, page, breadth, heading, pages: found, weightOfPages, terms, near };
}
