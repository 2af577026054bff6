/** A place that defines a key or speaks of an error. */
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
export const referenceLists = {
  ConfigurationKeys: 'keys',
  ErrorMessages: 'errors',
} as const;

export type ReferenceList = (typeof referenceLists)[keyof typeof referenceLists];

/** Words of the filter above lists of keys; what stands in braces is filled in. */
export const propertyFilter = {
  label: 'Filter',
  placeholder: 'Part of a key, or words of its description',
  errorPlaceholder: 'Part of a message',
  page: 'Page',
  anyPage: 'All pages',
  since: 'New since',
  anySince: 'Any version',
  empty: 'Nothing here matches.',
  reset: 'Show all',
  all: '{total} entries',
  some: '{shown} of {total} entries',
} as const;
