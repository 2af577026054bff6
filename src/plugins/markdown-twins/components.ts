import { type Block, type List, other, paragraph, quote } from './blocks';
import { codeBlock } from './code';
import { escapeText } from './escape';
import {
  childElements,
  classAfter,
  type Element,
  find,
  findAll,
  hasClass,
  lineOf,
  type Node,
} from './html';
import { drawingWords } from './inline';

/** Writes the blocks among some nodes. */
export type Flow = (nodes: readonly Node[], parent: Element) => Block[];

/** The kinds of notes of the framework, and the alerts of GitHub that come closest. */
const alerts: Record<string, string> = {
  note: 'NOTE',
  info: 'NOTE',
  tip: 'TIP',
  warning: 'WARNING',
  danger: 'CAUTION',
};

const bold = (text: string): Block => paragraph(`**${escapeText(text)}**`);
const without = ({ children }: Element, left: Element | undefined): Node[] =>
  children.filter((child) => child !== left);

const isTabList = ({ attributes }: Element): boolean => attributes.role === 'tablist';

/**
 * Tabs: a list of the panels under their labels. Without a list nothing would tell where the last panel ends: a reply that
 * follows samples in several languages would seem to belong to the last. A panel may repeat its label for readers without
 * JavaScript.
 */
function tabs(element: Element, list: Element, flow: Flow): List {
  const labels = findAll(list, ({ attributes }) => attributes.role === 'tab').map(lineOf);
  const panels = findAll(element, ({ attributes }) => attributes.role === 'tabpanel');
  const items = panels.map((panel, index) => {
    const label = labels[index] ?? '';
    const [first] = childElements(panel);
    const repeats = first !== undefined && lineOf(first) === label;
    return [bold(label), ...flow(without(panel, repeats ? first : undefined), panel)];
  });
  return { type: 'list', start: undefined, items };
}

/** A note: an alert as GitHub writes it, with a title of its own in its first line. */
function admonition(element: Element, kind: string, flow: Flow): Block {
  const heading = find(element, (child) => hasClass(child, 'admonitionHeading'));
  const title = lineOf(heading);
  const content = flow(without(element, heading), element);
  const mark = `[!${alerts[kind] ?? 'NOTE'}]`;
  const [first, ...rest] = content;
  if (title !== '' && title.toLowerCase() !== kind) {
    return quote([paragraph(`${mark}\n**${escapeText(title)}**`), ...content]);
  }
  return first?.type === 'paragraph'
    ? quote([paragraph(`${mark}\n${first.text}`), ...rest])
    : quote([paragraph(mark), ...content]);
}

/** Writes a `div` that is more than its content, by its class or by what it holds. */
export function component(element: Element, flow: Flow): Block | undefined {
  const list = childElements(element).find(isTabList);
  if (list) {
    return tabs(element, list, flow);
  }
  const kind = classAfter(element, 'theme-admonition-');
  if (kind !== undefined) {
    return admonition(element, kind, flow);
  }
  return hasClass(element, 'theme-code-block') ? other(codeBlock(element)) : undefined;
}

/**
 * Something that a reader unfolds: its summary, then what it holds; nothing if it holds nothing, or a form. The fields of a
 * field in the REST reference are a list below it, and need no heading.
 */
export function details(
  element: Element,
  parent: Element,
  flow: Flow,
  inline: (element: Element) => string,
): Block[] {
  const summary = childElements(element).find(({ name }) => name === 'summary');
  const isForm = find(element, ({ attributes }) => attributes.id === 'try-it') !== undefined;
  const content = isForm ? [] : flow(without(element, summary), element);
  const isNamed =
    summary === undefined || (parent.name === 'li' && /^Fields of /.test(lineOf(summary)));
  return content.length === 0 || isNamed
    ? content
    : [paragraph(`**${inline(summary).trim()}**`), ...content];
}

/** A drawing: its name, its description, its list for those who don't see it, and its caption; each text once. */
export function figure(element: Element, flow: Flow): Block[] {
  const [title, ...words] = drawingWords(element);
  const caption = lineOf(find(element, ({ name }) => name === 'figcaption'));
  const lists = findAll(element, ({ name }) => name === 'ul' || name === 'ol');
  const described = [...words, ...(caption === title || words.includes(caption) ? [] : [caption])];
  return [
    ...(title ? [bold(`Figure: ${title}`)] : []),
    ...described.filter(Boolean).map((line) => paragraph(escapeText(line))),
    ...flow(lists, element),
  ];
}
