import type { Element, ElementContent, Nodes, Parents, RootContent } from 'hast';

type Child = ElementContent | RootContent;

export const isElement = (node: Nodes | undefined): node is Element => node?.type === 'element';

/** Classes of an element, as written in the page. */
export function classesOf(node: Element): string[] {
  const { className } = node.properties;
  return Array.isArray(className) ? className.map(String) : [];
}

/** Says whether an element has a class; a CSS module adds a hash to the name that its author gave it. */
export const hasClass = (node: Element, name: string): boolean =>
  classesOf(node).some((value) => value === name || value.startsWith(`${name}_`));

export const childElements = (node: Parents): Element[] =>
  (node.children as Child[]).filter((child) => isElement(child));

/** Finds elements below a node, outermost first; what lies below a found one is not searched. */
export function findAll(node: Parents, test: (element: Element) => boolean): Element[] {
  return childElements(node).flatMap((child) => (test(child) ? [child] : findAll(child, test)));
}

export const find = (node: Parents, test: (element: Element) => boolean): Element | undefined =>
  findAll(node, test)[0];

/** Text below a node; `<br>` is a line break. */
export function textOf(node: Nodes): string {
  if (node.type === 'text') {
    return node.value;
  }
  if (isElement(node) && node.tagName === 'br') {
    return '\n';
  }
  return 'children' in node ? node.children.map(textOf).join('') : '';
}

/** Text below a node in one line. */
export const lineOf = (node: Nodes | undefined): string =>
  node === undefined
    ? ''
    : textOf(node)
        .replace(/[\u200b\s]+/g, ' ')
        .trim();
