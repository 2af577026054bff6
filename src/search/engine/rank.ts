import { cellSeparator } from '../record';
import type { QueryWord } from './queryWords';
import type { Section } from './shard';
import { stem } from './stem';
import { fold, namesOf } from './tokenize';

/** Texts of a section in the forms that ranking compares. */
export interface SectionText {
  level: number;
  /** Stems of the heading, each between spaces. */
  title: string;
  titleLength: number;
  /** Stems of the headings above, of the page and of its section of the site. */
  above: string;
  /** First cells of table rows, folded. */
  keys: readonly string[];
  /** Everything, folded. */
  literal: string;
}

const stems = (text: string): string[] =>
  namesOf(text).flatMap(({ whole, words }) =>
    words.length > 0 ? words.map(({ term }) => stem(term)) : [stem(whole.term)],
  );

const spaced = (terms: readonly string[]): string => ` ${terms.join(' ')} `;

/** Prepares a section for ranking. */
export function sectionText(section: Section): SectionText {
  const { hierarchy, level, heading, blocks } = section;
  const title = stems(heading);
  const above = [hierarchy.lvl0, level > 1 ? hierarchy.lvl1 : '', hierarchy.lvl2, hierarchy.lvl3]
    .slice(0, Math.max(1, level))
    .join(' ');
  return {
    level,
    title: spaced(title),
    titleLength: title.length,
    above: spaced(stems(above)),
    keys: blocks
      .filter(({ text, isCode }) => !isCode && text.includes(cellSeparator))
      .map(({ text }) => fold(text.slice(0, text.indexOf(cellSeparator)))),
    literal: fold([heading, ...blocks.map(({ text }) => text)].join('\n')),
  };
}

/** The query in the forms that ranking compares. */
export interface RankQuery {
  literal: string;
  stems: readonly string[];
  words: readonly QueryWord[];
  terms: ReadonlySet<string>;
}

/**
 * Returns the factor by which a section gains from how its texts fit the query as a whole: an equal heading, the words of
 * the query in the heading and little else, the query as a table's key or letter by letter in the text.
 */
export function rankFeatures(text: SectionText, query: RankQuery): number {
  let factor = 1;
  const titleStems = text.title.trim().split(' ');
  const meant = new Set([...query.terms].map(stem));
  const inTitle = titleStems.filter((term) => meant.has(term)).length;
  const precision = inTitle / Math.max(1, text.titleLength);
  const recall = Math.min(1, inTitle / Math.max(1, query.stems.length));
  factor += 1.2 * precision * recall;
  if (recall === 1) {
    factor += 0.5;
  }
  if (precision === 1 && recall === 1) {
    factor += 0.8;
  }
  if (query.stems.length > 1 && text.title.includes(spaced(query.stems))) {
    factor += 0.6;
  }
  if (text.keys.includes(query.literal)) {
    factor += 4;
  } else if (query.literal.length > 3 && text.literal.includes(query.literal)) {
    factor += 0.4;
  }
  return factor * (text.level === 1 ? 1.15 : text.level === 2 ? 1.05 : 1);
}
