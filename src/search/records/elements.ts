import type { Element, Nodes, Parents } from 'hast';
import { toString as textOf } from 'hast-util-to-string';

const isElement = (node: Nodes | undefined): node is Element => node?.type === 'element';

/** Classes of an element, as written in the page. */
export const classNames = ({ properties }: Element): string[] =>
  Array.isArray(properties.className) ? properties.className.map(String) : [];

/** Says whether an element has a class; a CSS module adds a hash to the name that its author gave it. */
export const hasClass = (element: Element, name: string): boolean =>
  classNames(element).some((value) => value === name || value.startsWith(`${name}_`));

/** Returns what follows `prefix` in the first class that begins with it. */
export const classAfter = (element: Element, prefix: string): string | undefined =>
  classNames(element)
    .find((name) => name.startsWith(prefix))
    ?.slice(prefix.length);

/** Text of an element in one line. */
export const elementText = (element: Element | undefined): string =>
  element === undefined
    ? ''
    : textOf(element)
        .replace(/[\u200b\s]+/g, ' ')
        .trim();

type Test = (element: Element) => boolean;

/** Returns a test for elements of a name. */
export const named =
  (...names: readonly string[]): Test =>
  ({ tagName }) =>
    names.includes(tagName);

/** The elements right below another one. */
export const elementsIn = ({ children }: Parents): Element[] =>
  (children as Nodes[]).filter(isElement);

/** Finds elements below another one, outermost first; what is below a found one is not searched. */
export function findElements(around: Parents, test: Test): Element[] {
  return elementsIn(around).flatMap((element) =>
    test(element) ? [element] : findElements(element, test),
  );
}

/** Finds the first element below another one. */
export function findFirst(around: Parents, test: Test): Element | undefined {
  for (const element of elementsIn(around)) {
    const match = test(element) ? element : findFirst(element, test);
    if (match !== undefined) {
      return match;
    }
  }
  return undefined;
}
