/** A place that defines a key or describes an error. */
interface ListedPlace {
  title: string;
  /** Heading of the section; `''` above the first one. */
  section: string;
  /** Address with the place's id after `#`. */
  to: string;
}

/** A row of the list of all keys or all errors. Code in texts is between backticks. */
export interface ListedRow {
  name: string;
  /** The meaning of the key, or the cause and fix of the error. */
  description: string;
  /** Other cells of its row, by header. */
  facts: Record<string, string>;
  /** The pages with the same row. */
  places: ListedPlace[];
}

/** Components that receive a list of their version from the build. */
export const referenceLists = { ConfigurationKeys: 'keys', ErrorMessages: 'errors' } as const;

export type ReferenceList = (typeof referenceLists)[keyof typeof referenceLists];

/** The columns of a table of keys, counted from 0. */
export interface KeyColumns {
  key: number;
  /** -1 if the table has no descriptions. */
  description: number;
  /** The other columns by the name of their fact, such as `Default` for “Default value”, or by their header. */
  facts: Record<string, number>;
  /** Whether the keys are settings, and not parts of requests and calls. */
  areSettings: boolean;
}

/** Headers of keys that readers set: “Key in the catalog”, “Configuration item”, “Property name”, “Environment variables”. */
const settingHeader =
  /^(?:.* )?(?:keys?|propert(?:y|ies)|config(?:uration)?s?|settings?|variables?)(?: (?:keys?|items?|names?))?(?: in .*)?$/i;
/** Headers of other names that tables define. */
const partHeader = /^(?:options?|fields?|(?:.* )?arguments?|query parameters?)$/i;
/** Tables with these headers define keys only if they also have facts. */
const nameHeader = /^(?:names?|parameters?)$/i;

const descriptionHeader = /^(?:descriptions?|effect|explanation)$/i;

/** Facts about keys, by their headers. */
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

/** Recognizes a table of keys by its headers, in any order: a key, and a description or a default.
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

/** Returns the attributes of a fact's cell for the style sheet: its name, unless it is a type, and whether the key is required.
 */
export const factCell = (fact: string, header: string, text: string): Record<string, string> => ({
  'data-fact': fact === 'Type' ? '' : header,
  ...(fact === 'Required' && /^(?:yes|no)$/i.test(text) && { 'data-required': text.toLowerCase() }),
});

/** Checks whether a table has two facts about keys, but isn't recognized as a table of keys. */
export const seemsToDefineKeys = (headers: readonly string[]): boolean =>
  keyColumns(headers) === undefined &&
  headers.filter((header) => !['Values', undefined].includes(factOf(header))).length > 1;

/** The header of the column with messages. */
const messageHeader = /^(?:(?:error )?message|what you see|symptom|error)s?$/i;

/** The header of the next column. A third column can contain the fix. */
const causeHeader = /^(?:cause|reason|why|meaning)s?\b/i;

/** Finds the column of messages in a table of errors, which is followed by the cause and the fix.
 *
 * @returns its index; -1 if the table is about something else.
 */
export const messageColumn = (headers: readonly string[]): number =>
  headers.findIndex(
    (header, index) => messageHeader.test(header) && causeHeader.test(headers[index + 1] ?? ''),
  );

/** Replaces the characters of a key that an address can't contain. */
const anchorName = (key: string): string =>
  key
    .replace(/[{}]/g, '')
    .replace(/[^\w.-]+/g, '-')
    .replace(/^[.-]+|[.-]+$/g, '') || 'key';

/** Returns the anchor of a table row if its first cell is a name that readers search for, such as `catalog.store`, `jdbc-driver`,
 * or `conf/gravitino.conf`. The build adds these anchors to pages.
 */
export const rowAnchor = (cell: string): string | undefined =>
  /^[a-z]\S*[._-]\S+$/i.test(cell) ? anchorName(cell) : undefined;

/** Returns the id of a key: its `anchorName`, with a number if the page already has that id.
 * @param taken ids of the page, such as those of headings; the new id is added.
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
