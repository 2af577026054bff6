import {
  isSetting,
  type ListedError,
  type ListedKey,
  type ListedPlace,
} from '../../site/reference';
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

/** The settings among properties, in alphabetical order; those that several pages define in the same words are listed once. */
export function listKeys(properties: readonly Property[]): ListedKey[] {
  const keys = properties
    .filter(({ defines }) => isSetting(defines))
    .map(
      (property): ListedKey => ({
        name: property.name,
        facts: withoutEmpty(property.facts),
        description: property.description,
        places: [placeOf(property)],
      }),
    );
  return sorted(joined(keys), ({ name }) => name);
}

/** Errors in alphabetical order; those that several pages explain in the same words are listed once. */
export function listErrors(errors: readonly ErrorMessage[]): ListedError[] {
  const listed = errors.map(
    (error): ListedError => ({
      message: error.message,
      facts: withoutEmpty(error.facts),
      cause: error.cause,
      places: [placeOf(error)],
    }),
  );
  return sorted(joined(listed), ({ message }) => message);
}
