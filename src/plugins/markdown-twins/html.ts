import { Parser } from 'htmlparser2';

/** An element of a page. */
export interface Element {
  name: string;
  attributes: Record<string, string>;
  children: Node[];
}

/** An element or a text. */
export type Node = Element | string;

const voidTags = new Set(
  'area base br col embed hr img input link meta param source track wbr'.split(' '),
);
/** What means nothing outside a browser. */
const skippedTags = new Set(['script', 'style', 'button', 'template', 'iframe', 'object']);

const cellEnds = ['p', 'td', 'th'];
const rowEnds = [...cellEnds, 'tr'];
const bodyEnds = [...rowEnds, 'thead', 'tbody'];
const afterParagraph =
  'address article aside blockquote details div dl fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hr main nav ol p pre section table ul';
/** The elements that end where one of this name begins: built pages leave out the end tags that HTML lets them leave out. */
const endedBy: Record<string, readonly string[]> = {
  ...Object.fromEntries(afterParagraph.split(' ').map((name) => [name, ['p']])),
  li: ['p', 'li'],
  dt: ['p', 'dt', 'dd'],
  dd: ['p', 'dt', 'dd'],
  td: cellEnds,
  th: cellEnds,
  tr: rowEnds,
  tbody: bodyEnds,
  tfoot: bodyEnds,
};

/** Classes of an element, as written in the page. */
const classesOf = ({ attributes }: Element): string[] => attributes.class?.split(/\s+/) ?? [];

/** Says whether an element has a class; a CSS module adds a hash to the name that its author gave it. */
export const hasClass = (element: Element, name: string): boolean =>
  classesOf(element).some((value) => value === name || value.startsWith(`${name}_`));

/** Returns what follows `prefix` in the first class that begins with it. */
export const classAfter = (element: Element, prefix: string): string | undefined =>
  classesOf(element)
    .find((value) => value.startsWith(prefix))
    ?.slice(prefix.length);

/** Says whether an element is a control, the link of a heading, or an icon. */
const isSkipped = (element: Element): boolean =>
  skippedTags.has(element.name) ||
  (element.name === 'svg' && element.attributes.role !== 'img') ||
  hasClass(element, 'hash-link');

/**
 * Reads a piece of a page into a tree, without what only a browser needs. The parser says which tags there are; which elements
 * they end is told here: by its own rules a cell after a paragraph would stand in the paragraph.
 */
export function parseHtml(html: string): Element {
  const root: Element = { name: '', attributes: {}, children: [] };
  const open = [root];
  const current = (): Element => open.at(-1) ?? root;
  const parser = new Parser({
    onopentag(name, attributes) {
      const ends = endedBy[name];
      while (ends?.includes(current().name)) {
        open.pop();
      }
      const element = { name, attributes, children: [] };
      if (!isSkipped(element)) {
        current().children.push(element);
      }
      if (!voidTags.has(name)) {
        open.push(element);
      }
    },
    ontext(text) {
      const { children } = current();
      const last = children.at(-1);
      if (typeof last === 'string') {
        children[children.length - 1] = last + text;
      } else {
        children.push(text);
      }
    },
    onclosetag(name, isImplied) {
      const at = isImplied ? -1 : open.findLastIndex((element) => element.name === name);
      if (at > 0) {
        open.length = at;
      }
    },
  });
  parser.end(html);
  return root;
}

export const isElement = (node: Node | undefined): node is Element => typeof node === 'object';

export const childElements = ({ children }: Element): Element[] => children.filter(isElement);

/** Finds elements below another one, outermost first; what lies below a found one is not searched. */
export function findAll(element: Element, test: (element: Element) => boolean): Element[] {
  return childElements(element).flatMap((child) => (test(child) ? [child] : findAll(child, test)));
}

/** Finds the first element below another one. */
export function find(element: Element, test: (element: Element) => boolean): Element | undefined {
  for (const child of element.children) {
    const found = isElement(child) ? (test(child) ? child : find(child, test)) : undefined;
    if (found !== undefined) {
      return found;
    }
  }
  return undefined;
}

/** Text of a node; `<br>` is a line break. */
export function textOf(node: Node): string {
  if (!isElement(node)) {
    return node;
  }
  return node.name === 'br' ? '\n' : node.children.map(textOf).join('');
}

/** Text of a node in one line. */
export const lineOf = (node: Node | undefined): string =>
  node === undefined
    ? ''
    : textOf(node)
        .replace(/[\u200b\s]+/g, ' ')
        .trim();
