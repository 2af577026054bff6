import type { Node as Element } from './rehypeStaticArticle';

/** What is read and written of MDX's tree of HTML elements. */
interface Node extends Element {
  value?: unknown;
  attributes?: { type: string; name?: string; value?: unknown }[];
  properties?: Record<string, string>;
  children?: Node[];
}

/** Heights of what an article is made of, in rem: of a line of text and of code, of a row's padding, and of what is around each. */
const line = 1.75;
const codeLine = 1.4;
const space = 1.25;
const frame = 4;
const picture = 20;
/** What the first window shows, on any screen: it is rendered in the first frame, in which the browser doesn't know yet what is near. */
const firstWindow = 80;
/** Letters in a line, about. */
const lineLength = 85;

const startsPart = ({ tagName, name }: Node): boolean =>
  /^(?:h\d|header)$/.test(tagName ?? name ?? '');

const lengthOf = ({ value, children = [] }: Node): number =>
  children.reduce(
    (sum, child) => sum + lengthOf(child),
    typeof value === 'string' ? value.length : 0,
  );

const linesOf = (node: Node): number => Math.ceil(lengthOf(node) / lineLength);

const cellsOf = ({ children = [] }: Node): Node[] =>
  children.filter(({ tagName }) => tagName === 'td' || tagName === 'th');

/** Estimates how high an element of an article is, in rem. */
function heightOf(node: Node): number {
  const { tagName, name, attributes = [], children = [] } = node;
  const ofChildren = (): number => children.reduce((sum, child) => sum + heightOf(child), 0);
  switch (tagName ?? name) {
    case 'CodeBlock': {
      const { value } = attributes.find((attribute) => attribute.name === 'html') ?? {};
      return String(value).split('\n').length * codeLine + frame;
    }
    case 'Tabs':
      return frame + Math.max(0, ...children.map(heightOf));
    case 'details':
      return frame;
    case 'img':
    case 'figure':
      return picture;
    case 'tr':
      // Each cell has a part of a line, and the longest one counts.
      return (
        ((Math.max(0, ...cellsOf(node).map(lengthOf)) * cellsOf(node).length) / lineLength) * line +
        space
      );
    case 'p':
    case 'li':
      return children.some(({ tagName: inner }) => inner === 'p' || inner === 'ul')
        ? ofChildren()
        : linesOf(node) * line + (tagName === 'p' ? space : 0);
    default:
      return ofChildren();
  }
}

/**
 * Rehype plugin: below the first window, wraps what is between two headings in a `div` that the browser renders once the reader comes near
 * (src/css/article.css), with its height, estimated, in rem. Headings stay outside: their places are asked for while the reader scrolls.
 */
export default function rehypeParts(): (tree: Node, file: { path: string }) => void {
  return (tree, { path }) => {
    // REST pages have headings within components.
    if (path.endsWith('.api.mdx')) {
      return;
    }
    const nodes: Node[] = [];
    let part: Node | undefined;
    let height = 0;
    let before = 0;
    for (const node of tree.children ?? []) {
      if (startsPart(node) || node.type === 'mdxjsEsm') {
        part = undefined;
      } else if (part === undefined && node.type !== 'text' && height > firstWindow) {
        part = { type: 'element', tagName: 'div', children: [] };
        nodes.push(part);
        before = height;
      }
      (part?.children ?? nodes).push(node);
      height += heightOf(node);
      if (part) {
        part.properties = { 'data-height': (height - before).toFixed(0) };
      }
    }
    tree.children = nodes;
  };
}
