import type { Element } from 'hast';

/** Classes of an element, as written in the page. */
export const classNames = ({ properties }: Element): string[] =>
  Array.isArray(properties.className) ? properties.className.map(String) : [];
