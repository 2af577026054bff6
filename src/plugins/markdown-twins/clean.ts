import type { Element, ElementContent, Parents, RootContent } from 'hast';
import { classesOf, find, hasClass, isElement, textOf } from './hast';

type Child = ElementContent | RootContent;

const skippedTags = new Set(['script', 'style', 'button', 'template', 'iframe', 'object']);
/** Elements whose edge spaces Markdown can't keep inside its marks. */
const marked = new Set(['a', 'b', 'del', 'em', 'i', 'strong']);

/** Says whether an element means nothing outside a browser: controls, heading links, forms, icons. */
function isSkipped(node: Element): boolean {
  return (
    skippedTags.has(node.tagName) ||
    hasClass(node, 'hash-link') ||
    (node.tagName === 'svg' && node.properties.role !== 'img') ||
    (node.tagName === 'details' &&
      find(node, ({ properties }) => properties.id === 'try-it') !== undefined)
  );
}

/** Language of a code block; the highlighter names it on the block, its `pre` or its `code`. */
export function languageOf(node: Element): string | undefined {
  const name = classesOf(node).find((value) => value.startsWith('language-'));
  if (name !== undefined) {
    return name.slice('language-'.length);
  }
  const inner = find(node, (child) => child.tagName === 'pre' || child.tagName === 'code');
  return inner && languageOf(inner);
}

/** Moves spaces at the edges of an element's text out of it: `**bold **` is no bold text. */
function outerSpaces(node: Element): ElementContent[] {
  const text = textOf(node);
  const [before = ''] = /^\s*/.exec(text) ?? [];
  const [after = ''] = before.length === text.length ? [] : (/\s*$/.exec(text) ?? []);
  const trimEdge = (parent: Element, side: 'first' | 'last'): Element => {
    const at = side === 'first' ? 0 : parent.children.length - 1;
    const child = parent.children[at];
    if (child === undefined || (child.type !== 'text' && !isElement(child))) {
      return parent;
    }
    const trim = (value: string): string =>
      side === 'first' ? value.trimStart() : value.trimEnd();
    const trimmed: ElementContent = isElement(child)
      ? trimEdge(child, side)
      : { ...child, value: trim(child.value) };
    return { ...parent, children: parent.children.with(at, trimmed) };
  };
  return [
    ...(before ? [{ type: 'text' as const, value: ' ' }] : []),
    trimEdge(trimEdge(node, 'first'), 'last'),
    ...(after ? [{ type: 'text' as const, value: ' ' }] : []),
  ];
}

/** The meaning of a field of the REST reference stands in the line below its name; here it follows in the same one. */
function inOneLine(head: Element): Element {
  const children = head.children.map(
    (child): ElementContent =>
      isElement(child) && child.tagName === 'br' ? { type: 'text', value: ': ' } : child,
  );
  return { ...head, children };
}

/** What a page's addresses become. */
export type Rewrite = (address: string) => string;

function cleanElement(node: Element, rewrite: Rewrite): ElementContent[] {
  if (isSkipped(node)) {
    return [];
  }
  const { href, src, id } = node.properties;
  const [head] = node.children;
  if (node.tagName === 'li' && id !== undefined && isElement(head)) {
    return cleanElement(
      {
        ...node,
        properties: {},
        children: [inOneLine(head), ...node.children.slice(1)],
      },
      rewrite,
    );
  }
  const cleaned: Element = {
    type: 'element',
    tagName: node.tagName,
    properties: {
      ...node.properties,
      ...(typeof href === 'string' && { href: rewrite(href) }),
      ...(typeof src === 'string' && { src: rewrite(src) }),
    },
    children: cleanChildren(node, rewrite) as ElementContent[],
  };
  return marked.has(node.tagName) ? outerSpaces(cleaned) : [cleaned];
}

/**
 * Returns the children of a node without what only a browser needs, and with rewritten addresses.
 * Neighbouring texts, which the server separates by comments, become one.
 */
export function cleanChildren(node: Parents, rewrite: Rewrite): Child[] {
  const children: Child[] = [];
  for (const child of node.children as Child[]) {
    const last = children.at(-1);
    if (child.type === 'text' && last?.type === 'text') {
      last.value += child.value;
    } else if (child.type === 'text') {
      children.push({ type: 'text', value: child.value });
    } else if (isElement(child)) {
      children.push(...cleanElement(child, rewrite));
    }
  }
  return children;
}
