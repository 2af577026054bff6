import type { Nodes as HtmlNodes } from 'hast';
import { toHtml } from 'hast-util-to-html';
import type { Nodes, RootContent } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import rehypeRaw from 'rehype-raw';
import rehypeSanitize, { defaultSchema } from 'rehype-sanitize';
import { remark } from 'remark';
import remarkGfm from 'remark-gfm';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { replaceNodes } from '../../markdown/nodes';
import { escapeHtml } from '../shared/text';

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

/** Code may break behind a dot, a hyphen, or a slash. */
export const breakable = (code: string): string[] => code.split(/(?<=[./-])(?=[^./-])/);

/** Writes code that may break. */
export const codeHtml = (code: string): Html =>
  html`<code>${breakable(code).map((part, at) => [at > 0 && html`<wbr>`, part])}</code>`;

/** Returns text as HTML whose code is between backticks. */
export const withCode = (text: string): Html =>
  html`${text.split('`').map((part, at) => (at % 2 === 1 ? codeHtml(part) : part))}`;

/** Leaves HTML elements in place; anything else in angle brackets, such as `<name>`, is text. */
const keepHtml = () => (tree: Nodes) =>
  replaceNodes<Nodes>(tree, (node) => {
    const [, name = ''] = node.type === 'html' ? (/^<\/?([a-z]\w*)/i.exec(node.value) ?? []) : [];
    const isElement = defaultSchema.tagNames?.includes(name.toLowerCase());
    return node.type !== 'html' || isElement || node.value.startsWith('<!--')
      ? node
      : { type: 'text', value: node.value };
  });

const element = (tagName: string, children: HtmlNodes[] = []): HtmlNodes =>
  ({ type: 'element', tagName, properties: {}, children }) as HtmlNodes;

/** Makes headings bold, which leaves the outline of the page alone, opens other sites in a new tab, and lets code break. */
const fitPage = () => (tree: HtmlNodes) =>
  replaceNodes<HtmlNodes>(tree, (node) => {
    if (node.type !== 'element') {
      return node;
    }
    const { tagName, properties, children } = node;
    const [only] = children;
    if (/^h\d$/.test(tagName)) {
      return element('p', [element('strong', children)]);
    }
    if (tagName === 'a' && /^http/.test(String(properties.href))) {
      return {
        ...node,
        properties: { ...properties, target: '_blank', rel: ['noopener', 'noreferrer'] },
      };
    }
    if (tagName === 'code' && only?.type === 'text' && !only.value.includes('\n')) {
      const parts = breakable(only.value).map((value): HtmlNodes => ({ type: 'text', value }));
      return element(
        'code',
        parts.flatMap((part, at) => (at > 0 ? [element('wbr'), part] : part)),
      );
    }
    return node;
  });

const parser = remark().use(remarkGfm).freeze();
const renderer = unified()
  .use(keepHtml)
  .use(remarkRehype, { allowDangerousHtml: true })
  .use(rehypeRaw)
  .use(rehypeSanitize, { ...defaultSchema, clobberPrefix: 'text-' })
  .use(fitPage)
  .freeze();

/** Renders nodes of a text that has the definitions of their links. */
function render(nodes: RootContent[], text: RootContent[], isInline = false): Html {
  const definitions = text.filter(({ type }) => type === 'definition');
  const tree = renderer.runSync({ type: 'root', children: [...nodes, ...definitions] });
  const inside = tree.children.flatMap((node) => ('children' in node ? node.children : []));
  return new Html(toHtml(isInline ? inside : tree).trim());
}

const parse = (markdown = ''): RootContent[] => parser.parse(markdown.trim()).children;

/** Renders Markdown. */
export const paragraphs = (markdown?: string): Html => render(parse(markdown), parse(markdown));

const sentences = new Intl.Segmenter('en', { granularity: 'sentence' });

/** Renders Markdown in two parts: its first paragraph, without the tags around it, and the rest; with the first sentence as plain text. */
export function describe(markdown?: string): { first: Html; more: Html; text: string } {
  const nodes = parse(markdown);
  const [lead, ...others] = nodes;
  return lead?.type === 'paragraph'
    ? {
        first: render([lead], nodes, true),
        more: render(others, nodes),
        text: [...sentences.segment(textOf(lead).replace(/\s+/g, ' '))][0]?.segment.trim() ?? '',
      }
    : { first: html``, more: render(nodes, nodes), text: '' };
}
