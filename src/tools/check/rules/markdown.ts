import { nodesOf } from '../../../search/records/markdownTree';
import type { Finding } from '../finding';
import { lineOf } from '../links';
import { type CheckedPage, type CheckedSite, sourceOf } from '../site';

/** What to do about a message of the MDX parser, by words in it. */
const mends: readonly [RegExp, string][] = [
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

/** Ids of headings in the form of MDX 1, which `mdx1CompatDisabledByDefault` in the configuration turns off. */
const oldIds = (page: CheckedPage): Finding[] =>
  nodesOf(page.markdown.tree, 'heading').flatMap((heading): Finding[] => {
    const [written, id] = /\{#([^{}]+)\}$/.exec(sourceOf(page, heading)) ?? [];
    return written === undefined
      ? []
      : [
          {
            rule: 'markdown',
            file: page.file,
            line: lineOf(heading),
            subject: written,
            message: `The build doesn't read the id of a heading that is written ${written}.`,
            mend: `Write {/* #${id} */}.`,
          },
        ];
  });

/** Pages are MDX that the build can read. */
export function markdown({ pages }: CheckedSite): Finding[] {
  return pages.flatMap((page) => {
    const { error } = page.markdown;
    if (error === undefined) {
      return oldIds(page);
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
