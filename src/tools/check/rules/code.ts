import { closest } from '../../../plugins/front-matter/closest';
import { nodesOf } from '../../../search/records/markdownTree';
import type { Finding } from '../finding';
import { lineOf } from '../links';
import type { CheckedSite } from '../site';

/** Languages of code blocks, by the names that pages give them. */
export const codeLanguages: readonly string[] = [
  'bash',
  'cpp',
  'csharp',
  'css',
  'diff',
  'dockerfile',
  'ebnf',
  'go',
  'graphql',
  'groovy',
  'html',
  'http',
  'ini',
  'java',
  'javascript',
  'json',
  'jsx',
  'julia',
  'kotlin',
  'markdown',
  'php',
  'powershell',
  'properties',
  'python',
  'ruby',
  'rust',
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
    nodesOf(markdown.tree, 'code').flatMap((block): Finding[] => {
      const language = block.lang ?? '';
      if (codeLanguages.includes(language)) {
        return [];
      }
      const near = closest(language, codeLanguages);
      return [
        {
          rule: 'code',
          file,
          line: lineOf(block),
          subject: language,
          message:
            language === ''
              ? 'The code block names no language.'
              : `"${language}" is no language of a code block here.`,
          mend:
            near === undefined
              ? `Write one of ${codeLanguages.join(', ')}.`
              : `Did you mean ${near}?`,
        },
      ];
    }),
  );
}
