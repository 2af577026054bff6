import type { Contract } from './contract';
import { seed } from './seed';
import { type SandboxReply, type SandboxRequest, SandboxServer } from './server';
import { changesBetween, plain, stampedTree, type TreeNode } from './tree';

/** What a sandbox holds before its first request. */
export interface Start {
  /** Full names of objects that are left out of the demo, since the reader is about to create them. */
  without?: readonly string[];
  /** Metalakes that are there besides the demo's, without anything in them. */
  metalakes?: readonly string[];
}

/** A reply with what the request did to what the sandbox holds. */
export interface SandboxAnswer {
  reply: SandboxReply;
  tree: TreeNode[];
  /** Kind and full name of each object that is gone. */
  removed: string[];
}

/** The full name of what a request would create, such as `demo.hive_prod.sales`; tags and roles follow their metalake. */
export function createdBy({ method, url, body }: SandboxRequest): string | undefined {
  const [, path] = /\/api\/metalakes(\/[^?]*)?(?:\?|$)/.exec(url) ?? [];
  let name: unknown;
  try {
    name = (JSON.parse(body ?? '') as { name?: unknown }).name;
  } catch {
    return undefined;
  }
  const parts = (path ?? '').split('/').slice(1);
  // Every second part is a kind, and the last one must be: `demo/catalogs`.
  const isCollection = parts.length % 2 === 0;
  if (method !== 'POST' || typeof name !== 'string' || !isCollection) {
    return undefined;
  }
  return [...parts.filter((_, at) => at % 2 === 0), name].map(decodeURIComponent).join('.');
}

/** Tells whether an object is one of those that are left out, or lies in one of them. */
const isWithout = (created: string | undefined, without: readonly string[]): boolean =>
  created !== undefined &&
  without.some((name) => created === name || created.startsWith(`${name}.`));

/** A server with the demo in it, and the way back to where it started. */
export class SandboxSession {
  private server: SandboxServer;

  constructor(
    private readonly contract: Contract,
    private readonly start: Start = {},
  ) {
    this.server = this.seeded();
  }

  /** Answers a request, and tells what it changed. */
  answer(request: SandboxRequest): SandboxAnswer {
    const before = stampedTree(this.server.state);
    const reply = this.server.answer(request);
    const { tree, removed } = changesBetween(before, stampedTree(this.server.state));
    return { reply, tree, removed };
  }

  /** Forgets all requests. */
  reset(): void {
    this.server = this.seeded();
  }

  get tree(): TreeNode[] {
    return stampedTree(this.server.state).map(plain);
  }

  private seeded(): SandboxServer {
    const { without = [], metalakes = [] } = this.start;
    const server = new SandboxServer(this.contract);
    const wanted = metalakes.filter((name) => !without.includes(name));
    const empty = wanted.map(
      (name): SandboxRequest => ({
        method: 'POST',
        url: '/api/metalakes',
        body: JSON.stringify({ name }),
      }),
    );
    for (const request of [...seed, ...empty]) {
      if (!isWithout(createdBy(request), without)) {
        server.answer(request);
      }
    }
    return server;
  }
}
