import type { Field } from './field';

/** The front matter of a page of the documentation. `npm run check`, `new:doc` and the writers' guide read this list. */
export const docsFrontMatterSchema: readonly Field[] = [
  {
    name: 'title',
    required: true,
    rule: { kind: 'text', minLength: 3, maxLength: 80 },
    description: 'The only `h1` of the page, in sentence case.',
    example: 'Apache Hive catalog',
  },
  {
    name: 'description',
    required: true,
    rule: { kind: 'text', minLength: 50, maxLength: 160 },
    description: 'What the reader gets, in one sentence for search engines and the search here.',
    example: 'Connect a Hive metastore, create schemas and tables in it, and map column types.',
  },
  {
    name: 'slug',
    required: true,
    rule: { kind: 'path' },
    description:
      'Address below the version. One that changes or goes needs a line in `src/site/redirects.ts`.',
    example: '/apache-hive-catalog',
  },
  {
    name: 'keywords',
    required: true,
    rule: { kind: 'words', minItems: 1, maxItems: 12 },
    description: 'What readers also call the subject, for search engines elsewhere.',
    example: '[hive, metastore, catalog]',
  },
  {
    name: 'sidebar_label',
    required: false,
    rule: { kind: 'text', minLength: 2, maxLength: 40 },
    description: 'Name in the sidebar, where the title is too long for it.',
    example: 'Hive',
  },
];
