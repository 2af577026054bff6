import { posix } from 'node:path';
import type { Nodes } from 'mdast';
import { attributesOf, nodesOf, tagsOf } from '../../../markdown/nodes';
import { headersOf } from '../../../markdown/propertyTables';
import { codeLanguages } from '../../../plugins/articles/highlight';
import { tagRefusal } from '../../../plugins/articles/refusedTags';
import { fixPage, noteNames, openLinked } from '../../../plugins/docs-import/fixPage';
import { didYouMean } from '../../../plugins/front-matter/schema';
import { decoded } from '../../../plugins/shared/text';
import { content } from '../../../site/content';
import { seemsToDefineKeys } from '../../../site/reference';
import { staticComponents } from '../../../site/staticComponents';
import type { CheckedPage, CheckedSite, SiteFiles } from '../site';

/**
 * Looks at one page, and reports what to correct, at a line or a node, and how. Where one decision settles it on every page, `kind`
 * says what the findings have in common.
 */
export type PageRule = (
  page: CheckedPage,
  report: (at: number | Nodes, message: string, kind?: string) => void,
  site: CheckedSite,
) => void;

/** The line of a place in a text, from 1. */
export const lineAt = (text: string, offset: number): number =>
  text.slice(0, offset).split('\n').length;

/** A page is MDX that the build can read, in its current form. */
const checkMarkdown: PageRule = ({ file, text, markdown: { error, tree } }, report, { files }) => {
  // Those of front matter have a rule that says more.
  const fixes = fixPage(file, text, openLinked(files)).changes.filter(
    ({ line, now }) => line > 1 || now !== '',
  );
  for (const { line, message, now } of fixes) {
    const fix = now === '' ? 'Take it out' : `Write ${now}`;
    report(line, `There is ${message}. ${fix}, or run npm run check -- --fix.`);
  }
  if (error !== undefined && fixes.length === 0) {
    const signs =
      'In text, write \\{ and &lt; for these signs, and no import at the start of a line.';
    const fix = `${signs} Close each tag on the level where it opens.`;
    report(error.line, `MDX can't read the page: ${error.reason}. ${fix}`);
  }
  for (const note of nodesOf(tree, 'containerDirective')) {
    if (!noteNames.includes(note.name)) {
      const fix = didYouMean(note.name, noteNames, `Write one of ${noteNames.join(', ')}.`);
      report(note, `There is no note "${note.name}": readers would see its signs. ${fix}`);
    }
  }
};

/** Components that a page may use without an import: those of `src/theme/MDXComponents`. */
export const givenComponents: readonly string[] = [...staticComponents, 'Head'];

/** What to write instead of components of other sites. */
const otherComponents: Readonly<Record<string, string>> = {
  Icon: 'Write the name of the icon, or put a picture of it next to the page: ![what it shows](…).',
  Image: 'Write ![what it shows](…).',
};

/** Components of a page exist, its tags aren't blocked, and what is new is new in a release. */
const checkComponents: PageRule = ({ markdown: { tree } }, report, site) => {
  const code = nodesOf(tree, 'mdxjsEsm').flatMap(({ value }) => value.match(/\w+/g) ?? []);
  const defined = [...givenComponents, ...code];
  const releases = [site.next, ...site.released, ...Object.keys(site.removed)];
  for (const tag of tagsOf(tree)) {
    const [name = ''] = (tag.name ?? '').split('.');
    const attributes = attributesOf(tag);
    const refusal = tagRefusal(name, attributes);
    const since = name === 'Since' ? attributes.get('version') : undefined;
    if (/^[A-Z]/.test(name) && !defined.includes(name)) {
      const fix = 'Import it at the top of the page, or write &lt; for the sign itself.';
      const hint = otherComponents[name] ?? `${didYouMean(name, defined)} ${fix}`;
      report(tag, `There is no component <${name}>. ${hint}`);
    } else if (refusal !== undefined) {
      report(tag, `${refusal.message} ${refusal.hint}`);
    } else if (since !== undefined && !releases.includes(since)) {
      report(tag, `There is no release "${since}". Write one of ${releases.join(', ')}.`);
    }
  }
};

/** Tables are whole, and those of keys are recognized. */
const checkTables: PageRule = ({ markdown: { tree } }, report) => {
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

/** Code blocks name a language that is known, or `mdx-code-block`, which the build unwraps. */
const checkCode: PageRule = ({ markdown: { tree } }, report, { files }) => {
  const hasMermaid = /\bmermaid: true\b/.test(files.get('docusaurus.config.ts') ?? '');
  const known = [...codeLanguages, 'mdx-code-block', ...(hasMermaid ? ['mermaid'] : [])];
  for (const block of nodesOf(tree, 'code')) {
    const { lang } = block;
    if (lang && !known.includes(lang.toLowerCase())) {
      const fix = 'Write text, or add it to src/plugins/articles/highlight.ts.';
      const near = didYouMean(lang, codeLanguages, fix);
      report(block, `"${lang}" isn't a language of code blocks here. ${near}`);
    }
  }
};

const kilobytes = (bytes: number): string => `${Math.ceil(bytes / 1000).toLocaleString('en')} KB`;

/** Returns what is wrong with the source of a picture in a page. */
function sourceProblem(source: string, page: string, isTag: boolean, files: SiteFiles) {
  const path = decoded(source);
  const file = path.startsWith('/') ? `static${path}` : posix.join(posix.dirname(page), path);
  if (/^(?:[a-z]+:)?\/\//i.test(source)) {
    return `${source} is on another site, which would see the readers. Put the file next to the page.`;
  }
  const bytes = files.get(file);
  if (bytes === undefined || /!|%(?![\da-f]{2})/i.test(source)) {
    const reason =
      bytes === undefined ? 'There is no picture' : 'The bundler reads a "!" or "%" in';
    return `${reason} ${source}. Put it next to the page or below static/, with a plain name.`;
  }
  const limit = `${kilobytes(content.largestPicture)} is the limit of one that is not scaled`;
  const isScaled = content.scaledPictures.test(file);
  const fix = isScaled ? 'Write ![what it shows](…), which is.' : 'Save it smaller.';
  return Number(bytes) > content.largestPicture && (isTag || !isScaled)
    ? `The picture ${source} has ${kilobytes(Number(bytes))}, and ${limit}. ${fix}`
    : undefined;
}

/** Pictures say what they show, exist, are small enough, and take their room before they load. */
const checkPictures: PageRule = ({ file, markdown: { tree } }, report, { files }) => {
  const check = (node: Nodes, source: string, problem: string | false, isTag: boolean): void => {
    if (problem) {
      report(node, `The picture ${problem}`);
    }
    const other = source && sourceProblem(source, file, isTag, files);
    if (other) {
      report(node, other);
    }
  };
  const defined = new Map(nodesOf(tree, 'definition').map((node) => [node.identifier, node.url]));
  for (const node of nodesOf(tree, 'image', 'imageReference')) {
    const source = node.type === 'image' ? node.url : (defined.get(node.identifier) ?? '');
    check(node, source, !node.alt?.trim() && 'has no text. Write ![what it shows](…).', false);
  }
  for (const tag of tagsOf(tree).filter(({ name }) => name === 'img')) {
    const attributes = attributesOf(tag);
    const problem = !attributes.has('alt')
      ? 'has no alt. Add alt="what it shows", or alt="" if it adorns.'
      : !(attributes.has('width') && attributes.has('height')) &&
        'has no size. Add width and height in pixels.';
    // The build looks up an expression, such as `require('./a.png')`.
    check(tag, attributes.get('src') ?? '', problem, true);
  }
};

/** The rules that read a page by itself, by their names. */
export const pageRules: Readonly<Record<string, PageRule>> = {
  markdown: checkMarkdown,
  components: checkComponents,
  tables: checkTables,
  code: checkCode,
  images: checkPictures,
};
