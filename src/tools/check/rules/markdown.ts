import { nodesOf } from '../../../search/records/markdownTree';
import type { Finding } from '../finding';
import { lineOf } from '../links';
import { type CheckedPage, type CheckedSite, sourceOf } from '../site';

/** What to do about a message of the MDX parser, by words in it. */
const mends: readonly [RegExp, string][] = [
  [/comment/, 'A comment is {/* text */}.'],
  [/`<(?:area|br|col|embed|hr|img|input|link|source|track|wbr)>`/, 'End it with a slash: <br />.'],
  [
    /import\/exports/,
    'A line that begins with import or export is code: correct it, or begin the line with another word.',
  ],
  [/expression/, 'Braces hold JavaScript: write \\{ for the sign itself.'],
  [
    /closing tag|closing slash/,
    'Open and close a tag on the same level, or write &lt; for the sign itself.',
  ],
];

const otherMend = 'Write &lt; for the sign itself, or put it into code.';

/** Where formulas are switched on, as CONTRIBUTING.md says. */
export const optionsFile = 'src/plugins/articles/markdownOptions.ts';

/** Forms of MDX 1, which `mdx1CompatDisabledByDefault` in the configuration turns off, and how they are written now. */
const oldForms: readonly { type: 'heading' | 'paragraph'; form: RegExp; now: string }[] = [
  { type: 'heading', form: /\{#([^{}]+)\}$/, now: '{/* #$1 */}' },
  { type: 'paragraph', form: /^:::(\w+) +([^[{].*)$/, now: ':::$1[$2]' },
];

/** A formula between dollar signs: one letter, or something that no price and no variable of a shell has. */
const formula = /(?<![\w$\\])\$(?:[A-Za-z]|[^\s$]+[\\^_=+][^$\n]*)\$(?!\w)|\$\$[^$]+\$\$/;

const formulas = ({ file, markdown: { tree } }: CheckedPage): Finding[] =>
  nodesOf(tree, 'text').flatMap((node): Finding[] => {
    const [written] = formula.exec(node.value) ?? [];
    return written === undefined
      ? []
      : [
          {
            rule: 'markdown',
            file,
            line: lineOf(node),
            subject: written,
            message: `The site sets no formulas: readers would see ${written}.`,
            mend: 'Put it into code, say it in words, or switch formulas on (CONTRIBUTING.md).',
          },
        ];
  });

const inOldForm = (page: CheckedPage): Finding[] =>
  oldForms.flatMap(({ type, form, now }) =>
    nodesOf(page.markdown.tree, type).flatMap((node): Finding[] => {
      const [written] = form.exec(sourceOf(page, node)) ?? [];
      return written === undefined
        ? []
        : [
            {
              rule: 'markdown',
              file: page.file,
              line: lineOf(node),
              subject: written,
              message: `The build doesn't read ${written}, which is of an older MDX.`,
              mend: `Write ${written.replace(form, now)}.`,
            },
          ];
    }),
  );

/** Ends of notes that end none: readers would see the colons. */
const strayEnds = (page: CheckedPage): Finding[] =>
  nodesOf(page.markdown.tree, 'paragraph').flatMap((node): Finding[] => {
    const [colons] = /^:{3,}$/.exec(sourceOf(page, node)) ?? [];
    return colons === undefined
      ? []
      : [
          {
            rule: 'markdown',
            file: page.file,
            line: lineOf(node),
            subject: colons,
            message: `${colons} ends no note: readers would see it.`,
            mend: 'Take it out. Of notes in each other, the outer one begins and ends with more colons.',
          },
        ];
  });

/** Pages are MDX that the build can read. */
export function markdown({ pages, files }: CheckedSite): Finding[] {
  const hasFormulas = /from 'remark-math'/.test(files.get(optionsFile) ?? '');
  return pages.flatMap((page) => {
    const { error } = page.markdown;
    if (error === undefined) {
      return [...inOldForm(page), ...strayEnds(page), ...(hasFormulas ? [] : formulas(page))];
    }
    const [, mend = otherMend] = mends.find(([words]) => words.test(error.reason)) ?? [];
    return [
      {
        rule: 'markdown',
        file: page.file,
        line: error.line,
        subject: 'MDX',
        message: `MDX can't read the page: ${error.reason}.`,
        mend,
      },
    ];
  });
}
