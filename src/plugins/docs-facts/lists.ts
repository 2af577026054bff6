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

const withoutMarks = (text: string): string => text.replace(/^[^\p{L}\p{N}]+/u, '');

/** Letters and digits decide: quotation marks and backticks at the beginning don't. */
const compare = (a: string, b: string): number =>
  withoutMarks(a).localeCompare(withoutMarks(b), 'en', { numeric: true });

/** The settings among properties, in alphabetical order; those that several pages define in the same words are listed once. */
export function listKeys(properties: readonly Property[]): ListedKey[] {
  const settings = properties.filter(({ defines }) => isSetting(defines));
  return joined(
    settings.map(
      (property): ListedKey => ({
        name: property.name,
        facts: withoutEmpty(property.facts),
        description: property.description,
        places: [placeOf(property)],
      }),
    ),
  ).sort((a, b) => compare(a.name, b.name));
}

/** Errors in alphabetical order; those that several pages explain in the same words are listed once. */
export function listErrors(errors: readonly ErrorMessage[]): ListedError[] {
  return joined(
    errors.map(
      (error): ListedError => ({
        message: error.message,
        facts: withoutEmpty(error.facts),
        cause: error.cause,
        places: [placeOf(error)],
      }),
    ),
  ).sort((a, b) => compare(a.message, b.message));
}
