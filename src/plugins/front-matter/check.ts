import {
  blogFrontMatter,
  dayOf,
  docsFrontMatter,
  type FieldProblem,
  fieldProblems,
  type KnownKeys,
  refusedFields,
} from './schema';

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

/** Checks the front matter of one post. @returns every problem; each names the file, the field and what is allowed. */
export function checkPost(post: PostSource, known: KnownKeys): PostProblem[] {
  const problems = fieldProblems(blogFrontMatter(known), post.frontMatter);
  const date = dayOf(post.frontMatter.date);
  const folder = post.file.split('/').at(-2) ?? '';
  if (date !== undefined && !folder.startsWith(date)) {
    const message = `"date" is "${date}", but the folder is "${folder}". Both must begin with the same day.`;
    problems.push({ field: 'date', message });
  }
  return problems.map((problem) => inPost(post, problem));
}

/** Checks the front matter of a page of the documentation against the schema. */
export const checkDocsPage = (page: PostSource): PostProblem[] =>
  fieldProblems(docsFrontMatter, page.frontMatter, refusedFields).map((problem) =>
    inPost(page, problem),
  );

/**
 * Checks the front matter of all posts, each for itself and then together: no slug and no cover twice, at most one featured post, and no
 * key of `tags.yml` that no post uses.
 */
export function checkPosts(posts: readonly PostSource[], known: KnownKeys): PostProblem[] {
  const problems = posts.flatMap((post) => checkPost(post, known));
  for (const field of ['slug', 'cover', 'featured']) {
    const first = new Map<unknown, string>();
    for (const post of posts) {
      const value = post.frontMatter[field];
      const other = first.get(value);
      first.set(value, other ?? post.file);
      if (value !== undefined && other !== undefined) {
        const message = `"${field}" is ${JSON.stringify(value)}, as in ${other}. No two posts may have the same.`;
        problems.push(inPost(post, { field, message }));
      }
    }
  }
  const used = new Set(posts.flatMap(({ frontMatter }) => frontMatter.tags ?? []));
  for (const tag of known['tags.yml'].filter((key) => !used.has(key))) {
    const message = `no post has the tag "${tag}". Use it in a post or take it out of the file.`;
    problems.push({ file: 'blog/tags.yml', field: tag, message });
  }
  return problems;
}
