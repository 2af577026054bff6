import type { Catalog, Entity, Json, Metalake, Schema, State, Table } from './model';

export type NodeKind =
  | 'metalake'
  | 'catalog'
  | 'schema'
  | 'table'
  | 'column'
  | 'partition'
  | 'fileset'
  | 'topic'
  | 'tag'
  | 'user'
  | 'group'
  | 'role';

/** One object in the tree of what a sandbox holds. */
export interface TreeNode {
  kind: NodeKind;
  name: string;
  /** Provider, data type or place: what tells it from its like. */
  detail?: string;
  children: TreeNode[];
  /** What the last request did to it. */
  change?: 'added' | 'changed';
}

/** A node with all that it stands for, to find out whether it has changed. */
interface Stamped extends TreeNode {
  stamp: string;
  children: Stamped[];
}

const node = (
  kind: NodeKind,
  name: string,
  stamp: unknown,
  rest: { detail?: string; children?: Stamped[] } = {},
): Stamped => ({ kind, name, stamp: JSON.stringify(stamp), children: [], ...rest });

const entityStamp = ({ name, comment, properties }: Entity): unknown => [name, comment, properties];

const typeName = (type: Json): string =>
  typeof type === 'string' ? type : String((type as { type?: Json } | null)?.type ?? 'unknown');

const tableNode = (table: Table): Stamped =>
  node(
    'table',
    table.name,
    [entityStamp(table), table.indexes, [...table.tags].map(({ name }) => name), table.owner],
    {
      children: [
        ...table.columns.map((column) =>
          node('column', column.name, column, { detail: typeName(column.type) }),
        ),
        ...[...table.partitions.values()].map((partition) =>
          node('partition', partition.name ?? '', partition),
        ),
      ],
    },
  );

const tagNames = ({ tags }: { tags: ReadonlySet<{ name: string }> }): string[] =>
  [...tags].map(({ name }) => name);

const schemaNode = (schema: Schema): Stamped =>
  node('schema', schema.name, [entityStamp(schema), tagNames(schema), schema.owner], {
    children: [
      ...[...schema.tables.values()].map(tableNode),
      ...[...schema.filesets.values()].map((fileset) =>
        node('fileset', fileset.name, [entityStamp(fileset), tagNames(fileset), fileset.owner], {
          detail: fileset.type,
        }),
      ),
      ...[...schema.topics.values()].map((topic) =>
        node('topic', topic.name, [entityStamp(topic), tagNames(topic), topic.owner]),
      ),
    ],
  });

const catalogNode = (catalog: Catalog): Stamped =>
  node('catalog', catalog.name, [entityStamp(catalog), tagNames(catalog), catalog.owner], {
    detail: catalog.provider,
    children: [...catalog.schemas.values()].map(schemaNode),
  });

const metalakeNode = (metalake: Metalake): Stamped =>
  node('metalake', metalake.name, [entityStamp(metalake), metalake.owner], {
    children: [
      ...[...metalake.catalogs.values()].map(catalogNode),
      ...[...metalake.tags.values()].map((tag) => node('tag', tag.name, entityStamp(tag))),
      ...[...metalake.users.values()].map((user) => node('user', user.name, user.roles)),
      ...[...metalake.groups.values()].map((group) => node('group', group.name, group.roles)),
      ...[...metalake.roles.values()].map((role) =>
        node('role', role.name, [role.securableObjects, role.owner]),
      ),
    ],
  });

/** Returns what a state holds, metalake by metalake. */
export const stampedTree = (state: State): Stamped[] => [...state.values()].map(metalakeNode);

const same = (a: Pick<TreeNode, 'kind' | 'name'>, b: Pick<TreeNode, 'kind' | 'name'>): boolean =>
  a.kind === b.kind && a.name === b.name;

/** What a request did: the tree after it, each node marked, and the paths of what is gone. */
export interface Changes {
  tree: TreeNode[];
  removed: string[];
}

/** Compares two trees: what is new below a new node is not marked again. */
export function changesBetween(
  before: readonly Stamped[],
  after: readonly Stamped[],
  above: readonly string[] = [],
): Changes {
  const removed = before
    .filter((old) => !after.some((one) => same(one, old)))
    .map(({ kind, name }) => `${kind} ${[...above, name].join('.')}`);
  const tree = after.map(({ stamp, children, ...rest }): TreeNode => {
    const old = before.find((one) => same(one, rest));
    if (old === undefined) {
      return { ...rest, children: children.map(plain), change: 'added' };
    }
    const inside = changesBetween(old.children, children, [...above, rest.name]);
    removed.push(...inside.removed);
    return {
      ...rest,
      children: inside.tree,
      ...(old.stamp !== stamp && { change: 'changed' as const }),
    };
  });
  return { tree, removed };
}

/** A node as it is shown. */
export const plain = ({ stamp: _, children, ...rest }: Stamped): TreeNode => ({
  ...rest,
  children: children.map(plain),
});
