import MiniSearch from 'minisearch';
import SearchableMap from 'minisearch/SearchableMap';
import { isStopWord, isWeakWord, type QueryWord, queryWords } from './queryWords';
import { cellSeparator } from './record';
import { type PageSection, type Shard, unpackShard } from './shard';
import { stem } from './stem';
import { fold, namesOf, termsOf } from './tokenize';

/**
 * What each sign that a section answers a query is worth. Tuned on one half of the judged queries and checked on the other;
 * `npm run bench:search` prints both.
 */
const weights = {
  /** A word in a heading names the subject; in the text below it may occur in passing. */
  heading: 3.2,
  /** Keywords are what writers expect readers to call a page. */
  keywords: 2,
  /** Descriptions, link texts, and the place in the sidebar say in few words what a page is about. */
  about: 3,
  /** The first cell of a row is what the row defines. */
  key: 3,
  /** Code repeats the names that the text explains. */
  code: 0.4,
  /** A synonym, a joined word, or a corrected one may be what was meant, a longer one the more of it is typed. */
  indirect: 0.65,
  /** Exponent: a section with half the score of the best one for a word is more than half as much about it. */
  saturation: 0.7,
  /** Words such as “configure” are said in other ways by many pages; next to names they tell little. */
  weakWord: 0.15,
  /** A page with several sections about the words is about them. */
  breadth: 0.2,
  /** A heading or a keyword that is the query names its answer. */
  fit: 0.6,
  /** A text that has the query letter by letter, or the pairs of its words side by side, is what was pasted. */
  literal: 0.45,
  /** A pasted request is answered by its operation, whatever else is about the words in it. */
  operation: 3,
  /** What each step of its rank leaves of a kind of page that repeats the guides, unless the query asks for the kind. */
  rankStep: 0.75,
};
/** Scores below this share of the best aren't answers. */
const leastScore = 0.15;
/** How many are shown when no page has all the words that matter. */
const nearMatches = 5;
/** Words of titles that count only where the query has them too. */
const fillers = new Set(
  'a an and apache catalog connector for gravitino how in of on the to use using with'.split(' '),
);

/** A section that answers a query. */
export interface Match {
  section: PageSection;
  score: number;
  /** For each word of the query, the terms of the index that it stands for. */
  words: readonly ReadonlySet<string>[];
}

/** What a search finds. */
export interface RankedMatches {
  /** Best first. */
  matches: Match[];
  /** No page has all the words that matter: the matches are a few that are near. */
  isPartial: boolean;
}

/** What an index knows of the language and the pages of its site. */
export interface IndexOptions {
  /** Groups of words that mean the same to a reader. */
  synonyms?: readonly (readonly string[])[];
  /**
   * Returns the kind of the page at a path: how many steps it comes after the guides, 0 or below, and which queries ask for
   * it nevertheless. Guides have none.
   */
  kindAt?: (path: string) => { rank: number; asked: RegExp } | undefined;
}

/** What one word of the query finds; the best section has 1, what isn't found 0. */
interface Evidence {
  sections: Float32Array;
  pages: Float32Array;
  terms: ReadonlySet<string>;
  /** Its share of all the query says: words that few pages are about say most. */
  weight: number;
}

/** A section and what is looked up in it. */
interface Entry {
  section: PageSection;
  page: number;
  /** Heading, texts and names, folded. */
  text: string;
  /** The same as words, each with a space on both sides. */
  words: string;
  /** What it is called: by its heading, and a page also by its address, its keywords, and links; as stems. */
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

/** Returns the adjacent words of a folded query, except for those that say nothing. */
function wordPairs(literal: string): string[] {
  const words = literal.match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.slice(1).flatMap((word, at) => {
    const before = words[at] ?? '';
    return isStopWord(before) && isStopWord(word) ? [] : [` ${before} ${word} `];
  });
}

/** Wrong letters that are allowed in a word: one from four letters, two from six. */
const allowedEdits = ({ length }: string): number => (length < 4 ? 0 : length < 6 ? 1 : 2);

/** Returns the spellings of a word with two adjacent letters swapped. */
const swapped = (term: string): string[] =>
  Array.from(term.slice(1), (next, at) => term.slice(0, at) + next + term[at] + term.slice(at + 2));

const verbs = 'GET|POST|PUT|PATCH|DELETE|HEAD';
/** The line of the REST reference that names an operation: `GET /api/metalakes/{name}`. */
const operationLine = new RegExp(`^(${verbs}) (/\\S+)$`);
/** `delete /api/…`, `curl -X DELETE …` */
const typedVerb = new RegExp(`(?:^|-X\\s*|--request[\\s=])(${verbs})\\b`, 'i');

/**
 * Rates how well the operation that a line of the reference names is what a query asks for: 1 for the same path and verb,
 * less without a verb, least with another one, 0 for another path. Parameters have any value.
 */
export function operationFit(query: string, line: string): number {
  const [, verb, path = ''] = (query.includes('/') && operationLine.exec(line)) || [];
  const segments = path
    .split('/')
    .filter(Boolean)
    .map((segment) => (segment.startsWith('{') ? '[^/\\s"\'`?#]+' : segment));
  // A host or a proxy may precede the whole path; a part of it begins a word, and with a name.
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
    /** The share of the query that a test holds for. */
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

  /** Replaces a word that the index lacks by its parts, or by two words that were written as one. */
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

  /** Returns the stems that a word stands for as it is spelled, with what each is worth. */
  private spelled({ term, joined, isOpen }: QueryWord): Map<string, number> {
    const { synonyms = [] } = this.options;
    const compounds = joined.filter(
      (word) => this.vocabulary.has(word) || synonyms.some((group) => group.includes(word)),
    );
    const meant = [term, ...compounds].map(stem);
    const stems = new Map<string, number>();
    for (const longer of isOpen && term.length > 1 ? this.vocabulary.atPrefix(term).keys() : []) {
      // The more of a word is typed, the more likely it is meant.
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

  /** Returns the stems that a word may stand for that isn't written anywhere: of its forms, and of the nearest spellings. */
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

  /** Finds what a word says of every section and page. */
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
      // A page that has the word in passing counts little.
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

  /** Rates how well a section is called what was asked for, from 0 to 1. */
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
