import type { QueryWord } from './queryWords';
import { cellSeparator } from './record';
import type { Section } from './shard';
import { stem } from './stem';
import { fold, namesOf } from './tokenize';

/** Texts of a section in the forms that ranking compares. */
export interface SectionText {
  level: number;
  /** The heading, folded. */
  heading: string;
  /** Words of the heading, and their stems. */
  titleWords: readonly string[];
  titleStems: readonly string[];
  /** Stems of the headings above, of the page and of its section of the site. */
  above: ReadonlySet<string>;
  /** First cells of table rows, folded, and how many cells the row has. */
  keys: ReadonlyMap<string, number>;
  /** Everything, folded. */
  literal: string;
}

const wordsOf = (text: string): string[] =>
  namesOf(text).flatMap(({ whole, words }) =>
    words.length > 0 ? words.map(({ term }) => term) : [whole.term],
  );

/** Prepares a section for ranking. */
export function sectionText(section: Section): SectionText {
  const { hierarchy, level, heading, blocks, names } = section;
  const titleWords = wordsOf(heading);
  const above = [hierarchy.lvl0, hierarchy.lvl1, hierarchy.lvl2, hierarchy.lvl3, hierarchy.lvl4];
  return {
    level,
    heading: fold(heading),
    titleWords,
    titleStems: titleWords.map(stem),
    above: new Set(wordsOf(above.slice(0, Math.max(1, level)).join(' ')).map(stem)),
    keys: new Map(
      blocks
        .map(({ text }) => text.split(cellSeparator))
        .filter((cells) => cells.length > 1)
        .map((cells) => [fold(cells[0] ?? ''), cells.length]),
    ),
    literal: fold([heading, ...blocks.map(({ text }) => text), names].join('\n')),
  };
}

/** The query in the forms that ranking compares. */
export interface RankQuery {
  /** Without spaces around it. */
  typed: string;
  /** The same, folded. */
  literal: string;
  words: readonly QueryWord[];
  /** Terms of the section that each word matched. */
  termsByWord: readonly (readonly string[])[];
}

/** A name rather than words: without spaces, and with a sign or an inner capital. */
const isIdentifier = (typed: string): boolean =>
  !/\s/.test(typed) && (/[^\p{L}\p{N}]/u.test(typed) || /\p{Ll}\p{Lu}/u.test(typed));

/** Words of a title that say nothing here. */
const fillers = new Set(
  'a an and apache for gravitino how in of on the to use using with'.split(' ').map(stem),
);

/** Gains of a section, each added to a factor of 1; found by trying them on the queries of the bench. */
const gain = {
  sameTitle: 1.6,
  sameTitleStems: 1.1,
  titleHoldsAll: 0.6,
  titleShare: 1.4,
  titleHoldsQuery: 0.9,
  titleHoldsPhrase: 1.2,
  titleStartsWithQuery: 0.5,
  headingsHoldAll: 1.2,
  key: 7,
  /** For each cell beside a key: the row that defines a key has the most. */
  cell: 0.8,
  keyStart: 2,
  holdsName: 2,
  holdsPart: 1,
  holdsQuery: 0.4,
} as const;
const levelFactor = [1, 1.35, 1.05, 1, 0.97, 0.95, 0.95];

/**
 * Returns the factor by which a section gains from how its texts fit the query as a whole: an equal heading, the words of
 * the query in the heading and little else, the query as a table's key or letter by letter in the text.
 */
export function rankFactor(text: SectionText, query: RankQuery): number {
  const isName = isIdentifier(query.typed);
  const title =
    titleGain(text, query) * (isName && !text.heading.includes(query.literal) ? 0.2 : 1);
  const body =
    query.literal.length < 3
      ? 0
      : isName
        ? nameGain(text, query.literal)
        : textGain(text, query.literal);
  return (1 + title + body) * (levelFactor[text.level] ?? 1);
}

/** What the headings add. */
function titleGain(text: SectionText, { literal, words, termsByWord }: RankQuery): number {
  const telling = text.titleStems.filter((term) => !fillers.has(term));
  const meant = termsByWord.map((terms) => new Set(terms.map(stem)));
  const inTitle = meant.filter((terms) => telling.some((term) => terms.has(term))).length;
  const matched = telling.filter((term) => meant.some((terms) => terms.has(term))).length;
  const share = matched / Math.max(1, telling.length);
  const recall = inTitle / Math.max(1, words.length);
  let sum = gain.titleShare * share * recall;
  if (recall === 1) {
    sum += gain.titleHoldsAll;
    if (share === 1) {
      sum += words.every(({ term }) => text.titleWords.includes(term))
        ? gain.sameTitle
        : gain.sameTitleStems;
    }
  } else if (inTitle > 0 && meant.every((terms) => isHeld(text, terms))) {
    sum += gain.headingsHoldAll;
  }
  if (literal.length > 2 && text.heading.includes(literal)) {
    sum += gain.titleHoldsQuery + (/\s/.test(literal) ? gain.titleHoldsPhrase : 0);
    sum += text.heading.startsWith(literal) ? gain.titleStartsWithQuery : 0;
  }
  return sum;
}

const isHeld = (text: SectionText, stems: ReadonlySet<string>): boolean =>
  text.titleStems.some((term) => stems.has(term)) ||
  [...stems].some((term) => text.above.has(term));

/** What the texts below a heading add for words. */
function textGain(text: SectionText, literal: string): number {
  const cells = text.keys.get(literal) ?? 0;
  return (cells > 0 ? gain.holdsQuery : 0) + (text.literal.includes(literal) ? gain.holdsQuery : 0);
}

/** What they add for a name: most where a table defines it. */
function nameGain(text: SectionText, literal: string): number {
  const cells = text.keys.get(literal);
  if (cells !== undefined) {
    return gain.key + gain.cell * cells;
  }
  for (const key of text.keys.keys()) {
    if (key.startsWith(literal) || key.endsWith(literal)) {
      return gain.keyStart;
    }
  }
  const at = text.literal.indexOf(literal);
  if (at < 0) {
    return 0;
  }
  const next = text.literal[at + literal.length] ?? ' ';
  return /[\p{L}\p{N}]/u.test(next) ? gain.holdsPart : gain.holdsName;
}
