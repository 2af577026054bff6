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

/** HTML that is inserted into a page without escaping. */
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

/** Writes HTML, and escapes its values unless they are HTML. */
export const html = (texts: readonly string[], ...parts: Part[]): Html =>
  new Html(texts.map((text, at) => text + partText(parts[at])).join(''));

/** Converts text with code in backticks to HTML. */
export const withCode = (text: string): Html =>
  html`${text.split('`').map((part, at) => (at % 2 === 1 ? html`<code>${part}</code>` : part))}`;

/** Keeps HTML elements. Other text in angle brackets, such as `<name>`, is escaped. */
const keepHtml = () => (tree: Nodes) =>
  replaceNodes<Nodes>(tree, (node) => {
    const [, name = ''] = node.type === 'html' ? (/^<\/?([a-z]\w*)/i.exec(node.value) ?? []) : [];
    const isElement = defaultSchema.tagNames?.includes(name.toLowerCase());
    return node.type !== 'html' || isElement || node.value.startsWith('<!--')
      ? node
      : { type: 'text', value: node.value };
  });

/** Converts headings to bold text, which isn't in the outline, and opens other sites in a new tab. */
const fitPage = () => (tree: HtmlNodes) =>
  replaceNodes<HtmlNodes>(tree, (node) => {
    if (node.type === 'element' && /^h\d$/.test(node.tagName)) {
      const strong = { ...node, tagName: 'strong', properties: {} };
      return { ...node, tagName: 'p', properties: {}, children: [strong] };
    }
    return node.type === 'element' && /^http/.test(String(node.properties.href))
      ? {
          ...node,
          properties: { ...node.properties, target: '_blank', rel: ['noopener', 'noreferrer'] },
        }
      : node;
  });

const parser = remark().use(remarkGfm).freeze();
const renderer = unified()
  .use(keepHtml)
  .use(remarkRehype, { allowDangerousHtml: true })
  .use(rehypeRaw)
  .use(rehypeSanitize, { ...defaultSchema, clobberPrefix: 'text-' })
  .use(fitPage)
  .freeze();

/** Renders nodes of a text with its link definitions. */
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

/** Renders the first paragraph of Markdown, without its tags, and the rest, and returns the first sentence as plain text. */
export function describe(markdown?: string): { first: Html; more: Html; text: string } {
  const nodes = parse(markdown);
  const lead = nodes.slice(0, nodes[0]?.type === 'paragraph' ? 1 : 0);
  const [sentence] = sentences.segment(textOf(lead).replace(/\s+/g, ' '));
  return {
    first: render(lead, nodes, true),
    more: render(nodes.slice(lead.length), nodes),
    text: sentence?.segment.trim() ?? '',
  };
}
