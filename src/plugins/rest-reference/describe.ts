import { toHtml } from 'hast-util-to-html';
import type { Nodes, PhrasingContent, Root, RootContent } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import rehypeRaw from 'rehype-raw';
import rehypeSanitize, { defaultSchema } from 'rehype-sanitize';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { replaceNodes } from '../../markdown/nodes';
import { escapeHtml } from '../shared/escapeHtml';

/** HTML that may go into a page as it is. */
export class Html {
  constructor(readonly text: string) {}
}

type Part = Html | string | number | false | undefined | readonly Part[];

function partText(part: Part): string {
  if (part instanceof Html) {
    return part.text;
  }
  return Array.isArray(part)
    ? part.map(partText).join('')
    : escapeHtml(String(part === false ? '' : (part ?? '')));
}

/** Writes HTML; the values in it are escaped unless they are HTML themselves. */
export const html = (texts: readonly string[], ...parts: Part[]): Html =>
  new Html(texts.map((text, at) => text + partText(parts[at])).join(''));

/** Returns text as HTML whose code is between backticks. */
export const withCode = (text: string): Html =>
  html`${text.split('`').map((part, at) => (at % 2 === 1 ? html`<code>${part}</code>` : part))}`;

/** Lets code break behind a dot, a hyphen, or a slash. */
export const withBreaks = ({ text }: Html): string =>
  text.replace(/(?<=<code>)[^<\n]+(?=<\/code>)/g, (code) =>
    code.replace(/(?<=[./-])(?=[^./-])/g, '<wbr>'),
  );

/** Leaves HTML elements in place; anything else in angle brackets, such as `<name>`, is text. */
const keepHtml = () => (tree: Root) =>
  replaceNodes<Nodes>(tree, (node) => {
    const [, name = ''] = node.type === 'html' ? (/^<\/?([a-z]\w*)/i.exec(node.value) ?? []) : [];
    const isElement = defaultSchema.tagNames?.includes(name.toLowerCase());
    return node.type !== 'html' || isElement || node.value.startsWith('<!--')
      ? node
      : { type: 'text', value: node.value };
  });

const parser = unified().use(remarkParse).use(remarkGfm).freeze();
const renderer = unified()
  .use(keepHtml)
  .use(remarkRehype, { allowDangerousHtml: true })
  .use(rehypeRaw)
  .use(rehypeSanitize, { ...defaultSchema, clobberPrefix: 'text-' })
  .freeze();

const parse = (markdown = ''): RootContent[] => parser.parse(markdown.trim()).children;

/** Renders nodes of a text. Headings become bold, which leaves the outline of the page alone; other sites open in a new tab. */
function render(nodes: RootContent[], text: RootContent[]): Html {
  const definitions = text.filter(({ type }) => type === 'definition');
  const tree = renderer.runSync({ type: 'root', children: [...nodes, ...definitions] });
  return new Html(
    toHtml(tree)
      .replace(/<h\d[^>]*>/g, '<p><strong>')
      .replace(/<\/h\d>/g, '</strong></p>')
      .replace(/<a href="http/g, '<a target="_blank" rel="noopener noreferrer" href="http')
      .trim(),
  );
}

/** Renders Markdown. */
export const paragraphs = (markdown?: string): Html => render(parse(markdown), parse(markdown));

/** Renders Markdown that follows a name: its first paragraph without the tags around it, and the rest. */
export function describe(markdown?: string): { first: Html; more: Html } {
  const nodes = parse(markdown);
  const isText = nodes[0]?.type === 'paragraph';
  const first = render(isText ? nodes.slice(0, 1) : [], nodes);
  return {
    first: new Html(first.text.replace(/^<p>|<\/p>$/g, '')),
    more: render(isText ? nodes.slice(1) : nodes, nodes),
  };
}

/** Matches the end of a sentence, but not the dot of an abbreviation. */
const sentenceEnd = /(?<!\b(?:e\.g|i\.e|etc|vs))[.!?](?=\s+(?:[^\p{Ll}\s]|$))/u;

/** Splits a description into its first sentence, which says what an operation does, and the rest. */
export function splitLead(markdown?: string): { lead: Html; rest: Html; text: string } {
  const nodes = parse(markdown);
  const [first, ...others] = nodes;
  if (first?.type !== 'paragraph') {
    return { lead: html``, rest: render(nodes, nodes), text: '' };
  }
  const paragraph = (...children: PhrasingContent[]): RootContent => ({
    type: 'paragraph',
    children,
  });
  const text = (value: string): PhrasingContent => ({ type: 'text', value });
  const { children } = first;
  const at = children.findIndex((node) => node.type === 'text' && sentenceEnd.test(node.value));
  const value = textOf(children[at]);
  const end = value.search(sentenceEnd) + 1;
  const lead = at < 0 ? first : paragraph(...children.slice(0, at), text(value.slice(0, end)));
  const more =
    at < 0 ? [] : [paragraph(text(value.slice(end).trimStart()), ...children.slice(at + 1))];
  return {
    lead: render([lead], nodes),
    rest: render([...more, ...others], nodes),
    text: textOf(lead).replace(/\s+/g, ' '),
  };
}
