import type { Element, ElementContent } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import type { BlockContent, ListItem, Nodes, Paragraph, PhrasingContent } from 'mdast';
import type { Options } from 'rehype-remark';
import * as hast from '../../search/records/elements';

type Handle = NonNullable<NonNullable<Options['handlers']>[string]>;
type State = Parameters<Handle>[0];

const { classAfter, elementsIn, elementText, findElements, findFirst, hasClass, named } = hast;
const textNode = (value: string): PhrasingContent => ({ type: 'text', value });
/** Returns text that `toMarkdown` doesn't escape. The type `html` would end a paragraph. */
const raw = (value: string): PhrasingContent => ({ type: 'mdxTextExpression', value });
const bold = (...children: PhrasingContent[]): Paragraph => ({
  type: 'paragraph',
  children: [{ type: 'strong', children }],
});
const phrasing = (state: State, element: Element) => state.all(element) as PhrasingContent[];
const flow = (state: State, children: ElementContent[]) => {
  const element: Element = { type: 'element', tagName: 'div', properties: {}, children };
  return state.toFlow(state.all(element)) as BlockContent[];
};

/** Writes a code block with its title in the usual form: ` ```yaml title="file.yaml" `. */
const writeCode: Handle = (_state, element) => {
  const [pre = element] = findElements(element, named('pre'));
  const inner = [element, pre, ...findElements(pre, named('code'))];
  const lang = inner.map((around) => classAfter(around, 'language-')).find(Boolean) ?? null;
  const above = elementsIn(element).find(
    (child) => pre !== element && !findFirst(child, named('pre')),
  );
  const title = above === pre ? '' : elementText(above);
  const meta = title && `title="${title}"`;
  return { type: 'code', lang, meta, value: textOf(pre).replace(/\n+$/, '') };
};

const writeDivision: Handle = (state, element, parent) => {
  const [first, ...others] = elementsIn(element);
  const kind = classAfter(element, 'theme-admonition-');
  if (kind !== undefined) {
    const title = bold(textNode(elementText(first) || kind));
    return { type: 'blockquote', children: [title, ...flow(state, others)] };
  }
  if (first?.properties.role === 'tablist') {
    const labels = elementsIn(first).map((label) => bold(textNode(elementText(label))));
    const panels = findElements(element, ({ properties }) => properties.role === 'tabpanel');
    const items = panels.map(({ children }, at): ListItem => {
      const label = labels.slice(at, at + 1);
      return { type: 'listItem', spread: true, children: [...label, ...flow(state, children)] };
    });
    return { type: 'list', children: items };
  }
  return hasClass(element, 'theme-code-block')
    ? writeCode(state, element, parent)
    : flow(state, element.children);
};

/** Returns the lines of the blocks in a cell, which Markdown joins into one line. */
function linesOf(node: Nodes): PhrasingContent[][] {
  if (node.type === 'code') {
    return node.value.split('\n').map((value) => (value ? [{ type: 'inlineCode', value }] : []));
  }
  const lines = 'children' in node ? (node.children as Nodes[]).flatMap(linesOf) : [];
  const [first = [], ...others] = node.type === 'paragraph' ? [node.children] : lines;
  return [node.type === 'listItem' ? [textNode('• '), ...first] : first, ...others];
}

const cell: Handle = (state, { children }) => {
  const lines = flow(state, children).flatMap(linesOf);
  const written = lines.filter(({ length }) => length > 0);
  return {
    type: 'tableCell',
    children: written.flatMap((line, at) => (at === 0 ? line : [raw('<br>'), ...line])),
  };
};

const footnoteOf = (id: unknown): string => String(id).replace(/^#?user-content-fn-/, '');

/** Writes a reference to a footnote, or keeps HTML that Markdown lacks: 10<sup>3</sup> isn't 103. */
const keptAsHtml: Handle = (state, element) => {
  const reference = findFirst(
    element,
    ({ properties }) => properties.dataFootnoteRef !== undefined,
  );
  return reference
    ? { type: 'footnoteReference', identifier: footnoteOf(reference.properties.href) }
    : [raw(`<${element.tagName}>`), ...phrasing(state, element), raw(`</${element.tagName}>`)];
};

/** Converts elements that need more than the default conversion to Markdown. */
export const handlers: Record<string, Handle> = {
  math: (_state, element) => {
    const sign = element.properties.display === 'block' ? '$$' : '$';
    return raw(`${sign}${elementText(findFirst(element, named('annotation')))}${sign}`);
  },
  span: (state, element) =>
    hasClass(element, 'badge') ? textNode(`(${elementText(element)})`) : phrasing(state, element),
  svg: (_state, element) => {
    const words = findElements(element, named('title', 'desc')).map(elementText).join('. ');
    return textNode(`Figure: ${element.properties.ariaLabel ?? words}`);
  },
  td: cell,
  th: cell,
  sup: keptAsHtml,
  sub: keptAsHtml,
  section: (state, element) =>
    element.properties.dataFootnotes === undefined
      ? flow(state, element.children)
      : findElements(element, named('li')).map((note) => ({
          type: 'footnoteDefinition',
          identifier: footnoteOf(note.properties.id),
          children: flow(state, note.children),
        })),
  div: writeDivision,
  pre: writeCode,

  details: (state, element) => {
    const summary = findFirst(element, named('summary'));
    const others = element.children.filter((child) => child !== summary);
    const content = flow(state, others);
    const isWhole = summary !== undefined && content.length > 0;
    return isWhole ? [bold(...phrasing(state, summary)), ...content] : content;
  },
  figure: (state, { children }) => children.flatMap((child) => flow(state, [child])),
};
