import * as z from 'zod';
import { coverNames } from '../../site/covers';
import { didYouMean } from './closest';

/** Keys that a list of a post may name, by the file that defines them. */
export type KnownKeys = Record<'authors.yml' | 'tags.yml', readonly string[]>;

/** A field that isn't as its schema has it. */
export interface FieldProblem {
  field: string;
  message: string;
}

// Each description says first what the value must be, then what it is for: writers read it in both places.

const text = (min: number, max: number, use: string) => {
  const holds = `a text of ${min} to ${max} characters`;
  return z.string().max(max).trim().min(min).describe(`${holds}. ${use}`);
};

const flag = (use: string) => z.literal(true).optional().describe(`true, or no such line. ${use}`);

const address = z.url().startsWith('https://');

const listOf = (item: z.ZodType, min: number, max: number, holds: string) =>
  z
    .array(item)
    .min(min)
    .max(max)
    .refine((items) => new Set(items).size === items.length)
    .describe(`a list of ${min} to ${max} different ${holds}`);

const keywords = listOf(
  z.string().trim().min(1),
  1,
  28,
  'texts. What readers call the subject, in words that the page lacks, for searches.',
);

const shared = {
  image: z
    .string()
    .regex(/^(?:\.\/|\/)\S+\.(?:png|jpe?g|webp)$/)
    .optional()
    .describe(
      'a path to a PNG, JPEG or WebP file that begins with ./ or /. Picture for social networks.',
    ),
  draft: flag('Not published: only `npm run dev` shows it.'),
  unlisted: flag(
    'Whoever has the address can read it, but no list, feed, search or sitemap names it.',
  ),
};

/** Fields whose values the framework checks. */
const stockFields =
  'sidebar_label sidebar_position pagination_label pagination_prev pagination_next hide_table_of_contents toc_min_heading_level toc_max_heading_level custom_edit_url last_update';

/** The front matter of a page of the documentation. The build, `npm run check`, and `new:doc` read this schema. */
export const docsFrontMatter = z.strictObject({
  title: text(3, 80, 'The only `h1` of the page, in sentence case.'),
  description: text(50, 160, 'What the reader gets, in one sentence for search engines.'),
  slug: z
    .string()
    .regex(/^(?!.*\.html?$)\/(?:[a-z0-9]+(?:[-./][a-z0-9]+)*)?$/)
    .describe(
      'an address below the version that begins with a slash, in lower case and without .html. If it changes, add a line to src/site/links.ts.',
    ),
  keywords,
  ...shared,
  ...Object.fromEntries(
    stockFields
      .split(' ')
      .map((name) => [
        name,
        z.unknown().optional().describe('as in Docusaurus. See its documentation.'),
      ]),
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

/**
 * The front matter of a blog post. The build, `npm run check`, and `new:post` read this schema.
 *
 * @param known the keys that `authors` and `tags` may name; any without it.
 */
export function blogFrontMatter(known?: KnownKeys) {
  const keys = (file: keyof KnownKeys, min: number, max: number, use: string) => {
    const item = known === undefined ? z.string() : z.enum(known[file]);
    const names = known === undefined ? '' : `: ${known[file].join(', ')}`;
    return listOf(item, min, max, `keys of blog/${file}${names}. ${use}`);
  };
  return z.strictObject({
    title: text(10, 90, 'Heading of the post and its social card, in sentence case.'),
    description: text(50, 160, 'One sentence for lists, feeds and search engines.'),
    slug: z
      .string()
      .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/)
      .describe(
        'lower-case words joined by hyphens, such as "gravitino-release-0-5-0". Last part of the address, which never changes once the post is published.',
      ),
    date: z.iso
      .date()
      .describe(
        'a day that exists, written YYYY-MM-DD. Day of publication, UTC, which the folder begins with, too. Until that day, builds leave the post out.',
      ),
    authors: keys('authors.yml', 1, 3, 'Teams that wrote the post.'),
    tags: keys('tags.yml', 2, 5, 'Subjects. The first is on the social card.'),
    keywords: keywords.optional(),
    cover: z
      .enum(coverNames)
      .optional()
      .describe(
        `one of ${coverNames.join(', ')}. The drawing of the post, layers without it. No two posts name the same.`,
      ),
    featured: flag('The post at the top of the blog index; at most one. The newest without it.'),
    ...shared,
    external_permalink: address
      .optional()
      .describe(
        'a whole address that begins with https://. Address of the post at another publisher: lists and feeds lead there, and the page here keeps a summary.',
      ),
  });
}

const fieldsOf = (schema: z.ZodObject) =>
  Object.entries<z.ZodType>(schema.shape).map(([name, type]) => ({
    name,
    isOptional: type instanceof z.ZodOptional,
    description:
      type.description ??
      (type instanceof z.ZodOptional ? (type.unwrap() as z.ZodType).description : ''),
  }));

/** Lists the fields of front matter for writers. */
export const fieldLists = (): string =>
  Object.entries({ Pages: docsFrontMatter, Posts: blogFrontMatter() })
    .map(([title, schema]) => {
      const fields = fieldsOf(schema).map(
        ({ name, isOptional, description }) =>
          `  ${name}${isOptional ? '' : ' (required)'}: ${description}`,
      );
      return `${title}:\n${fields.join('\n')}`;
    })
    .join('\n\n');

const hintOf = (name: string, known: readonly string[]): string =>
  didYouMean(name, known, '', (near) => ` Did you mean "${near}"?`);

/**
 * Compares a front matter with its schema. A field without a value doesn’t count.
 *
 * @returns a message for every field that is unknown, missing or wrong; each names the field and what is allowed.
 */
export function fieldProblems(
  schema: z.ZodObject,
  frontMatter: Record<string, unknown>,
): FieldProblem[] {
  const fields = fieldsOf(schema);
  const names = fields.map(({ name }) => name);
  const unknown = Object.keys(frontMatter)
    .filter((name) => !names.includes(name))
    .map((field) => {
      const fix = `Use one of: ${names.join(', ')}.${hintOf(field, names)}`;
      const isRefused = schema === docsFrontMatter && Object.hasOwn(refusedFields, field);
      return {
        field,
        message: `Unknown field "${field}". ${isRefused ? refusedFields[field] : fix}`,
      };
    });
  const stated = Object.fromEntries(
    Object.entries(frontMatter).filter(([, value]) => value !== null),
  );
  const { error } = schema.safeParse(stated);
  const wrong = fields.flatMap(({ name: field, description }): FieldProblem[] => {
    const issue = error?.issues.find(({ path }) => path[0] === field);
    if (issue === undefined) {
      return [];
    }
    const value = stated[field];
    const is = value === undefined ? 'missing' : JSON.stringify(value);
    const entry = Array.isArray(value) ? value[Number(issue.path[1])] : (value ?? '');
    const hint = 'values' in issue ? hintOf(String(entry), issue.values.map(String)) : '';
    return [{ field, message: `"${field}" is ${is}. It must be ${description}${hint}` }];
  });
  return [...unknown, ...wrong];
}
