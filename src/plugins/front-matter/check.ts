import { relative } from 'node:path';
import type { ParseFrontMatter } from '@docusaurus/types';
import { isDocsFile } from '../redirects/docsPages';
import { isPost, type PageSource, readKnownKeys, readSource } from './read';
import {
  blogFrontMatter,
  docsFrontMatter,
  type FieldProblem,
  fieldProblems,
  type KnownKeys,
} from './schema';

/** Something wrong with the front matter of a post or a page. */
export interface PageProblem {
  file: string;
  line: number;
  message: string;
}

/** Writes a problem as one line that names the file. */
export const describeProblem = ({ file, line, message }: PageProblem): string =>
  `${file}:${line}: ${message}`;

const inPage = ({ file, lines }: PageSource, { field, message }: FieldProblem): PageProblem => ({
  file,
  line: lines[field] ?? 1,
  message,
});

/** Checks the front matter of one post. @returns every problem; each names the file, the field, and what is allowed. */
export function checkPost(post: PageSource, known: KnownKeys): PageProblem[] {
  const { file, frontMatter, problem } = post;
  if (problem !== undefined) {
    return [{ file, ...problem }];
  }
  const problems = fieldProblems(blogFrontMatter(known), frontMatter);
  const { date } = frontMatter;
  const folder = file.split('/').at(-2) ?? '';
  if (!problems.some(({ field }) => field === 'date') && !folder.startsWith(String(date))) {
    const message = `"date" is "${date}", but the folder is "${folder}". Both must begin with the same day.`;
    problems.push({ field: 'date', message });
  }
  return problems.map((one) => inPage(post, one));
}

/** Checks the front matter of a page of the documentation against the schema. */
export const checkDocsPage = (page: PageSource): PageProblem[] =>
  page.problem === undefined
    ? fieldProblems(docsFrontMatter, page.frontMatter).map((problem) => inPage(page, problem))
    : [{ file: page.file, ...page.problem }];

/** Checks the front matter of all posts, each for itself and then together. */
export function checkPosts(posts: readonly PageSource[], known: KnownKeys): PageProblem[] {
  const problems = posts.flatMap((post) => checkPost(post, known));
  for (const field of ['slug', 'cover', 'featured']) {
    const first = new Map<unknown, string>();
    for (const post of posts.filter(({ frontMatter }) => frontMatter[field] !== undefined)) {
      const value = post.frontMatter[field];
      const other = first.get(value);
      first.set(value, other ?? post.file);
      if (other !== undefined) {
        const message = `"${field}" is ${JSON.stringify(value)}, as in ${other}. No two posts may have the same.`;
        problems.push(inPage(post, { field, message }));
      }
    }
  }
  const used = posts.flatMap(({ frontMatter }) => frontMatter.tags ?? []);
  for (const tag of known['tags.yml'].filter((key) => !used.includes(key))) {
    const message = `No post has the tag "${tag}". Use it in a post or take it out of the file.`;
    problems.push({ file: 'blog/tags.yml', line: 1, message });
  }
  return problems;
}

/**
 * Returns the reader of front matter for the configuration. The framework's own reports what it can't read only the first time that it sees a
 * text, which is not when the page is compiled. Pages and posts are checked by their schemas here, too, so that the overlay of `npm run dev` says
 * what is wrong.
 *
 * @throws Error naming file, line, field, and what to do.
 */
export function frontMatterParser(siteDir: string): ParseFrontMatter {
  return async ({ defaultParseFrontMatter, filePath, fileContent }) => {
    const file = relative(siteDir, filePath).replaceAll('\\', '/');
    const [, below = ''] = /^(?:docs|versioned_docs\/[^/]+)\/(.+)$/.exec(file) ?? [];
    const source = readSource(file, fileContent);
    const problems = isDocsFile(below)
      ? checkDocsPage(source)
      : isPost(file)
        ? checkPost(source, await readKnownKeys(siteDir))
        : [];
    if (problems.length > 0) {
      throw new Error(problems.map(describeProblem).join('\n'));
    }
    return defaultParseFrontMatter({ filePath, fileContent });
  };
}
