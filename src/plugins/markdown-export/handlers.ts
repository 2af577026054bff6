import type { Element } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import type {
  BlockContent,
  Emphasis,
  Link,
  List,
  ListItem,
  Paragraph,
  PhrasingContent,
  Strong,
  Table,
  TableCell,
} from 'mdast';
import type { Options } from 'rehype-remark';
import {
  classAfter,
  elementsIn,
  find,
  findAll,
  hasClass,
  isElement,
  lineOf,
  named,
} from '../../search/records/elements';
import { tryIt } from '../../site/restReference';
import { codeBlock } from './code';

type Handlers = NonNullable<Options['handlers']>;
type Handle = NonNullable<Handlers[string]>;
type State = Parameters<Handle>[0];

/** The kinds of notes of the framework, and the alerts of GitHub that come closest. */
const alerts: Record<string, string> = {
  note: 'NOTE',
  info: 'NOTE',
  tip: 'TIP',
  warning: 'WARNING',
  danger: 'CAUTION',
};

const text = (value: string): PhrasingContent => ({ type: 'text', value });
const paragraph = (...children: PhrasingContent[]): Paragraph => ({ type: 'paragraph', children });
const bold = (...children: PhrasingContent[]): Paragraph => paragraph({ type: 'strong', children });

const phrasing = (state: State, element: Element): PhrasingContent[] =>
  state.all(element) as PhrasingContent[];

/** The blocks of an element without one of its children. */
const flow = (state: State, element: Element, without?: Element): BlockContent[] =>
  state.toFlow(
    state.all({ ...element, children: element.children.filter((child) => child !== without) }),
  ) as BlockContent[];

/** An item is tight if nothing but lists follow its first block. */
const item = (children: ListItem['children'], checked?: boolean): ListItem => ({
  type: 'listItem',
  spread: !children.slice(1).every(({ type }) => type === 'list'),
  checked,
  children,
});

/** Marks text, and moves spaces at its edges out: Markdown keeps none inside of marks. */
function marked(
  mark: Strong | Emphasis | Link | { type: 'delete'; children: PhrasingContent[] },
): PhrasingContent[] {
  const first = mark.children.at(0);
  const last = mark.children.at(-1);
  const before = first?.type === 'text' && /^\s/.test(first.value) ? [text(' ')] : [];
  const after = last?.type === 'text' && /\s$/.test(last.value) ? [text(' ')] : [];
  if (first?.type === 'text') {
    first.value = first.value.trimStart();
  }
  if (last?.type === 'text') {
    last.value = last.value.trimEnd();
  }
  const isEmpty = mark.children.every((child) => child.type === 'text' && child.value === '');
  return isEmpty && mark.type !== 'link' ? before : [...before, mark, ...after];
}

const markedBy =
  (type: 'strong' | 'emphasis' | 'delete'): Handle =>
  (state, element) =>
    marked({ type, children: phrasing(state, element) });
const noElement: Element = { type: 'element', tagName: 'span', properties: {}, children: [] };
const nothing: Handle = () => undefined;

/** A field of the REST reference is a link to itself; its name is what Markdown has of it. */
const link: Handle = (state, element) => {
  const { href, title } = element.properties;
  // The first opens a form, which isn't exported.
  if (
    href === `#${tryIt.id}` ||
    hasClass(element, 'hash-link') ||
    element.properties.dataFootnoteBackref !== undefined
  ) {
    return undefined;
  }
  const children = phrasing(state, element);
  return hasClass(element, 'selfLink') || hasClass(element, 'picture-link')
    ? children
    : marked({
        type: 'link',
        url: String(href ?? ''),
        title: title ? String(title) : null,
        children,
      });
};

/** Code keeps no space at its edges; the one at its end belongs to the sentence. */
const inlineCode: Handle = (_state, element) => {
  const value = lineOf(element);
  return /\s$/.test(textOf(element))
    ? [{ type: 'inlineCode', value }, text(' ')]
    : { type: 'inlineCode', value };
};

/** The meaning of a field of the REST reference is in the line below its name; here it follows in the same one. */
function inOneLine(field: Element): Element {
  const [head, ...rest] = field.children;
  if (field.properties.id === undefined || !isElement(head)) {
    return field;
  }
  const children = head.children.map((child) =>
    isElement(child) && child.tagName === 'br' ? ({ type: 'text', value: ': ' } as const) : child,
  );
  return { ...field, children: [{ ...head, children }, ...rest] };
}

const listItem: Handle = (state, element) => {
  const [first] = element.children;
  const isTask = isElement(first) && first.properties.type === 'checkbox';
  return isTask
    ? item(flow(state, element, first), Boolean(first.properties.checked))
    : item(flow(state, inOneLine(element)));
};

/**
 * Tabs: a list of the panels under their labels. Without a list nothing would tell where the last panel ends: a reply that
 * follows samples in several languages would seem to belong to the last.
 */
function tabs(state: State, element: Element, tabList: Element): List {
  const labels = findAll(tabList, ({ properties }) => properties.role === 'tab').map(lineOf);
  const panels = findAll(element, ({ properties }) => properties.role === 'tabpanel');
  const children = panels.map((panel, index) =>
    item([bold(text(labels[index] ?? '')), ...flow(state, panel)]),
  );
  return { type: 'list', spread: children.some(({ spread }) => spread), children };
}

/** A cell of a table: what is in an element, without the word that unfolds it. */
function cell(state: State, element: Element | undefined): TableCell {
  const folded = find(element ?? noElement, named('details'));
  const children = (folded ?? element ?? noElement).children.filter(
    (child) => !(isElement(child) && child.tagName === 'summary'),
  );
  return { type: 'tableCell', children: phrasing(state, { ...noElement, children }) };
}

const isBlock = named(
  'p',
  'div',
  'ul',
  'ol',
  'li',
  'details',
  'summary',
  'blockquote',
  'pre',
  'section',
);

/** A row of a table is one line of Markdown: blocks in a cell follow each other after `<br>`, items of lists with a mark. */
function cellLines(state: State, element: Element): PhrasingContent[][] {
  if (element.tagName === 'pre') {
    const lines = textOf(element).replace(/\n+$/, '').split('\n');
    return lines.map((value) => (value === '' ? [] : [{ type: 'inlineCode', value }]));
  }
  const lines: PhrasingContent[][] = [];
  let inline: Element['children'] = [];
  const end = () => {
    const children = phrasing(state, { ...noElement, children: inline });
    if (children.length > 0) {
      lines.push(children);
    }
    inline = [];
  };
  for (const child of element.children) {
    if (isElement(child) && isBlock(child)) {
      end();
      lines.push(...cellLines(state, child));
    } else {
      inline.push(child);
    }
  }
  end();
  const [first = [], ...rest] = lines;
  return element.tagName === 'li' ? [[text('• '), ...first], ...rest] : lines;
}

const lineBreak: PhrasingContent = { type: 'html', value: '<br>' };

const tableCell: Handle = (state, element) => {
  const children = cellLines(state, element).flatMap((line, at) =>
    at === 0 ? line : [lineBreak, ...line],
  );
  return { type: 'tableCell', children };
};

/** Markdown has no mark for these: 10<sup>3</sup> isn't 103. */
const keptAsHtml: Handle = (state, element) => {
  const reference = find(element, ({ properties }) => properties.dataFootnoteRef !== undefined);
  return reference
    ? { type: 'footnoteReference', identifier: footnoteOf(reference.properties.href) }
    : [
        { type: 'html', value: `<${element.tagName}>` },
        ...phrasing(state, element),
        { type: 'html', value: `</${element.tagName}>` },
      ];
};

/** The name of a footnote, from its id or from a link to it. */
const footnoteOf = (id: unknown): string => String(id).replace(/^#?user-content-fn-/, '');

/** The footnotes of a page; their heading and the links back to the text are Markdown's own business. */
const section: Handle = (state, element) => {
  if (element.properties.dataFootnotes === undefined) {
    return flow(state, element);
  }
  return findAll(element, named('li')).map((note) => ({
    type: 'footnoteDefinition',
    identifier: footnoteOf(note.properties.id),
    children: flow(state, note),
  }));
};

/** Definitions of keys: the table that they were written as. A cell without a text is not in the page. */
function definitions(state: State, list: Element, columns: readonly string[]): Table {
  const rows = findAll(list, named('li')).map((item) => {
    const facts = findAll(item, named('dt')).map(lineOf);
    const values = findAll(item, named('dd'));
    const [key, description] = elementsIn(item).filter(named('p'));
    return columns.map((column, index) => {
      const last = index === columns.length - 1 ? description : values[facts.indexOf(column)];
      return cell(state, index === 0 ? key : last);
    });
  });
  const header = columns.map(
    (column): TableCell => ({ type: 'tableCell', children: [text(column)] }),
  );
  return {
    type: 'table',
    children: [header, ...rows].map((children) => ({ type: 'tableRow', children })),
  };
}

/** A note: an alert as GitHub writes it, with a title of its own in its first line. */
function admonition(state: State, element: Element, kind: string): BlockContent {
  const heading = find(element, (child) => hasClass(child, 'admonitionHeading'));
  const title = lineOf(heading);
  const [first, ...rest] = elementsIn(element)
    .filter((child) => child !== heading)
    .flatMap((child) => flow(state, child));
  // Not text: its brackets would be escaped.
  const mark = (more: string): PhrasingContent => ({
    type: 'html',
    value: `[!${alerts[kind] ?? 'NOTE'}]${more}`,
  });
  if (title !== '' && title.toLowerCase() !== kind) {
    const own = paragraph(mark('\n'), { type: 'strong', children: [text(title)] });
    return { type: 'blockquote', children: first ? [own, first, ...rest] : [own] };
  }
  const begin =
    first?.type === 'paragraph'
      ? [paragraph(mark('\n'), ...first.children)]
      : [paragraph(mark('')), ...(first ? [first] : [])];
  return { type: 'blockquote', children: [...begin, ...rest] };
}

const division: Handle = (state, element) => {
  const tabList = elementsIn(element).find(({ properties }) => properties.role === 'tablist');
  const kind = classAfter(element, 'theme-admonition-');
  const { dataColumns } = element.properties;
  if (tabList !== undefined) {
    return tabs(state, element, tabList);
  }
  if (kind !== undefined) {
    return admonition(state, element, kind);
  }
  if (typeof dataColumns === 'string') {
    return definitions(state, element, dataColumns.split('|'));
  }
  return hasClass(element, 'theme-code-block') ? codeBlock(element) : flow(state, element);
};

/**
 * Something that a reader unfolds: its summary, then what it holds; nothing if it holds nothing, or a form. The fields of a
 * field or a type in the REST reference are a list below it, and need no heading.
 */
const details: Handle = (state, element, parent) => {
  const summary = elementsIn(element).find(named('summary'));
  const isForm = find(element, ({ properties }) => properties.id === tryIt.id) !== undefined;
  const content = isForm ? [] : flow(state, element, summary);
  const isField = parent?.type === 'element' && parent.tagName === 'li';
  const isType = element.properties.dataOpenedBy !== undefined;
  return content.length === 0 ||
    summary === undefined ||
    ((isField || isType) && /^Fields of /.test(lineOf(summary)))
    ? content
    : [bold(...phrasing(state, summary)), ...content];
};

const isDrawing = ({ tagName, properties }: Element): boolean =>
  tagName === 'svg' && properties.role === 'img';

/** Name and description of a drawing. */
function wordsOf(drawing: Element): string[] {
  const part = (name: string): string => lineOf(find(drawing, named(name)));
  const name = part('title') || String(drawing.properties.ariaLabel ?? '');
  return [name, part('desc')].filter(Boolean);
}

/** A drawing: its name, its description, its list for those who don't see it, and its caption; each text once. */
const figure: Handle = (state, element) => {
  const drawings = findAll(element, isDrawing);
  if (drawings.length === 0) {
    return flow(state, element);
  }
  const [title, ...words] = new Set(drawings.flatMap(wordsOf));
  const caption = lineOf(find(element, named('figcaption')));
  const lines = new Set([...words, caption].filter((line) => line !== '' && line !== title));
  const lists = findAll(element, named('ul', 'ol'));
  return [
    ...(title === undefined ? [] : [bold(text(`Figure: ${title}`))]),
    ...[...lines].map((line) => paragraph(text(line))),
    ...flow(state, { ...element, children: lists }),
  ];
};

/** A formula, as it was written: between dollar signs. */
const formula: Handle = (_state, element) => {
  const source = lineOf(find(element, named('annotation')));
  const sign = element.properties.display === 'block' ? '$$' : '$';
  // Not text: its backslashes would be escaped.
  return { type: 'html', value: `${sign}${source}${sign}` };
};

/** How the elements of this site become Markdown; the others do as everywhere. */
export const handlers: Handlers = {
  math: formula,
  // What means nothing outside a browser.
  button: nothing,
  form: nothing,
  iframe: nothing,
  object: nothing,
  a: link,
  b: markedBy('strong'),
  strong: markedBy('strong'),
  em: markedBy('emphasis'),
  i: markedBy('emphasis'),
  del: markedBy('delete'),
  s: markedBy('delete'),
  // What a version brought: the mark becomes words in parentheses. What a value may be becomes a sentence.
  span: (state, element) => {
    if (hasClass(element, 'badge')) {
      return text(`(${lineOf(element)})`);
    }
    return hasClass(element, 'fact')
      ? [...phrasing(state, element), text('.')]
      : state.all(element);
  },
  svg: (_state, element) => {
    const words = isDrawing(element) ? wordsOf(element) : [];
    return words.length === 0 ? undefined : text(`Figure: ${words.join('. ')}`);
  },
  // A heading is one line.
  br: (_state, _element, parent) =>
    parent?.type === 'element' && /^h[1-6]$/.test(parent.tagName) ? text(' ') : { type: 'break' },
  code: inlineCode,
  td: tableCell,
  th: tableCell,
  sup: keptAsHtml,
  sub: keptAsHtml,
  section,
  li: listItem,
  div: division,
  pre: (_state, element) => codeBlock(element),
  details,
  figure,
};
