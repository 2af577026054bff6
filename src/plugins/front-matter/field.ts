/** What a field may hold. `keys` are those that the file beside the posts defines. */
export type FieldRule =
  | { kind: 'text'; minLength: number; maxLength: number }
  | { kind: 'slug' }
  | { kind: 'path' }
  | { kind: 'date' }
  | { kind: 'flag' }
  | { kind: 'address' }
  | { kind: 'picture' }
  | { kind: 'words'; minItems: number; maxItems: number }
  | { kind: 'keys'; file: 'authors.yml' | 'tags.yml'; minItems: number; maxItems: number };

/** One field of a front matter, with the words that the writers' guide prints. */
export interface Field {
  name: string;
  required: boolean;
  rule: FieldRule;
  description: string;
  example: string;
}

/** Keys that a list of a post may name, by the file that defines them. */
export type KnownKeys = Record<'authors.yml' | 'tags.yml', readonly string[]>;

/** A field that isn't as its schema has it. */
export interface FieldProblem {
  field: string;
  message: string;
}

const show = (value: unknown): string => JSON.stringify(value) ?? String(value);

/** Says whether a text is a day that exists, written `YYYY-MM-DD`. */
export const isDay = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) &&
  !Number.isNaN(Date.parse(text)) &&
  new Date(text).toISOString().startsWith(text);

function isHttps(text: string): boolean {
  try {
    return new URL(text).protocol === 'https:';
  } catch {
    return false;
  }
}

/** Returns what a field must be, in a writer's words. Without `known` a list of keys names only the file that has them. */
export function allowed(rule: FieldRule, known?: KnownKeys): string {
  switch (rule.kind) {
    case 'text':
      return `a text of ${rule.minLength} to ${rule.maxLength} characters`;
    case 'slug':
      return 'lower-case words joined by hyphens, such as "gravitino-release-0-5-0"';
    case 'path':
      return 'an address below the version that begins with a slash, in lower case';
    case 'date':
      return 'a day that exists, written YYYY-MM-DD';
    case 'flag':
      return 'true, or no such line';
    case 'address':
      return 'a whole address that begins with https://';
    case 'picture':
      return 'a path to a PNG, JPEG or WebP file that begins with ./ or /';
    case 'words':
      return `a list of ${rule.minItems} to ${rule.maxItems} different texts`;
    case 'keys':
      return `a list of ${rule.minItems} to ${rule.maxItems} different keys of blog/${rule.file}${known === undefined ? '' : `: ${known[rule.file].join(', ')}`}`;
  }
}

function isList(
  value: unknown,
  { minItems, maxItems }: { minItems: number; maxItems: number },
): value is unknown[] {
  return (
    Array.isArray(value) &&
    value.length >= minItems &&
    value.length <= maxItems &&
    new Set(value).size === value.length
  );
}

function fits(rule: FieldRule, value: unknown, known: KnownKeys): boolean {
  switch (rule.kind) {
    case 'flag':
      return value === true;
    case 'keys':
      return isList(value, rule) && value.every((key) => known[rule.file].includes(String(key)));
    case 'words':
      return (
        isList(value, rule) && value.every((word) => typeof word === 'string' && word.trim() !== '')
      );
  }
  if (typeof value !== 'string') {
    return false;
  }
  switch (rule.kind) {
    case 'text':
      return value.trim().length >= rule.minLength && value.length <= rule.maxLength;
    case 'slug':
      return /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(value);
    case 'path':
      return /^\/(?:[a-z0-9]+(?:[-./][a-z0-9]+)*)?$/.test(value);
    case 'date':
      return isDay(value);
    case 'address':
      return isHttps(value);
    case 'picture':
      return /^(?:\.\/|\/)\S+\.(?:png|jpe?g|webp)$/.test(value);
  }
}

/**
 * Compares a front matter with its schema.
 *
 * @param kind what the file is, in the writer's words, such as `post`.
 * @returns a message for every field that is unknown, missing or wrong; each names the field and what is allowed.
 */
export function fieldProblems(
  schema: readonly Field[],
  kind: string,
  frontMatter: Record<string, unknown>,
  known: KnownKeys,
): FieldProblem[] {
  const names = schema.map(({ name }) => name);
  const unknown = Object.keys(frontMatter)
    .filter((name) => !names.includes(name))
    .map((field) => ({
      field,
      message: `"${field}" is no field of a ${kind}. Fields are ${names.join(', ')}.`,
    }));
  const wrong = schema.flatMap(({ name: field, required, rule }) => {
    const value = frontMatter[field];
    const expected = allowed(rule, known);
    if (value === undefined || value === null) {
      return required ? [{ field, message: `"${field}" is missing. It must be ${expected}.` }] : [];
    }
    return fits(rule, value, known)
      ? []
      : [{ field, message: `"${field}" is ${show(value)}. It must be ${expected}.` }];
  });
  return [...unknown, ...wrong];
}
