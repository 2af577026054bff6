import { shown } from './entities';
import { childrenOf, type Entity, type Json, type Kind, kinds } from './model';

export type NodeKind = Kind | 'column';

/** One object in the tree of what a sandbox holds. */
export interface TreeNode {
  kind: NodeKind;
  name: string;
  /** Provider, data type or place: what tells it from its like. */
  detail?: string;
  /** Names of its tags. */
  tags?: string[];
  children: TreeNode[];
  /** What the last request did to it. */
  change?: 'added' | 'changed';
  /** Everything that it stands for, to find out whether it has changed. */
  stamp?: string;
}

const columnNode = (column: { name: string; type?: Json }): TreeNode => {
  const { name, type } = column;
  const detail = typeof type === 'string' ? type : (type as { type?: Json } | null)?.type;
  const stamp = JSON.stringify(column);
  return { kind: 'column', name, detail: String(detail ?? 'unknown'), stamp, children: [] };
};

/** Fields that tell an object from its like. */
const detailOf: Partial<Record<NodeKind, string>> = { catalog: 'provider', fileset: 'type' };

function entityNode(entity: Entity): TreeNode {
  const { kind, name, fields, tags, owner } = entity;
  const { audit: _, columns, ...rest } = shown(entity);
  const detail = fields[detailOf[kind as Kind] ?? ''];
  const inside = treeOf(entity);
  const tagNames = [...tags].map((tag) => tag.name);
  return {
    kind: kind as Kind,
    name,
    ...(typeof detail === 'string' && { detail }),
    ...(tagNames.length > 0 && { tags: tagNames }),
    stamp: JSON.stringify([rest, tagNames, owner]),
    children: columns
      ? [...(columns as unknown as { name: string; type: Json }[]).map(columnNode), ...inside]
      : inside,
  };
}

/** Returns what an object holds; of the store, metalake by metalake. */
export const treeOf = (entity: Entity): TreeNode[] =>
  (Object.keys(kinds) as Kind[]).flatMap((kind) => childrenOf(entity, kind).map(entityNode));

const isSame = (a: TreeNode) => (b: TreeNode) => a.kind === b.kind && a.name === b.name;

/** What a request did: kind and full name of each object. What is in a new object isn't named. */
export type Changes = Record<'added' | 'changed' | 'removed', string[]>;

/** Compares two trees. @returns the later one with each change marked, and the names of what changed. */
export function changesBetween(
  before: readonly TreeNode[],
  after: readonly TreeNode[],
  above = '',
  changes: Changes = { added: [], changed: [], removed: [] },
): { tree: TreeNode[]; changes: Changes } {
  const named = ({ kind, name }: TreeNode): string => `${kind} ${above}${name}`;
  const gone = before.filter((old) => !after.some(isSame(old)));
  changes.removed.push(...gone.map(named));
  const tree = after.map((node): TreeNode => {
    const old = before.find(isSame(node));
    const change = old === undefined ? 'added' : old.stamp === node.stamp ? undefined : 'changed';
    if (change) {
      changes[change].push(named(node));
    }
    const inside =
      old && changesBetween(old.children, node.children, `${above}${node.name}.`, changes);
    return { ...node, children: inside?.tree ?? node.children, ...(change && { change }) };
  });
  return { tree, changes };
}
