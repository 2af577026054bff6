import { createdBy } from '../created';
import type { Contract } from './contract';
import type { Entity } from './model';
import { seed } from './seed';
import { type SandboxReply, type SandboxRequest, SandboxServer } from './server';
import { changesBetween, type TreeNode, treeOf } from './tree';

/** What a place of the site expects of the demo. */
export interface Expectation {
  /** Objects that the reader is about to create, as `createdBy` writes them. */
  without?: readonly string[];
  /** Metalakes that have to be there, with or without something in them. */
  metalakes?: readonly string[];
}

/** A reply with what the request did to what the sandbox holds. */
export interface SandboxAnswer {
  reply: SandboxReply;
  tree: TreeNode[];
  /** Kind and full name of each object that is gone. */
  removed: string[];
}

/** Removes an object, given as `createdBy` writes it, with everything in it. */
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

/** A server with the demo in it, and the way back to where it started. */
export class SandboxSession {
  private server: SandboxServer;
  /** What the reader has created. */
  private readonly made = new Set<string>();
  private readonly expectations = new Map<string, Expectation>();

  constructor(private readonly contract: Contract) {
    this.server = this.seeded();
  }

  /** Fits the demo to a place of the site, once for each; what the reader has created stays. */
  expect(place: string, expectation: Expectation): void {
    if (!this.expectations.has(place)) {
      this.expectations.set(place, expectation);
      this.fit(this.server, expectation);
    }
  }

  /** Answers a request, and tells what it changed. */
  answer(request: SandboxRequest): SandboxAnswer {
    const before = treeOf(this.server.state);
    const reply = this.server.answer(request);
    const created = reply.status === 200 ? createdBy(request) : undefined;
    if (created !== undefined) {
      this.made.add(created);
    }
    const { tree, removed } = changesBetween(before, treeOf(this.server.state));
    return { reply, tree, removed };
  }

  /** Forgets all requests. */
  reset(): void {
    this.made.clear();
    this.server = this.seeded();
    for (const expectation of this.expectations.values()) {
      this.fit(this.server, expectation);
    }
  }

  get tree(): TreeNode[] {
    return treeOf(this.server.state);
  }

  private fit(server: SandboxServer, { without = [], metalakes = [] }: Expectation): void {
    for (const name of without.filter((one) => !this.made.has(one))) {
      remove(server.state, name.split('/').map(decodeURIComponent));
    }
    for (const name of metalakes.filter((one) => !without.includes(one))) {
      const body = JSON.stringify({ name });
      server.answer({ method: 'POST', url: '/api/metalakes', body });
    }
  }

  private seeded(): SandboxServer {
    const server = new SandboxServer(this.contract);
    for (const request of seed) {
      server.answer(request);
    }
    return server;
  }
}
