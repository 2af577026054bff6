import type { Vocabulary } from './spelling';
import { stem } from './stem';
import { fold, namesOf } from './tokenize';

/** A term of the index that a word of the query may mean, and how well it does, from 0 to 1. */
export interface Alternative {
  term: string;
  weight: number;
  /** Whether longer terms that begin with it count too. */
  prefix: boolean;
}

/** A word of the query. */
export interface QueryWord {
  /** As typed, folded. */
  term: string;
  /** Whether the reader may still be typing it. */
  isOpen: boolean;
}

/** Groups of words that mean the same to a reader of the docs. */
export type Synonyms = readonly (readonly string[])[];

/** Words that say nothing about what is sought. */
const stopWords = new Set(
  'a about an and are as at be by can do does for from get how i in into is it its my of on or our should that the their this to use using was we what when where which why will with you your'.split(
    ' ',
  ),
);

/** Words for what a reader does with a thing; many pages say them in other words. */
const weakWords = new Set(
  'add change configure define enable find get make need run see set setup show start support supported turn use using work works'.split(
    ' ',
  ),
);

/** Whether a section may lack this word and still answer. */
export const isWeakWord = (term: string): boolean => weakWords.has(term);

const weights = {
  stem: 0.8,
  joined: 0.9,
  synonym: 0.5,
  /** A word inside the query that stands for a longer one, such as `config`. */
  insidePrefix: 0.55,
  oneEdit: 0.7,
  twoEdits: 0.55,
  prefixEdit: 0.52,
} as const;

/**
 * Splits a query into words: names whole if the index knows them, else in parts; without words that say nothing.
 * The last word is open as long as no space follows it.
 */
export function queryWords(query: string, vocabulary: Vocabulary): QueryWord[] {
  const words = namesOf(query).flatMap(({ whole, words: parts, camel }) => {
    if (parts.length === 0 && (vocabulary.has(whole.term) || camel.length === 0)) {
      return [whole.term];
    }
    if (vocabulary.has(whole.term) || vocabulary.corrections(whole.term, false, 1).length > 0) {
      return [whole.term];
    }
    return parts.length === 0 ? [whole.term] : parts.map(({ term }) => term);
  });
  const telling = words.filter((word) => !stopWords.has(word));
  const kept = [...new Set(telling.length > 0 ? telling : words)];
  const last = fold(query).trimEnd() === fold(query) ? words.at(-1) : undefined;
  return kept.map((term) => ({ term, isOpen: term === last }));
}

/** What expands the words of a query. */
export interface Lexicon {
  vocabulary: Vocabulary;
  /** Terms of the index by stem. */
  stems: ReadonlyMap<string, readonly string[]>;
  synonyms: Synonyms;
}

function sameStem(term: string, { stems }: Lexicon): string[] {
  return (stems.get(stem(term)) ?? []).filter((other) => other !== term);
}

function synonymsOf(term: string, { synonyms }: Lexicon): string[] {
  const stemmed = stem(term);
  return synonyms
    .filter((group) => group.some((word) => word === term || stem(word) === stemmed))
    .flat()
    .filter((word) => word !== term);
}

/** Returns the terms a word stands for as it is spelt. */
export function alternatives(
  word: QueryWord,
  neighbours: readonly (QueryWord | undefined)[],
  lexicon: Lexicon,
): Alternative[] {
  const { term, isOpen } = word;
  const found: Alternative[] = [{ term, weight: 1, prefix: isOpen }];
  for (const other of sameStem(term, lexicon)) {
    found.push({ term: other, weight: weights.stem, prefix: false });
  }
  const [before, after] = neighbours;
  for (const joined of [before && before.term + term, after && term + after.term]) {
    if (joined && lexicon.vocabulary.has(joined)) {
      found.push({ term: joined, weight: weights.joined, prefix: false });
    }
  }
  for (const other of synonymsOf(term, lexicon)) {
    for (const form of [other, ...sameStem(other, lexicon)]) {
      if (lexicon.vocabulary.has(form)) {
        found.push({ term: form, weight: weights.synonym, prefix: false });
      }
    }
  }
  const isKnown = lexicon.vocabulary.has(term) || found.length > 1;
  if (!isOpen && !isKnown && term.length > 2) {
    found.push({ term, weight: weights.insidePrefix, prefix: true });
  }
  return found;
}

/** Returns the two terms that were written as one, such as `webserver`. */
export function splitWord(term: string, vocabulary: Vocabulary): [string, string] | undefined {
  for (let at = 3; at <= term.length - 3; at += 1) {
    const [left, right] = [term.slice(0, at), term.slice(at)];
    if (vocabulary.has(left) && vocabulary.has(right)) {
      return [left, right];
    }
  }
  return undefined;
}

/** Returns the terms a misspelt word may have meant. */
export function correctedAlternatives(word: QueryWord, lexicon: Lexicon): Alternative[] {
  return lexicon.vocabulary
    .corrections(word.term, word.isOpen)
    .flatMap(({ term, distance, isPrefix }) => {
      const weight = isPrefix
        ? weights.prefixEdit
        : distance === 1
          ? weights.oneEdit
          : weights.twoEdits;
      return [
        { term, weight, prefix: false },
        ...sameStem(term, lexicon).map((other) => ({
          term: other,
          weight: weight * weights.stem,
          prefix: false,
        })),
      ];
    });
}
