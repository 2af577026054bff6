import { askSandbox, type SandboxAnswer, type SandboxScope } from '@site/src/sandbox/client';
import type { RestRequest } from '@site/src/site/restSamples';
import { useRef, useState } from 'react';

export interface Reply {
  status: number;
  statusText: string;
  text: string;
  /** Milliseconds until the whole reply arrived; absent for the simulated server. */
  duration?: number;
}

/** The result of a request: a reply with any status, or a failure. */
export interface Outcome extends Partial<Omit<SandboxAnswer, 'reply'>> {
  reply?: Reply;
  failure?: { reason: string; message: string };
  notes?: string[];
}

/** Sends an optional request to a simulated server. The outcome is a failure if its code can't be loaded. */
export function sendToSandbox(
  scope: SandboxScope,
  request?: RestRequest,
  isReset = false,
): Promise<Outcome> {
  return askSandbox(scope, request, isReset).then(
    (answer) => ({ ...answer, notes: answer.reply?.notes }),
    (error: Error) => ({ failure: { reason: 'no answer', message: error.message } }),
  );
}

/** Returns the current outcome, and a function that waits for the next. A late outcome doesn't replace a newer outcome. */
export function useOutcome() {
  const [outcome, setOutcome] = useState<Outcome | 'pending'>();
  const last = useRef(0);
  const follow = async (next?: Promise<Outcome>, isSilent = false) => {
    last.current += 1;
    const turn = last.current;
    setOutcome(next && !isSilent ? 'pending' : undefined);
    const ended = await next;
    if (turn !== last.current) {
      return undefined;
    }
    setOutcome(ended);
    return ended;
  };
  return [outcome, follow] as const;
}
