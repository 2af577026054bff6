import type { SampleField } from '../../site/sampleValues';

/** Names by what they name: those that the samples of a page use, or the reader's own. */
export type SampleValues = Partial<Record<SampleField['name'], string>>;

/** A part of a sample; `field` says what a name in it names. */
export interface Part {
  text: string;
  field?: SampleField['name'];
}

/** Where samples give the name of something, in requests, client code, configuration and SQL. */
const mentions: Record<SampleField['name'], RegExp> = {
  server: /(http:\/\/localhost:8090)\b/g,
  metalake:
    /(?:\/metalakes\/|gravitino\.metalake[\s=,"']+|[mM]etalake(?:_name\s*=\s*|\()["'])(\w[\w-]*)/g,
  catalog: /(?:\/catalogs\/|(?:load|create)_?[cC]atalog\((?:name=)?["'])(\w[\w-]*)/g,
  schema: /(?:\/schemas\/|(?:load|create)_?[sS]chema\((?:name=)?["'])(\w[\w-]*)/g,
};

/** Words that stand for what they name: to replace them would replace the words of the samples. */
const words = /^(metalakes?|catalogs?|schemas?|tables?|default|name|type|id)$/i;

function mostFrequent(names: readonly string[]): string | undefined {
  const counts = new Map<string, number>();
  for (const name of names) {
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return [...counts].sort(([, a], [, b]) => b - a)[0]?.[0];
}

/** Returns the names that samples use: of several the most frequent one, which the others of a page usually appear with. */
export function findNames(samples: readonly string[]): SampleValues {
  const text = samples.join('\n');
  const found = Object.entries(mentions).map(([field, pattern]) => [
    field,
    mostFrequent(
      [...text.matchAll(pattern)].map(([, name = '']) => name).filter((name) => !words.test(name)),
    ),
  ]);
  return Object.fromEntries(found.filter(([, name]) => name !== undefined)) as SampleValues;
}

const escapePattern = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Returns a pattern of whole names, so that `sales` isn't found in `wholesales`. */
const wholeNames = (names: readonly string[]): RegExp =>
  new RegExp(`(?<![\\w-])(${names.map(escapePattern).join('|')})(?![\\w-])`);

/** Whether a text uses one of some names. */
export function usesNames(text: string, names: SampleValues): boolean {
  const all = Object.values(names);
  return all.length > 0 && wholeNames(all).test(text);
}

/**
 * Cuts a text at the names that have a value of the reader's.
 *
 * @param names what the page's samples use
 * @param values what the reader put in their place
 */
export function fillIn(text: string, names: SampleValues, values: SampleValues): Part[] {
  const fields = (Object.keys(names) as SampleField['name'][]).filter(
    (field) => values[field] !== undefined && values[field] !== names[field],
  );
  if (fields.length === 0) {
    return [{ text }];
  }
  return text
    .split(wholeNames(fields.map((field) => names[field] ?? '')))
    .map((part, index): Part => {
      const field = index % 2 === 1 ? fields.find((one) => names[one] === part) : undefined;
      return field === undefined ? { text: part } : { text: values[field] ?? part, field };
    })
    .filter((part) => part.text !== '');
}
