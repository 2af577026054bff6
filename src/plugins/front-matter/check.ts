import type { PageSource } from './read';
import {
  blogFrontMatter,
  docsFrontMatter,
  type FieldProblem,
  fieldProblems,
  type KnownKeys,
} from './schema';

/** Something wrong with the front matter of a post or a page. */
export interface PageProblem extends FieldProblem {
  file: string;
  /** From 1, where it is known. */
  line?: number;
}

/** Writes a problem as one line that names the file. */
export const describeProblem = ({ file, line, message }: PageProblem): string =>
  `${line === undefined ? file : `${file}:${line}`}: ${message}`;

const inPage = ({ file, lines }: PageSource, problem: FieldProblem): PageProblem => ({
  file,
  ...problem,
  ...(lines && { line: lines[problem.field] ?? 1 }),
});

/** Checks the front matter of one post. @returns every problem; each names the file, the field and what is allowed. */
export function checkPost(post: PageSource, known: KnownKeys): PageProblem[] {
  const problems = fieldProblems(blogFrontMatter(known), post.frontMatter);
  const { date } = post.frontMatter;
  const folder = post.file.split('/').at(-2) ?? '';
  if (!problems.some(({ field }) => field === 'date') && !folder.startsWith(String(date))) {
    const message = `"date" is "${date}", but the folder is "${folder}". Both must begin with the same day.`;
    problems.push({ field: 'date', message });
  }
  return problems.map((problem) => inPage(post, problem));
}

/** Checks the front matter of a page of the documentation against the schema. */
export const checkDocsPage = (page: PageSource): PageProblem[] =>
  fieldProblems(docsFrontMatter, page.frontMatter).map((problem) => inPage(page, problem));

/** Checks the front matter of all posts, each for itself and then together. */
export function checkPosts(posts: readonly PageSource[], known: KnownKeys): PageProblem[] {
  const problems = posts.flatMap((post) => checkPost(post, known));
  for (const field of ['slug', 'cover', 'featured']) {
    const first = new Map<unknown, string>();
    for (const post of posts) {
      const value = post.frontMatter[field];
      const other = first.get(value);
      first.set(value, other ?? post.file);
      if (value !== undefined && other !== undefined) {
        const message = `"${field}" is ${JSON.stringify(value)}, as in ${other}. No two posts may have the same.`;
        problems.push(inPage(post, { field, message }));
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
