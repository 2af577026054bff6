import type { SandboxRequest } from './server/server';
import type { Expectation, SandboxAnswer } from './server/session';
import type { TreeNode } from './server/tree';

/** Names a simulated server: each version and scope has its own state. */
export interface SandboxScope extends Expectation {
  /** The docs plugin's name of a version: `current`, or a number. */
  version: string;
  scope: string;
}

/** A task of the worker. */
export type SandboxTask = SandboxScope &
  (
    | { do: 'answer'; request: SandboxRequest }
    /** Goes back to the demo metadata, and sends requests again. */
    | { do: 'reset'; requests: readonly SandboxRequest[] }
  );

export type WorkerTask = SandboxTask & { id: number };

export type WorkerResult =
  | { id: number; ok: true; answer?: SandboxAnswer; statuses?: number[]; tree: TreeNode[] }
  | { id: number; ok: false; message: string };
