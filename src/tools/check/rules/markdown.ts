import type { Root } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import remarkLintHeadingIncrement from 'remark-lint-heading-increment';
import remarkLintNoDuplicateHeadingsInSection from 'remark-lint-no-duplicate-headings-in-section';
import { unified } from 'unified';
import { VFile } from 'vfile';
import { nodesOf } from '../../../markdown/nodes';
import { codeBlockOptions } from '../../../plugins/articles/metadata';
import { codeLanguages, languageAliases, noteNames } from '../../../plugins/docs-import/names';
import { closest, didYouMean } from '../../../plugins/front-matter/closest';
import { type Findings, findingsIn, lineOf } from '../finding';
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

/** Syntax of MDX 1, which `mdx1CompatDisabledByDefault` in the configuration turns off, and how it is written now. */
const oldForms: readonly { type: 'heading' | 'paragraph'; form: RegExp; now: string }[] = [
  { type: 'heading', form: /\{#([^{}]+)\}$/, now: '{/* #$1 */}' },
  { type: 'paragraph', form: /^:::(\w+) +([^[{].*)$/, now: ':::$1[$2]' },
];

/** A page is MDX that the build can read. */
export function* markdown(page: CheckedPage): Findings {
  const { error, tree } = page.markdown;
  const at = findingsIn('markdown', page.file);
  if (error !== undefined) {
    const [, fix = otherFix] = fixes.find(([words]) => words.test(error.reason)) ?? [];
    yield at(error.line, `MDX can't read the page: ${error.reason}.`, fix);
    return;
  }
  for (const { type, form, now } of oldForms) {
    for (const node of nodesOf(tree, type)) {
      const [written] = form.exec(sourceOf(page, node)) ?? [];
      if (written !== undefined) {
        const message = `The build doesn't read ${written}, which is of an older MDX.`;
        yield at(node, message, `Write ${written.replace(form, now)}.`);
      }
    }
  }
  for (const node of nodesOf(tree, 'paragraph')) {
    const [colons] = /^:{3,}$/.exec(sourceOf(page, node)) ?? [];
    if (colons !== undefined) {
      const fix =
        'Take it out. Of notes in each other, the outer one begins and ends with more colons.';
      yield at(node, `${colons} ends no note: readers would see it.`, fix);
    }
  }
  for (const node of nodesOf(tree, 'containerDirective')) {
    if (!noteNames.includes(node.name)) {
      const message = `There is no note of the name "${node.name}": readers would see its signs.`;
      const names = closest(node.name, noteNames) ?? noteNames.join(', :::');
      yield at(node, message, `Write :::${names}.`);
    }
  }
}

const headingRules = unified()
  .use(remarkLintHeadingIncrement)
  .use(remarkLintNoDuplicateHeadingsInSection)
  .freeze();

/** What to do about a finding of the linter, by its rule. */
const headingFixes: Readonly<Record<string, string>> = {
  'heading-increment': 'Give the heading that level, or write the one above it.',
  'no-duplicate-headings-in-section': 'Name one after what differs.',
};

/** The title is the only h1, no heading skips a level, and none is twice in a section. */
export function* headings(page: CheckedPage): Findings {
  const at = findingsIn('headings', page.file);
  const { tree } = page.markdown;
  for (const heading of nodesOf(tree, 'heading').filter(({ depth }) => depth === 1)) {
    const source = sourceOf(page, heading);
    const fix = `Write "#${source.startsWith('#') ? '' : '# '}${source}".`;
    yield at(heading, `"${textOf(heading)}" is a second h1: the title is the first.`, fix);
  }
  const title: Root['children'] = [{ type: 'heading', depth: 1, children: [] }];
  const file = new VFile({ path: page.file, value: page.text });
  // A partial begins at the level of the page that includes it.
  const children = page.isPartial ? tree.children : [...title, ...tree.children];
  headingRules.runSync({ type: 'root', children }, file);
  for (const { line = 1, reason, ruleId = '' } of file.messages) {
    // The rule has a typo.
    const message = `${reason.replace('exected', 'expected')}.`;
    yield at(line, message, headingFixes[ruleId] ?? '');
  }
}

/** Returns what the build would refuse in the first line of a fence. */
function fenceProblem(code: string, metastring: string): string | undefined {
  try {
    codeBlockOptions({ code, metastring });
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** Code blocks name a language that is known, and lines that can be read. */
export function* code({ file, markdown: { tree } }: CheckedPage, site: CheckedSite): Findings {
  const at = findingsIn('code', file);
  const languages = /\bmermaid: true\b/.test(site.files.get('docusaurus.config.ts') ?? '')
    ? [...codeLanguages, 'mermaid']
    : codeLanguages;
  const accepted = [...languages, ...languageAliases];
  for (const block of nodesOf(tree, 'code')) {
    const language = block.lang ?? '';
    const problem = fenceProblem(block.value, block.meta ?? '');
    if (!accepted.includes(language.toLowerCase())) {
      const message =
        language === ''
          ? 'The code block has no language, so the build would color it as SQL, whatever it holds.'
          : `"${language}" isn't a language of code blocks here.`;
      const fix = didYouMean(language, languages, `Write one of ${languages.join(', ')}.`);
      yield at(block, message, fix);
    } else if (problem !== undefined) {
      yield at(block, problem, '');
    }
  }
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
