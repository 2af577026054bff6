import MiniSearch from 'minisearch';
import {
  type Alternative,
  alternatives,
  correctedAlternatives,
  isWeakWord,
  type Lexicon,
  type Neighbours,
  type QueryWord,
  queryWords,
  type Synonyms,
  splitWord,
} from './queryWords';
import { rankFactor, type SectionText, sectionText } from './rank';
import { cellSeparator } from './record';
import { type Section, type Shard, unpackShard } from './shard';
import { Vocabulary } from './spelling';
import { stem } from './stem';
import { camelTermsOf, fold, termsOf } from './tokenize';

/** A section that answers a query. */
export interface Match {
  section: Section;
  /** Terms of the section that matched. */
  readonly terms: ReadonlySet<string>;
  score: number;
  /** Words of the query that the headings of the section hold, from 0 to 1. */
  headingCover: number;
}

/** What an index knows of the language and the pages of its site. */
export interface IndexOptions {
  synonyms?: Synonyms;
  /** End of the path of a page that explains words; it answers what asks for a meaning. */
  definitionsPath?: string;
}

/** The searchable form of a set of shards. */
export interface SearchIndex {
  /** Returns every section that answers the query, best first. */
  search(query: string): Match[];
  readonly sections: number;
}

interface IndexedSection {
  id: number;
  title: string;
  page: string;
  parents: string;
  key: string;
  content: string;
  code: string;
  camel: string;
}

const fields = ['title', 'page', 'parents', 'key', 'content', 'code', 'camel'] as const;
const boost: Record<(typeof fields)[number], number> = {
  title: 6,
  page: 2.5,
  parents: 1.2,
  key: 3,
  content: 1,
  code: 0.4,
  camel: 0.5,
};
const searchOptions = {
  tokenize: (text: string) => [text],
  processTerm: (term: string) => term,
  boost,
};
const oneLetterOptions = { ...searchOptions, fields: ['title', 'page', 'key'] };
const isHeadingField = (field: string): boolean =>
  field === 'title' || field === 'page' || field === 'parents';
/** Alternatives of at most this weight don't make a heading the one that was meant. */
const farWeight = 0.5;
/** Dampens how often and how rarely a word stands somewhere; how the query fits as a whole says more. */
const scoreExponent = 0.6;
/** Pages outside the docs answer too, after docs that answer as well. */
const siteWeight = 0.5;
/** Asks what a word means. */
const asksMeaning = /^\s*(what\s+(is|are)\b|what['’]s\b|define\b|(meaning|definition)\s+of\b)/i;
/** What a page of definitions gains then. */
const definitionGain = 2.5;
/** What each step of page rank below 0 leaves of a score. */
const pageRankStep = 0.75;
/** Sections that hold only some of the words are shown while fewer than this hold them all. */
const enoughMatches = 5;
/** Above this share of the words' weight a section holds all that matters. */
const fullCover = 0.9;
/** What a word such as “configure” weighs beside the words that name things. */
const weakShare = 0.3;
/** Sections whose texts are compared with the query as a whole. */
const rerankLimit = 40;
const alone: Neighbours = [undefined, undefined];
/** Words of earlier keys, whose sections are still at hand. */
const cachedWords = 64;

const keysOf = (section: Section): string =>
  section.blocks
    .filter(({ text }) => text.includes(cellSeparator))
    .map(({ text }) => text.slice(0, text.indexOf(cellSeparator)))
    .join('\n');

function indexed(section: Section, id: number): IndexedSection {
  const { hierarchy, level, heading } = section;
  const parents = [hierarchy.lvl2, hierarchy.lvl3, hierarchy.lvl4, hierarchy.lvl5].slice(
    0,
    Math.max(0, level - 2),
  );
  const content = section.blocks.map(({ text }) => text).join('\n');
  return {
    id,
    title: heading,
    page: level === 1 ? '' : hierarchy.lvl1,
    parents: [hierarchy.lvl0, ...parents].join('\n'),
    key: keysOf(section),
    content,
    code: section.names,
    camel: `${heading}\n${content}\n${section.names}`,
  };
}

/** What one word of the query finds in one section. */
interface WordMatch {
  score: number;
  terms: string[];
  /** Those that are forms of the word, not words of like meaning. */
  near: string[];
  inHeading: boolean;
}

type WordMatches = ReadonlyMap<number, WordMatch>;

class MiniSearchIndex implements SearchIndex {
  private readonly all: Section[];
  private readonly texts: SectionText[];
  /** For each section the first one of the same address. */
  private readonly addresses: Int32Array;
  private readonly index: MiniSearch<IndexedSection>;
  private readonly lexicon: Lexicon;
  private readonly found = new Map<string, WordMatches>();

  constructor(
    shards: readonly Shard[],
    private readonly options: IndexOptions,
  ) {
    const { synonyms = [] } = options;
    this.all = shards.flatMap(unpackShard);
    this.texts = this.all.map(sectionText);
    const firstAt = new Map<string, number>();
    this.addresses = Int32Array.from(this.all, ({ url }, id) => {
      const first = firstAt.get(url) ?? id;
      firstAt.set(url, first);
      return first;
    });
    const counts = new Map<string, number>();
    this.index = new MiniSearch<IndexedSection>({
      fields: [...fields],
      tokenize: (text, field) => {
        const terms = field === 'camel' ? camelTermsOf(text) : termsOf(text);
        const share = field === 'title' ? 3 : field === 'code' ? 0.2 : 1;
        for (const term of terms) {
          counts.set(term, (counts.get(term) ?? 0) + share);
        }
        return terms;
      },
      processTerm: (term) => term,
    });
    this.index.addAll(this.all.map(indexed));
    const stems = new Map<string, string[]>();
    for (const term of counts.keys()) {
      const stemmed = stem(term);
      const forms = stems.get(stemmed);
      if (forms) {
        forms.push(term);
      } else {
        stems.set(stemmed, [term]);
      }
    }
    this.lexicon = { vocabulary: new Vocabulary(counts), stems, synonyms };
  }

  get sections(): number {
    return this.all.length;
  }

  search(query: string): Match[] {
    const { vocabulary } = this.lexicon;
    const words = queryWords(query, vocabulary).flatMap((word) => this.split(word));
    const neighbours = words.map((_, at): Neighbours => [words[at - 1], words[at + 1]]);
    const corrected = (at: number): WordMatches => this.corrected(words[at], neighbours[at]);
    const spelt = words.map((word, at) =>
      this.matchesOf(alternatives(word, neighbours[at] ?? alone, this.lexicon)),
    );
    let perWord = spelt.map((matches, at) => (matches.size > 0 ? matches : corrected(at)));
    if (words.length > 0 && !this.hasFullMatch(perWord)) {
      perWord = perWord.map((matches, at) => this.merge(matches, corrected(at)));
    }
    return this.rank(query, words, perWord);
  }

  /** Splits a word that the index only knows as two. */
  private split(word: QueryWord): QueryWord[] {
    const { vocabulary } = this.lexicon;
    const isKnown =
      vocabulary.has(word.term) ||
      vocabulary.hasPrefix(word.term) ||
      vocabulary.corrections(word.term, false, 1)[0]?.distance === 1;
    const halves = isKnown ? undefined : splitWord(word.term, vocabulary);
    return halves === undefined
      ? [word]
      : halves.map((term, at) => ({ term, isOpen: word.isOpen && at === 1 }));
  }

  private corrected(word: QueryWord | undefined, neighbours: Neighbours = alone): WordMatches {
    const terms = word === undefined ? [] : correctedAlternatives(word, neighbours, this.lexicon);
    return terms.length === 0 ? new Map() : this.matchesOf(terms);
  }

  private merge(first: WordMatches, second: WordMatches): WordMatches {
    return second.size === 0 ? first : new Map([...second, ...first]);
  }

  private hasFullMatch(perWord: readonly WordMatches[]): boolean {
    const [smallest, ...others] = [...perWord].sort((a, b) => a.size - b.size);
    for (const id of smallest?.keys() ?? []) {
      if (others.every((matches) => matches.has(id))) {
        return true;
      }
    }
    return false;
  }

  private matchesOf(terms: readonly Alternative[]): WordMatches {
    const key = terms
      .map(({ term, weight, prefix }) => `${term}${prefix ? '*' : ''}${weight}`)
      .join(' ');
    const known = this.found.get(key);
    if (known !== undefined) {
      return known;
    }
    const matches = new Map<number, WordMatch>();
    for (const { term, weight, prefix } of terms) {
      // One letter begins too many words to mean those inside a text.
      const options = term.length > 1 ? searchOptions : oneLetterOptions;
      for (const { id, score, match } of this.index.search(term, { ...options, prefix })) {
        const found = Object.keys(match);
        const inHeading = found.some((name) => match[name]?.some(isHeadingField));
        const near = weight > farWeight ? found : [];
        const value = weight * score ** scoreExponent;
        const known = matches.get(id);
        if (known === undefined) {
          matches.set(id, { score: value, terms: found, near, inHeading });
          continue;
        }
        // The best of the alternatives counts: a section gains nothing by holding many forms of one word.
        known.score = Math.max(known.score, value);
        known.terms = [...known.terms, ...found];
        known.near = [...known.near, ...near];
        known.inHeading ||= inHeading;
      }
    }
    if (this.found.size >= cachedWords) {
      const oldest = this.found.keys().next().value;
      this.found.delete(oldest ?? '');
    }
    this.found.set(key, matches);
    return matches;
  }

  private rank(
    query: string,
    words: readonly QueryWord[],
    perWord: readonly WordMatches[],
  ): Match[] {
    const total = this.all.length;
    const rarity = perWord.map(
      ({ size }, at) =>
        Math.log(1 + total / (1 + size)) * (isWeakWord(words[at]?.term ?? '') ? weakShare : 1),
    );
    const totalRarity = rarity.reduce((sum, value) => sum + value, 0) || 1;
    const found = new Map<number, RankedMatch>();
    perWord.forEach((matches, at) => {
      const share = (rarity[at] ?? 0) / totalRarity;
      for (const [id, { score, inHeading }] of matches) {
        const match = found.get(id) ?? this.newMatch(id, perWord);
        if (match === undefined) {
          continue;
        }
        found.set(id, match);
        match.score += score;
        match.cover += share;
        match.headingCover += inHeading ? share : 0;
      }
    });
    const meaningAt = asksMeaning.test(query) ? this.options.definitionsPath : undefined;
    const typed = query.trim();
    const literal = fold(typed);
    this.addLiteral(literal, found);
    const matches = [...found.values()];
    for (const match of matches) {
      const { tag, pageRank } = match.section;
      match.score *=
        match.cover ** 3 * (tag === 'default' ? siteWeight : 1) * pageRankStep ** -pageRank;
    }
    const full = matches.filter(({ cover }) => cover > fullCover);
    const kept = full.length >= enoughMatches ? full : matches;
    kept.sort((a, b) => b.score - a.score);
    const head = kept.slice(0, rerankLimit);
    for (const match of head) {
      const text = this.texts[match.id];
      if (meaningAt !== undefined && match.section.path.endsWith(meaningAt)) {
        match.score *= definitionGain;
      }
      if (text) {
        match.score *= rankFactor(text, {
          typed,
          literal,
          words,
          termsByWord: match.termsByWord(),
        });
      }
    }
    head.sort((a, b) => b.score - a.score);
    return this.distinct([...head, ...kept.slice(rerankLimit)]);
  }

  /** Keeps the best match of each address. */
  private distinct(matches: readonly RankedMatch[]): Match[] {
    const seen = new Uint8Array(this.addresses.length);
    return matches.filter(({ id }) => {
      const address = this.addresses[id] ?? id;
      const isNew = seen[address] === 0;
      seen[address] = 1;
      return isNew;
    });
  }

  private newMatch(id: number, perWord: readonly WordMatches[]): RankedMatch | undefined {
    const section = this.all[id];
    return section && new RankedMatch(id, section, perWord);
  }

  /** Finds what has signs that are no part of any word, such as `hdfs://`, by its letters. */
  private addLiteral(literal: string, found: Map<number, RankedMatch>): void {
    if (literal.length < 3 || (/^[\p{L}\p{N}\s]+$/u.test(literal) && found.size > 0)) {
      return;
    }
    this.texts.forEach((text, id) => {
      if (!text.literal.includes(literal)) {
        return;
      }
      const match = found.get(id) ?? this.newMatch(id, []);
      if (match !== undefined) {
        match.score ||= 1;
        match.cover = 1;
        found.set(id, match);
      }
    });
  }
}

/** A match while it is being ranked; most are never shown, so their terms are only put together when asked for. */
class RankedMatch implements Match {
  score = 0;
  headingCover = 0;
  /** Weight of the words that the section holds, from 0 to 1. */
  cover = 0;

  constructor(
    readonly id: number,
    readonly section: Section,
    private readonly perWord: readonly WordMatches[],
  ) {}

  get terms(): Set<string> {
    return new Set(this.perWord.flatMap((matches) => matches.get(this.id)?.terms ?? []));
  }

  /** Forms of each word of the query that matched. */
  termsByWord(): string[][] {
    return this.perWord.map((matches) => matches.get(this.id)?.near ?? []);
  }
}

/** Builds the index of some shards. */
export function createSearchIndex(
  shards: readonly Shard[],
  options: IndexOptions = {},
): SearchIndex {
  return new MiniSearchIndex(shards, options);
}
