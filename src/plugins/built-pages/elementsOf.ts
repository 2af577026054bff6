import type { Element, Root } from 'hast';

/** Lists the elements of a page in the order of the text. */
export function elementsOf(tree: Root): Element[] {
  const found: Element[] = [];
  const walk = (children: Root['children']): void => {
    for (const child of children) {
      if (child.type === 'element') {
        found.push(child);
        walk(child.children);
      }
    }
  };
  walk(tree.children);
  return found;
}
