import { relative } from 'node:path';
import type { ParseFrontMatter } from '@docusaurus/types';
import { isDocsFile } from '../redirects/docsPages';
import { perText } from '../shared/remembered';
import { checkDocsPage, checkPost, describeProblem } from './check';
import { isPost, readKnownKeys, readSource } from './read';

const hasFrontMatter = (text: string): boolean => /^\uFEFF?---\r?\n[\s\S]*?\r?\n---/.test(text);

/** Says whether a file below the site is a page of the documentation that a writer keeps. */
const isDocsPage = (file: string): boolean =>
  isDocsFile(/^(?:docs|versioned_docs\/[^/]+)\/(.+)$/.exec(file)?.[1] ?? '');

const sourceOf = perText((text, file: string) => readSource(file, text));
const docsPageProblems = perText((text, file: string) => checkDocsPage(sourceOf(file, text, file)));

/**
 * Returns the reader of front matter for the configuration. The framework's own reports what it can't read only the first time that it sees a
 * text, which is not when the page is compiled: the page would show without it. Pages and posts are checked by their schemas here, too, so that
 * the overlay of `npm run dev` says what is wrong and goes once it is fixed.
 *
 * @throws Error naming file, line, field, and what to do.
 */
export function frontMatterParser(siteDir: string): ParseFrontMatter {
  return async ({ defaultParseFrontMatter, filePath, fileContent }) => {
    const file = relative(siteDir, filePath).replaceAll('\\', '/');
    const isOfDocs = isDocsPage(file);
    if (isOfDocs || isPost(file) || hasFrontMatter(fileContent)) {
      const source = sourceOf(file, fileContent, file);
      const problems = isOfDocs
        ? docsPageProblems(file, fileContent, file)
        : isPost(file)
          ? checkPost(source, await readKnownKeys(siteDir))
          : [];
      if (problems.length > 0) {
        throw new Error(problems.map(describeProblem).join('\n'));
      }
    }
    return defaultParseFrontMatter({ filePath, fileContent });
  };
}
