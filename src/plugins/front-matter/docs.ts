import * as z from 'zod';
import { path, text, words } from './field';

/** The front matter of a page of the documentation. `npm run check`, `new:doc` and the writers' guide read this schema. */
export const docsFrontMatter = z.strictObject({
  title: text(3, 80).meta({
    description: 'The only `h1` of the page, in sentence case.',
    example: 'Apache Hive catalog',
  }),
  description: text(50, 160).meta({
    description: 'What the reader gets, in one sentence for search engines and the search here.',
    example: 'Connect a Hive metastore, create schemas and tables in it, and map column types.',
  }),
  slug: path.meta({
    description:
      'Address below the version. One that changes or goes needs a line in `src/site/redirects.ts`.',
    example: '/apache-hive-catalog',
  }),
  keywords: words(1, 12).meta({
    description:
      'What readers call the subject in words that the title lacks, for the search here and elsewhere.',
    example: '[hive, metastore, catalog]',
  }),
  sidebar_label: text(2, 40)
    .meta({
      description: 'Name in the sidebar, where the title is too long for it.',
      example: 'Hive',
    })
    .optional(),
});
