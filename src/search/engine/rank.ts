import type { Evidence } from './evidence';
import { rankWeights } from './rankWeights';
import { cellSeparator } from './record';
import type { Section } from './shard';
import { stem } from './stem';
import { fold, namesOf } from './tokenize';

/** What a section or a page is called, in the forms that ranking compares. */
interface Name {
  /** Folded. */
  text: string;
  words: readonly string[];
  stems: readonly string[];
  /** How much it says, from 0 to 1: a keyword less than the title. */
  weight: number;
}

/** Texts of a section in the forms that ranking compares. */
export interface SectionText {
  /** The heading, and for a page also what its address, its keywords and links call it. */
  names: readonly Name[];
  /** First cells of table rows, folded, and how many cells the row has. */
  keys: ReadonlyMap<string, number>;
  /** Everything, folded. */
  literal: string;
}

const weightOf = { title: 1, slug: 0.9, keyword: 0.75, link: 0.6 };

/** Names a page by the words of its address: `iceberg-rest-service`. */
const slugOf = (path: string): string =>
  (path.replace(/\/$/, '').split('/').at(-1) ?? '').replaceAll('-', ' ');

const nameOf = (text: string, weight: number): Name => {
  const words = wordsOf(text);
  return { text: fold(text), words, stems: words.map(stem), weight };
};

const wordsOf = (text: string): string[] =>
  namesOf(text).flatMap(({ whole, words }) =>
    words.length > 0 ? words.map(({ term }) => term) : [whole.term],
  );

/** The form in which texts are compared letter by letter: folded, and a shell's variable written one way, without braces. */
export const comparable = (text: string): string => fold(text).replace(/\$\{(\w+)\}/g, '$$$1');

/** Prepares a section for ranking. */
export function sectionText(section: Section): SectionText {
  const { level, heading, blocks, names, about, linkTexts, path } = section;
  return {
    names: [
      nameOf(heading, weightOf.title),
      ...(level === 1 ? [nameOf(slugOf(path), weightOf.slug)] : []),
      ...(about?.keywords ?? []).map((text) => nameOf(text, weightOf.keyword)),
      ...linkTexts.map((text) => nameOf(text, weightOf.link)),
    ],
    keys: new Map(
      blocks
        .map(({ text }) => text.split(cellSeparator))
        .filter((cells) => cells.length > 1)
        .map((cells) => [comparable(cells[0] ?? ''), cells.length]),
    ),
    literal: comparable([heading, ...blocks.map(({ text }) => text), names].join('\n')),
  };
}

/** The query in the forms that ranking compares. */
export interface RankQuery {
  /** Without spaces around it. */
  typed: string;
  /** The same as texts are compared. */
  literal: string;
  /** Names among its words, in the same form. */
  identifiers: readonly string[];
  /** Whether it is a request that the reference describes. */
  isCall: boolean;
  /** What each word finds, and its share of the query: rare words have more. */
  words: readonly { term: string; evidence: Evidence; share: number }[];
  /** How much a section tells by holding the query letter by letter, from 0 to 1: more the fewer do. */
  phraseShare: number;
  /** Stems that a word of the query may mean. */
  meant: ReadonlySet<string>;
}

/** A name rather than words: without spaces, and with a sign or an inner capital. */
export const isIdentifier = (typed: string): boolean =>
  !/\s/.test(typed) && (/[^\p{L}\p{N}]/u.test(typed) || /\p{Ll}\p{Lu}/u.test(typed));

/** Words of a title that say little here: they count only where the query has them too. */
const fillers = new Set(
  'a an and apache catalog connector for gravitino how in of on the to use using with'
    .split(' ')
    .map(stem),
);

/** What a heading gains that has exactly the words of the query, or other forms of them. */
const sameWords = 0.5;
const sameStems = 0.35;
/** What a name gains that is the query, with the words that say nothing by themselves: “sign in”. */
const sameText = 0.3;

/** Says how well a name is what was asked for, from 0 to 1.5. */
function fitOfName(name: Name, { words, meant, literal }: RankQuery): number {
  let matched = 0;
  let telling = 0;
  for (const term of name.stems) {
    const isMeant = meant.has(term);
    matched += isMeant ? 1 : 0;
    telling += isMeant || !fillers.has(term) ? 1 : 0;
  }
  if (matched === 0) {
    return 0;
  }
  let recall = 0;
  let isWhole = true;
  for (const { evidence, share } of words) {
    let best = 0;
    for (const term of name.stems) {
      best = Math.max(best, evidence.near.get(term) ?? 0);
    }
    recall += share * best;
    isWhole &&= best > 0;
  }
  const precision = matched / telling;
  const isSame = isWhole && precision === 1;
  const same = words.every(({ term }) => name.words.includes(term)) ? sameWords : sameStems;
  const asTyped = name.text === literal ? sameText : 0;
  return name.weight * (recall * (0.4 + 0.6 * precision) + (isSame ? same * recall : 0) + asTyped);
}

/** Says how well the heading of a section, or what else a page is called, is what was asked for. */
export const titleFit = (text: SectionText, query: RankQuery): number =>
  text.names.reduce((best, name) => Math.max(best, fitOfName(name, query)), 0);

/** Says what the query as it was typed adds: as a heading, as a table's key, letter by letter in the text. */
export function literalFit(text: SectionText, query: RankQuery): number {
  const { literal, typed, isCall, phraseShare, identifiers } = query;
  const { phraseInTitle, phraseInText, phraseIsKey, nameAmongWords } = rankWeights;
  if (literal.length < 3) {
    return 0;
  }
  if (isIdentifier(typed)) {
    return nameFit(text, literal);
  }
  let sum = 0;
  if (/\s/.test(literal)) {
    sum += text.names[0]?.text.includes(literal) ? phraseInTitle : 0;
    sum += text.literal.includes(literal) ? phraseInText * phraseShare : 0;
    sum += text.keys.has(literal) ? phraseIsKey * phraseShare : 0;
    // `--conf spark.plugins`: a name among words.
    sum += isCall
      ? 0
      : nameAmongWords * Math.max(0, ...identifiers.map((name) => nameFit(text, name)));
  }
  return sum;
}

/** What a name adds: most where a table defines it. */
function nameFit(text: SectionText, literal: string): number {
  const { nameIsKey, nameInText, cell } = rankWeights;
  const cells = text.keys.get(literal);
  if (cells !== undefined) {
    return nameIsKey + cell * cells;
  }
  const at = text.literal.indexOf(literal);
  if (at < 0) {
    return 0;
  }
  const next = text.literal[at + literal.length] ?? ' ';
  return /[\p{L}\p{N}]/u.test(next) ? nameInText / 2 : nameInText;
}
