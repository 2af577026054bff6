import { interpolate } from '@docusaurus/Interpolate';
import { translate } from '@docusaurus/Translate';
import type { TreeNode } from '@site/src/sandbox/client';

/** Tells whether a request changed a node or something in it. */
export const isTouched = ({ change, children }: TreeNode): boolean =>
  change !== undefined || children.some(isTouched);

function namesOf(
  nodes: readonly TreeNode[],
  change: TreeNode['change'],
  above: readonly string[] = [],
): string[] {
  return nodes.flatMap((node) => {
    const path = [...above, node.name];
    const own = node.change === change ? [`${node.kind} ${path.join('.')}`] : [];
    return [...own, ...namesOf(node.children, change, path)];
  });
}

/** Says what a request did, one text for each kind of change. */
export function changesIn(nodes: readonly TreeNode[], removed: readonly string[] = []): string[] {
  const changes = [
    [translate({ id: 'sandbox.summary.added', message: 'Added {names}' }), namesOf(nodes, 'added')],
    [
      translate({ id: 'sandbox.summary.changed', message: 'Changed {names}' }),
      namesOf(nodes, 'changed'),
    ],
    [translate({ id: 'sandbox.summary.removed', message: 'Removed {names}' }), removed],
  ] as const;
  return changes
    .filter(([, names]) => names.length > 0)
    .map(([text, names]) => interpolate(text, { names: names.join(', ') }));
}
