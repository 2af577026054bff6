// Separate from the parser, which takes half a second to load, because remark plugins need only these functions.
import type { Nodes, Root } from 'mdast';

/** A tag such as `<img …>` or `<Since … />`, as a block or within a text. */
export type Tag = Extract<Nodes, { type: 'mdxJsxFlowElement' | 'mdxJsxTextElement' }>;

/** Calls a function with each node of a Markdown or HTML tree, in document order. unist-util-visit, which also tracks parents,
 * makes the Markdown plugins take 38 instead of 22 ms on a long page.
 */
export function walk<Node extends object>(
  node: Node & { children?: Node[] },
  see: (node: Node & { children?: Node[] }) => void,
): void {
  see(node);
  for (const child of node.children ?? []) {
    walk(child, see);
  }
}

/** Replaces each node below the root of a tree with the result of a function. */
export const replaceNodes = <Node extends object>(
  tree: Node & { children?: Node[] },
  replace: (node: Node) => Node,
): void =>
  walk<Node>(tree, (parent) => {
    if (parent.children !== undefined) {
      parent.children = parent.children.map(replace);
    }
  });

/** Lists the nodes of some types in a tree, in document order. */
export function nodesOf<Type extends Nodes['type']>(
  tree: Nodes,
  ...types: Type[]
): Extract<Nodes, { type: Type }>[] {
  const matches: Extract<Nodes, { type: Type }>[] = [];
  walk<Nodes>(tree, (node) => {
    if (types.some((type) => type === node.type)) {
      matches.push(node as Extract<Nodes, { type: Type }>);
    }
  });
  return matches;
}

/** Lists the tags in a tree. */
export const tagsOf = (tree: Nodes): Tag[] =>
  nodesOf(tree, 'mdxJsxFlowElement', 'mdxJsxTextElement');

/** Checks whether a node is a tag. */
export const isTag = <Node extends { type: string }>(
  node: Node,
): node is Extract<Node, { type: Tag['type'] }> =>
  node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';

/** Returns the attributes of a tag: `''` means no value, and `undefined` an expression. */
export const attributesOf = (tag: Tag): Map<string, string | undefined> =>
  new Map(
    tag.attributes.flatMap((attribute) => {
      const value = attribute.value ?? '';
      const text = typeof value === 'string' ? value : undefined;
      return attribute.type === 'mdxJsxAttribute' ? [[attribute.name, text]] : [];
    }),
  );

/** Turns false directives, such as `:port` in `host:port`, back into text, before headings get their ids. The framework does this
 * later, and loses labels and braces.
 */
export function restoreTextDirectives(tree: Root, source: string): void {
  // Positions don't include a byte order mark.
  const text = source.replace(/^\uFEFF/, '');
  replaceNodes<Nodes>(tree, (node) => {
    const { type, position } = node;
    const value = text.slice(position?.start.offset, position?.end.offset);
    const words: Nodes = { type: 'text', value, position };
    return type === 'textDirective'
      ? words
      : type === 'leafDirective'
        ? { type: 'paragraph', children: [words], position }
        : node;
  });
}

/** The remark plugin of the build. */
export const remarkTextDirectives = () => (tree: Root, file: { toString(): string }) =>
  restoreTextDirectives(tree, String(file));
