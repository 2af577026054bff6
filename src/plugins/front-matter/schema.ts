import { distance, closest as nearest } from 'fastest-levenshtein';
import * as z from 'zod';
import { coverNames } from '../../site/blog';

/** Returns the most similar known text, if at most two fifths of the letters differ. */
export function closestText(text: string, known: readonly string[]): string | undefined {
  const near = known.length === 0 ? undefined : nearest(text, known);
  const most = Math.max(text.length, near?.length ?? 0) * 0.4;
  return near !== undefined && distance(text, near) <= most ? near : undefined;
}

/** Suggests the closest known text, or returns `otherwise` if no text is close. */
export function didYouMean(text: string, known: readonly string[], otherwise = ''): string {
  const near = closestText(text, known);
  return near === undefined ? otherwise : `Did you mean "${near}"?`;
}

/** Authors and tags that posts can use, by the file that defines them. */
export type KnownKeys = Record<'authors.yml' | 'tags.yml', readonly string[]>;

const textField = (min: number, max: number) => z.string().max(max).trim().min(min);

const listOf = (item: z.ZodType<string>, min: number, max: number) =>
  z
    .array(item)
    .min(min)
    .max(max)
    .refine((items) => new Set(items).size === items.length, 'List each value only once');

const flag = z.literal(true, 'Write true, or take the line out').optional();

/** Fields of pages and posts. */
const shared = {
  /** Search terms for the subject that the page doesn't contain. */
  keywords: listOf(textField(1, 100), 1, 28).optional(),
  /** Picture for social networks. */
  image: z
    .string()
    .regex(
      /^(?:\.\/|\/)\S+\.(?:png|jpe?g|webp)$/,
      'Write a path to a PNG, JPEG, or WebP file that begins with ./ or /',
    )
    .optional(),
  /** Shown only by `npm run dev`. */
  draft: flag,
  /** Readable at its address, but not part of lists, feeds, search, and sitemap. */
  unlisted: flag,
};

/** Fields of the framework, which checks their values. */
const stockFields =
  'sidebar_label sidebar_position pagination_label pagination_prev pagination_next hide_table_of_contents toc_min_heading_level toc_max_heading_level custom_edit_url last_update';

/** The front matter of a page of the documentation. The build, `npm run check`, and `new:doc` read this schema. */
export const docsFrontMatter = z.strictObject({
  /** The only `h1` of the page, in sentence case. */
  title: textField(3, 80),
  /** One sentence for search engines about what the reader learns. */
  description: textField(50, 160),
  /** If it changes, add a line to `src/site/links.ts`. */
  slug: z
    .string()
    .regex(
      /^(?!.*\.html?$)\/(?:[a-z0-9]+(?:[-./][a-z0-9]+)*)?$/,
      'Write an address below the version that begins with a slash, in lower case and without .html',
    ),
  ...shared,
  ...Object.fromEntries(stockFields.split(' ').map((name) => [name, z.unknown().optional()])),
});

/**
 * The front matter of a blog post. The build, `npm run check`, and `new:post` read this schema.
 * @param known the authors and tags that the post can use.
 */
export const blogFrontMatter = (known: KnownKeys = { 'authors.yml': [], 'tags.yml': [] }) =>
  z.strictObject({
    /** Heading of the post and its social card, in sentence case. */
    title: textField(10, 90),
    /** One sentence for lists, feeds, and search engines. */
    description: textField(50, 160),
    /** Last part of the address. Don't change it after publication. */
    slug: z
      .string()
      .regex(
        /^[a-z0-9]+(?:-[a-z0-9]+)*$/,
        'Write lower-case words joined by hyphens, such as gravitino-release-0-5-0',
      ),
    /** Date of publication in UTC, at which the folder's name begins, too. Before that date, builds omit the post. */
    date: z.iso.date('Write a day that exists as YYYY-MM-DD'),
    /** Teams that wrote the post: keys of `blog/authors.yml`. */
    authors: listOf(z.enum(known['authors.yml']), 1, 3),
    /** Subjects: keys of `blog/tags.yml`. The first is on the social card. */
    tags: listOf(z.enum(known['tags.yml']), 2, 5),
    /** The drawing of the post, by default `layers`. Each post has a different one. */
    cover: z.enum(coverNames).optional(),
    /** Puts the post at the top of the blog index, instead of the newest post. At most one post has this field. */
    featured: flag,
    /** Address at another publisher. Lists and feeds link there, and the page here is a summary. */
    external_permalink: z.url().startsWith('https://').optional(),
    ...shared,
  });

/** Checks front matter against its schema, and returns a message for each invalid field. It ignores empty fields. */
export function fieldProblems(
  schema: z.ZodObject,
  frontMatter: Record<string, unknown>,
): Map<string, string> {
  const names = Object.keys(schema.shape);
  const stated = Object.fromEntries(
    Object.entries(frontMatter).filter(([, value]) => value !== null),
  );
  const problems = new Map<string, string>();
  for (const issue of schema.safeParse(stated).error?.issues ?? []) {
    const [field = '', at] = issue.path.map(String);
    const value = stated[field];
    if (issue.code === 'unrecognized_keys') {
      for (const name of issue.keys) {
        const fix = didYouMean(name, names, `Use one of: ${names.join(', ')}.`);
        problems.set(name, `Unknown field "${name}". ${fix}`);
      }
    } else if (value === undefined) {
      const fix = 'Add it. src/plugins/front-matter/schema.ts describes it.';
      problems.set(field, `"${field}" is missing. ${fix}`);
    } else if (!problems.has(field)) {
      const entry = Array.isArray(value) ? value[Number(at)] : value;
      const hint = 'values' in issue ? didYouMean(String(entry), issue.values.map(String)) : '';
      const text = `"${field}" is ${JSON.stringify(value)}. ${issue.message}. ${hint}`;
      problems.set(field, text.trim());
    }
  }
  return problems;
}
