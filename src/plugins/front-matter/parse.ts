import { relative } from 'node:path';
import type { ParseFrontMatter } from '@docusaurus/types';
import { checkPost, describeProblem } from './check';
import { fileFields, readKnownKeys } from './read';
import { FrontMatterError, readFrontMatter } from './readFrontMatter';

const hasFrontMatter = (text: string): boolean => /^---\r?\n[\s\S]*?\r?\n---/.test(text);

const isPost = (file: string): boolean => /^blog\/.+\.mdx?$/.test(file) && !/\/_/.test(file);

/**
 * Returns the reader of front matter for the configuration. The framework's own reports what it can't read only the first time that it sees a
 * text, which is not when the page is compiled: the page would show without it. Posts are checked by their schema here, too, so that the
 * overlay of `npm run dev` says what is wrong and goes once it is mended.
 *
 * @throws Error naming file, line or field, and what to do.
 */
export function frontMatterParser(siteDir: string): ParseFrontMatter {
  return async ({ defaultParseFrontMatter, filePath, fileContent }) => {
    const file = relative(siteDir, filePath).replaceAll('\\', '/');
    if (hasFrontMatter(fileContent)) {
      try {
        readFrontMatter(fileContent);
      } catch (error) {
        const line = error instanceof FrontMatterError ? error.line : 1;
        throw new Error(`${file}:${line}: ${(error as Error).message}`, { cause: error });
      }
    }
    if (isPost(file)) {
      const post = { file, frontMatter: fileFields(file, fileContent) };
      const problems = checkPost(post, await readKnownKeys(siteDir));
      if (problems.length > 0) {
        throw new Error(problems.map(describeProblem).join('\n'));
      }
    }
    return defaultParseFrontMatter({ filePath, fileContent });
  };
}
