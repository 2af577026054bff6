import type { Element, Nodes, Parents } from 'hast';
import { toString as textOf } from 'hast-util-to-string';

const isElement = (node: Nodes | undefined): node is Element => node?.type === 'element';

/** Classes of an element, as written in the page. */
export const classNames = ({ properties }: Element): string[] =>
  Array.isArray(properties.className) ? properties.className.map(String) : [];

/** Checks whether an element has a class, to which CSS modules add a hash. */
export const hasClass = (element: Element, name: string): boolean =>
  classNames(element).some((value) => value === name || value.startsWith(`${name}_`));

/** Returns what follows `prefix` in the first class that begins with it. */
export const classAfter = (element: Element, prefix: string): string | undefined =>
  classNames(element)
    .find((name) => name.startsWith(prefix))
    ?.slice(prefix.length);

/** Returns the text of an element in one line. */
export const elementText = (element: Element | undefined): string =>
  element === undefined
    ? ''
    : textOf(element)
        .replace(/[\u200b\s]+/g, ' ')
        .trim();

type Test = (element: Element) => boolean;

/** Returns a test for elements with one of these names. */
export const named =
  (...names: readonly string[]): Test =>
  ({ tagName }) =>
    names.includes(tagName);

/** Returns the child elements of an element. */
export const elementsIn = ({ children }: Parents): Element[] =>
  (children as Nodes[]).filter(isElement);

/** Finds the outermost matching elements below an element. */
export function findElements(around: Parents, test: Test): Element[] {
  return elementsIn(around).flatMap((element) =>
    test(element) ? [element] : findElements(element, test),
  );
}

/** Finds the first matching element below an element. */
export function findFirst(around: Parents, test: Test): Element | undefined {
  for (const element of elementsIn(around)) {
    const match = test(element) ? element : findFirst(element, test);
    if (match !== undefined) {
      return match;
    }
  }
  return undefined;
}
