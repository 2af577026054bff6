import { blogFrontMatterSchema, type Field, type FieldRule } from './schema';

/** Keys that a list of a post may name, by the file that defines them. */
export type KnownKeys = Record<'authors.yml' | 'tags.yml', readonly string[]>;

/** One post as the check sees it. */
export interface PostSource {
  /** Path below the site, such as `blog/2024-06-05-gravitino-spark-connector/index.md`. */
  file: string;
  frontMatter: Record<string, unknown>;
}

const show = (value: unknown): string => JSON.stringify(value) ?? String(value);

const isDay = (text: string): boolean =>
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

/** Returns what a field must be, in a writer's words. */
export function allowed(rule: FieldRule, known: KnownKeys): string {
  switch (rule.kind) {
    case 'text':
      return `a text of ${rule.minLength} to ${rule.maxLength} characters`;
    case 'slug':
      return 'lower-case words joined by hyphens, such as "gravitino-release-0-5-0"';
    case 'date':
      return 'a day that exists, written YYYY-MM-DD';
    case 'flag':
      return 'true, or no such line';
    case 'address':
      return 'a whole address that begins with https://';
    case 'picture':
      return 'a path to a PNG, JPEG or WebP file that begins with ./ or /';
    case 'keys':
      return `a list of ${rule.minItems} to ${rule.maxItems} different keys of blog/${rule.file}: ${known[rule.file].join(', ')}`;
  }
}

function fits(rule: FieldRule, value: unknown, known: KnownKeys): boolean {
  if (rule.kind === 'flag') {
    return value === true;
  }
  if (rule.kind === 'keys') {
    return (
      Array.isArray(value) &&
      value.length >= rule.minItems &&
      value.length <= rule.maxItems &&
      new Set(value).size === value.length &&
      value.every((key) => known[rule.file].includes(key))
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
    case 'date':
      return isDay(value);
    case 'address':
      return isHttps(value);
    case 'picture':
      return /^(?:\.\/|\/)\S+\.(?:png|jpe?g|webp)$/.test(value);
  }
}

function fieldProblem(field: Field, post: PostSource, known: KnownKeys): string | undefined {
  const value = post.frontMatter[field.name];
  const expected = allowed(field.rule, known);
  if (value === undefined || value === null) {
    return field.required
      ? `${post.file}: "${field.name}" is missing. It must be ${expected}.`
      : undefined;
  }
  return fits(field.rule, value, known)
    ? undefined
    : `${post.file}: "${field.name}" is ${show(value)}. It must be ${expected}.`;
}

/**
 * Checks the front matter of one post against the schema.
 *
 * @returns one message for every problem; each names the file, the field and what is allowed.
 */
export function checkPost(post: PostSource, known: KnownKeys): string[] {
  const names = blogFrontMatterSchema.map(({ name }) => name);
  const unknown = Object.keys(post.frontMatter)
    .filter((name) => !names.includes(name))
    .map(
      (name) => `${post.file}: "${name}" is no field of a post. Fields are ${names.join(', ')}.`,
    );
  const wrong = blogFrontMatterSchema.flatMap((field) => fieldProblem(field, post, known) ?? []);
  const { date } = post.frontMatter;
  const folder = post.file.split('/').at(-2) ?? '';
  const misfiled =
    typeof date === 'string' && isDay(date) && !folder.startsWith(date)
      ? [
          `${post.file}: "date" is ${show(date)}, but the folder is "${folder}". Both must begin with the same day.`,
        ]
      : [];
  return [...unknown, ...wrong, ...misfiled];
}

/**
 * Checks the front matter of all posts, each for itself and then together: no slug twice, at most one featured post, and no
 * key of `tags.yml` that no post uses.
 */
export function checkPosts(posts: readonly PostSource[], known: KnownKeys): string[] {
  const problems = posts.flatMap((post) => checkPost(post, known));
  const firstWithSlug = new Map<unknown, PostSource>();
  for (const post of posts) {
    const { slug } = post.frontMatter;
    const first = firstWithSlug.get(slug);
    if (first === undefined) {
      firstWithSlug.set(slug, post);
    } else if (slug !== undefined) {
      problems.push(
        `${post.file}: "slug" is ${show(slug)}, as in ${first.file}. Every post needs its own.`,
      );
    }
  }
  const featured = posts.filter(({ frontMatter }) => frontMatter.featured === true);
  if (featured.length > 1) {
    problems.push(
      `${featured.map(({ file }) => file).join(', ')}: "featured" is true in ${featured.length} posts. At most one post may have it.`,
    );
  }
  const used = new Set(posts.flatMap(({ frontMatter }) => frontMatter.tags ?? []));
  for (const tag of known['tags.yml'].filter((key) => !used.has(key))) {
    problems.push(
      `blog/tags.yml: no post has the tag "${tag}". Use it in a post or take it out of the file.`,
    );
  }
  return problems;
}
