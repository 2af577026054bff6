/** A place that defines a key or describes an error. */
interface ListedPlace {
  title: string;
  /** Heading of the section; `''` above the first one. */
  section: string;
  /** With the id of the place behind `#`. */
  to: string;
}

/** A key on the page of all keys, or an error on that of all error messages. Code in texts is between backticks. */
export interface ListedRow {
  name: string;
  /** What the key means, or why the error comes and what to do. */
  description: string;
  /** What else its table says, by header. */
  facts: Record<string, string>;
  /** The pages that say the same of it. */
  places: ListedPlace[];
}

/** Components of Markdown that the build hands a list of their version. */
export const referenceLists = { ConfigurationKeys: 'keys', ErrorMessages: 'errors' } as const;

export type ReferenceList = (typeof referenceLists)[keyof typeof referenceLists];

/** Where a table of keys has what. Columns count from 0. */
export interface KeyColumns {
  key: number;
  /** -1 where nothing explains the keys. */
  description: number;
  /** The other columns, by what they say: `Default` for “Default value”, or else by their header. */
  facts: Record<string, number>;
  /** Whether readers set these keys to configure something; others are parts of requests and calls. */
  areSettings: boolean;
}

/** Headers of keys that readers set: “Key in the catalog”, “Configuration item”, “Property name”, “Environment variables”. */
const settingHeader =
  /^(?:.* )?(?:keys?|propert(?:y|ies)|config(?:uration)?s?|settings?|variables?)(?: (?:keys?|items?|names?))?(?: in .*)?$/i;
/** Headers of other names that a table may define. */
const partHeader = /^(?:options?|fields?|(?:.* )?arguments?|query parameters?)$/i;
/** Many tables list names; only next to facts do they define keys. */
const nameHeader = /^(?:names?|parameters?)$/i;

const descriptionHeader = /^(?:descriptions?|effect|explanation)$/i;

/** What is known of a key in short, by the headers that say so. */
const factHeaders: readonly [string, RegExp][] = [
  ['Type', /^(?:data |value )?type$/i],
  ['Default', /^default(?: value)?s?$/i],
  ['Required', /^(?:required|mandatory)\??$/i],
  ['Reserved', /^reserved\??$/i],
  ['Immutable', /^immutable\??$/i],
  ['Since', /^since(?: version)?$/i],
  ['Values', /^(?:(?:valid|allowed|accepted|possible) )?values$/i],
];

const factOf = (header: string): string | undefined =>
  factHeaders.find(([, pattern]) => pattern.test(header))?.[0];

/**
 * Recognizes a table of keys by its headers, in whatever order they are: a key, and what explains it or its default.
 *
 * @returns `undefined` if the table is about something else.
 */
export function keyColumns(headers: readonly string[]): KeyColumns | undefined {
  const known = headers.map(factOf);
  const find = (pattern: RegExp): number =>
    headers.findIndex((header, at) => known[at] === undefined && pattern.test(header));
  const setting = find(settingHeader);
  const explained = find(descriptionHeader);
  // Environment variables are explained by the keys that they set.
  const set = headers.findIndex((header, at) => at > setting && settingHeader.test(header));
  const description = explained < 0 && setting >= 0 ? set : explained;
  const facts = known.filter((fact) => fact !== undefined);
  if (description < 0 && !(facts.includes('Default') && facts.length > 1)) {
    return undefined;
  }
  const part = find(partHeader);
  const name = facts.length > 0 ? find(nameHeader) : -1;
  const key = [setting, part, name].find((at) => at >= 0);
  if (key === undefined) {
    return undefined;
  }
  const others = headers.flatMap((header, at): [string, number][] =>
    at === key || at === description ? [] : [[known[at] ?? header, at]],
  );
  const areSettings = key === setting || (key === name && facts.includes('Default'));
  return { key, description, facts: Object.fromEntries(others), areSettings };
}

/**
 * Returns what marks the cell of a fact for the style sheet: its name, which a type doesn't need, and whether the key must be set.
 */
export const factCell = (fact: string, header: string, text: string): Record<string, string> => ({
  'data-fact': fact === 'Type' ? '' : header,
  ...(fact === 'Required' && /^(?:yes|no)$/i.test(text) && { 'data-required': text.toLowerCase() }),
});

/** Says whether a table has two facts of a table of keys, but isn't recognized as one. */
export const seemsToDefineKeys = (headers: readonly string[]): boolean =>
  keyColumns(headers) === undefined &&
  headers.filter((header) => !['Values', undefined].includes(factOf(header))).length > 1;

/** The header of the column with the words that a reader meets. */
const messageHeader = /^(?:(?:error )?message|what you see|symptom|error)s?$/i;

/** The header of the column after it; a third column may say what to do. */
const causeHeader = /^(?:cause|reason|why|meaning)s?\b/i;

/**
 * Finds the column of messages in a table of errors that readers meet, each followed by its cause and what to do.
 *
 * @returns its index; -1 if the table is about something else.
 */
export const messageColumn = (headers: readonly string[]): number =>
  headers.findIndex(
    (header, index) => messageHeader.test(header) && causeHeader.test(headers[index + 1] ?? ''),
  );

/** A key as far as an address can hold it. */
const anchorName = (key: string): string =>
  key
    .replace(/[{}]/g, '')
    .replace(/[^\w.-]+/g, '-')
    .replace(/^[.-]+|[.-]+$/g, '') || 'key';

/**
 * Names the place of a table row by its first cell, if that is a name that someone may type as it is, such as `catalog.store`,
 * `jdbc-driver` or `conf/gravitino.conf`. The build sees to it that every page with such a row has the place.
 */
export const rowAnchor = (cell: string): string | undefined =>
  /^[a-z]\S*[._-]\S+$/i.test(cell) ? anchorName(cell) : undefined;

/**
 * Gives ids to keys: their `anchorName`. A second one on the page gets a number, as headings do.
 *
 * @param taken ids that the page has already, such as those of its headings; the new ones are added.
 */
export function keyAnchor(key: string, taken: Set<string>): string {
  const name = anchorName(key);
  let anchor = name;
  for (let number = 1; taken.has(anchor); number += 1) {
    anchor = `${name}-${number}`;
  }
  taken.add(anchor);
  return anchor;
}
