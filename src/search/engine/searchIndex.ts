import MiniSearch from 'minisearch';
import SearchableMap from 'minisearch/SearchableMap';
import { isStopWord, isWeakWord, type QueryWord, queryWords } from './queryWords';
import { cellSeparator } from './record';
import { type PageSection, type Shard, unpackShard } from './shard';
import { fold, namesOf, stem, termsOf } from './tokenize';

/** The weights of the ranking. They are tuned on one half of the judged queries, and checked on the other.
 * `npm run bench:search` prints both.
 */
const weights = {
  /** A word in a heading names the subject; a word in the text may be incidental. */
  heading: 3.2,
  /** Keywords are the writer's names for the subject. */
  keywords: 2,
  /** Descriptions, link texts, and the place in the sidebar summarize a page. */
  about: 3,
  /** The first cell of a row names its subject. */
  key: 3,
  /** Code only repeats names that the text explains. */
  code: 0.4,
  /** Synonyms, joined words, corrections, and completions are less certain than the word itself. */
  indirect: 0.65,
  /** Exponent: half the score for a word means more than half the relevance. */
  saturation: 0.7,
  /** Many pages express words such as “configure” differently, so they matter less than names. */
  weakWord: 0.15,
  /** Several sections about the words make the page more relevant. */
  breadth: 0.2,
  /** A heading or a keyword that equals the query is probably its answer. */
  fit: 0.6,
  /** Literal matches of the query, or of pairs of its words. */
  literal: 0.45,
  /** The operation that a pasted request calls. */
  operation: 3,
  /** The factor per rank of pages that repeat the guides, unless the query asks for their kind. */
  rankStep: 0.75,
};
/** Matches with less than this share of the best score are dropped. */
const leastScore = 0.15;
/** Number of matches if no page has all relevant words. */
const nearMatches = 5;
/** Words of titles that count only if the query has them, too. */
const fillers = new Set(
  'a an and apache catalog connector for gravitino how in of on the to use using with'.split(' '),
);

/** A section that matches a query. */
export interface Match {
  section: PageSection;
  score: number;
  /** For each word of the query, the matching terms of the index. */
  words: readonly ReadonlySet<string>[];
}

export interface RankedMatches {
  /** Best first. */
  matches: Match[];
  /** No page has all relevant words, so these are the closest matches. */
  isPartial: boolean;
}

export interface IndexOptions {
  /** Groups of words with the same meaning. */
  synonyms?: readonly (readonly string[])[];
  /** Returns the kind of the page at a path: its rank after the guides, 0 or negative, and the queries that ask for it.
   * Returns nothing for guides.
   */
  kindAt?: (path: string) => { rank: number; asked: RegExp } | undefined;
}

/** The scores of a word of the query, from 0 to 1 for the best section. */
interface Evidence {
  sections: Float32Array;
  pages: Float32Array;
  terms: ReadonlySet<string>;
  /** Rare words weigh more. */
  weight: number;
}

/** A section in the form that the search needs. */
interface Entry {
  section: PageSection;
  page: number;
  /** Folded heading, texts, and names. */
  text: string;
  /** The same text as words with spaces around them. */
  words: string;
  /** The stems of its names: the heading, keywords, link texts, and the address of a page. */
  names: string[][];
}

const stemsOf = (text: string): string[] => [
  ...new Set(
    namesOf(text).flatMap(({ whole, parts }) =>
      (parts.length > 0 ? parts : [whole]).map(({ term }) => stem(term)),
    ),
  ),
];

/** The fields of a section in the index. */
const fieldsOf = ({ heading, about, links, level, hierarchy, blocks, names }: PageSection) => ({
  heading,
  keywords: about?.keywords.join('\n') ?? '',
  about: [about?.description, ...links, level === 1 ? hierarchy.lvl0 : ''].join('\n'),
  key: blocks
    .flatMap(({ text }) => (text.includes(cellSeparator) ? text.split(cellSeparator, 1) : []))
    .join('\n'),
  text: blocks.map(({ text }) => text).join('\n'),
  code: names,
});

function entryOf(section: PageSection, page: number): Entry {
  const { heading, level, path, about, links, blocks, names } = section;
  const address = path.replace(/\/$/, '').split('/').at(-1)?.replaceAll('-', ' ') ?? '';
  const text = fold([heading, ...blocks.map((block) => block.text), names].join('\n'));
  const called = [heading, ...(level === 1 ? [address] : []), ...(about?.keywords ?? []), ...links];
  const words = ` ${text.replace(/[^\p{L}\p{N}\n]+/gu, ' ')} `;
  return { section, page, text, words, names: called.map(stemsOf) };
}

/** Returns the pairs of adjacent words of a folded query, except pairs of stop words. */
function wordPairs(literal: string): string[] {
  const words = literal.match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.slice(1).flatMap((word, at) => {
    const before = words[at] ?? '';
    return isStopWord(before) && isStopWord(word) ? [] : [` ${before} ${word} `];
  });
}

/** Returns the number of typos that a word can have: one from four letters, two from six. */
const allowedEdits = ({ length }: string): number => (length < 4 ? 0 : length < 6 ? 1 : 2);

/** Returns the spellings of a word with two adjacent letters swapped. */
const swapped = (term: string): string[] =>
  Array.from(term.slice(1), (next, at) => term.slice(0, at) + next + term[at] + term.slice(at + 2));

const verbs = 'GET|POST|PUT|PATCH|DELETE|HEAD';
/** The line of the REST reference that names an operation: `GET /api/metalakes/{name}`. */
const operationLine = new RegExp(`^(${verbs}) (/\\S+)$`);
/** `delete /api/…`, `curl -X DELETE …` */
const typedVerb = new RegExp(`(?:^|-X\\s*|--request[\\s=])(${verbs})\\b`, 'i');

/** Rates how well a query matches an operation: 1 for the same path and verb, less without a verb, even less with another verb,
 * and 0 for another path. Parameters match any value.
 */
export function operationFit(query: string, line: string): number {
  const [, verb, path = ''] = (query.includes('/') && operationLine.exec(line)) || [];
  const segments = path
    .split('/')
    .filter(Boolean)
    .map((segment) => (segment.startsWith('{') ? '[^/\\s"\'`?#]+' : segment));
  // A host or a proxy can precede the whole path. A part of the path has to start a word.
  const parts = segments
    .map((_, at) => segments.slice(at).join('/'))
    .filter((part) => !part.startsWith('['));
  const typedPath = `(?:/${segments.join('/')}|(?<![^\\s"'\`])/?(?:${parts.join('|')}))`;
  if (verb === undefined || !new RegExp(`${typedPath}/?(?=["'\`?#\\s]|$)`, 'i').test(query)) {
    return 0;
  }
  const typed = typedVerb.exec(query)?.[1]?.toUpperCase();
  return typed === verb ? 1 : typed === undefined ? 0.7 : 0.3;
}

/** The searchable form of a set of shards. */
export class SearchIndex {
  private readonly entries: Entry[] = [];
  /** First section of each page. */
  private readonly tops: number[] = [];
  /** The words as they are written, each with its stem. */
  private readonly vocabulary = new SearchableMap<string>();
  private readonly index = new MiniSearch({
    fields: ['heading', 'keywords', 'about', 'key', 'text', 'code'],
    tokenize: termsOf,
    processTerm: (term) => {
      this.vocabulary.set(term, stem(term));
      return stem(term);
    },
  });
  private readonly evidence = new Map<string, Evidence>();

  constructor(
    shards: readonly Shard[],
    private readonly options: IndexOptions,
  ) {
    shards.flatMap(unpackShard).forEach((section, id, sections) => {
      if (section.path !== sections[id - 1]?.path) {
        this.tops.push(id);
      }
      this.entries.push(entryOf(section, this.tops.length - 1));
      this.index.add({ id, ...fieldsOf(section) });
    });
  }

  /** Finds the sections that answer a query. */
  search(query: string): RankedMatches {
    const words = queryWords(query).flatMap((word) => this.known(word));
    const evidence = words.map((word) => this.find(word));
    const total = evidence.reduce((sum, { weight }) => sum + weight, 0) || 1;
    /** Returns the weighted share of the query that a function selects. */
    const share = (of: (evidence: Evidence) => number | boolean | undefined): number =>
      evidence.reduce((sum, entry) => sum + (entry.weight / total) * Number(of(entry) ?? 0), 0);
    const literal = fold(query.trim());
    const isLiteral = literal.length > 2 && /[^\p{L}\p{N}]/u.test(literal);
    const pairs = wordPairs(literal);

    const pageScores = this.tops.map((top, page) => {
      const about = share(({ pages }) => pages[page]);
      const held = about === 0 ? 0 : share(({ pages }) => Boolean(pages[page]));
      return about === 0 ? 0 : about * held + weights.fit * this.fitOf(top, evidence, share);
    });
    const telltale = evidence.filter((_, at) => !isWeakWord(words[at]?.term ?? ''));
    let isPartial = !this.tops.some((_, page) => telltale.every(({ pages }) => pages[page]));
    const terms = evidence.map((entry) => entry.terms);
    const matches = this.entries.flatMap((entry, id): Match[] => {
      const { section } = entry;
      const sectionShare = share(({ sections }) => sections[id]);
      const call = section.level === 1 ? operationFit(query, section.blocks[0]?.text ?? '') : 0;
      const isWhole = call > 0 || (isLiteral && entry.text.includes(literal));
      if (sectionShare === 0 && !isWhole) {
        return [];
      }
      isPartial &&= !isWhole;
      const sideBySide = pairs.filter((pair) => entry.words.includes(pair)).length;
      const score =
        sectionShare * share(({ sections }) => Boolean(sections[id])) ** 2 +
        (pageScores[entry.page] ?? 0) +
        weights.fit * this.fitOf(id, evidence, share) +
        weights.literal * (isWhole ? 1 : sideBySide / Math.max(1, pairs.length)) +
        weights.operation * call;
      const kind = call > 0 ? undefined : this.options.kindAt?.(section.path);
      const steps = kind === undefined || kind.asked.test(query) ? 0 : -kind.rank;
      return [{ section, words: terms, score: score * weights.rankStep ** steps }];
    });
    const ranked = bestOfEach(
      matches.sort((a, b) => b.score - a.score),
      ({ section }) => section.url,
    );
    if (isPartial) {
      const near = bestOfEach(ranked, ({ section }) => section.path).slice(0, nearMatches);
      return { matches: near, isPartial: near.length > 0 };
    }
    const least = leastScore * (ranked[0]?.score ?? 0);
    return { matches: ranked.filter(({ score }) => score >= least), isPartial };
  }

  /** Splits a word that the index lacks into its parts, or into two words. */
  private known(word: QueryWord): QueryWord[] {
    const { term, parts, isOpen } = word;
    if (this.spelled(word).size > 0) {
      return [word];
    }
    const cuts = Array.from({ length: Math.max(0, term.length - 5) }, (_, at) => [
      term.slice(0, at + 3),
      term.slice(at + 3),
    ]);
    const pieces =
      parts.length > 0
        ? parts.filter((part) => !isStopWord(part))
        : cuts.find((halves) =>
            halves.every((half) => !isStopWord(half) && this.vocabulary.has(half)),
          );
    return (
      pieces?.map((piece, at) => ({
        term: piece,
        parts: [],
        joined: [],
        isOpen: isOpen && at === pieces.length - 1,
      })) ?? [word]
    );
  }

  /** Returns the stems and weights of a correctly spelled word. */
  private spelled({ term, joined, isOpen }: QueryWord): Map<string, number> {
    const { synonyms = [] } = this.options;
    const compounds = joined.filter(
      (word) => this.vocabulary.has(word) || synonyms.some((group) => group.includes(word)),
    );
    const meant = [term, ...compounds].map(stem);
    const stems = new Map<string, number>();
    for (const longer of isOpen && term.length > 1 ? this.vocabulary.atPrefix(term).keys() : []) {
      // The more letters of a word are typed, the likelier it is.
      const share = (weights.indirect * term.length) / longer.length;
      stems.set(stem(longer), Math.max(share, stems.get(stem(longer)) ?? 0));
    }
    for (const group of synonyms) {
      if (group.some((word) => meant.includes(stem(word)))) {
        for (const word of group) {
          stems.set(stem(word), weights.indirect);
        }
      }
    }
    for (const compound of compounds) {
      stems.set(stem(compound), 1);
    }
    // “log in” isn't about logs.
    return this.vocabulary.has(term)
      ? stems.set(stem(term), compounds.length > 0 ? weights.indirect : 1)
      : stems;
  }

  /** Returns the stems and weights of an unknown word: its forms, and the closest spellings. */
  private corrected({ term }: QueryWord): Map<string, number> {
    const edits = allowedEdits(term);
    const spellings =
      edits === 0 ? [] : swapped(term).filter((spelling) => this.vocabulary.has(spelling));
    const near = [
      ...this.vocabulary.fuzzyGet(term, edits).values(),
      ...spellings.map((spelling): [string, number] => [stem(spelling), 1]),
    ];
    const least = Math.min(...near.map(([, distance]) => distance));
    const nearest = near.filter(([, distance]) => distance === least).map(([stemmed]) => stemmed);
    return new Map([stem(term), ...nearest].map((stemmed) => [stemmed, weights.indirect]));
  }

  /** Scores all sections and pages for a word. */
  private find(word: QueryWord): Evidence {
    const cacheKey = [word.term, word.isOpen ? '*' : '', ...word.joined].join(' ');
    const known = this.evidence.get(cacheKey);
    if (known !== undefined) {
      return known;
    }
    const spelled = this.spelled(word);
    const stems = spelled.size > 0 ? spelled : this.corrected(word);
    const { heading, keywords, about, key, code } = weights;
    const results = this.index.search([...stems.keys()].join(' '), {
      tokenize: (text) => text.split(' '),
      processTerm: (term) => term,
      boost: { heading, keywords, about, key, code },
      boostTerm: (term) => stems.get(term) ?? 0,
    });
    const sections = new Float32Array(this.entries.length);
    const pages = new Float32Array(this.tops.length);
    for (const { id, score } of results) {
      const value = (score / (results[0]?.score ?? 1)) ** weights.saturation;
      const page = this.entries[id]?.page ?? 0;
      sections[id] = value;
      pages[page] = (pages[page] ?? 0) + value;
    }
    let pagesAbout = 0;
    this.tops.forEach((top, page) => {
      const topValue = sections[top] ?? 0;
      const value = topValue + weights.breadth * Math.log1p((pages[page] ?? 0) - topValue);
      pages[page] = value;
      // Incidental occurrences count little.
      pagesAbout += Math.min(1, value) ** 2;
    });
    const weight =
      results.length === 0
        ? 0
        : Math.log(1 + this.tops.length / (1 + pagesAbout)) *
          (isWeakWord(word.term) ? weights.weakWord : 1);
    const terms = new Set(results.flatMap((result) => result.terms));
    const evidence = { sections, pages, terms, weight };
    this.evidence.set(cacheKey, evidence);
    return evidence;
  }

  /** Rates how well the names of a section match the query, from 0 to 1. */
  private fitOf(
    id: number,
    evidence: readonly Evidence[],
    share: (of: (evidence: Evidence) => boolean) => number,
  ): number {
    const fits = (this.entries[id]?.names ?? []).map((name) => {
      const matched = name.filter((term) => evidence.some(({ terms }) => terms.has(term)));
      if (matched.length === 0) {
        return 0;
      }
      const relevant = name.filter((term) => matched.includes(term) || !fillers.has(term));
      const held = share(({ terms }) => matched.some((term) => terms.has(term)));
      return (held ** 2 * matched.length) / relevant.length;
    });
    return Math.max(0, ...fits);
  }
}

/** Keeps the first match of each page or address. */
const bestOfEach = (matches: readonly Match[], keyOf: (match: Match) => string): Match[] => {
  const seen = new Set<string>();
  return matches.filter((match) => !seen.has(keyOf(match)) && seen.add(keyOf(match)));
};

/** Builds the index of some shards. */
export const createSearchIndex = (
  shards: readonly Shard[],
  options: IndexOptions = {},
): SearchIndex => new SearchIndex(shards, options);
