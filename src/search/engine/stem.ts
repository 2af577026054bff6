/** English endings that don't change the meaning of a word. Nouns for persons and things keep theirs: Ranger isn't about ranges.
 */
const endings =
  /(?:i[sz]ations?|ations?|at(?:ing|ed|es?)|e?ments?|i[sz](?:ing|ed|es?)|ings?|ions?|ed|able|als?|ly|e)$/;
/** Shorter stems would be ambiguous. */
const minStemLength = 4;
/** Caches stems, because an index repeats its words many times. */
const remembered = new Map<string, string>();

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

function shorten(term: string): string {
  let stemmed = singular(term);
  for (let pass = 0; pass < 2; pass += 1) {
    const shorter = stemmed.replace(endings, '');
    stemmed = shorter.length < minStemLength ? stemmed : shorter;
  }
  return stemmed;
}

/** Returns the stem that the forms of an English word share, such as `partitioning` and `partitions`. Names with digits or
 * signs aren't changed.
 */
export function stem(term: string): string {
  let stemmed = remembered.get(term);
  if (stemmed === undefined) {
    stemmed = /^[a-z]{4,}$/.test(term) ? shorten(term) : term;
    remembered.set(term, stemmed);
  }
  return stemmed;
}
