import { posix } from 'node:path';
import type { Heading, Nodes } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import remarkLintHeadingIncrement from 'remark-lint-heading-increment';
import remarkLintNoDuplicateHeadingsInSection from 'remark-lint-no-duplicate-headings-in-section';
import { unified } from 'unified';
import { VFile } from 'vfile';
import { attributesOf, nodesOf, tagsOf } from '../../../markdown/nodes';
import { headersOf } from '../../../markdown/propertyTables';
import { isScaled } from '../../../plugins/articles/limits';
import { codeBlockOptions } from '../../../plugins/articles/metadata';
import { tagRefusal } from '../../../plugins/articles/refusedTags';
import { codeLanguages, languageAliases, noteNames } from '../../../plugins/docs-import/names';
import { closest, didYouMean } from '../../../plugins/front-matter/closest';
import { placeholder } from '../../../plugins/new-content';
import { decoded, percentHint } from '../../../plugins/shared/addresses';
import { content } from '../../../site/content';
import { isDecodable } from '../../../site/decodable';
import { diagrams } from '../../../site/diagrams';
import { seemsToDefineKeys } from '../../../site/reference';
import { staticComponents } from '../../../site/staticComponents';
import type { CheckedPage, CheckedSite } from '../site';
import { lineAt, nextRelease } from './site';

/** Looks at one page, and reports what to correct, at a line or a node, and how. */
export type PageRule = (
  page: CheckedPage,
  report: (at: number | Nodes, message: string) => void,
  site: CheckedSite,
) => void;

/** What to do about a message of the MDX parser, by words in it. */
const syntaxFixes: readonly [RegExp, string][] = [
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
  [/./, 'Write &lt; for the sign itself, or put it into code.'],
];

/** Syntax of MDX 1, which `mdx1CompatDisabledByDefault` in the configuration turns off, and how it is written now. */
const oldForms: readonly ['heading' | 'paragraph', RegExp, string][] = [
  ['heading', /\{#([^{}]+)\}$/, '{/* #$1 */}'],
  ['paragraph', /^:::(\w+) +([^[{].*)$/, ':::$1[$2]'],
];

/** The line on which a node of a page begins, as it is written, from the node on. */
const sourceOf = ({ text }: CheckedPage, { position }: Nodes): string =>
  (text.split('\n')[(position?.start.line ?? 1) - 1] ?? '')
    .slice((position?.start.column ?? 1) - 1)
    .trim();

/** A page is MDX that the build can read. */
const checkSyntax: PageRule = (page, report) => {
  const { error, tree } = page.markdown;
  if (error !== undefined) {
    const [, fix] = syntaxFixes.find(([words]) => words.test(error.reason)) ?? [];
    report(error.line, `MDX can't read the page: ${error.reason}. ${fix}`);
  }
  for (const [type, form, now] of oldForms) {
    for (const node of nodesOf(tree, type)) {
      const [written] = form.exec(sourceOf(page, node)) ?? [];
      if (written !== undefined) {
        const fix = `Write ${written.replace(form, now)}.`;
        report(node, `The build doesn't read ${written}, which is of an older MDX. ${fix}`);
      }
    }
  }
  for (const node of nodesOf(tree, 'paragraph')) {
    const source = sourceOf(page, node);
    if (/^:{3,}$/.test(source)) {
      const fix = 'Take it out. If notes are nested, the outer one needs more colons.';
      report(node, `${source} ends no note: readers would see it. ${fix}`);
    }
  }
  for (const node of nodesOf(tree, 'containerDirective')) {
    if (!noteNames.includes(node.name)) {
      const fix = `Write :::${closest(node.name, noteNames) ?? noteNames.join(', :::')}.`;
      report(
        node,
        `There is no note of the name "${node.name}": readers would see its signs. ${fix}`,
      );
    }
  }
};

const headingRules = unified()
  .use(remarkLintHeadingIncrement)
  .use(remarkLintNoDuplicateHeadingsInSection)
  .freeze();

/** The title is the only h1, no heading skips a level, and none is twice in a section. */
const checkHeadings: PageRule = (page, report) => {
  const { tree } = page.markdown;
  for (const heading of nodesOf(tree, 'heading').filter(({ depth }) => depth === 1)) {
    const fix = `Write "#${sourceOf(page, heading).replace(/^(?!#)/, '# ')}".`;
    report(heading, `"${textOf(heading)}" is a second h1: the title is the first. ${fix}`);
  }
  const file = new VFile({ path: page.file, value: page.text });
  // A partial begins at the level of the page that includes it.
  const title: Heading[] = page.isPartial ? [] : [{ type: 'heading', depth: 1, children: [] }];
  headingRules.runSync({ type: 'root', children: [...title, ...tree.children] }, file);
  for (const { line = 1, reason } of file.messages) {
    // A rule has a typo.
    report(
      line,
      `${reason.replace('exected', 'expected')}. Give the heading another level or name.`,
    );
  }
};

/** Components that a page may use without an import: those of `src/theme/MDXComponents`. */
export const givenComponents: readonly string[] = [...staticComponents, 'Head', 'StaticArticle'];

/** Components of a page exist, and the names that components are given are known. */
const checkComponents: PageRule = ({ markdown: { tree } }, report, site) => {
  const code = nodesOf(tree, 'mdxjsEsm').flatMap(({ value }) => value.match(/\w+/g) ?? []);
  const defined = [...givenComponents, ...code];
  for (const tag of tagsOf(tree)) {
    const [name = ''] = (tag.name ?? '').split('.');
    const attributes = attributesOf(tag);
    const refusal = tagRefusal(name, attributes);
    const [attribute, known] =
      name === 'Since'
        ? ['version', [...site.released, ...nextRelease(site), ...Object.keys(site.removed)]]
        : ['name', name === 'ConceptDiagram' ? Object.keys(diagrams) : []];
    const value = attributes.get(attribute);
    if (/^[A-Z]/.test(name) && !defined.includes(name)) {
      const hint = didYouMean(name, defined);
      const fix = 'Import it at the top of the page, or write &lt; for the sign itself.';
      report(tag, `There is no component <${name}>. ${hint} ${fix}`);
    } else if (refusal !== undefined) {
      report(tag, `${refusal.message} ${refusal.hint}`);
    } else if (value !== undefined && known.length > 0 && !known.includes(value)) {
      report(tag, `<${name}> knows no "${value}". Write one of ${known.join(', ')}.`);
    }
  }
};

/** A page of the documentation has the form of all others: its first paragraph, shell blocks, and tables. */
const checkForm: PageRule = ({ version, isPartial, problem, markdown }, report) => {
  const { tree } = markdown;
  if (version === undefined || isPartial || problem || markdown.error) {
    return;
  }
  const first = tree.children.find(
    (node) =>
      !['yaml', 'mdxjsEsm'].includes(node.type) && !('name' in node && node.name === 'HomeDrawing'),
  );
  const begins = first?.type === 'paragraph' ? first.children[0]?.type : undefined;
  if (begins === undefined || begins === 'inlineCode' || begins === 'mdxJsxTextElement') {
    report(first ?? 1, 'The page begins without words. Say in a paragraph what it is about.');
  }
  for (const block of nodesOf(tree, 'code').filter(({ lang }) => lang === 'shell')) {
    if (/^\$ /m.test(block.value)) {
      report(block, 'Readers copy the prompt with the command. Leave "$ " out.');
    }
    if (/-H ["']Accept: application\/vnd\.gravitino/.test(block.value)) {
      report(block, 'The Accept header is in the introduction of the REST API. Leave it out.');
    }
  }
  for (const table of nodesOf(tree, 'table')) {
    const headers = headersOf(table);
    for (const row of table.children.filter(({ children }) => children.length !== headers.length)) {
      const cells = `${row.children.length} of ${headers.length} cells`;
      report(row, `The row has ${cells}. Write | between all of them.`);
    }
    if (seemsToDefineKeys(headers)) {
      const fix = 'Head their column with Key, Property, Field, or Argument.';
      report(table, `The table looks like one of keys, but no header names the keys. ${fix}`);
    }
  }
};

/** Code blocks name a language that is known, and lines that can be read. */
const checkCode: PageRule = ({ markdown: { tree } }, report, site) => {
  const hasMermaid = /\bmermaid: true\b/.test(site.files.get('docusaurus.config.ts') ?? '');
  const languages = [...codeLanguages, ...(hasMermaid ? ['mermaid'] : [])];
  for (const block of nodesOf(tree, 'code')) {
    const language = block.lang ?? '';
    if (![...languages, ...languageAliases].includes(language.toLowerCase())) {
      const message =
        language === ''
          ? 'The code block has no language, so the build would color it as SQL, whatever it holds.'
          : `"${language}" isn't a language of code blocks here.`;
      const all = `Write one of ${languages.join(', ')}.`;
      report(block, `${message} ${didYouMean(language, languages, all)}`);
      continue;
    }
    try {
      codeBlockOptions({ code: block.value, metastring: block.meta ?? '' });
    } catch (error) {
      report(block, error instanceof Error ? error.message : String(error));
    }
  }
};

const isElsewhere = (source: string): boolean => /^(?:[a-z]+:)?\/\//i.test(source);

const kilobytes = (bytes: number): string => `${Math.ceil(bytes / 1000).toLocaleString('en')} KB`;

/** Returns what is wrong with the source of a picture. */
function sourceProblem(source: string, target: string, isTag: boolean, site: CheckedSite) {
  if (isElsewhere(source)) {
    return `${source} is on another site, so its size is unknown and readers are seen there. Put the file next to the page.`;
  }
  if (!isDecodable(source)) {
    return `The address ${source} has a "%" that encodes nothing. ${percentHint}`;
  }
  if (posix.basename(target).includes('!')) {
    return `The name of ${source} has a "!", which the bundler takes for a loader. Rename the file.`;
  }
  if (!site.files.has(target)) {
    return `There is no picture ${source}. Put it next to the page or below static/.`;
  }
  const bytes = isTag || !isScaled(target) ? site.sizeOf(target) : 0;
  const limit = `${kilobytes(content.largestPicture)} is the limit of one that is not scaled`;
  const fix = isScaled(target) ? 'Write ![what it shows](…), which is.' : 'Save it smaller.';
  return bytes > content.largestPicture
    ? `The picture ${source} has ${kilobytes(bytes)}, and ${limit}. ${fix}`
    : undefined;
}

/** Pictures say what they show, exist, are small enough, and take their room before they load. */
const checkPictures: PageRule = ({ file, markdown: { tree } }, report, site) => {
  const fileOf = (source: string): string => {
    const path = decoded(source);
    return path.startsWith('/') ? `static${path}` : posix.join(posix.dirname(file), path);
  };
  const checkSource = (node: Nodes, source: string): void => {
    const problem = sourceProblem(source, fileOf(source), node.type.startsWith('mdx'), site);
    if (problem !== undefined) {
      report(node, problem);
    }
  };
  const defined = new Map(nodesOf(tree, 'definition').map((node) => [node.identifier, node.url]));
  for (const node of nodesOf(tree, 'image', 'imageReference')) {
    const source = node.type === 'image' ? node.url : (defined.get(node.identifier) ?? '');
    if (!node.alt?.trim()) {
      report(node, `The picture ${source} has no text. Write ![what it shows](…).`);
    }
    checkSource(node, source);
  }
  for (const tag of tagsOf(tree)) {
    const attributes = attributesOf(tag);
    // The build looks up an expression, such as `require('./a.png')`.
    const source = attributes.get('src') ?? '{…}';
    if (tag.name === 'img') {
      if (!attributes.has('alt')) {
        report(
          tag,
          `The picture ${source} has no alt. Add alt="what it shows", or alt="" if it adorns.`,
        );
      }
      if (
        ['width', 'height'].some((name) =>
          attributes.has(name) ? attributes.get(name) === '' : true,
        )
      ) {
        report(tag, `The picture ${source} has no size. Add width and height in pixels.`);
      }
      if (source !== '{…}') {
        checkSource(tag, source);
      }
    }
  }
};

/** Nothing is left of the words of a template. */
const checkPlaceholders: PageRule = ({ text }, report) => {
  for (const { index, 0: left } of text.matchAll(placeholder)) {
    const fix = 'Write your own words, or take the line out.';
    report(lineAt(text, index), `"${left}" is left of the template. ${fix}`);
  }
};

/** Words of a summary, at least: lists show nothing else of a post. */
const shortestSummary = 20;

/** A post begins with a summary that says enough on its own, and ends it with the marker. */
const checkSummary: PageRule = ({ text, version, problem, isPartial }, report) => {
  if (version !== undefined || problem !== undefined || isPartial) {
    return;
  }
  const begin = text.indexOf('\n---', 3) + '\n---'.length;
  const [all, summary = ''] = /^([\s\S]*?)\{\/\*\s*truncate\s*\*\/\}/.exec(text.slice(begin)) ?? [];
  const words = summary.split(/\s+/).filter(Boolean).length;
  if (all === undefined) {
    const fix = 'Write {/* truncate */} on a line of its own below it.';
    report(lineAt(text, begin), `Nothing says where the summary ends. ${fix}`);
  } else if (words < shortestSummary) {
    report(
      lineAt(text, begin + summary.length),
      `The summary has ${words} ${words === 1 ? 'word' : 'words'}. Say in at least ${shortestSummary} words above {/* truncate */} what the post is about: lists show only them.`,
    );
  }
};

/** The rules that read a page by itself, by their names. */
export const pageRules: Readonly<Record<string, PageRule>> = {
  markdown: checkSyntax,
  headings: checkHeadings,
  components: checkComponents,
  form: checkForm,
  code: checkCode,
  images: checkPictures,
  placeholders: checkPlaceholders,
  posts: checkSummary,
};
