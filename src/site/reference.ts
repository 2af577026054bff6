/** A place that defines a key or describes an error. */
export interface ListedPlace {
  title: string;
  /** Heading of the section; `''` above the first one. */
  section: string;
  /** With the id of the place behind `#`. */
  to: string;
}

/** A key on the page of all keys. Code in texts stands between backticks. */
export interface ListedKey {
  name: string;
  /** The columns between the key and its description, by header. */
  facts: Record<string, string>;
  description: string;
  /** The pages that define it in the same words. */
  places: ListedPlace[];
}

/** An error on the page of all error messages. Code in texts stands between backticks. */
export interface ListedError {
  message: string;
  /** What else the table says of it, by header. */
  facts: Record<string, string>;
  /** Why it comes and what to do. */
  cause: string;
  places: ListedPlace[];
}

/** Components of Markdown that the build hands a list of their version. */
export const referenceLists = { ConfigurationKeys: 'keys', ErrorMessages: 'errors' } as const;

export type ReferenceList = (typeof referenceLists)[keyof typeof referenceLists];

/** That the samples of a page ran against the product. */
export interface SamplesRan {
  /** The release of the product. */
  release: string;
  /** The day, as `2024-06-03`. */
  date: string;
  /** How many of the samples ran. */
  ran: number;
  all: number;
}

/** The field of the front matter that the build adds to a page whose samples ran. */
export const samplesRanField = 'samples_ran';

/** Headers of the first column of a table that defines something: its rows are shown as definitions, not as a table. */
const keyHeaders = [
  'Key',
  'Key in the catalog',
  'Property',
  'Variable',
  'Option',
  'Field',
  'Argument',
  'Query parameter',
] as const;

/** What a table defines, as the header of its first column says. */
export type KeyHeader = (typeof keyHeaders)[number];

/** Headers of the last column of such a table. */
const meaningHeaders: readonly string[] = ['Description', 'Effect'];

/** What somebody sets to configure something; the others are parts of requests and calls. */
const settingHeaders: readonly KeyHeader[] = ['Key', 'Key in the catalog', 'Property', 'Variable'];

/** Says what a table defines; `undefined` if it stays a table. The headers of its first and last column decide. */
export function definedBy(headers: readonly string[]): KeyHeader | undefined {
  const last = headers.at(-1) ?? '';
  return headers.length > 1 && meaningHeaders.includes(last)
    ? keyHeaders.find((header) => header === headers[0])
    : undefined;
}

/** Says whether a table defines settings, which the page of all configuration keys lists. */
export const isSetting = (header: KeyHeader): boolean => settingHeaders.includes(header);

/** Headers of the column with the words that a reader meets. */
const messageHeaders: readonly string[] = ['Message', 'What you see', 'Symptom', 'Error'];

/** Headers of the column after it; a third one may say what to do. */
const causeHeader = /^(Cause|Reason|Why|Meaning)\b/;

/**
 * Finds the column of messages in a table of errors that readers meet, each followed by its cause and what to do.
 *
 * @returns its index; -1 if the table is about something else.
 */
export const messageColumn = (headers: readonly string[]): number =>
  headers.findIndex(
    (header, index) =>
      messageHeaders.includes(header) && causeHeader.test(headers[index + 1] ?? ''),
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
