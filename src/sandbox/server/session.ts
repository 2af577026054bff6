import type { Contract } from './contract';
import type { Entity } from './model';
import { seed } from './seed';
import { type SandboxReply, type SandboxRequest, SandboxServer } from './server';
import { type Changes, changesBetween, type TreeNode, treeOf } from './tree';

/** How the demo metadata is fitted to a page. */
export interface Expectation {
  /** Objects that the reader is about to create, as `createdBy` writes them. */
  without?: readonly string[];
  /** Metalakes that the page names. */
  metalakes?: readonly string[];
}

/** The metadata, with what a request did to it. */
export interface SandboxAnswer {
  /** Absent without a request. */
  reply?: SandboxReply;
  tree: TreeNode[];
  changes: Changes;
}

/** Removes an object, given by its path, with everything in it. */
function remove(around: Entity, [name = '', ...rest]: readonly string[]): void {
  for (const map of Object.values(around.children)) {
    const found = map.get(name);
    if (rest.length === 0) {
      map.delete(name);
    } else if (found) {
      remove(found, rest);
    }
  }
}

/** A server with the demo metadata, and the way back to where it started. */
export class SandboxSession {
  private server: SandboxServer;

  constructor(
    private readonly contract: Contract,
    private readonly expectation: Expectation = {},
  ) {
    this.server = this.seeded();
  }

  /** Answers a request, and tells what it changed; without one, only describes the metadata. */
  answer(request: SandboxRequest): SandboxAnswer & { reply: SandboxReply };
  answer(request?: SandboxRequest): SandboxAnswer;
  answer(request?: SandboxRequest): SandboxAnswer {
    const before = this.tree;
    const reply = request && this.server.answer(request);
    return { reply, ...changesBetween(before, this.tree) };
  }

  /** Forgets all requests. */
  reset(): void {
    this.server = this.seeded();
  }

  get tree(): TreeNode[] {
    return treeOf(this.server.state);
  }

  private seeded(): SandboxServer {
    const server = new SandboxServer(this.contract);
    const { without = [], metalakes = [] } = this.expectation;
    const own = metalakes.map((name) => ({
      method: 'POST',
      url: '/api/metalakes',
      body: JSON.stringify({ name }),
    }));
    for (const request of [...seed, ...own]) {
      server.answer(request);
    }
    for (const path of without) {
      remove(server.state, path.split('/').map(decodeURIComponent));
    }
    return server;
  }
}
