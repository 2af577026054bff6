import { blogFrontMatter } from './blog';
import { docsFrontMatter, refusedFields } from './docs';
import { day, type FieldProblem, fieldProblems, type KnownKeys, show } from './field';

/** A post or a page as the check sees it. */
export interface PostSource {
  /** Path below the site, such as `blog/2024-06-05-gravitino-spark-connector/index.md`. */
  file: string;
  frontMatter: Record<string, unknown>;
  /** Line of each field, from 1. */
  lines?: Record<string, number>;
}

/** Something wrong with the front matter of a post or a page. */
export interface PostProblem extends FieldProblem {
  file: string;
  /** From 1, where it is known. */
  line?: number;
}

/** Writes a problem as one line that names the file. */
export const describeProblem = ({ file, line, message }: PostProblem): string =>
  `${line === undefined ? file : `${file}:${line}`}: ${message}`;

const inPost = ({ file, lines }: PostSource, problem: FieldProblem): PostProblem => ({
  file,
  ...problem,
  ...(lines && { line: lines[problem.field] ?? 1 }),
});

/**
 * Checks the front matter of one post.
 *
 * @param schema made once where several posts are checked.
 * @returns every problem; each names the file, the field and what is allowed.
 */
export function checkPost(
  post: PostSource,
  known: KnownKeys,
  schema = blogFrontMatter(known),
): PostProblem[] {
  const problems = fieldProblems(schema, post.frontMatter);
  const { data: date } = day.safeParse(post.frontMatter.date);
  const folder = post.file.split('/').at(-2) ?? '';
  if (date !== undefined && !folder.startsWith(date)) {
    const message = `"date" is ${show(date)}, but the folder is "${folder}". Both must begin with the same day.`;
    problems.push({ field: 'date', message });
  }
  return problems.map((problem) => inPost(post, problem));
}

/** Checks the front matter of a page of the documentation against the schema. */
export const checkDocsPage = (page: PostSource): PostProblem[] =>
  fieldProblems(docsFrontMatter, page.frontMatter, refusedFields).map((problem) =>
    inPost(page, problem),
  );

/** Finds the posts that share the value of a field with a post before them. */
const repeated = (posts: readonly PostSource[], field: 'cover' | 'slug'): PostProblem[] =>
  posts.flatMap((post) => {
    const value = post.frontMatter[field];
    const first = posts.find(({ frontMatter }) => frontMatter[field] === value);
    const message = `"${field}" is ${show(value)}, as in ${first?.file}. Every post needs its own.`;
    return value === undefined || first === post ? [] : [inPost(post, { field, message })];
  });

/**
 * Checks the front matter of all posts, each for itself and then together: no slug and no cover twice, at most one featured post, and no
 * key of `tags.yml` that no post uses.
 */
export function checkPosts(posts: readonly PostSource[], known: KnownKeys): PostProblem[] {
  const schema = blogFrontMatter(known);
  const problems = [
    ...posts.flatMap((post) => checkPost(post, known, schema)),
    ...repeated(posts, 'slug'),
    ...repeated(posts, 'cover'),
  ];
  const featured = posts.filter(({ frontMatter }) => frontMatter.featured === true);
  if (featured.length > 1) {
    problems.push({
      file: featured.map(({ file }) => file).join(', '),
      field: 'featured',
      message: `"featured" is true in ${featured.length} posts. At most one post may have it.`,
    });
  }
  const used = new Set(posts.flatMap(({ frontMatter }) => frontMatter.tags ?? []));
  for (const tag of known['tags.yml'].filter((key) => !used.has(key))) {
    problems.push({
      file: 'blog/tags.yml',
      field: tag,
      message: `no post has the tag "${tag}". Use it in a post or take it out of the file.`,
    });
  }
  return problems;
}
