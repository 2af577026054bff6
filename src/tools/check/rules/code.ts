import { closest } from '../../../plugins/front-matter/closest';
import type { Finding } from '../finding';
import type { CheckedSite } from '../site';

/** Languages of code blocks, by the names that pages give them. */
export const codeLanguages: readonly string[] = [
  'bash',
  'dockerfile',
  'groovy',
  'ini',
  'java',
  'javascript',
  'json',
  'kotlin',
  'powershell',
  'properties',
  'python',
  'scala',
  'shell',
  'sql',
  'text',
  'toml',
  'tsx',
  'typescript',
  'xml',
  'yaml',
];

/** Code blocks name a language that is known. */
export function code({ pages }: CheckedSite): Finding[] {
  return pages.flatMap(({ file, markdown }) =>
    markdown.codeBlocks
      .filter(({ language }) => !codeLanguages.includes(language))
      .map(({ line, language }): Finding => {
        const near = closest(language, codeLanguages);
        return {
          rule: 'code',
          file,
          line,
          subject: language,
          message:
            language === ''
              ? 'The code block names no language.'
              : `"${language}" is no language of a code block here.`,
          mend:
            near === undefined
              ? `Write one of ${codeLanguages.join(', ')}.`
              : `Did you mean ${near}?`,
        };
      }),
  );
}
