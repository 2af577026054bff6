import type { SandboxRequest } from './server/server';
import type { Expectation, SandboxAnswer } from './server/session';

/** Names a simulated server: each version and scope has its own state. */
export interface SandboxScope extends Expectation {
  /** The docs plugin's name of a version: `current`, or a number. */
  version: string;
  scope: string;
}

/** A task of the worker: goes back to the demo metadata if asked to, and answers a request if there is one. */
export interface SandboxTask extends SandboxScope {
  isReset?: boolean;
  request?: SandboxRequest;
}

export type WorkerTask = SandboxTask & { id: number };

export type WorkerResult =
  | ({ id: number; ok: true } & SandboxAnswer)
  | { id: number; ok: false; message: string };
