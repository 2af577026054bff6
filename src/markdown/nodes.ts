// Kept apart from the parser, which takes half a second to load: remark plugins need only these functions.
import type { Nodes } from 'mdast';

/** A tag such as `<img …>` or `<Since … />`, on lines of its own or within a text. */
export type Tag = Extract<Nodes, { type: 'mdxJsxFlowElement' | 'mdxJsxTextElement' }>;

/** Lists the nodes of some types in a tree, in the order of the text. */
export function nodesOf<Type extends Nodes['type']>(
  tree: Nodes,
  ...types: Type[]
): Extract<Nodes, { type: Type }>[] {
  const isWanted = (node: Nodes): node is Extract<Nodes, { type: Type }> =>
    types.some((type) => type === node.type);
  const found: Extract<Nodes, { type: Type }>[] = [];
  // unist-util-visit keeps the parents besides, which no caller needs: the check, which asks often, is slower with it.
  const walk = (node: Nodes): void => {
    if (isWanted(node)) {
      found.push(node);
    }
    if ('children' in node) {
      node.children.forEach(walk);
    }
  };
  walk(tree);
  return found;
}

/** Lists the tags in a tree. */
export const tagsOf = (tree: Nodes): Tag[] =>
  nodesOf(tree, 'mdxJsxFlowElement', 'mdxJsxTextElement');

/** Says whether a node is a tag. */
export const isTag = (node: Nodes): node is Tag =>
  node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';

/** Returns the attributes of a tag: `''` is one without a value, `undefined` an expression, which only the build knows. */
export function attributesOf(tag: Tag): Map<string, string | undefined> {
  const attributes = new Map<string, string | undefined>();
  for (const attribute of tag.attributes) {
    if (attribute.type === 'mdxJsxAttribute') {
      const { name, value } = attribute;
      attributes.set(name, typeof value === 'object' && value !== null ? undefined : (value ?? ''));
    }
  }
  return attributes;
}
