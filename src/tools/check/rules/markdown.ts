import { toString as textOf } from 'mdast-util-to-string';
import { nodesOf } from '../../../markdown/nodes';
import { codeBlockOptions } from '../../../plugins/articles/metadata';
import { closest } from '../../../plugins/front-matter/closest';
import { type Finding, findingsIn, lineOf } from '../finding';
import { type CheckedPage, type CheckedSite, sourceOf } from '../site';

/** What to do about a message of the MDX parser, by words in it. */
const fixes: readonly [RegExp, string][] = [
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

const otherFix = 'Write &lt; for the sign itself, or put it into code.';

/** Where formulas and diagrams are switched on, as CONTRIBUTING.md says. */
export const optionsFiles = ['src/plugins/articles/markdownOptions.ts', 'docusaurus.config.ts'];

const isOn = ({ files }: CheckedSite, option: RegExp): boolean =>
  optionsFiles.some((file) => option.test(files.get(file) ?? ''));

/** Syntax of MDX 1, which `mdx1CompatDisabledByDefault` in the configuration turns off, and how it is written now. */
const oldForms: readonly { type: 'heading' | 'paragraph'; form: RegExp; now: string }[] = [
  { type: 'heading', form: /\{#([^{}]+)\}$/, now: '{/* #$1 */}' },
  { type: 'paragraph', form: /^:::(\w+) +([^[{].*)$/, now: ':::$1[$2]' },
];

const noteNames = ['note', 'tip', 'info', 'warning', 'danger'];

/** A formula between dollar signs: one letter, or something that no price and no variable of a shell has. */
const formula = /(?<![\w$\\])\$(?:[A-Za-z]|[^\s$]+[\\^_=+][^$\n]*)\$(?!\w)|\$\$[^$]+\$\$/;

/** A page is MDX that the build can read. */
export function markdown(page: CheckedPage, site: CheckedSite): Finding[] {
  const { file, markdown } = page;
  const { error, tree } = markdown;
  const at = findingsIn('markdown', file);
  if (error !== undefined) {
    const [, fix = otherFix] = fixes.find(([words]) => words.test(error.reason)) ?? [];
    return [at(error.line, `MDX can't read the page: ${error.reason}.`, fix)];
  }
  const old = oldForms.flatMap(({ type, form, now }) =>
    nodesOf(tree, type).flatMap((node) => {
      const [written] = form.exec(sourceOf(page, node)) ?? [];
      return written === undefined
        ? []
        : [
            at(
              node,
              `The build doesn't read ${written}, which is of an older MDX.`,
              `Write ${written.replace(form, now)}.`,
            ),
          ];
    }),
  );
  const strayEnds = nodesOf(tree, 'paragraph').flatMap((node) => {
    const [colons] = /^:{3,}$/.exec(sourceOf(page, node)) ?? [];
    return colons === undefined
      ? []
      : [
          at(
            node,
            `${colons} ends no note: readers would see it.`,
            'Take it out. Of notes in each other, the outer one begins and ends with more colons.',
          ),
        ];
  });
  const strangeNotes = nodesOf(tree, 'containerDirective')
    .filter(({ name }) => !noteNames.includes(name))
    .map((node) =>
      at(
        node,
        `There is no note of the name "${node.name}": readers would see its signs.`,
        `Write :::${closest(node.name, noteNames) ?? noteNames.join(', :::')}.`,
      ),
    );
  const formulas = nodesOf(tree, 'text').flatMap((node) => {
    const [written] = formula.exec(node.value) ?? [];
    return written === undefined || isOn(site, /from 'remark-math'/)
      ? []
      : [
          at(
            node,
            `The site sets no formulas: readers would see ${written}.`,
            'Put it into code, say it in words, or switch formulas on (CONTRIBUTING.md).',
          ),
        ];
  });
  return [...old, ...strayEnds, ...strangeNotes, ...formulas];
}

/** The title is the only h1, and no heading skips a level. */
export function headings(page: CheckedPage): Finding[] {
  const at = findingsIn('headings', page.file);
  // A partial begins at the level of the page that includes it.
  let above = page.isPartial ? 6 : 1;
  return nodesOf(page.markdown.tree, 'heading').flatMap((heading): Finding[] => {
    const text = textOf(heading);
    const expected = above + 1;
    above = heading.depth;
    if (above === 1) {
      const source = sourceOf(page, heading);
      return [
        at(
          heading,
          `"${text}" is a second h1: the title is the first.`,
          `Write "#${source.startsWith('#') ? '' : '# '}${source}".`,
        ),
      ];
    }
    return above > expected
      ? [
          at(
            heading,
            `"${text}" is of level ${above}, below one of level ${expected - 1}.`,
            `Write it with ${expected} signs "#", or give it a heading of that level above.`,
          ),
        ]
      : [];
  });
}

/** Languages of code blocks, by the names that pages give them. */
export const codeLanguages: readonly string[] =
  'bash cpp csharp css diff dockerfile ebnf go graphql groovy html http ini java javascript json jsx julia kotlin markdown php powershell properties python ruby rust scala shell sql text toml tsx typescript xml yaml'.split(
    ' ',
  );

/** Returns what the build would refuse in the first line of a fence. */
function fenceProblem(code: string, metastring: string): string | undefined {
  if (/(?:^|\s)live(?:\s|$)/.test(metastring)) {
    return 'The site runs no live code: take "live" out.';
  }
  try {
    codeBlockOptions({ code, metastring });
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** Code blocks name a language that is known, and lines that can be read. */
export function code({ file, markdown: { tree } }: CheckedPage, site: CheckedSite): Finding[] {
  const at = findingsIn('code', file);
  const languages = isOn(site, /\bmermaid: true\b/) ? [...codeLanguages, 'mermaid'] : codeLanguages;
  return nodesOf(tree, 'code').flatMap((block): Finding[] => {
    const language = block.lang ?? '';
    const problem = fenceProblem(block.value, block.meta ?? '');
    if (languages.includes(language)) {
      return problem === undefined ? [] : [at(block, problem, '')];
    }
    const near = closest(language, languages);
    return [
      at(
        block,
        language === ''
          ? 'The code block has no language, so the build would color it as SQL, whatever it holds.'
          : `"${language}" isn't a language of code blocks here.`,
        near === undefined ? `Write one of ${languages.join(', ')}.` : `Did you mean ${near}?`,
      ),
    ];
  });
}

/** Lists the prose of a page as readers see it, by line: no code, tags, expressions, or addresses. */
export const readableLines = ({ markdown: { tree } }: CheckedPage): [number, string][] =>
  nodesOf(tree, 'text', 'image').flatMap((node) => {
    const text = node.type === 'text' ? node.value : (node.alt ?? '');
    return text
      .replace(/(?:https?:\/\/|www\.)\S+|\S+@\S+\.\S+/g, ' ')
      .split('\n')
      .map((line, index): [number, string] => [lineOf(node) + index, line]);
  });
