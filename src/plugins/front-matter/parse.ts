import { relative } from 'node:path';
import type { ParseFrontMatter } from '@docusaurus/types';
import { isDocsFile } from '../redirects/docsPages';
import { perText } from '../shared/remembered';
import { checkDocsPage, checkPost, describeProblem } from './check';
import { isPost, readKnownKeys, readSource } from './read';

const pageProblems = perText((text, file: string) => checkDocsPage(readSource(file, text)));

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
    const problems = isDocsFile(below)
      ? pageProblems(file, fileContent, file)
      : isPost(file)
        ? checkPost(readSource(file, fileContent), await readKnownKeys(siteDir))
        : [];
    if (problems.length > 0) {
      throw new Error(problems.map(describeProblem).join('\n'));
    }
    return defaultParseFrontMatter({ filePath, fileContent });
  };
}
