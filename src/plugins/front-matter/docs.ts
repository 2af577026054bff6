import * as z from 'zod';
import {
  address,
  day,
  flag,
  keywords,
  level,
  optional,
  pageId,
  path,
  picture,
  place,
  required,
  text,
} from './field';

/** The front matter of a page of the documentation. `npm run check`, `new:doc` and the writers' guide read this schema. */
export const docsFrontMatter = z.strictObject({
  title: required(
    text(3, 80),
    'The only `h1` of the page, in sentence case.',
    'Apache Hive catalog',
  ),
  description: required(
    text(50, 160),
    'What the reader gets, in one sentence for search engines and the search here.',
    'Connect a Hive metastore, create schemas and tables in it, and map column types.',
  ),
  slug: required(
    path,
    'Address below the version. One that changes or goes needs a line in `src/site/links.ts`.',
    '/apache-hive-catalog',
  ),
  keywords: required(
    keywords,
    'What readers call the subject and what its sections answer, in words that the page lacks, for the search here and elsewhere.',
    '[hive, metastore, catalog]',
  ),
  sidebar_label: optional(
    text(2, 40),
    'Name in the sidebar, where the title is too long for it.',
    'Hive',
  ),
  sidebar_position: optional(place, 'Position in a sidebar that lists a folder by itself.', '2'),
  pagination_label: optional(
    text(2, 80),
    'Name in the links to this page at the end of the previous and the next page.',
    'Hive catalog',
  ),
  pagination_prev: optional(
    pageId,
    'The page before this one, if it isn’t that of the sidebar; `null` for none.',
    'overview',
  ),
  pagination_next: optional(
    pageId,
    'The page after this one, if it isn’t that of the sidebar; `null` for none.',
    'security/https',
  ),
  hide_table_of_contents: optional(flag, 'No table of contents beside the page.', 'true'),
  toc_min_heading_level: optional(level, 'The highest level of the table of contents.', '2'),
  toc_max_heading_level: optional(level, 'The lowest level of the table of contents.', '3'),
  image: optional(
    picture,
    'Picture for social networks, 1200 by 630 pixels.',
    '/img/hive-card.png',
  ),
  custom_edit_url: optional(
    address.nullable().meta({ holds: 'a whole address that begins with https://, or null' }),
    'Where “Edit this page” leads, if not to the file; `null` for nowhere.',
    'https://www.example.org/edit/docs/index.md',
  ),
  last_update: optional(
    z.strictObject({ date: day }).meta({ holds: 'a day, written {date: YYYY-MM-DD}' }),
    'When the page changed last, if not in its last commit.',
    '{date: 2024-05-06}',
  ),
  draft: optional(flag, 'Not published: only `npm run dev` shows the page.', 'true'),
  unlisted: optional(
    flag,
    'Whoever has the address can read the page, but no list, feed, search or sitemap names it.',
    'true',
  ),
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
