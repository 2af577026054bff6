import type { SandboxRequest } from './server/server';
import type { Expectation, SandboxAnswer } from './server/session';
import type { TreeNode } from './server/tree';

/** Which sandbox is meant: one state for each version and scope. */
export interface SandboxScope {
  /** The docs plugin's name of a version: `current`, or a number. */
  version: string;
  /** Places of the site with the same scope share what they hold. */
  scope: string;
  /** Where on the site the reader is, and what the place expects of the demo. */
  place?: string;
  expectation?: Expectation;
}

/** What the page asks the worker for. */
export type SandboxTask = SandboxScope &
  (
    | { do: 'answer'; request: SandboxRequest }
    /** Goes back to the demo, and sends requests again. */
    | { do: 'reset'; requests: readonly SandboxRequest[] }
  );

export type WorkerTask = SandboxTask & { id: number };

/** What comes back. */
export type WorkerResult =
  | { id: number; ok: true; answer?: SandboxAnswer; statuses?: number[]; tree: TreeNode[] }
  | { id: number; ok: false; message: string };
