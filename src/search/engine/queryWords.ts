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
  /** Whether it is a name with inner capitals that the index has: no two words written as one. */
  isName: boolean;
  /** What it makes with the small word behind it: “login” for “log in”. */
  phrasal?: string;
}

/** Groups of words that mean the same to a reader of the docs. */
export type Synonyms = readonly (readonly string[])[];

/** Words that say nothing about what is sought. */
const stopWords = new Set(
  'a about after again already always anybody anyone anything both each either ever everybody everyone everything few itself myself never nobody nothing quite really several somebody someone something still themselves yourself all also am an and another any are as at be because been before being but by can cannot could did do does doing for from get give go had has have having help how i if in into is it its just know let like make many may me mean means might more much must my no not of off on one only or other our out over own possible please same shall should show so some such take tell than that the their them then there these they thing things this those to too try under until up us use used uses using very want wants was way we were what when where which while who whom whose why will with without would yet you your'.split(
    ' ',
  ),
);

/** “can't” and “doesn't” say nothing; of “what's” and “server's” the ending doesn't. */
const contraction =
  /(?<![\p{L}\p{N}])\p{L}+n['’]t(?![\p{L}\p{N}])|['’](?:s|re|ve|ll|d|m)(?![\p{L}\p{N}])/giu;

/** Words for what a reader does with a thing; many pages say them in other words. */
const weakWords = new Set(
  'ask asks ask become becomes begin believe bring came come comes exist exists getting going good great happen happened happens hard know look looks makes need needs say says seem seems talk talks telling think wants went add allow available call change configure default define different enable example find get list make need new run see set setup show start support supported turn use using work works'.split(
    ' ',
  ),
);

/** Whether a word says nothing about what is sought. */
export const isStopWord = (term: string): boolean => stopWords.has(term);

/** Whether a section may lack this word and still answer. */
export const isWeakWord = (term: string): boolean => weakWords.has(term);

const weights = {
  stem: 0.8,
  joined: 0.9,
  /** The verb of “log in”, which is not about logs. */
  verb: 0.5,
  synonym: 0.65,
  oneEdit: 0.7,
  twoEdits: 0.55,
  prefixEdit: 0.52,
} as const;

/** Small words that make another verb of the one before. */
const particles = new Set(['in', 'on', 'out', 'up', 'off']);

/**
 * Splits a query into words: names whole if the index knows them, else in parts; without words that say nothing.
 * The last word is open as long as no space follows it.
 */
export function queryWords(
  query: string,
  vocabulary: Vocabulary,
  synonyms: Synonyms = [],
): QueryWord[] {
  const names = new Set<string>();
  const told = namesOf(query.replace(contraction, ' '));
  const words = (told.length > 0 ? told : namesOf(query)).flatMap((name) => {
    const { whole, words: parts, camel } = name;
    if (camel.length > 0 && vocabulary.has(whole.term)) {
      names.add(whole.term);
    }
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
  const phrasal = (term: string): string | undefined => {
    const particle = words[words.indexOf(term) + 1] ?? '';
    const joined = term + particle;
    const isKnown = vocabulary.has(joined) || synonyms.some((group) => group.includes(joined));
    return particles.has(particle) && isKnown ? joined : undefined;
  };
  return kept.map((term) => {
    const joined = phrasal(term);
    const word = { term, isOpen: term === last, isName: names.has(term) };
    return joined === undefined ? word : { ...word, phrasal: joined };
  });
}

/** What expands the words of a query. */
export interface Lexicon {
  vocabulary: Vocabulary;
  /** Stems of the terms of the index. */
  stemVocabulary: Vocabulary;
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

/** The words before and after a word of the query. */
export type AdjacentWords = readonly [QueryWord | undefined, QueryWord | undefined];

/** Terms that the index writes as one word: `key store` for `keystore`. */
function joinedTerms(term: string, [before, after]: AdjacentWords, lexicon: Lexicon): string[] {
  return [before && before.term + term, after && term + after.term].filter(
    (joined) => joined !== undefined && lexicon.vocabulary.has(joined),
  ) as string[];
}

/** Returns the terms a word stands for as it is spelt. */
export function alternatives(
  word: QueryWord,
  adjacent: AdjacentWords,
  lexicon: Lexicon,
): Alternative[] {
  const { term, isOpen, phrasal } = word;
  if (phrasal !== undefined) {
    const joined = { term: phrasal, isOpen: false, isName: false };
    return [
      ...alternatives(joined, [undefined, undefined], lexicon),
      { term, weight: weights.verb, prefix: false },
    ];
  }
  const found: Alternative[] = [{ term, weight: 1, prefix: isOpen }];
  for (const other of sameStem(term, lexicon)) {
    found.push({ term: other, weight: weights.stem, prefix: false });
  }
  for (const joined of joinedTerms(term, adjacent, lexicon)) {
    found.push({ term: joined, weight: weights.joined, prefix: false });
  }
  for (const other of synonymsOf(term, lexicon)) {
    for (const form of [other, ...sameStem(other, lexicon)]) {
      if (lexicon.vocabulary.has(form)) {
        found.push({ term: form, weight: weights.synonym, prefix: false });
      }
    }
  }
  return found;
}

/** How much commoner both halves of a word must be than the word, for a word that stands somewhere. */
const splitAdvantage = 8;

/** Returns the two terms that were written as one, such as `webserver`: of several pairs the one whose rarer half is commonest. */
export function splitWord(term: string, { vocabulary }: Lexicon): [string, string] | undefined {
  let best: [string, string] | undefined;
  let bestCount = splitAdvantage * vocabulary.count(term);
  for (let at = 3; at <= term.length - 3; at += 1) {
    const [left, right] = [term.slice(0, at), term.slice(at)];
    const count = Math.min(vocabulary.count(left), vocabulary.count(right));
    if (count > bestCount) {
      best = [left, right];
      bestCount = count;
    }
  }
  return best;
}

/** Returns the terms a misspelt word may have meant. */
export function correctedAlternatives(
  word: QueryWord,
  adjacent: AdjacentWords,
  lexicon: Lexicon,
): Alternative[] {
  const corrections = lexicon.vocabulary.corrections(word.term, word.isOpen);
  if (corrections.length === 0) {
    return correctedStems(word.term, lexicon);
  }
  return corrections.flatMap(({ term, distance, isPrefix }) => {
    const weight = isPrefix
      ? weights.prefixEdit
      : distance === 1
        ? weights.oneEdit
        : weights.twoEdits;
    const like = (others: readonly string[], share: number): Alternative[] =>
      others.map((other) => ({ term: other, weight: weight * share, prefix: false }));
    return [
      { term, weight, prefix: false },
      ...like(sameStem(term, lexicon), weights.stem),
      ...like(joinedTerms(term, adjacent, lexicon), weights.joined),
      ...like(isPrefix ? [] : synonymsOf(term, lexicon), weights.synonym),
    ];
  });
}

/** The same for a form that the index doesn't have: `authentcating` where it has “authentication”. */
const correctedStems = (term: string, { stemVocabulary, stems }: Lexicon): Alternative[] =>
  stemVocabulary.corrections(stem(term), false).flatMap(({ term: stemmed, distance }) =>
    (stems.get(stemmed) ?? []).map((other) => ({
      term: other,
      weight: weights.stem * (distance === 1 ? weights.oneEdit : weights.twoEdits),
      prefix: false,
    })),
  );
