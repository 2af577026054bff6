import { posix } from 'node:path';
import type { Nodes } from 'mdast';
import remarkLintNoDuplicateHeadingsInSection from 'remark-lint-no-duplicate-headings-in-section';
import { unified } from 'unified';
import { VFile } from 'vfile';
import { attributesOf, nodesOf, tagsOf } from '../../../markdown/nodes';
import { headersOf } from '../../../markdown/propertyTables';
import { isScaled } from '../../../plugins/articles/limits';
import { codeBlockOptions } from '../../../plugins/articles/metadata';
import { tagRefusal } from '../../../plugins/articles/refusedTags';
import { fixPage, linkTargets } from '../../../plugins/docs-import/fixPage';
import { codeLanguages, languageAliases, noteNames } from '../../../plugins/docs-import/names';
import { didYouMean } from '../../../plugins/front-matter/schema';
import { placeholder } from '../../../plugins/new-content';
import { decoded, percentHint } from '../../../plugins/shared/text';
import { content, iconNames } from '../../../site/content';
import { isDecodable } from '../../../site/decodable';
import { diagrams } from '../../../site/diagrams';
import { seemsToDefineKeys } from '../../../site/reference';
import { staticComponents } from '../../../site/staticComponents';
import type { CheckedPage, CheckedSite } from '../site';

/** Looks at one page, and reports what to correct, at a line or a node, and how. */
export type PageRule = (
  page: CheckedPage,
  report: (at: number | Nodes, message: string) => void,
  site: CheckedSite,
) => void;

/** The line of a place in a text, from 1. */
export const lineAt = (text: string, offset: number): number =>
  text.slice(0, offset).split('\n').length;

/** What to do about a message of the MDX parser, by words in it. */
const syntaxFixes: readonly [RegExp, string][] = [
  [
    /import\/exports/,
    'A line that begins with import or export is code: begin it with another word.',
  ],
  [/expression/, 'Braces hold JavaScript: write \\{ for the sign itself.'],
  [/./, 'Open and close a tag on the same level, and write &lt; for the sign itself.'],
];

/** A page is MDX that the build can read, in its current form. */
const checkMarkdown: PageRule = ({ file, text, markdown: { error, tree } }, report, { files }) => {
  // Those of front matter have a rule that says more.
  const fixes = fixPage(file, text, linkTargets(file, files)).changes.filter(
    ({ line, now }) => line > 1 || now !== '',
  );
  for (const { line, message, now } of fixes) {
    const fix = now === '' ? 'Take it out' : `Write ${now}`;
    report(line, `There is ${message}. ${fix}, or run npm run check -- --fix.`);
  }
  if (error !== undefined && fixes.length === 0) {
    const [, fix] = syntaxFixes.find(([words]) => words.test(error.reason)) ?? [];
    report(error.line, `MDX can't read the page: ${error.reason}. ${fix}`);
  }
  for (const node of nodesOf(tree, 'paragraph', 'containerDirective')) {
    const [first] = node.children;
    if (node.type === 'containerDirective' && !noteNames.includes(node.name)) {
      const fix = didYouMean(node.name, noteNames, `Write one of ${noteNames.join(', ')}.`);
      const problem = `There is no note of the name "${node.name}": readers would see its signs.`;
      report(node, `${problem} ${fix}`);
    } else if (first?.type === 'text' && /^:{3,}\s*$/.test(first.value)) {
      const fix = 'Take it out. If notes are nested, the outer one needs more colons.';
      report(node, `These colons end no note: readers would see them. ${fix}`);
    }
  }
};

const headingRules = unified().use(remarkLintNoDuplicateHeadingsInSection).freeze();

/** No heading is twice in a section. */
const checkHeadings: PageRule = ({ file: path, text, markdown }, report) => {
  const file = new VFile({ path, value: text });
  headingRules.runSync(markdown.tree, file);
  for (const { line = 1, reason } of file.messages) {
    report(line, `${reason}. Give the heading another name.`);
  }
};

/** Components that a page may use without an import: those of `src/theme/MDXComponents`. */
export const givenComponents: readonly string[] = [...staticComponents, 'Head', 'StaticArticle'];

/** Components of a page exist, and the names that components are given are known. */
const checkComponents: PageRule = ({ markdown: { tree } }, report, site) => {
  const code = nodesOf(tree, 'mdxjsEsm').flatMap(({ value }) => value.match(/\w+/g) ?? []);
  const defined = [...givenComponents, ...code];
  const known: Readonly<Record<string, [attribute: string, values: readonly string[]]>> = {
    Since: [
      'version',
      [...site.released, site.next ?? '', ...Object.keys(site.removed)].filter(Boolean),
    ],
    ConceptDiagram: ['name', Object.keys(diagrams)],
    TileIcon: ['name', iconNames],
  };
  for (const tag of tagsOf(tree)) {
    const [name = ''] = (tag.name ?? '').split('.');
    const attributes = attributesOf(tag);
    const refusal = tagRefusal(name, attributes);
    const [attribute = '', values = []] = Object.hasOwn(known, name) ? (known[name] ?? []) : [];
    const value = attributes.get(attribute);
    if (/^[A-Z]/.test(name) && !defined.includes(name)) {
      const fix = 'Import it at the top of the page, or write &lt; for the sign itself.';
      report(tag, `There is no component <${name}>. ${didYouMean(name, defined)} ${fix}`);
    } else if (refusal !== undefined) {
      report(tag, `${refusal.message} ${refusal.hint}`);
    } else if (value !== undefined && !values.includes(value)) {
      report(tag, `<${name}> knows no "${value}". Write one of ${values.join(', ')}.`);
    }
  }
};

/** A page of the documentation begins with words, and its tables are whole. */
const checkForm: PageRule = ({ version, isPartial, problem, markdown }, report) => {
  const { tree, error } = markdown;
  if (version === undefined || isPartial || problem || error) {
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
    const { lang, value: code, meta } = block;
    if (lang && ![...languages, ...languageAliases].includes(lang.toLowerCase())) {
      const fix = didYouMean(lang, languages, `Write one of ${languages.join(', ')}.`);
      report(block, `"${lang}" isn't a language of code blocks here. ${fix}`);
    }
    try {
      codeBlockOptions({ code, metastring: meta ?? '' });
    } catch (error) {
      report(block, error instanceof Error ? error.message : String(error));
    }
  }
};

const kilobytes = (bytes: number): string => `${Math.ceil(bytes / 1000).toLocaleString('en')} KB`;

/** Returns what is wrong with the source of a picture in a page. */
function sourceProblem(source: string, page: string, isTag: boolean, site: CheckedSite) {
  const path = decoded(source);
  const file = path.startsWith('/') ? `static${path}` : posix.join(posix.dirname(page), path);
  if (/^(?:[a-z]+:)?\/\//i.test(source)) {
    return `${source} is on another site, so its size is unknown and readers are seen there. Put the file next to the page.`;
  }
  if (!isDecodable(source)) {
    return `The address ${source} has a "%" that encodes nothing. ${percentHint}`;
  }
  if (posix.basename(file).includes('!')) {
    return `The name of ${source} has a "!", which the bundler takes for a loader. Rename the file.`;
  }
  if (!site.files.has(file)) {
    return `There is no picture ${source}. Put it next to the page or below static/.`;
  }
  const bytes = isTag || !isScaled(file) ? site.sizeOf(file) : 0;
  const limit = `${kilobytes(content.largestPicture)} is the limit of one that is not scaled`;
  const fix = isScaled(file) ? 'Write ![what it shows](…), which is.' : 'Save it smaller.';
  return bytes > content.largestPicture
    ? `The picture ${source} has ${kilobytes(bytes)}, and ${limit}. ${fix}`
    : undefined;
}

/** Pictures say what they show, exist, are small enough, and take their room before they load. */
const checkPictures: PageRule = ({ file, markdown: { tree } }, report, site) => {
  const check = (node: Nodes, source: string, problem: string | false): void => {
    const isTag = node.type !== 'image' && node.type !== 'imageReference';
    for (const message of [problem, source && sourceProblem(source, file, isTag, site)]) {
      if (message) {
        report(node, message);
      }
    }
  };
  const defined = new Map(nodesOf(tree, 'definition').map((node) => [node.identifier, node.url]));
  for (const node of nodesOf(tree, 'image', 'imageReference')) {
    const source = node.type === 'image' ? node.url : (defined.get(node.identifier) ?? '');
    const problem = `The picture ${source} has no text. Write ![what it shows](…).`;
    check(node, source, !node.alt?.trim() && problem);
  }
  for (const tag of tagsOf(tree).filter(({ name }) => name === 'img')) {
    const attributes = attributesOf(tag);
    // The build looks up an expression, such as `require('./a.png')`.
    const source = attributes.get('src') ?? '';
    const hasSize = ['width', 'height'].every(
      (name) => attributes.has(name) && attributes.get(name) !== '',
    );
    const problem = !attributes.has('alt')
      ? `The picture ${source} has no alt. Add alt="what it shows", or alt="" if it adorns.`
      : !hasSize && `The picture ${source} has no size. Add width and height in pixels.`;
    check(tag, source, problem);
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
  const [, summary = ''] = /^([\s\S]*?)\{\/\*\s*truncate\s*\*\/\}/.exec(text.slice(begin)) ?? [];
  const words = summary.split(/\s+/).filter(Boolean).length;
  if (words < shortestSummary) {
    const fix = `Say in at least ${shortestSummary} words what the post is about: lists show only them.`;
    const message = `The summary above {/* truncate */} has ${words} words. ${fix}`;
    report(lineAt(text, begin + summary.length), message);
  }
};

/** The rules that read a page by itself, by their names. */
export const pageRules: Readonly<Record<string, PageRule>> = {
  markdown: checkMarkdown,
  headings: checkHeadings,
  components: checkComponents,
  form: checkForm,
  code: checkCode,
  images: checkPictures,
  placeholders: checkPlaceholders,
  posts: checkSummary,
};
