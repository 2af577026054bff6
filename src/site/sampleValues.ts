/** Key under which the browser keeps the reader's values. */
export const sampleValuesKey = 'sample-values';

/** What of a sample a reader may replace by a name of their own. */
export interface SampleField {
  name: 'server' | 'metalake' | 'catalog' | 'schema';
  label: string;
  example: string;
  /** What is accepted, and what the form says of anything else. */
  pattern: string;
  error: string;
}

/** A name as Gravitino takes it in a path; `-` and `.` would be another name in some of the samples' languages. */
const namePattern = '\\w[\\w\\-]{0,63}';
const nameError = 'Letters, digits, _ and - only, at most 64 of them.';

export const sampleFields: readonly SampleField[] = [
  {
    name: 'server',
    label: 'Server address',
    example: 'http://localhost:8090',
    pattern: 'https?://[\\w.\\-]+(:\\d{1,5})?',
    error: 'An address such as https://gravitino.example.com:8090, without a path.',
  },
  {
    name: 'metalake',
    label: 'Metalake',
    example: 'demo',
    pattern: namePattern,
    error: nameError,
  },
  {
    name: 'catalog',
    label: 'Catalog',
    example: 'hive_prod',
    pattern: namePattern,
    error: nameError,
  },
  { name: 'schema', label: 'Schema', example: 'sales', pattern: namePattern, error: nameError },
];

export const sampleValues = {
  title: 'Your values in samples',
  text: 'What you enter replaces the names in every sample of the documentation. It stays in this browser.',
  save: 'Save',
  reset: 'Reset',
  change: 'Change',
  offer: 'Use your own names in samples',
  note: 'This page’s samples show your values.',
} as const;
