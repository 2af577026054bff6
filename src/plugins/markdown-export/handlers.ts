import type { Element, ElementContent } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import type { BlockContent, Nodes, Paragraph, PhrasingContent } from 'mdast';
import type { Options } from 'rehype-remark';
import {
  classAfter,
  elementsIn,
  find,
  findAll,
  hasClass,
  lineOf,
  named,
} from '../../search/records/elements';
import { tryIt } from '../../site/restReference';

type Handlers = NonNullable<Options['handlers']>;
type Handle = NonNullable<Handlers[string]>;
type State = Parameters<Handle>[0];

const text = (value: string): PhrasingContent => ({ type: 'text', value });
/** What Markdown must not escape: `toMarkdown` writes it as it is. The type `html` would end a paragraph. */
const raw = (value: string): PhrasingContent => ({ type: 'mdxTextExpression', value });
const paragraph = (...children: PhrasingContent[]): Paragraph => ({ type: 'paragraph', children });
const bold = (...children: PhrasingContent[]) => paragraph({ type: 'strong', children });
const phrasing = (state: State, element: Element) => state.all(element) as PhrasingContent[];
const flow = (state: State, children: ElementContent[]): BlockContent[] => {
  const element: Element = { type: 'element', tagName: 'div', properties: {}, children };
  return state.toFlow(state.all(element)) as BlockContent[];
};
const nothing: Handle = () => undefined;

/** The text of code; the lines of the stock block end in elements. */
export const codeText = (node: Element | ElementContent): string =>
  node.type !== 'element'
    ? textOf(node)
    : node.tagName === 'br'
      ? '\n'
      : node.children.map((child) => codeText(child)).join('');

/** A code block with its title as other tools write it: ` ```yaml title="file.yaml" `. */
const code: Handle = (_state, element) => {
  const [pre = element] = findAll(element, named('pre'));
  const inner = [element, pre, ...findAll(pre, named('code'))];
  const titled = elementsIn(element).find((child) => pre !== element && !find(child, named('pre')));
  const title = titled === pre ? '' : lineOf(titled);
  return {
    type: 'code',
    lang: inner.map((around) => classAfter(around, 'language-')).find(Boolean) ?? null,
    meta: title === '' ? null : `title="${title}"`,
    value: codeText(pre).replace(/\n+$/, ''),
  };
};

/** Tabs are a list, because nothing else would tell where the last panel ends. */
function tabs(state: State, element: Element, tabList: Element): Nodes {
  const labels = findAll(tabList, ({ properties }) => properties.role === 'tab').map(lineOf);
  const panels = findAll(element, ({ properties }) => properties.role === 'tabpanel');
  const children = panels.map((panel, at) => [
    bold(text(labels[at] ?? '')),
    ...flow(state, panel.children),
  ]);
  return {
    type: 'list',
    children: children.map((blocks) => ({ type: 'listItem', children: blocks })),
  };
}

/** The alerts of GitHub that come closest to the framework's kinds of notes. */
const alerts: Record<string, string> = { tip: 'TIP', warning: 'WARNING', danger: 'CAUTION' };

/** A note is an alert as GitHub writes it, with a title of its own in its first line. */
function admonition(state: State, { children }: Element, kind: string): Nodes {
  const isHeading = (node: ElementContent): node is Element =>
    node.type === 'element' && hasClass(node, 'admonitionHeading');
  const title = lineOf(children.find(isHeading));
  const blocks = flow(
    state,
    children.filter((child) => !isHeading(child)),
  );
  const [first] = blocks;
  let line: PhrasingContent[] = [];
  if (title !== '' && title.toLowerCase() !== kind) {
    line = bold(text(title)).children;
  } else if (first?.type === 'paragraph') {
    line = first.children;
    blocks.shift();
  }
  const mark = raw(`[!${alerts[kind] ?? 'NOTE'}]${line.length > 0 ? '\n' : ''}`);
  return { type: 'blockquote', children: [paragraph(mark, ...line), ...blocks] };
}

const division: Handle = (state, element, parent) => {
  const tabList = elementsIn(element).find(({ properties }) => properties.role === 'tablist');
  const kind = classAfter(element, 'theme-admonition-');
  if (tabList !== undefined) {
    return tabs(state, element, tabList);
  }
  if (kind !== undefined) {
    return admonition(state, element, kind);
  }
  return hasClass(element, 'theme-code-block')
    ? code(state, element, parent)
    : flow(state, element.children);
};

/** The lines that blocks make in a cell: a row of a table is one line of Markdown. */
function linesOf(node: Nodes): PhrasingContent[][] {
  if (node.type === 'code') {
    return node.value.split('\n').map((value) => (value ? [{ type: 'inlineCode', value }] : []));
  }
  if (node.type === 'paragraph') {
    return [node.children];
  }
  const lines = 'children' in node ? (node.children as Nodes[]).flatMap(linesOf) : [];
  const [first = [], ...rest] = lines;
  return node.type === 'listItem' ? [[text('• '), ...first], ...rest] : lines;
}

const cell: Handle = (state, { children }) => ({
  type: 'tableCell',
  children: flow(state, children)
    .flatMap(linesOf)
    .filter(({ length }) => length > 0)
    .flatMap((line, at) => (at === 0 ? line : [raw('<br>'), ...line])),
});

/** Something that a reader unfolds: its summary, then what it holds. A list of fields needs no heading; the form isn't exported. */
const details: Handle = (state, { children }) => {
  const summary = children.find((child) => child.type === 'element' && child.tagName === 'summary');
  const content = flow(
    state,
    children.filter((child) => child !== summary),
  );
  const isForm = children.some(
    (child) => child.type === 'element' && child.properties.id === tryIt.id,
  );
  if (isForm || content.length === 0) {
    return undefined;
  }
  return summary?.type !== 'element' || lineOf(summary).startsWith('Fields of ')
    ? content
    : [bold(...phrasing(state, summary)), ...content];
};

const isDrawing = ({ tagName, properties }: Element): boolean =>
  tagName === 'svg' && properties.role === 'img';

/** The name and the description of a drawing. */
const wordsOf = (drawing: Element): string[] =>
  [
    lineOf(find(drawing, named('title'))) || String(drawing.properties.ariaLabel ?? ''),
    lineOf(find(drawing, named('desc'))),
  ].filter(Boolean);

/** A drawing: its words, its caption, and its list for those who don't see it; each text once. */
const figure: Handle = (state, element) => {
  const words = findAll(element, isDrawing).flatMap(wordsOf);
  if (words.length === 0) {
    return flow(state, element.children);
  }
  const caption = lineOf(find(element, named('figcaption')));
  const [title = '', ...lines] = new Set(words);
  return [
    bold(text(`Figure: ${title}`)),
    ...lines.filter((line) => line !== caption).map((line) => paragraph(text(line))),
    ...flow(state, findAll(element, named('ul', 'ol'))),
    ...(caption ? [paragraph(text(caption))] : []),
  ];
};

/** The name of a footnote, from its id or from a link to it. */
const footnoteOf = (id: unknown): string => String(id).replace(/^#?user-content-fn-/, '');

/** Markdown has no mark for these: 10<sup>3</sup> isn't 103. */
const keptAsHtml: Handle = (state, element) => {
  const reference = find(element, ({ properties }) => properties.dataFootnoteRef !== undefined);
  return reference
    ? { type: 'footnoteReference', identifier: footnoteOf(reference.properties.href) }
    : [raw(`<${element.tagName}>`), ...phrasing(state, element), raw(`</${element.tagName}>`)];
};

/** The footnotes of a page; their heading and the links back are Markdown's own business. */
const section: Handle = (state, element) =>
  element.properties.dataFootnotes === undefined
    ? flow(state, element.children)
    : findAll(element, named('li')).map((note) => ({
        type: 'footnoteDefinition',
        identifier: footnoteOf(note.properties.id),
        children: flow(state, note.children),
      }));

/** How the elements of this site become Markdown; the others do as everywhere. */
export const handlers: Handlers = {
  // What means nothing outside a browser.
  button: nothing,
  form: nothing,
  iframe: nothing,
  object: nothing,
  // A formula, as it was written.
  math: (_state, element) => {
    const sign = element.properties.display === 'block' ? '$$' : '$';
    return raw(`${sign}${lineOf(find(element, named('annotation')))}${sign}`);
  },
  a: (state, element) => {
    const { href = '', title, dataFootnoteBackref } = element.properties;
    const isControl = href === `#${tryIt.id}` || hasClass(element, 'hash-link');
    if (isControl || dataFootnoteBackref !== undefined) {
      return undefined;
    }
    // A field of the REST reference is a link to itself, a picture one to its file.
    const children = phrasing(state, element);
    return hasClass(element, 'rest-name') || hasClass(element, 'picture-link')
      ? children
      : { type: 'link', url: String(href), title: title ? String(title) : null, children };
  },
  // What a version brought is in parentheses, and what a value may be is a sentence.
  span: (state, element) =>
    hasClass(element, 'badge')
      ? text(`(${lineOf(element)})`)
      : [...phrasing(state, element), ...(hasClass(element, 'rest-fact') ? [text('.')] : [])],
  svg: (_state, element) =>
    isDrawing(element) ? text(`Figure: ${wordsOf(element).join('. ')}`) : undefined,
  td: cell,
  th: cell,
  sup: keptAsHtml,
  sub: keptAsHtml,
  section,
  div: division,
  pre: code,
  details,
  figure,
};
