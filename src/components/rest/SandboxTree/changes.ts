import { interpolate } from '@docusaurus/Interpolate';
import type { TreeNode } from '@site/src/sandbox/client';
import { sandbox } from '@site/src/sandbox/client/words';

const { summary } = sandbox;

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
  const changes = {
    added: namesOf(nodes, 'added'),
    changed: namesOf(nodes, 'changed'),
    removed,
  };
  return Object.entries(changes)
    .filter(([, names]) => names.length > 0)
    .map(([change, names]) =>
      interpolate(summary[change as keyof typeof changes], { names: names.join(', ') }),
    );
}
