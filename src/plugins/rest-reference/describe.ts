import type { Nodes as HtmlNodes, Root as HtmlRoot } from 'hast';
import { toHtml } from 'hast-util-to-html';
import type { Nodes, Root } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import rehypeRaw from 'rehype-raw';
import rehypeSanitize, { defaultSchema } from 'rehype-sanitize';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { replaceNodes } from '../../markdown/nodes';

/** A description as HTML: its first paragraph without the tags around it, and what follows. */
export interface Described {
  description?: string;
  more?: string;
}

/** Leaves HTML elements in place; anything else in angle brackets, such as `<name>`, is text. */
const keepHtml = () => (tree: Root) =>
  replaceNodes<Nodes>(tree, (node) => {
    const [, name = ''] = node.type === 'html' ? (/^<\/?([a-z]\w*)/i.exec(node.value) ?? []) : [];
    const isElement = defaultSchema.tagNames?.includes(name.toLowerCase());
    if (node.type !== 'html' || isElement || node.value.startsWith('<!--')) {
      return node;
    }
    return { type: 'text', value: node.value };
  });

/**
 * Turns headings into bold paragraphs, which leave the outline of the page alone, opens links to other sites in a new tab, and lets code
 * break behind a dot, a hyphen, or a slash.
 */
const fitPage = () => (tree: HtmlRoot) =>
  replaceNodes<HtmlNodes>(tree, (node) => {
    if (node.type !== 'element') {
      return node;
    }
    const { tagName, children } = node;
    if (/^https?:/.test(String(node.properties.href))) {
      const target = { target: '_blank', rel: ['noopener', 'noreferrer'] };
      return { ...node, properties: { ...node.properties, ...target } };
    }
    if (/^h\d$/.test(tagName)) {
      const strong = { type: 'element' as const, tagName: 'strong', properties: {}, children };
      return { ...node, tagName: 'p', properties: {}, children: [strong] };
    }
    const [code] = children;
    if (tagName !== 'code' || code?.type !== 'text' || code.value.includes('\n')) {
      return node;
    }
    const wbr = { type: 'element' as const, tagName: 'wbr', properties: {}, children: [] };
    const parts = code.value.split(/(?<=[./-])(?=[^./-])/);
    return {
      ...node,
      children: parts.flatMap((value, at) => [
        ...(at > 0 ? [wbr] : []),
        { type: 'text' as const, value },
      ]),
    };
  });

const parser = unified().use(remarkParse).use(remarkGfm).freeze();
const renderer = unified()
  .use(keepHtml)
  .use(remarkRehype, { allowDangerousHtml: true })
  .use(rehypeRaw)
  .use(rehypeSanitize, { ...defaultSchema, clobberPrefix: 'text-' })
  .use(fitPage)
  .freeze();

/** Renders the Markdown of a description. */
export function describe(markdown: string | undefined): Described {
  const text = markdown?.trim() ?? '';
  if (text === '') {
    return {};
  }
  const { children } = renderer.runSync(parser.parse(text)) as HtmlRoot;
  const nodes = children.filter((node) => node.type !== 'text' || node.value.trim() !== '');
  const [first, ...others] = nodes;
  const hasLead = first?.type === 'element' && first.tagName === 'p';
  const description = hasLead ? toHtml(first.children) : '';
  const more = toHtml(hasLead ? others : nodes);
  return { ...(description && { description }), ...(more && { more }) };
}

/** Returns the text of Markdown, on one line. */
export const plainText = (markdown: string): string =>
  textOf(parser.parse(markdown)).replace(/\s+/g, ' ').trim();

const sentences = new Intl.Segmenter('en', { granularity: 'sentence' });

/** Splits a description into its first sentence, which says what an operation does, and the rest. */
export function splitLead(markdown: string): { lead: string; rest: string } {
  const text = markdown.trim();
  const [first] = parser.parse(text).children;
  if (first?.type !== 'paragraph') {
    return { lead: '', rest: text };
  }
  const end = first.position?.end.offset ?? text.length;
  const isWhole = (part: string): boolean =>
    parser.parse(part).children.length === 1 &&
    /[.!?:]$/.test(part.trim()) &&
    plainText(part).length < plainText(text.slice(0, end)).length;
  const part = [...sentences.segment(text.slice(0, end))]
    .map(({ index, segment }) => text.slice(0, index + segment.length))
    .find(
      (candidate) =>
        isWhole(candidate) &&
        (candidate.match(/`/g)?.length ?? 0) % 2 === 0 &&
        candidate.split('[').length === candidate.split(']').length &&
        !/\b(e\.g|i\.e|etc|vs)\.$/.test(candidate.trim()),
    );
  const at = part?.length ?? end;
  return { lead: text.slice(0, at).trim(), rest: text.slice(at).trim() };
}
