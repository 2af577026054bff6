/** Key under which the browser keeps the reader's values. */
export const sampleValuesKey = 'sample-values';

/** What of a sample a reader may replace by a name of their own. */
export interface SampleField {
  name: 'server' | 'metalake' | 'catalog' | 'schema';
  example: string;
  /** What is accepted. */
  pattern: string;
}

/** A name as Gravitino takes it in a path; `-` and `.` would be another name in some of the samples' languages. */
const namePattern = '\\w[\\w\\-]{0,63}';

export const sampleFields: readonly SampleField[] = [
  {
    name: 'server',
    example: 'http://localhost:8090',
    pattern: 'https?://[\\w.\\-]+(:\\d{1,5})?',
  },
  {
    name: 'metalake',
    example: 'demo',
    pattern: namePattern,
  },
  {
    name: 'catalog',
    example: 'hive_prod',
    pattern: namePattern,
  },
  { name: 'schema', example: 'sales', pattern: namePattern },
];

const nameError = 'Letters, digits, _ and - only, at most 64 of them.';

/** Words of the dialog and of the note below samples; of each field what it is called, and what is said of a wrong value. */
export const sampleValues = {
  title: 'Your values in samples',
  text: 'What you enter replaces the names in every sample of the documentation. It stays in this browser.',
  save: 'Save',
  reset: 'Reset',
  change: 'Change',
  offer: 'Use your own names in samples',
  note: 'This page’s samples show your values.',
  fields: {
    server: {
      label: 'Server address',
      error: 'An address such as https://gravitino.example.com:8090, without a path.',
    },
    metalake: { label: 'Metalake', error: nameError },
    catalog: { label: 'Catalog', error: nameError },
    schema: { label: 'Schema', error: nameError },
  },
} as const;
