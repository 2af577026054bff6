import { fold, namesOf } from './tokenize';

/** Words without a meaning of their own. */
const stopWords = new Set(
  `a about after again already always anybody anyone anything both each either ever everybody
  everyone everything few itself myself never nobody nothing quite really several somebody someone
  something still themselves yourself all also am an and another any are as at be because been
  before being but by can cannot could did do does doing for from get give go had has have having
  help how i if in into is it its just know let like make many may me mean means might more much
  must my no not of off on one only or other our out over own possible please same shall should
  show so some such take tell than that the their them then there these they thing things this
  those to too try under until up us use used uses using very want wants was way we were what when
  where which while who whom whose why will with without would yet you your`.split(/\s+/),
);

/** Verbs and other words that many pages express differently. */
const weakWords = new Set(
  `ask asks become becomes begin believe bring came come comes exist exists getting going good
  great happen happened happens hard look looks makes need needs say says seem seems talk talks
  telling think went add allow available call change configure default define different enable
  example find list new run see set setup start support supported turn work works`.split(/\s+/),
);

/** Matches “can't” and “doesn't”, and the endings of “what's” and “server's”. */
const contraction =
  /(?<![\p{L}\p{N}])\p{L}+n['’]t(?![\p{L}\p{N}])|['’](?:s|re|ve|ll|d|m)(?![\p{L}\p{N}])/giu;

/** A word of the query. */
export interface QueryWord {
  /** As typed, folded. */
  term: string;
  /** The parts of a name, such as `http` and `port` of `httpPort`. */
  parts: readonly string[];
  /** The word joined with its neighbors: “key store” for `keystore`, “log in” for `login`. */
  joined: readonly string[];
  /** Whether the reader may still be typing it. */
  isOpen: boolean;
}

/** Checks whether the search ignores a word. */
export const isStopWord = (term: string): boolean => stopWords.has(term);

/** Checks whether a page can match without this word. */
export const isWeakWord = (term: string): boolean => weakWords.has(term);

/** Splits a query into words without stop words. The last word is open if no space follows it. */
export function queryWords(query: string): QueryWord[] {
  const meant = namesOf(query.replace(contraction, ' '));
  const names = meant.length > 0 ? meant : namesOf(query);
  const terms = names.map(({ whole }) => whole.term);
  const isEnded = fold(query).trimEnd() !== fold(query);
  const words = names.map(({ whole: { term }, parts }, at): QueryWord => {
    const [before, after] = [terms[at - 1], terms[at + 1]];
    return {
      term,
      parts: parts.map((part) => part.term),
      joined: [before && before + term, after && term + after].filter((word) => word !== undefined),
      isOpen: !isEnded && at === names.length - 1,
    };
  });
  const meaningful = words.filter(({ term }) => !stopWords.has(term));
  return [
    ...new Map(
      (meaningful.length > 0 ? meaningful : words).map((word) => [word.term, word]),
    ).values(),
  ];
}
