import type { Element, Nodes, Parents } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import { EXIT, SKIP, visit } from 'unist-util-visit';
import { classNames } from '../../search/records/classNames';

export const isElement = (node: Nodes | undefined): node is Element => node?.type === 'element';

/** Says whether an element has a class; a CSS module adds a hash to the name that its author gave it. */
export const hasClass = (element: Element, name: string): boolean =>
  classNames(element).some((value) => value === name || value.startsWith(`${name}_`));

/** Returns what follows `prefix` in the first class that begins with it. */
export const classAfter = (element: Element, prefix: string): string | undefined =>
  classNames(element)
    .find((name) => name.startsWith(prefix))
    ?.slice(prefix.length);

/** Text of an element in one line. */
export const lineOf = (element: Element | undefined): string =>
  element === undefined
    ? ''
    : textOf(element)
        .replace(/[\u200b\s]+/g, ' ')
        .trim();

type Test = (element: Element) => boolean;

/** Finds elements below another one, outermost first; what is below a found one is not searched. */
export function findAll(around: Parents, test: Test): Element[] {
  const found: Element[] = [];
  visit(around, 'element', (element) => {
    if (element !== around && test(element)) {
      found.push(element);
      return SKIP;
    }
  });
  return found;
}

/** Finds the first element below another one. */
export function find(around: Parents, test: Test): Element | undefined {
  let found: Element | undefined;
  visit(around, 'element', (element) => {
    if (element !== around && test(element)) {
      found = element;
      return EXIT;
    }
  });
  return found;
}
