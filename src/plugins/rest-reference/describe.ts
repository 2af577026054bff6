import type { Nodes as HtmlNodes } from 'hast';
import { type Child, h } from 'hastscript';
import type { Nodes } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import rehypeRaw from 'rehype-raw';
import rehypeSanitize, { defaultSchema } from 'rehype-sanitize';
import { remark } from 'remark';
import remarkGfm from 'remark-gfm';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { replaceNodes } from '../../markdown/nodes';

/** HTML nodes, whose text needs no escaping. */
export type Html = ReturnType<typeof htmlOf>;

/** Joins HTML and texts. */
export const htmlOf = (...parts: Child[]) => h(null, ...parts).children;

/** Converts text with code in backticks to HTML. Unlike in Markdown, code can have several paragraphs. */
export const withCode = (text: string): Html =>
  htmlOf(text.split('`').map((part, at) => (at % 2 === 1 ? h('code', part) : part)));

const element = new RegExp(`^<(!--|/?(${defaultSchema.tagNames?.join('|')})\\b)`, 'i');

/** Keeps HTML elements. Other text in angle brackets, such as `<name>`, is escaped. */
const keepHtml = () => (tree: Nodes) =>
  replaceNodes<Nodes>(tree, (node) =>
    node.type === 'html' && !element.test(node.value) ? { type: 'text', value: node.value } : node,
  );

/** Converts headings to bold text, which isn't in the outline, and opens other sites in a new tab. */
const fitPage = () => (tree: HtmlNodes) =>
  replaceNodes<HtmlNodes>(tree, (node) => {
    if (node.type === 'element' && /^http/.test(String(node.properties.href))) {
      Object.assign(node.properties, { target: '_blank', rel: 'noopener noreferrer' });
    }
    return node.type === 'element' && /^h\d$/.test(node.tagName)
      ? h('p', h('strong', node.children))
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

/** Renders Markdown. */
export const paragraphs = (markdown = ''): Html =>
  renderer.runSync(parser.parse(markdown)).children;

const sentences = new Intl.Segmenter('en', { granularity: 'sentence' });

/** Renders the first paragraph of Markdown, without its tags, and the rest, and returns the first sentence as plain text. */
function render(markdown: string) {
  const tree = parser.parse(markdown.trim());
  const lead = tree.children.slice(0, tree.children[0]?.type === 'paragraph' ? 1 : 0);
  const [sentence] = sentences.segment(textOf(lead).replace(/\s+/g, ' '));
  const nodes = renderer.runSync(tree).children;
  return {
    first: nodes.slice(0, lead.length).flatMap((node) => ('children' in node ? node.children : [])),
    more: nodes.slice(lead.length),
    text: sentence?.segment.trim() ?? '',
  };
}

const rendered = new Map<string, ReturnType<typeof render>>();

/** Renders a description once, because many pages have it. */
export function describe(markdown = ''): ReturnType<typeof render> {
  const known = rendered.get(markdown) ?? render(markdown);
  rendered.set(markdown, known);
  return known;
}
