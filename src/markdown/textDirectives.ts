import type { Nodes, Root } from 'mdast';
import { replaceNodes } from './nodes';

/**
 * Makes text of what only looks like a directive, such as `:port` in `host:port` or `::name`, before ids and tables of contents are made:
 * the framework does it later, and loses labels and braces.
 */
export function restoreTextDirectives(tree: Root, source: string): void {
  // The parser counts from behind a byte order mark.
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
