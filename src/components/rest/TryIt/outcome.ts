import { askSandbox, type SandboxScope, type TreeNode } from '@site/src/sandbox/client';
import type { RestRequest } from '@site/src/site/restSamples';
import { useRef } from 'react';

export interface Reply {
  status: number;
  statusText: string;
  /** Those that a page may read. */
  headers: [name: string, value: string][];
  /** Milliseconds until the whole reply arrived. */
  duration: number;
  text: string;
}

/** What the simulated server adds to a reply. */
export interface Simulation {
  notes: string[];
  /** Its metadata, with marks at what the request changed. */
  tree: TreeNode[];
  /** Kind and full name of each object that is gone. */
  removed: string[];
}

/** The end of a request: a reply, whatever its status, or why there was no reply. */
export type Outcome =
  | { reply: Reply; simulation?: Simulation }
  | { failure: { reason: string; message: string } };

export const failureOf = (error: unknown): Outcome => ({
  failure: {
    reason: 'no answer',
    message: error instanceof Error ? error.message : String(error),
  },
});

/** Sends a request to a simulated server. The outcome is a failure if its code can't be loaded. */
export async function sendToSandbox(scope: SandboxScope, request: RestRequest): Promise<Outcome> {
  try {
    const { reply, tree, removed } = await askSandbox(scope, request);
    const { notes, ...rest } = reply;
    return { reply: { ...rest, duration: 0 }, simulation: { notes, tree, removed } };
  } catch (error) {
    return failureOf(error);
  }
}

/** Returns a function that starts a turn. The function that it returns tells whether no later turn has started. */
export function useTurns(): () => () => boolean {
  const last = useRef(0);
  return () => {
    last.current += 1;
    const turn = last.current;
    return () => turn === last.current;
  };
}
