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
  { name: 'metalake', example: 'demo', pattern: namePattern },
  { name: 'catalog', example: 'hive_prod', pattern: namePattern },
  { name: 'schema', example: 'sales', pattern: namePattern },
];
