import { destination, escapeLabel, escapeText } from './escape';
import { type Element, find, findAll, hasClass, isElement, lineOf, type Node } from './html';

/** What a page's addresses become. */
export type Rewrite = (address: string) => string;

/** Marks around text; Markdown keeps no space inside them. */
const marks: Record<string, string> = {
  b: '**',
  strong: '**',
  em: '*',
  i: '*',
  del: '~~',
  s: '~~',
};
const codeTags = new Set(['code', 'kbd', 'samp', 'tt', 'var']);

const collapse = (text: string): string => text.replace(/[\t\n\v\f\r ]+/g, ' ');

/** Code within a sentence, between more backticks than it has in a row. */
function inlineCode(text: string): string {
  const code = collapse(text);
  let fence = '`';
  while (code.match(/`+/g)?.includes(fence)) {
    fence += '`';
  }
  const isPadded = /^`|`$|^ .*[^ ].* $/.test(code);
  return isPadded ? `${fence} ${code} ${fence}` : fence + code + fence;
}

/** Puts what comes around a text and moves spaces at its edges out: `**bold **` is no bold text. */
function around(text: string, write: (text: string) => string): string {
  const trimmed = text.trim();
  const [before] = /^\s*/.exec(text) ?? [''];
  const [after] = trimmed === '' ? [''] : (/\s*$/.exec(text) ?? ['']);
  return (before && ' ') + write(trimmed) + (after && ' ');
}

function link(text: string, { attributes }: Element, rewrite: Rewrite): string {
  const url = rewrite(attributes.href ?? '');
  const title = attributes.title ? ` "${attributes.title.replace(/["\\]/g, '\\$&')}"` : '';
  return `[${text}](${destination(url)}${title})`;
}

/** Name and description of a drawing. */
export function wordsOf(svg: Element): string[] {
  const part = (name: string): string => lineOf(find(svg, (element) => element.name === name));
  return [part('title') || (svg.attributes['aria-label'] ?? ''), part('desc')].filter(Boolean);
}

/** Returns the words of the drawings below an element, each once. */
export const drawingWords = (element: Element): string[] => [
  ...new Set(findAll(element, ({ name }) => name === 'svg').flatMap(wordsOf)),
];

/**
 * Writes what stands in a line: text, links, code, pictures. Spaces are those that a browser shows; a line break ends in a
 * backslash.
 *
 * @param inLink whether it is the text of a link.
 */
export function inline(nodes: readonly Node[], rewrite: Rewrite, inLink = false): string {
  let line = '';
  for (const node of nodes) {
    const part = isElement(node) ? element(node, rewrite, inLink) : text(node, inLink);
    if (part === '\\\n') {
      line = line.trimEnd() + part;
    } else if (part.startsWith('[') && line.endsWith('!')) {
      line = `${line.slice(0, -1)}\\!${part}`;
    } else {
      line += /\s$/.test(line) ? part.trimStart() : part;
    }
  }
  return line;
}

const text = (value: string, inLink: boolean): string =>
  inLink ? escapeLabel(collapse(value)) : escapeText(collapse(value));

function element(node: Element, rewrite: Rewrite, inLink: boolean): string {
  const { name, attributes, children } = node;
  const mark = marks[name];
  if (codeTags.has(name)) {
    return inlineCode(lineOf(node));
  }
  if (name === 'br') {
    return '\\\n';
  }
  if (name === 'img') {
    return `![${escapeLabel(attributes.alt ?? '')}](${destination(rewrite(attributes.src ?? ''))})`;
  }
  if (name === 'input') {
    return attributes.type === 'checkbox'
      ? `[${attributes.checked === undefined ? ' ' : 'x'}]`
      : '';
  }
  if (name === 'svg') {
    const words = wordsOf(node);
    return words.length === 0 ? '' : escapeText(`Figure: ${words.join('. ')}`);
  }
  // What a version brought: the mark becomes words in parentheses.
  if (name === 'span' && hasClass(node, 'badge')) {
    return `(${escapeText(lineOf(node))})`;
  }
  if (name === 'a') {
    return around(inline(children, rewrite, true), (words) =>
      isAddress(children, rewrite(attributes.href ?? ''))
        ? `<${children[0]}>`
        : link(words, node, rewrite),
    );
  }
  const content = inline(children, rewrite, inLink);
  return mark === undefined ? content : around(content, (words) => words && mark + words + mark);
}

/** Says whether a link's text is its own address, which stands in pointed brackets. */
const isAddress = ([words, ...others]: readonly Node[], url: string): boolean =>
  typeof words === 'string' &&
  others.length === 0 &&
  (words === url || `mailto:${words}` === url) &&
  /^[a-z][+\-.a-z]+:[^\s<>]*$/i.test(url);
