import type { Element } from 'hast';
import type { BlockContent, ListItem, Paragraph, PhrasingContent, RootContent } from 'mdast';
import type { Options } from 'rehype-remark';
import { languageOf } from './clean';
import { childElements, classesOf, find, findAll, hasClass, lineOf, textOf } from './hast';

type Handlers = NonNullable<Options['handlers']>;
type Handle = NonNullable<Handlers[string]>;
type State = Parameters<Handle>[0];

/** The kinds of notes of the framework, and the alerts of GitHub that come closest. */
const alerts: Record<string, string> = {
  note: 'NOTE',
  info: 'NOTE',
  tip: 'TIP',
  warning: 'WARNING',
  danger: 'CAUTION',
};

const text = (value: string): PhrasingContent => ({ type: 'text', value });
const paragraph = (...children: PhrasingContent[]): Paragraph => ({ type: 'paragraph', children });
const bold = (value: string): Paragraph => paragraph({ type: 'strong', children: [text(value)] });

const blocks = (state: State, node: Element): BlockContent[] =>
  state.toFlow(state.all(node)) as BlockContent[];

const isTabList = ({ properties }: Element): boolean => properties.role === 'tablist';
const isPanel = ({ properties }: Element): boolean => properties.role === 'tabpanel';

/**
 * Tabs: a list of the panels under their labels. Without a list nothing would tell where the last panel ends: a reply that
 * follows samples in several languages would seem to belong to the last. A panel may repeat its label for readers without
 * JavaScript.
 */
function tabs(state: State, node: Element, list: Element): RootContent {
  const labels = findAll(list, ({ properties }) => properties.role === 'tab').map(lineOf);
  const panels = findAll(node, isPanel).map((panel, index): ListItem => {
    const label = labels[index] ?? '';
    const [first] = childElements(panel);
    const repeats = first !== undefined && lineOf(first) === label;
    const children = repeats ? panel.children.filter((child) => child !== first) : panel.children;
    return { type: 'listItem', children: [bold(label), ...blocks(state, { ...panel, children })] };
  });
  return { type: 'list', children: panels };
}

/** A note: an alert as GitHub writes it, with a title of its own in its first line. */
function admonition(state: State, node: Element, kind: string): RootContent {
  const heading = find(node, (child) => hasClass(child, 'admonitionHeading'));
  const title = lineOf(heading);
  const content = childElements(node).filter((child) => child !== heading);
  // As text its brackets would be escaped.
  const mark = paragraph({ type: 'html', value: `[!${alerts[kind] ?? 'NOTE'}]` });
  const [first, ...rest] = content.flatMap((child) => blocks(state, child));
  if (title !== '' && title.toLowerCase() !== kind) {
    mark.children.push(text('\n'), { type: 'strong', children: [text(title)] });
  } else if (first?.type === 'paragraph') {
    mark.children.push(text('\n'), ...first.children);
    return { type: 'blockquote', children: [mark, ...rest] };
  }
  return { type: 'blockquote', children: [mark, ...(first ? [first] : []), ...rest] };
}

/** A code block with its title as other tools write it: ` ```yaml title="file.yaml" `. */
function codeBlock(node: Element): RootContent {
  const isPre = ({ tagName }: Element): boolean => tagName === 'pre';
  const pre = isPre(node) ? node : find(node, isPre);
  const above = childElements(node).find(
    (child) => pre !== node && !isPre(child) && !find(child, isPre),
  );
  const title = lineOf(above);
  return {
    type: 'code',
    lang: languageOf(node) ?? null,
    meta: title === '' ? null : `title="${title}"`,
    value: pre === undefined ? '' : textOf(pre),
  };
}

const pre: Handle = (_, node) => codeBlock(node);

/** Blocks that a `div` marks by its class or by what it holds. */
const div: Handle = (state, node) => {
  const list = childElements(node).find(isTabList);
  if (list) {
    return tabs(state, node, list);
  }
  const [, kind] = /theme-admonition-(\w+)/.exec(classesOf(node).join(' ')) ?? [];
  if (kind !== undefined) {
    return admonition(state, node, kind);
  }
  if (hasClass(node, 'theme-code-block')) {
    return codeBlock(node);
  }
  return state.all(node);
};

/**
 * Something that a reader unfolds: its summary, then what it holds; nothing if it holds nothing. The fields of a field in the
 * REST reference are a list below it, and need no heading.
 */
const details: Handle = (state, node, parent) => {
  const summary = childElements(node).find(({ tagName }) => tagName === 'summary');
  const children = node.children.filter((child) => child !== summary);
  const content = blocks(state, { ...node, children });
  const isInItem = parent?.type === 'element' && parent.tagName === 'li';
  if (
    content.length === 0 ||
    summary === undefined ||
    (isInItem && /^Fields of /.test(lineOf(summary)))
  ) {
    return content;
  }
  const words = state.all(summary) as PhrasingContent[];
  return [paragraph({ type: 'strong', children: words }), ...content];
};

/** Name and description of a drawing. */
function wordsOf(svg: Element): string[] {
  const part = (name: string): string => lineOf(find(svg, ({ tagName }) => tagName === name));
  const label = svg.properties.ariaLabel;
  return [part('title') || (typeof label === 'string' ? label : ''), part('desc')].filter(Boolean);
}

/** A drawing: its name, its description, its list for those who don't see it, and its caption; each text once. */
const figure: Handle = (state, node) => {
  const drawings = findAll(node, ({ tagName }) => tagName === 'svg');
  if (drawings.length === 0) {
    return state.all(node);
  }
  const [title, ...words] = [...new Set(drawings.flatMap(wordsOf))];
  const caption = lineOf(find(node, ({ tagName }) => tagName === 'figcaption'));
  const lists = findAll(node, ({ tagName }) => tagName === 'ul' || tagName === 'ol');
  const described = [...words, ...(caption === title || words.includes(caption) ? [] : [caption])];
  return [
    ...(title ? [bold(`Figure: ${title}`)] : []),
    ...described.filter(Boolean).map((line) => paragraph(text(line))),
    ...lists.flatMap((list) => state.one(list, node) as BlockContent),
  ];
};

const svg: Handle = (_, node) => {
  const words = wordsOf(node);
  return words.length === 0 ? [] : text(`Figure: ${words.join('. ')}`);
};

/** What a version brought: the mark becomes words in parentheses. */
const span: Handle = (state, node) =>
  hasClass(node, 'badge') ? text(`(${lineOf(node)})`) : state.all(node);

export const handlers: Handlers = { div, pre, details, figure, svg, span };
