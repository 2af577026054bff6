/**
 * Endings of English words, longest first, that leave the sense of a word alone. Those that name who or what does something
 * aren't among them: Ranger isn't about ranges, nor a server about serving.
 */
const endings =
  /(?:izations?|isations?|ations?|ating|ated|ates?|ements?|ments?|izing|ized|izes?|ising|ised|ings?|ions?|ed|able|als?|ly|e)$/;
/** Ranking asks for the same stems with every key; an index has some thousand words. */
const remembered = new Map<string, string>();
/** Forms that endings don't explain. A map: an object has more words than it was given, such as `constructor`. */
const irregular: ReadonlyMap<string, string> = new Map(
  [
    'begin began begun',
    'break broke broken',
    'bring brought',
    'build built',
    'catalog catalogue',
    'choose chose chosen',
    'find found',
    'forget forgot forgotten',
    'give gave given',
    'hide hidden',
    'hold held',
    'index indices',
    'keep kept',
    'know knew known',
    'leave left',
    'license licence',
    'lose lost',
    'make made',
    'mean meant',
    'overwrite overwrote overwritten',
    'rebuild rebuilt',
    'rewrite rewrote rewritten',
    'run ran',
    'send sent',
    'show shown',
    'take took taken',
    'write wrote written',
  ].flatMap((line) => {
    const [base = '', ...forms] = line.split(' ');
    return forms.map((form): [string, string] => [form, base]);
  }),
);
/** A shorter rest no longer tells words apart. */
const minStemLength = 4;

/** Strips an English plural: `queries` → `query`, `indexes` → `index`, `catalogs` → `catalog`. */
function singular(term: string): string {
  if (/ies$/.test(term) && term.length > 4) {
    return `${term.slice(0, -3)}y`;
  }
  if (/(?:[sxz]|[cs]h)es$/.test(term) && term.length > 5) {
    return term.slice(0, -2);
  }
  return /[^sui]s$/.test(term) && term.length > 3 ? term.slice(0, -1) : term;
}

function baseOf(term: string): string {
  const one = singular(term);
  return irregular.get(term) ?? irregular.get(one) ?? one;
}

/**
 * Returns what forms of one English word share: `partitioning`, `partitions` and `partitioned` have one stem.
 * Only plain lower-case words have one; names with digits or signs are their own.
 */
export function stem(term: string): string {
  let stemmed = remembered.get(term);
  if (stemmed === undefined) {
    stemmed = /^[a-z]{4,}$/.test(term) ? shorten(term) : term;
    remembered.set(term, stemmed);
  }
  return stemmed;
}

function shorten(term: string): string {
  let stemmed = baseOf(term);
  for (let pass = 0; pass < 2; pass += 1) {
    const shorter = stemmed.replace(endings, '');
    if (shorter === stemmed || shorter.length < minStemLength) {
      break;
    }
    stemmed = shorter;
  }
  return stemmed;
}
