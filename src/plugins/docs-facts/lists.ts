import type { ListedError, ListedKey, ListedPlace } from '../../site/reference';
import type { ErrorMessage } from './readErrors';
import type { Property } from './readProperties';

const placeOf = ({
  page: { title, permalink },
  heading,
  anchor,
}: Pick<Property | ErrorMessage, 'page' | 'heading' | 'anchor'>): ListedPlace => ({
  title,
  section: heading,
  to: anchor === '' ? permalink : `${permalink}#${anchor}`,
});

const withoutEmpty = (facts: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== ''));

/** Puts entries that say the same into one with all their places; the first place on a page is enough. */
function joined<Entry extends { places: ListedPlace[] }>(entries: readonly Entry[]): Entry[] {
  const bySense = new Map<string, Entry>();
  for (const { places, ...sense } of entries) {
    const key = JSON.stringify(sense);
    const known = bySense.get(key)?.places ?? [];
    const more = places.filter(({ title }) => !known.some((other) => other.title === title));
    bySense.set(key, { ...sense, places: [...known, ...more] } as Entry);
  }
  return [...bySense.values()];
}

const inAlphabet = new Intl.Collator('en', { numeric: true });

/** Sorts by a text of each entry: letters and digits decide, quotation marks and backticks at the beginning don't. */
const sorted = <Entry>(entries: readonly Entry[], textOf: (entry: Entry) => string): Entry[] =>
  entries
    .map((entry) => ({ entry, text: textOf(entry).replace(/^[^\p{L}\p{N}]+/u, '') }))
    .sort((a, b) => inAlphabet.compare(a.text, b.text))
    .map(({ entry }) => entry);

/** What is written of each entry, with its facts and its place; in alphabetical order, and once where several pages write the same. */
const listed = <Entry extends Property | ErrorMessage, Own>(
  entries: readonly Entry[],
  ownOf: (entry: Entry) => Own,
  textOf: (own: Own) => string,
) =>
  sorted(
    joined(
      entries.map((entry) => ({
        ...ownOf(entry),
        facts: withoutEmpty(entry.facts),
        places: [placeOf(entry)],
      })),
    ),
    textOf,
  );

/** Lists the settings among properties. */
export const listKeys = (properties: readonly Property[]): ListedKey[] =>
  listed(
    properties.filter(({ isSetting }) => isSetting),
    ({ name, description }) => ({ name, description }),
    ({ name }) => name,
  );

/** Lists the errors that pages explain. */
export const listErrors = (errors: readonly ErrorMessage[]): ListedError[] =>
  listed(
    errors,
    ({ message, cause }) => ({ message, cause }),
    ({ message }) => message,
  );
