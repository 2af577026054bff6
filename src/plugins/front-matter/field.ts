import * as z from 'zod';
import { didYouMean } from './closest';

declare module 'zod' {
  interface GlobalMeta {
    /** What the value must be, in a writer's words. */
    holds?: string;
    /** A value as it is in a file. */
    example?: string;
  }
}

/** Keys that a list of a post may name, by the file that defines them. */
export type KnownKeys = Record<'authors.yml' | 'tags.yml', readonly string[]>;

/** One field of a front matter, with the words that the writers' guide prints. */
export interface Field {
  name: string;
  isRequired: boolean;
  holds: string;
  description: string;
  example: string;
}

/** A field that isn't as its schema has it. */
export interface FieldProblem {
  field: string;
  message: string;
}

const matching = (pattern: RegExp, holds: string) => z.string().regex(pattern).meta({ holds });

const listOf = <Item extends z.ZodType>(item: Item, min: number, max: number) =>
  z
    .array(item)
    .min(min)
    .max(max)
    .refine((items) => new Set(items).size === items.length);

/** A text with at least `min` characters that aren't spaces at its ends, and at most `max` in all. */
export const text = (min: number, max: number) =>
  z
    .string()
    .max(max)
    .trim()
    .min(min)
    .meta({ holds: `a text of ${min} to ${max} characters` });

/** The last part of an address. */
export const slug = matching(
  /^[a-z0-9]+(?:-[a-z0-9]+)*$/,
  'lower-case words joined by hyphens, such as "gravitino-release-0-5-0"',
);

/** An address below that of a version. */
export const path = matching(
  /^(?!.*\.html?$)\/(?:[a-z0-9]+(?:[-./][a-z0-9]+)*)?$/,
  'an address below the version that begins with a slash, in lower case and without .html',
);

/** A file beside a post or below `static/`. */
export const picture = matching(
  /^(?:\.\/|\/)\S+\.(?:png|jpe?g|webp)$/,
  'a path to a PNG, JPEG or WebP file that begins with ./ or /',
);

/** A day, as text. */
export const day = z.iso.date().meta({ holds: 'a day that exists, written YYYY-MM-DD' });

/** A field that is there or isn't. */
export const flag = z.literal(true).meta({ holds: 'true, or no such line' });

/** A place in an order; halves put a page between two others. */
export const place = z.number().meta({ holds: 'a number' });

/** A level of headings below that of the title. */
export const level = z.int().min(2).max(6).meta({ holds: 'a whole number from 2 to 6' });

/** A page by its file, as a sidebar names it. */
export const pageId = matching(
  /^[\w.-]+(?:\/[\w.-]+)*$/,
  'the path of a page below the version without .md, or null',
);

/** The address of a page at another site. */
export const address = z
  .url()
  .startsWith('https://')
  .meta({ holds: 'a whole address that begins with https://' });

/** A list of texts that aren't empty. */
const words = (min: number, max: number) =>
  listOf(z.string().trim().min(1), min, max).meta({
    holds: `a list of ${min} to ${max} different texts`,
  });

/** Words of readers that a page or a post is found by. */
export const keywords = words(1, 28);

/** A list of keys of a file beside the posts. Without `known`, as in the writers' guide, any key will do. */
export function keys(file: keyof KnownKeys, min: number, max: number, known?: KnownKeys) {
  const item = known === undefined ? z.string() : z.enum(known[file]);
  const names = known === undefined ? '' : `: ${known[file].join(', ')}`;
  return listOf(item, min, max).meta({
    holds: `a list of ${min} to ${max} different keys of blog/${file}${names}`,
  });
}

/** A field that has to be there, with the words that the writers' guide prints. */
export const required = <Schema extends z.ZodType>(
  schema: Schema,
  description: string,
  example: string,
) => schema.meta({ description, example });

/** A field that may be left out. */
export const optional = <Schema extends z.ZodType>(...field: Parameters<typeof required<Schema>>) =>
  required(...field).optional();

/** Lists the fields of a schema, with the words that explain them. */
export const fieldsOf = (schema: z.ZodObject): Field[] =>
  Object.entries(schema.shape).map(([name, entry]) => {
    const isOptional = entry instanceof z.ZodOptional;
    const about = z.globalRegistry.get(isOptional ? entry.unwrap() : entry);
    const { holds = '', description = '', example = '' } = about ?? {};
    return { name, isRequired: !isOptional, holds, description, example };
  });

/** Writes a value of a front matter for a message. */
export const show = (value: unknown): string => JSON.stringify(value) ?? String(value);

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
    .map((field) => ({
      field,
      message: Object.hasOwn(refused, field)
        ? `Unknown field "${field}". ${refused[field]}`
        : `Unknown field "${field}". Use one of: ${names.join(', ')}.${hintOf(field, names)}`,
    }));
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
    if (value === undefined) {
      return [{ field, message: `"${field}" is missing. It must be ${holds}.` }];
    }
    const entry = Array.isArray(value) ? value[Number(issue.path[1])] : undefined;
    const hint =
      issue.code === 'invalid_value' ? hintOf(String(entry), issue.values.map(String)) : '';
    return [{ field, message: `"${field}" is ${show(value)}. It must be ${holds}.${hint}` }];
  });
  return [...unknown, ...wrong];
}
