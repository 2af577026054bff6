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

/** Says whether what a table defines are settings, which stand on the page of all configuration keys. */
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

/**
 * Gives ids to keys: the key itself, as far as an address can hold it. A second one on the page gets a number, as headings do.
 *
 * @param taken ids that the page has already, such as those of its headings; the new ones are added.
 */
export function keyAnchor(key: string, taken: Set<string>): string {
  const name =
    key
      .replace(/[{}]/g, '')
      .replace(/[^\w.-]+/g, '-')
      .replace(/^[.-]+|[.-]+$/g, '') || 'key';
  let anchor = name;
  for (let number = 1; taken.has(anchor); number += 1) {
    anchor = `${name}-${number}`;
  }
  taken.add(anchor);
  return anchor;
}
