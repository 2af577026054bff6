import { childrenOf, type Entity, type Kind, kinds } from './model';
import { replyFields } from './relations';
import { seed } from './seed';
import { type Contract, type SandboxReply, type SandboxRequest, SandboxServer } from './server';
import type { Column } from './tables';

export type NodeKind = Kind | 'column';

/** An object in the tree of a sandbox. */
export interface TreeNode {
  kind: NodeKind;
  name: string;
  /** Provider, data type, or type of fileset, which distinguishes it from similar objects. */
  detail?: string;
  tags?: string[];
  children: TreeNode[];
  /** What the last request did to it. */
  change?: 'added' | 'changed';
  /** The serialized object, to find out whether it has changed. */
  stamp?: string;
}

/** Returns the node of a column, whose type is a name or, if it has parts, an object. */
const columnNode = (column: Column): TreeNode => {
  const { name, type } = column;
  const detail = typeof type === 'string' ? type : Object(type).type;
  const stamp = JSON.stringify(column);
  return { kind: 'column', name, detail: String(detail ?? 'unknown'), stamp, children: [] };
};

function entityNode(entity: Entity): TreeNode {
  const { name, tags, owner } = entity;
  const { audit: _, columns, ...rest } = replyFields(entity);
  const kind = entity.kind as Kind;
  const detail = kind === 'catalog' ? rest.provider : kind === 'fileset' ? rest.type : undefined;
  const tagNames = [...tags].map((tag) => tag.name);
  const inside = ((columns ?? []) as Column[]).map(columnNode);
  return {
    kind,
    name,
    ...(typeof detail === 'string' && { detail }),
    ...(tagNames.length > 0 && { tags: tagNames }),
    stamp: JSON.stringify([rest, tagNames, owner]),
    children: [...inside, ...treeOf(entity)],
  };
}

/** Returns the contents of an object, sorted by kind. */
const treeOf = (entity: Entity): TreeNode[] =>
  (Object.keys(kinds) as Kind[]).flatMap((kind) => childrenOf(entity, kind).map(entityNode));

/** Kind and full name of each object that a request changed, without the contents of new objects. */
type TreeChanges = Record<'added' | 'changed' | 'removed', string[]>;

/** Compares two trees. @returns the later tree with its changes marked, and the names of the changed objects. */
function compareTrees(
  before: readonly TreeNode[],
  after: readonly TreeNode[],
  above = '',
  changes: TreeChanges = { added: [], changed: [], removed: [] },
): { tree: TreeNode[]; changes: TreeChanges } {
  const named = ({ kind, name }: TreeNode): string => `${kind} ${above}${name}`;
  const isSame = (a: TreeNode) => (b: TreeNode) => a.kind === b.kind && a.name === b.name;
  changes.removed.push(...before.filter((old) => !after.some(isSame(old))).map(named));
  const tree = after.map((node): TreeNode => {
    const old = before.find(isSame(node));
    const change = old === undefined ? 'added' : old.stamp === node.stamp ? undefined : 'changed';
    if (change) {
      changes[change].push(named(node));
    }
    const inside =
      old && compareTrees(old.children, node.children, `${above}${node.name}.`, changes);
    return { ...node, children: inside?.tree ?? node.children, ...(change && { change }) };
  });
  return { tree, changes };
}

/** How the demo metadata is adapted to a page. */
export interface Expectation {
  /** Paths of objects that the reader is about to create, in the form of `createdBy`. */
  without?: readonly string[];
  metalakes?: readonly string[];
}

/** The metadata after a request, and the changes. */
export interface SandboxAnswer {
  reply?: SandboxReply;
  tree: TreeNode[];
  changes: TreeChanges;
}

function remove(around: Entity, [name = '', ...rest]: readonly string[]): void {
  if (rest.length === 0) {
    around.children = around.children.filter((child) => child.name !== name);
  }
  for (const child of around.children.filter((child) => child.name === name)) {
    remove(child, rest);
  }
}

/** A server with the demo metadata, which can be reset. */
export class SandboxSession {
  private server: SandboxServer;

  constructor(
    private readonly contract: Contract,
    private readonly expectation: Expectation = {},
  ) {
    this.server = this.seeded();
  }

  /** Runs a request and reports its changes. Without a request, it only returns the metadata. */
  answer(request: SandboxRequest): SandboxAnswer & { reply: SandboxReply };
  answer(request?: SandboxRequest): SandboxAnswer;
  answer(request?: SandboxRequest): SandboxAnswer {
    const before = this.tree;
    const reply = request && this.server.answer(request);
    return { reply, ...compareTrees(before, this.tree) };
  }

  reset(): void {
    this.server = this.seeded();
  }

  get tree(): TreeNode[] {
    return treeOf(this.server.state);
  }

  private seeded(): SandboxServer {
    const server = new SandboxServer(this.contract);
    const { without = [], metalakes = [] } = this.expectation;
    const bodies = metalakes.map((name) => JSON.stringify({ name }));
    const creations = bodies.map((body) => ({ method: 'POST', url: '/api/metalakes', body }));
    for (const request of [...seed, ...creations]) {
      server.answer(request);
    }
    for (const path of without) {
      remove(server.state, path.split('/').map(decodeURIComponent));
    }
    return server;
  }
}
