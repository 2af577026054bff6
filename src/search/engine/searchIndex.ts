import MiniSearch from 'minisearch';
import SearchableMap from 'minisearch/SearchableMap';
import { operationFit, readOperation } from './operations';
import { isStopWord, isWeakWord, type QueryWord, queryWords } from './queryWords';
import { rankWeights } from './rankWeights';
import { cellSeparator } from './record';
import { type Section, type Shard, unpackShard } from './shard';
import { stem } from './stem';
import { fold, namesOf, termsOf } from './tokenize';

/** A section that answers a query. */
export interface Match {
  section: Section;
  score: number;
  /** For each word of the query, the terms of the index that it stands for. */
  words: readonly ReadonlySet<string>[];
}

/** What a search finds. */
export interface Found {
  /** Best first. */
  matches: Match[];
  /** No page has all the words that matter: the matches are a few that are near. */
  isPartial: boolean;
}

/** A kind of page that comes after the guides, unless a query asks for it. */
export interface PageKind {
  /** Steps after the guides; 0 or below. */
  rank: number;
  /** Matches queries that ask for the kind. */
  asked: RegExp;
}

/** What an index knows of the language and the pages of its site. */
export interface IndexOptions {
  /** Groups of words that mean the same to a reader. */
  synonyms?: readonly (readonly string[])[];
  /** Returns the kind of the page at a path; guides have none. */
  kindAt?: (path: string) => PageKind | undefined;
}

/** What one word of the query finds; the best section has 1, what isn't found 0. */
interface Evidence {
  sections: Float32Array;
  pages: Float32Array;
  terms: ReadonlySet<string>;
  /** Pages that are about the word; a page that has it in passing counts little. */
  pagesAbout: number;
}

/** Scores below this share of the best aren't answers. */
const leastShare = 0.15;
/** How many are shown when no page has all the words that matter. */
const nearMatches = 5;
/** Words of earlier keys whose evidence stays in memory. */
const cachedWords = 48;
/** Words of titles that count only where the query has them too. */
const fillers = new Set(
  'a an and apache catalog connector for gravitino how in of on the to use using with'.split(' '),
);

const stemsOf = (text: string): string[] => [
  ...new Set(
    namesOf(text).flatMap(({ whole, parts }) =>
      (parts.length > 0 ? parts : [whole]).map(({ term }) => stem(term)),
    ),
  ),
];

const firstCells = ({ blocks }: Section): string =>
  blocks
    .filter(({ text }) => text.includes(cellSeparator))
    .map(({ text }) => text.slice(0, text.indexOf(cellSeparator)))
    .join('\n');

/** The fields of a section in the index. */
const fieldsOf = (section: Section, id: number) => ({
  id,
  heading: section.heading,
  keywords: section.about?.keywords.join('\n') ?? '',
  about: [
    section.about?.description,
    ...section.links,
    section.level === 1 ? section.hierarchy.lvl0 : '',
  ].join('\n'),
  key: firstCells(section),
  text: section.blocks.map(({ text }) => text).join('\n'),
  code: section.names,
});

/** What a section is called: by its heading, and a page also by its address, its keywords, and links. */
function namesOfSection({ heading, level, path, about, links }: Section): string[][] {
  const slug = path.replace(/\/$/, '').split('/').at(-1)?.replaceAll('-', ' ') ?? '';
  const names = [heading, ...(level === 1 ? [slug] : []), ...(about?.keywords ?? []), ...links];
  return names.map(stemsOf);
}

/** Writes a folded text as its words, with a space on each side of each. */
const inWords = (text: string): string => ` ${text.replace(/[^\p{L}\p{N}\n]+/gu, ' ')} `;

/** Returns the adjacent words of a folded query, except for those that say nothing. */
function wordPairs(literal: string): string[] {
  const words = literal.match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.slice(1).flatMap((word, at) => {
    const before = words[at] ?? '';
    return isStopWord(before) && isStopWord(word) ? [] : [` ${before} ${word} `];
  });
}

/** Returns the spellings of a word with two adjacent letters swapped. */
const swapped = (term: string): string[] =>
  Array.from(
    { length: Math.max(0, term.length - 1) },
    (_, at) => term.slice(0, at) + term[at + 1] + term[at] + term.slice(at + 2),
  );

/** Wrong letters that are allowed in a word: one from four letters, two from six. */
const allowedEdits = ({ length }: string): number => (length < 4 ? 0 : length < 6 ? 1 : 2);

/** The searchable form of a set of shards. */
export class SearchIndex {
  private readonly sections: Section[];
  /** The words as they are written, each with its stem. */
  private readonly vocabulary = new SearchableMap<string>();
  private readonly index = new MiniSearch({
    fields: ['heading', 'keywords', 'about', 'key', 'text', 'code'],
    tokenize: termsOf,
    processTerm: (term) => {
      const stemmed = stem(term);
      this.vocabulary.set(term, stemmed);
      return stemmed;
    },
  });
  /** First section of each page, and the page of each section. */
  private readonly tops: number[] = [];
  private readonly pageOf: number[] = [];
  private readonly names: string[][][] = [];
  private readonly literals: string[] = [];
  private readonly plain: string[] = [];
  private readonly evidence = new Map<string, Evidence>();

  constructor(
    shards: readonly Shard[],
    private readonly options: IndexOptions,
  ) {
    this.sections = shards.flatMap(unpackShard);
    this.sections.forEach(({ path }, id) => {
      if (path !== this.sections[id - 1]?.path) {
        this.tops.push(id);
      }
      this.pageOf.push(this.tops.length - 1);
    });
    this.index.addAll(this.sections.map(fieldsOf));
  }

  /** Finds the sections that answer a query. */
  search(query: string): Found {
    const words: QueryWord[] = [];
    const found: Evidence[] = [];
    for (const word of queryWords(query).flatMap((one) => this.known(one))) {
      words.push(word);
      found.push(this.find(word));
    }
    const shares = this.sharesOf(words, found);
    const literal = fold(query.trim());
    const isLiteral = literal.length > 2 && /[^\p{L}\p{N}]/u.test(literal);
    const pairs = wordPairs(literal);
    const pageScores = this.tops.map((top, page) => this.scoreOfPage(top, page, found, shares));
    const telling = found.filter((_, at) => !isWeakWord(words[at]?.term ?? ''));
    let isPartial = !this.tops.some((_, page) => telling.every(({ pages }) => pages[page]));
    const terms = found.map((one) => one.terms);
    const matches = this.sections.flatMap((section, id): Match[] => {
      const own = sum(shares, (share, at) => share * (found[at]?.sections[id] ?? 0));
      const held = sum(shares, (share, at) => (found[at]?.sections[id] ? share : 0));
      const call = this.callFit(query, id);
      const isWhole = call > 0 || (isLiteral && this.literalOf(id).includes(literal));
      if (own === 0 && !isWhole) {
        return [];
      }
      isPartial &&= !isWhole;
      const score =
        own * held ** 2 +
        (pageScores[this.pageOf[id] ?? 0] ?? 0) +
        rankWeights.fit * this.fitOf(id, found, shares) +
        rankWeights.literal * (isWhole ? 1 : this.pairShare(id, pairs)) +
        rankWeights.operation * call;
      return [
        { section, words: terms, score: score * (call > 0 ? 1 : this.kindShare(section, query)) },
      ];
    });
    const ranked = bestOfEach(
      matches.sort((a, b) => b.score - a.score),
      ({ section }) => section.url,
    );
    if (isPartial) {
      const near = bestOfEach(ranked, ({ section }) => section.path).slice(0, nearMatches);
      return { matches: near, isPartial: near.length > 0 };
    }
    const least = leastShare * (ranked[0]?.score ?? 0);
    return { matches: ranked.filter(({ score }) => score >= least), isPartial };
  }

  /** Replaces a word that the index lacks by its parts, or by two words that were written as one. */
  private known(word: QueryWord): QueryWord[] {
    const { term, parts, isOpen } = word;
    if (this.spelled(word).size > 0) {
      return [word];
    }
    const whole = (part: string, at: number, all: readonly string[]): QueryWord => ({
      term: part,
      parts: [],
      joined: [],
      isOpen: isOpen && at === all.length - 1,
    });
    if (parts.length > 0) {
      return parts.filter((part) => !isStopWord(part)).map(whole);
    }
    for (let at = 3; at <= term.length - 3; at += 1) {
      const halves = [term.slice(0, at), term.slice(at)];
      if (halves.every((half) => !isStopWord(half) && this.vocabulary.has(half))) {
        return halves.map(whole);
      }
    }
    return [word];
  }

  /** Returns the stems that a word stands for as it is spelled, with what each is worth. */
  private spelled({ term, joined, isOpen }: QueryWord): Map<string, number> {
    const { synonyms = [] } = this.options;
    const isKnown = (word: string): boolean =>
      this.vocabulary.has(word) || synonyms.some((group) => group.includes(word));
    const compounds = joined.filter(isKnown);
    const meant = [term, ...compounds].map(stem);
    const found = new Map<string, number>();
    for (const longer of isOpen && term.length > 1 ? this.vocabulary.atPrefix(term).keys() : []) {
      // The more of a word is typed, the more likely it is meant.
      const share = (rankWeights.indirect * term.length) / longer.length;
      found.set(stem(longer), Math.max(share, found.get(stem(longer)) ?? 0));
    }
    for (const group of synonyms) {
      if (group.some((word) => meant.includes(stem(word)))) {
        for (const word of group) {
          found.set(stem(word), rankWeights.indirect);
        }
      }
    }
    for (const compound of compounds) {
      found.set(stem(compound), 1);
    }
    // “log in” isn't about logs.
    return this.vocabulary.has(term)
      ? found.set(stem(term), compounds.length > 0 ? rankWeights.indirect : 1)
      : found;
  }

  /** Returns the stems that a word may stand for that isn't written anywhere: of its forms, and of the nearest spellings. */
  private corrected({ term }: QueryWord): Map<string, number> {
    const near = [...this.vocabulary.fuzzyGet(term, allowedEdits(term))].map(
      ([, [stemmed, distance]]) => ({ stemmed, distance }),
    );
    for (const spelling of allowedEdits(term) > 0 ? swapped(term) : []) {
      if (this.vocabulary.has(spelling)) {
        near.push({ stemmed: stem(spelling), distance: 1 });
      }
    }
    const least = Math.min(...near.map(({ distance }) => distance));
    const nearest = near.filter(({ distance }) => distance === least);
    const stems = [stem(term), ...nearest.map(({ stemmed }) => stemmed)];
    return new Map(stems.map((one) => [one, rankWeights.indirect]));
  }

  private lookUp(stems: ReadonlyMap<string, number>) {
    const { heading, keywords, about, key, code } = rankWeights;
    return this.index.search(
      {
        combineWith: 'OR',
        tokenize: (term) => [term],
        processTerm: (term) => term,
        queries: [...stems.keys()],
      },
      { boost: { heading, keywords, about, key, code }, boostTerm: (term) => stems.get(term) ?? 0 },
    );
  }

  /** Finds what a word says of every section and page. */
  private find(word: QueryWord): Evidence {
    const cacheKey = [word.term, word.isOpen ? '*' : '', ...word.joined].join(' ');
    const before = this.evidence.get(cacheKey);
    if (before !== undefined) {
      return before;
    }
    const spelled = this.spelled(word);
    const results = this.lookUp(spelled.size > 0 ? spelled : this.corrected(word));
    const best = results[0]?.score ?? 1;
    const sections = new Float32Array(this.sections.length);
    const pages = new Float32Array(this.tops.length);
    for (const { id, score } of results) {
      const page = this.pageOf[id] ?? 0;
      sections[id] = (score / best) ** rankWeights.saturation;
      pages[page] = (pages[page] ?? 0) + (sections[id] ?? 0);
    }
    let pagesAbout = 0;
    this.tops.forEach((top, page) => {
      const own = sections[top] ?? 0;
      const value = own + rankWeights.breadth * Math.log1p((pages[page] ?? 0) - own);
      pages[page] = value;
      pagesAbout += Math.min(1, value) ** 2;
    });
    const terms = new Set(results.flatMap((result) => result.terms));
    const evidence = { sections, pages, terms, pagesAbout };
    if (this.evidence.size >= cachedWords) {
      this.evidence.delete(this.evidence.keys().next().value ?? '');
    }
    this.evidence.set(cacheKey, evidence);
    return evidence;
  }

  /** Weighs the words: those that few pages are about say most. */
  private sharesOf(words: readonly QueryWord[], found: readonly Evidence[]): number[] {
    const rarities = found.map(
      ({ pagesAbout, terms }, at) =>
        (terms.size > 0 ? Math.log(1 + this.tops.length / (1 + pagesAbout)) : 0) *
        (isWeakWord(words[at]?.term ?? '') ? rankWeights.weakWord : 1),
    );
    const total = sum(rarities, (rarity) => rarity) || 1;
    return rarities.map((rarity) => rarity / total);
  }

  /** Says how much a page is about the words, less where it lacks some, and how well its names are the query. */
  private scoreOfPage(
    top: number,
    page: number,
    found: readonly Evidence[],
    shares: readonly number[],
  ): number {
    const about = sum(shares, (share, at) => share * (found[at]?.pages[page] ?? 0));
    const held = sum(shares, (share, at) => (found[at]?.pages[page] ? share : 0));
    return about === 0 ? 0 : about * held + rankWeights.fit * this.fitOf(top, found, shares);
  }

  /** Says how well a section is called what was asked for, from 0 to 1. */
  private fitOf(id: number, found: readonly Evidence[], shares: readonly number[]): number {
    this.names[id] ??= namesOfSection(this.sections[id] as Section);
    let best = 0;
    for (const name of this.names[id]) {
      const matched = name.filter((one) => found.some(({ terms }) => terms.has(one)));
      if (matched.length > 0) {
        const telling = name.filter((one) => matched.includes(one) || !fillers.has(one));
        const held = sum(shares, (share, at) =>
          matched.some((one) => found[at]?.terms.has(one)) ? share : 0,
        );
        best = Math.max(best, (held ** 2 * matched.length) / telling.length);
      }
    }
    return best;
  }

  private literalOf(id: number): string {
    const { heading = '', blocks = [], names = '' } = this.sections[id] ?? {};
    this.literals[id] ??= fold([heading, ...blocks.map(({ text }) => text), names].join('\n'));
    return this.literals[id];
  }

  /** Share of the query's pairs of words that a section has side by side, as most of a pasted message does. */
  private pairShare(id: number, pairs: readonly string[]): number {
    this.plain[id] ??= inWords(this.literalOf(id));
    const text = this.plain[id];
    return pairs.length === 0
      ? 0
      : pairs.filter((pair) => text.includes(pair)).length / pairs.length;
  }

  /** Says how well a section describes the request that was pasted. */
  private callFit(query: string, id: number): number {
    if (!query.includes('/')) {
      return 0;
    }
    const { level, blocks } = this.sections[id] as Section;
    const operation = level === 1 ? readOperation(blocks[0]?.text ?? '') : undefined;
    return operation ? operationFit(query, operation) : 0;
  }

  /** What the kind of a page leaves of its score. */
  private kindShare({ path }: Section, query: string): number {
    const kind = this.options.kindAt?.(path);
    return kind === undefined || kind.asked.test(query) ? 1 : rankWeights.rankStep ** -kind.rank;
  }
}

const sum = (values: readonly number[], of: (value: number, at: number) => number): number => {
  let total = 0;
  for (let at = 0; at < values.length; at += 1) {
    total += of(values[at] ?? 0, at);
  }
  return total;
};

/** Keeps the first match of each page or address. */
function bestOfEach(matches: readonly Match[], keyOf: (match: Match) => string): Match[] {
  const best = new Map<string, Match>();
  for (const match of matches) {
    if (!best.has(keyOf(match))) {
      best.set(keyOf(match), match);
    }
  }
  return [...best.values()];
}

/** Builds the index of some shards. */
export const createSearchIndex = (
  shards: readonly Shard[],
  options: IndexOptions = {},
): SearchIndex => new SearchIndex(shards, options);
