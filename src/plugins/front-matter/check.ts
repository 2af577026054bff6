import { readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import type { ParseFrontMatter } from '@docusaurus/types';
import { isDocsFile, isPost } from '../shared/docusaurus';
import { keysOf, type PageSource, readSource } from './read';
import { blogFrontMatter, docsFrontMatter, fieldProblems, type KnownKeys } from './schema';

/** A problem in the front matter of a post or a page. */
export interface PageProblem {
  file: string;
  line: number;
  message: string;
}

/** Formats a problem as one line that begins with the file. */
export const describeProblem = ({ file, line, message }: PageProblem): string =>
  `${file}:${line}: ${message}`;

/**
 * Checks the front matter of a post or a page of the documentation against its schema.
 * @param known the authors and tags that a post can use.
 * @returns every problem; each names the file, the field, and what is allowed.
 */
export function checkSource(source: PageSource, known?: KnownKeys): PageProblem[] {
  const { file, frontMatter, lines, problem } = source;
  if (problem !== undefined) {
    return [{ file, ...problem }];
  }
  const problems = fieldProblems(
    isPost(file) ? blogFrontMatter(known) : docsFrontMatter,
    frontMatter,
  );
  const { date } = frontMatter;
  const folder = file.split('/').at(-2) ?? '';
  if (isPost(file) && !problems.has('date') && !folder.startsWith(String(date))) {
    const message = `"date" is "${date}", but the folder is "${folder}". Both must begin with the same day.`;
    problems.set('date', message);
  }
  return [...problems].map(([field, message]) => ({ file, line: lines[field] ?? 1, message }));
}

/** Reads the authors and tags that posts can use. */
export async function readKnownKeys(siteDir: string): Promise<KnownKeys> {
  const keys = async (file: string): Promise<string[]> =>
    keysOf(file, await readFile(join(siteDir, file), 'utf8'));
  return { 'authors.yml': await keys('blog/authors.yml'), 'tags.yml': await keys('blog/tags.yml') };
}

/** Returns the front matter parser for the configuration. It also checks the schemas, so that the overlay of `npm run dev`
 * shows problems each time that a page is compiled.
 *
 * @throws Error naming file, line, field, and what to do.
 */
export function frontMatterParser(siteDir: string): ParseFrontMatter {
  return async ({ defaultParseFrontMatter, filePath, fileContent }) => {
    const file = relative(siteDir, filePath).replaceAll('\\', '/');
    const [, below = ''] = /^(?:docs|versioned_docs\/[^/]+)\/(.+)$/.exec(file) ?? [];
    if (isDocsFile(below) || isPost(file)) {
      const known = isPost(file) ? await readKnownKeys(siteDir) : undefined;
      const problems = checkSource(readSource(file, fileContent), known);
      if (problems.length > 0) {
        throw new Error(problems.map(describeProblem).join('\n'));
      }
    }
    return defaultParseFrontMatter({ filePath, fileContent });
  };
}
