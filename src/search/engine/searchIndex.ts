import { type ApiCall, operationFit, readApiCall, readOperation } from './apiPath';
import { type Evidence, evidenceOf } from './evidence';
import { groupBy } from './groupBy';
import { type Layout, layoutOf } from './layout';
import { Postings } from './postings';
import { proximity, stemsInOrder } from './proximity';
import {
  type AdjacentWords,
  type Alternative,
  alternatives,
  correctedAlternatives,
  isStopWord,
  isWeakWord,
  type Lexicon,
  type QueryWord,
  queryWords,
  type Synonyms,
  splitWord,
} from './queryWords';
import {
  comparable,
  isIdentifier,
  literalFit,
  type RankQuery,
  type SectionText,
  sectionText,
  titleFit,
} from './rank';
import { rankWeights } from './rankWeights';
import { type Section, type Shard, unpackShard } from './shard';
import { Vocabulary } from './spelling';
import { stem } from './stem';

/** A section that answers a query. */
export interface Match {
  section: Section;
  /** Terms that the query stands for. */
  readonly terms: ReadonlySet<string>;
  score: number;
  /** Words of the query that the headings of the section hold, from 0 to 1. */
  headingCover: number;
}

/** What a search finds. */
export interface Found {
  /** Best first. */
  matches: Match[];
  /** No page has all the words that matter: the matches are a few that are near. */
  isPartial: boolean;
}

/** What an index knows of the language and the pages of its site. */
export interface IndexOptions {
  synonyms?: Synonyms;
  /** End of the path of a page that explains words; it answers what asks for a meaning. */
  definitionsPath?: string;
  /** Words of a query that ask for the kind of page at a path. */
  wordsOfKind?: (path: string) => readonly string[];
}

/** Asks what a word means. */
const asksMeaning =
  /^\s*(what\s+(is|are)\b|what['’]s\b|what\s+do(es)?\b.*\bmean|define\b|(meaning|definition)\s+of\b)/i;
/** Scores below this share of the best aren't answers. */
const leastShare = 0.15;
/** How many are shown when no page has all the words that matter. */
const nearMatches = 5;
/** Pages whose headings are compared with the query. */
const rerankLimit = 40;
/** A word that stands no more often may be two that were written as one. */
const rareCount = 1;
/** Words that stand more often than this may be written as one though they never stand side by side. */
const commonCount = 5;
/** Words of earlier keys, whose evidence is still in memory. */
const cachedWords = 48;

/** The searchable form of a set of shards. */
export class SearchIndex {
  private readonly all: Section[];
  private readonly texts: SectionText[] = [];
  /** The words of each section in their order, once they have been asked for. */
  private readonly orders: string[][] = [];
  private readonly postings: Postings;
  private readonly layout: Layout;
  private readonly lexicon: Lexicon;
  private readonly known = new Map<string, Evidence>();
  /** Stems of the words that name kinds of pages. */
  private readonly kindStems: ReadonlySet<string>;
  /** First section of each page. */
  private readonly tops: number[] = [];
  /** Pages that describe a request, by their first section. */
  private readonly operations: [number, ApiCall][];

  constructor(
    shards: readonly Shard[],
    private readonly options: IndexOptions,
  ) {
    this.all = shards.flatMap(unpackShard);
    this.postings = new Postings(this.all);
    this.layout = layoutOf(this.all, this.postings.lengths);
    this.layout.pageOf.forEach((page, id) => {
      this.tops[page] ??= id;
    });
    this.operations = this.tops.flatMap((id): [number, ApiCall][] => {
      const operation = readOperation(this.all[id]?.blocks[0]?.text ?? '');
      return operation ? [[id, operation]] : [];
    });
    const { counts } = this.postings;
    const stems = groupBy(counts.keys(), stem);
    const { synonyms = [], wordsOfKind } = options;
    this.kindStems = new Set(
      this.all
        .flatMap(({ path, level }) => (level === 1 ? (wordsOfKind?.(path) ?? []) : []))
        .map(stem),
    );
    const stemCounts = new Map([...stems].map(([stemmed, forms]) => [stemmed, forms.length]));
    this.lexicon = {
      vocabulary: new Vocabulary(counts),
      stemVocabulary: new Vocabulary(stemCounts),
      stems,
      synonyms,
    };
  }

  search(query: string): Found {
    const { vocabulary } = this.lexicon;
    const typed = queryWords(query, vocabulary, this.lexicon.synonyms);
    const words = typed.flatMap((word) => this.split(word));
    const found = words.map((word, at) => {
      const { term, isOpen } = word;
      const adjacent: AdjacentWords = [words[at - 1], words[at + 1]];
      const spelt = alternatives(word, adjacent, this.lexicon);
      const evidence = this.evidenceOf(spelt);
      const isWritten = vocabulary.has(term) || (isOpen && vocabulary.hasPrefix(term));
      return evidence.pages > 0 && isWritten
        ? evidence
        : this.evidenceOf([...spelt, ...correctedAlternatives(word, adjacent, this.lexicon)]);
    });
    return this.rank(query, words, found);
  }

  /** Splits a word that the index knows as two, and hardly or not at all as one. */
  private split(word: QueryWord): QueryWord[] {
    const { vocabulary } = this.lexicon;
    if (word.isName) {
      return [word];
    }
    const isKnown = vocabulary.has(word.term)
      ? vocabulary.count(word.term) > rareCount
      : vocabulary.hasPrefix(word.term) ||
        vocabulary.corrections(word.term, false, 1)[0]?.distance === 1;
    const halves = isKnown ? undefined : splitWord(word.term, this.lexicon);
    // “salesforce” isn't about a sales force, nor “overwritten” about what is written over.
    return halves?.every((half) => vocabulary.count(half) > commonCount && !isStopWord(half))
      ? halves.map((term, at) => ({ term, isOpen: word.isOpen && at === 1, isName: false }))
      : [word];
  }

  private evidenceOf(list: readonly Alternative[]): Evidence {
    const key = list
      .map(({ term, weight, prefix }) => `${term}${prefix ? '*' : ''}${weight}`)
      .join(' ');
    const known = this.known.get(key);
    if (known !== undefined) {
      return known;
    }
    const evidence = evidenceOf(list, {
      postings: this.postings,
      vocabulary: this.lexicon.vocabulary,
      layout: this.layout,
    });
    if (this.known.size >= cachedWords) {
      const oldest = this.known.keys().next().value;
      this.known.delete(oldest ?? '');
    }
    this.known.set(key, evidence);
    return evidence;
  }

  /** Whether a page has all the words that matter. */
  private isHeldByOnePage(words: readonly QueryWord[], found: readonly Evidence[]): boolean {
    const telling = found.filter((_, at) => !isWeakWord(words[at]?.term ?? ''));
    return this.tops.some((_, page) => telling.every((evidence) => (evidence.page[page] ?? 0) > 0));
  }

  private rank(query: string, words: readonly QueryWord[], found: readonly Evidence[]): Found {
    const { layout } = this;
    const typed = query.trim();
    const operations = this.operationsLike(typed);
    const rarity = found.map(
      ({ weightOfPages }, at) =>
        Math.log(1 + layout.pages / (rankWeights.rarityFloor + weightOfPages)) *
        this.weightOf(words[at]?.term ?? ''),
    );
    const total = rarity.reduce((sum, value) => sum + value, 0) || 1;
    const shares = rarity.map((value) => value / total);
    const asked: RankQuery = {
      typed,
      literal: comparable(typed),
      identifiers: typed.split(/\s+/).filter(isIdentifier).map(comparable),
      isCall: operations.size > 0,
      phraseShare: 0,
      meant: new Set(found.flatMap(({ near }) => [...near.keys()])),
      words: found.map((evidence, at) => ({
        evidence,
        term: words[at]?.term ?? '',
        share: shares[at] ?? 0,
      })),
    };
    const literal = new Set([...this.literalSections(asked), ...operations.keys()]);
    asked.phraseShare = 1 - Math.log(1 + literal.size) / Math.log(1 + this.all.length);
    const pageScores = this.pageScores(asked);
    const isPartial = words.length > 0 && literal.size === 0 && !this.isHeldByOnePage(words, found);
    const terms = new Set(found.flatMap((evidence) => [...evidence.terms]));

    const matches: RankedMatch[] = [];
    this.all.forEach((section, id) => {
      let score = 0;
      let headingCover = 0;
      let ownSum = 0;
      let ownCover = 0;
      found.forEach(({ own, inContext, heading }, at) => {
        const share = shares[at] ?? 0;
        score += share * (inContext[id] ?? 0);
        headingCover += (heading[id] ?? 0) > 0 ? share : 0;
        ownSum += share * (own[id] ?? 0);
        ownCover += (own[id] ?? 0) > 0 ? share : 0;
      });
      if (ownCover === 0 && !literal.has(id)) {
        return;
      }
      const page = layout.pageOf[id] ?? 0;
      matches.push({
        id,
        page,
        section,
        score:
          rankWeights.sectionShare * score +
          rankWeights.ownShare * ownSum * ownCover ** 2 +
          (pageScores[page] ?? 0) +
          rankWeights.operation * (operations.get(id) ?? 0),
        headingCover,
        terms,
      });
    });
    const ranked = bestOfEach(
      this.rerank(matches, asked, asksMeaning.test(query)),
      ({ section }) => section.url,
    );
    if (isPartial) {
      return { matches: bestOfEach(ranked, ({ page }) => page).slice(0, nearMatches), isPartial };
    }
    const least = leastShare * (ranked[0]?.score ?? 0);
    return { matches: ranked.filter(({ score }) => score >= least), isPartial };
  }

  /** What a word weighs beside words that name things. */
  private weightOf(term: string): number {
    if (isWeakWord(term)) {
      return rankWeights.weakWord;
    }
    return this.kindStems.has(stem(term)) ? rankWeights.kindWord : 1;
  }

  /** What each page gains by being about the words of the query. */
  private pageScores({ words }: RankQuery): Float32Array {
    const scores = new Float32Array(this.layout.pages);
    for (let page = 0; page < scores.length; page += 1) {
      let sum = 0;
      let cover = 0;
      let breadth = 0;
      let weakest = 1;
      for (const { evidence, share, term } of words) {
        const value = evidence.page[page] ?? 0;
        weakest = isWeakWord(term) ? weakest : Math.min(weakest, value);
        sum += share * value;
        breadth += share * (evidence.breadth[page] ?? 0);
        cover += value > 0 ? share : 0;
      }
      scores[page] =
        rankWeights.pageShare * sum * cover ** rankWeights.coverage +
        rankWeights.weakest * weakest +
        rankWeights.breadth * Math.log1p(breadth);
    }
    return scores;
  }

  /** Compares the headings of the best pages with the query, and puts sections in their final order. */
  private rerank(matches: RankedMatch[], asked: RankQuery, isMeaningAsked: boolean): RankedMatch[] {
    matches.sort((a, b) => b.score - a.score);
    const pages = new Set<number>();
    const { definitionsPath, wordsOfKind } = this.options;
    const typedStems = new Set(stemsInOrder(asked.literal));
    const head = matches.filter(({ page }) => {
      if (pages.size < rerankLimit) {
        pages.add(page);
      }
      return pages.has(page);
    });
    const pageFits = new Map(
      [...pages].map((page) => [page, titleFit(this.textOf(this.tops[page] ?? 0), asked)]),
    );
    const gains = proximity(head, asked.words, (id) => this.orderOf(id));
    head.forEach((match, at) => {
      const { section, page } = match;
      const text = this.textOf(match.id);
      const fit = titleFit(text, asked);
      match.score +=
        rankWeights.pageFit * (pageFits.get(page) ?? 0) +
        rankWeights.sectionFit * fit +
        literalFit(text, asked) +
        rankWeights.proximity * (gains[at] ?? 0);
      if (isMeaningAsked && definitionsPath && section.path.endsWith(definitionsPath)) {
        match.score += rankWeights.definition * fit;
      } else if (section.pageRank < 0 && !asked.isCall) {
        const isNamed = wordsOfKind?.(section.path).some((word) => typedStems.has(stem(word)));
        match.score *= isNamed ? rankWeights.namedKind : rankWeights.rankStep ** -section.pageRank;
      }
    });
    head.sort((a, b) => b.score - a.score);
    const shown = new Map<number, number>();
    for (const match of head) {
      const before = shown.get(match.page) ?? 0;
      shown.set(match.page, before + 1);
      match.score *= rankWeights.nextSection ** before;
    }
    return head.sort((a, b) => b.score - a.score);
  }

  private textOf(id: number): SectionText {
    this.texts[id] ??= sectionText(this.all[id] as Section);
    return this.texts[id];
  }

  private orderOf(id: number): string[] {
    this.orders[id] ??= stemsInOrder(this.textOf(id).literal);
    return this.orders[id];
  }

  /** Finds the operations that may be what was typed, and how well they fit. */
  private operationsLike(typed: string): Map<number, number> {
    const call = readApiCall(typed);
    if (call === undefined) {
      return new Map();
    }
    return new Map(
      this.operations.flatMap(([id, known]): [number, number][] => {
        const fit = operationFit(call, known);
        return fit > 0 ? [[id, fit]] : [];
      }),
    );
  }

  /** Finds text with characters outside of words, such as `hdfs://`, by its letters. */
  private literalSections({ literal, words }: RankQuery): Set<number> {
    const found = new Set<number>();
    const isWord =
      /^[\p{L}\p{N}]+$/u.test(literal) && words.some(({ evidence }) => evidence.pages > 0);
    if (literal.length < 3 || isWord) {
      return found;
    }
    this.all.forEach((_, id) => {
      if (this.textOf(id).literal.includes(literal)) {
        found.add(id);
      }
    });
    return found;
  }
}

/** A match while it is being ranked. */
interface RankedMatch extends Match {
  id: number;
  page: number;
}

/** Keeps the first match of each page or address. */
function bestOfEach(
  matches: readonly RankedMatch[],
  keyOf: (match: RankedMatch) => string | number,
): RankedMatch[] {
  const seen = new Set<string | number>();
  return matches.filter((match) => !seen.has(keyOf(match)) && seen.add(keyOf(match)));
}

/** Builds the index of some shards. */
export const createSearchIndex = (
  shards: readonly Shard[],
  options: IndexOptions = {},
): SearchIndex => new SearchIndex(shards, options);
