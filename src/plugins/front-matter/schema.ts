import * as z from 'zod';
import { coverNames } from '../../site/covers';
import { didYouMean } from './closest';

declare module 'zod' {
  interface GlobalMeta {
    /** What the value must be, in a writer's words. */
    holds?: string;
  }
}

/** Keys that a list of a post may name, by the file that defines them. */
export type KnownKeys = Record<'authors.yml' | 'tags.yml', readonly string[]>;

/** A field that isn't as its schema has it. */
export interface FieldProblem {
  field: string;
  message: string;
}

/** A text with at least `min` characters that aren't spaces at its ends, and at most `max` in all. */
const text = (min: number, max: number, description: string) =>
  z
    .string()
    .max(max)
    .trim()
    .min(min)
    .meta({ holds: `a text of ${min} to ${max} characters`, description });

const matching = (pattern: RegExp, holds: string, description: string) =>
  z.string().regex(pattern).meta({ holds, description });

const picture = (description: string) => {
  const holds = 'a path to a PNG, JPEG or WebP file that begins with ./ or /';
  return matching(/^(?:\.\/|\/)\S+\.(?:png|jpe?g|webp)$/, holds, description).optional();
};

/** A page by its file, as a sidebar names it. */
const pageId = (description: string) => {
  const holds = 'the path of a page below the version without .md, or null';
  return matching(/^[\w.-]+(?:\/[\w.-]+)*$/, holds, description).optional();
};

/** A field that is there or isn't. */
const flag = (description: string) =>
  z.literal(true).meta({ holds: 'true, or no such line', description }).optional();

const level = (description: string) =>
  z.int().min(2).max(6).meta({ holds: 'a whole number from 2 to 6', description }).optional();

const address = z.url().startsWith('https://');

const listOf = (item: z.ZodType, min: number, max: number, holds: string, description: string) =>
  z
    .array(item)
    .min(min)
    .max(max)
    .refine((items) => new Set(items).size === items.length)
    .meta({ holds: `a list of ${min} to ${max} different ${holds}`, description });

const keywords = (description: string) =>
  listOf(z.string().trim().min(1), 1, 28, 'texts', description);

const isoDay = z.iso.date();

/** Returns a day of a front matter, if it exists. */
export const dayOf = (value: unknown): string | undefined => isoDay.safeParse(value).data;

const visibility = {
  draft: flag('Not published: only `npm run dev` shows it.'),
  unlisted: flag(
    'Whoever has the address can read it, but no list, feed, search or sitemap names it.',
  ),
};

/** The front matter of a page of the documentation. The build, `npm run check`, and `new:doc` read this schema. */
export const docsFrontMatter = z.strictObject({
  title: text(3, 80, 'The only `h1` of the page, in sentence case.'),
  description: text(50, 160, 'What the reader gets, in one sentence for search engines.'),
  slug: matching(
    /^(?!.*\.html?$)\/(?:[a-z0-9]+(?:[-./][a-z0-9]+)*)?$/,
    'an address below the version that begins with a slash, in lower case and without .html',
    'Address below the version. One that changes or goes needs a line in `src/site/links.ts`.',
  ),
  keywords: keywords('What readers call the subject, in words that the page lacks, for searches.'),
  sidebar_label: text(2, 40, 'Name in the sidebar, if the title is too long.').optional(),
  sidebar_position: z
    .number()
    .meta({
      holds: 'a number',
      description: 'Position in a sidebar that lists a folder by itself.',
    })
    .optional(),
  pagination_label: text(2, 80, 'Name in the links of the pages before and after.').optional(),
  pagination_prev: pageId('The page before, if it isn’t that of the sidebar; `null` for none.'),
  pagination_next: pageId('The page after, if it isn’t that of the sidebar; `null` for none.'),
  hide_table_of_contents: flag('No table of contents.'),
  toc_min_heading_level: level('The highest level of the table of contents.'),
  toc_max_heading_level: level('The lowest level of the table of contents.'),
  image: picture('Picture for social networks, 1200 by 630 pixels.'),
  custom_edit_url: address
    .nullable()
    .meta({
      holds: 'a whole address that begins with https://, or null',
      description: 'Where “Edit this page” leads, if not to the file; `null` for nowhere.',
    })
    .optional(),
  last_update: z
    .strictObject({ date: isoDay })
    .meta({
      holds: 'a day, written {date: YYYY-MM-DD}',
      description: 'When the page changed last, if not in its last commit.',
    })
    .optional(),
  ...visibility,
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

/**
 * The front matter of a blog post. The build, `npm run check`, and `new:post` read this schema.
 *
 * @param known the keys that `authors` and `tags` may name; any without it.
 */
export function blogFrontMatter(known?: KnownKeys) {
  const keys = (file: keyof KnownKeys, min: number, max: number, description: string) => {
    const names = known === undefined ? '' : `: ${known[file].join(', ')}`;
    const item = known === undefined ? z.string() : z.enum(known[file]);
    return listOf(item, min, max, `keys of blog/${file}${names}`, description);
  };
  return z.strictObject({
    title: text(10, 90, 'Heading of the post and its social card, in sentence case.'),
    description: text(50, 160, 'One sentence for lists, feeds and search engines.'),
    slug: matching(
      /^[a-z0-9]+(?:-[a-z0-9]+)*$/,
      'lower-case words joined by hyphens, such as "gravitino-release-0-5-0"',
      'Last part of the address, `/blog/<slug>`. It never changes once the post is published.',
    ),
    date: isoDay.meta({
      holds: 'a day that exists, written YYYY-MM-DD',
      description:
        'Day of publication, UTC, which the folder begins with, too. Until that day, builds leave the post out.',
    }),
    authors: keys('authors.yml', 1, 3, 'Teams that wrote the post.'),
    tags: keys(
      'tags.yml',
      2,
      5,
      'Subjects. The first is on the social card and decides the cover.',
    ),
    keywords: keywords('Words of readers for what only the post treats.').optional(),
    cover: z
      .enum(coverNames)
      .meta({
        holds: `one of ${coverNames.join(', ')}`,
        description:
          'The drawing of the post, of `src/site/covers.ts`. No two posts name the same.',
      })
      .optional(),
    image: picture('Picture for social networks, if not the card that the build draws.'),
    featured: flag('The post at the top of the blog index; at most one. The newest without it.'),
    ...visibility,
    external_permalink: address
      .meta({
        holds: 'a whole address that begins with https://',
        description:
          'Address of the post at another publisher. Lists and feeds lead there; the page here keeps a summary.',
      })
      .optional(),
  });
}

/** Lists the fields of a schema, with the words that explain them. */
export const fieldsOf = (schema: z.ZodObject) =>
  Object.entries(schema.shape).map(([name, entry]) => {
    const isOptional = entry instanceof z.ZodOptional;
    const { holds, description } = z.globalRegistry.get(isOptional ? entry.unwrap() : entry) ?? {};
    return { name, isRequired: !isOptional, holds, description };
  });

/** Lists the fields of front matter for writers. */
export const fieldLists = (): string =>
  Object.entries({ Pages: docsFrontMatter, Posts: blogFrontMatter() })
    .map(([title, schema]) => {
      const fields = fieldsOf(schema).map(
        ({ name, isRequired, holds, description }) =>
          `  ${name}${isRequired ? ' (required)' : ''}: ${holds}.\n    ${description}`,
      );
      return `${title}:\n${fields.join('\n')}`;
    })
    .join('\n\n');

const hintOf = (name: string, known: readonly string[]): string =>
  ` ${didYouMean(name, known, '', (near) => `"${near}"`)}`.trimEnd();

/**
 * Compares a front matter with its schema. A field without a value doesn’t count.
 *
 * @param refused what to do instead of fields of stock Docusaurus that the schema doesn't have.
 * @returns a message for every field that is unknown, missing or wrong; each names the field and what is allowed.
 */
export function fieldProblems(
  schema: z.ZodObject,
  frontMatter: Record<string, unknown>,
  refused: Readonly<Record<string, string>> = {},
): FieldProblem[] {
  const fields = fieldsOf(schema);
  const names = fields.map(({ name }) => name);
  const unknown = Object.keys(frontMatter)
    .filter((name) => !names.includes(name))
    .map((field) => {
      const otherwise = `Use one of: ${names.join(', ')}.${hintOf(field, names)}`;
      const fix = Object.hasOwn(refused, field) ? refused[field] : otherwise;
      return { field, message: `Unknown field "${field}". ${fix}` };
    });
  const stated = Object.fromEntries(
    Object.entries(frontMatter).filter(([, value]) => value !== null),
  );
  const { error } = schema.safeParse(stated);
  const wrong = fields.flatMap(({ name: field, holds }): FieldProblem[] => {
    const issue = error?.issues.find(({ path: at }) => at[0] === field);
    if (issue === undefined) {
      return [];
    }
    const value = stated[field];
    const is = value === undefined ? 'missing' : JSON.stringify(value);
    const entry = Array.isArray(value) ? value[Number(issue.path[1])] : undefined;
    const hint =
      issue.code === 'invalid_value' ? hintOf(String(entry), issue.values.map(String)) : '';
    const message = `"${field}" is ${is}. It must be ${holds}.${value === undefined ? '' : hint}`;
    return [{ field, message }];
  });
  return [...unknown, ...wrong];
}
