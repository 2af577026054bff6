import * as z from 'zod';
import { address, day, flag, keywords, level, pageId, path, picture, place, text } from './field';

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
      'Address below the version. One that changes or goes needs a line in `src/site/links.ts`.',
    example: '/apache-hive-catalog',
  }),
  keywords: keywords.meta({
    description:
      'What readers call the subject and what its sections answer, in words that the page lacks, for the search here and elsewhere.',
    example: '[hive, metastore, catalog]',
  }),
  sidebar_label: text(2, 40)
    .meta({
      description: 'Name in the sidebar, where the title is too long for it.',
      example: 'Hive',
    })
    .optional(),
  sidebar_position: place
    .meta({
      description: 'Position in a sidebar that lists a folder by itself.',
      example: '2',
    })
    .optional(),
  pagination_label: text(2, 80)
    .meta({
      description: 'Name in the links to this page at the end of the previous and the next page.',
      example: 'Hive catalog',
    })
    .optional(),
  pagination_prev: pageId
    .meta({
      description: 'The page before this one, if it isn’t that of the sidebar; `null` for none.',
      example: 'overview',
    })
    .optional(),
  pagination_next: pageId
    .meta({
      description: 'The page after this one, if it isn’t that of the sidebar; `null` for none.',
      example: 'security/https',
    })
    .optional(),
  hide_table_of_contents: flag
    .meta({ description: 'No table of contents beside the page.', example: 'true' })
    .optional(),
  toc_min_heading_level: level
    .meta({ description: 'The highest level of the table of contents.', example: '2' })
    .optional(),
  toc_max_heading_level: level
    .meta({ description: 'The lowest level of the table of contents.', example: '3' })
    .optional(),
  image: picture
    .meta({
      description: 'Picture for social networks, 1200 by 630 pixels.',
      example: '/img/hive-card.png',
    })
    .optional(),
  custom_edit_url: address
    .nullable()
    .meta({
      holds: 'a whole address that begins with https://, or null',
      description: 'Where “Edit this page” leads, if not to the file; `null` for nowhere.',
      example: 'https://www.example.org/edit/docs/index.md',
    })
    .optional(),
  last_update: z
    .strictObject({ date: day })
    .meta({
      holds: 'a day, written {date: YYYY-MM-DD}',
      description: 'When the page changed last, if not in its last commit.',
      example: '{date: 2024-05-06}',
    })
    .optional(),
  draft: flag
    .meta({
      description: 'Not published: only `npm run dev` shows the page.',
      example: 'true',
    })
    .optional(),
  unlisted: flag
    .meta({
      description:
        'Whoever has the address can read the page, but no list, feed, search or sitemap names it.',
      example: 'true',
    })
    .optional(),
});

/** Fields of stock Docusaurus that pages do without, and what to do instead. */
export const refusedFields: Readonly<Record<string, string>> = {
  displayed_sidebar: 'A version has one sidebar: take the line out.',
  hide_title: 'The title is the only h1 of the page: take the line out.',
  id: 'The path of the file is the id: rename the file, or set "slug" for another address.',
  sidebar_class_name: 'Styles belong to src/theme: take the line out.',
  tags: 'Only posts have tags: write them into "keywords", which the search reads.',
  title_meta: 'The title is also that of the tab: shorten "title".',
};
