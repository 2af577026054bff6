import { askSandbox, type SandboxAnswer, type SandboxScope } from '@site/src/sandbox/client';
import type { RestRequest } from '@site/src/site/restSamples';
import { useRef, useState } from 'react';

export interface Reply {
  status: number;
  statusText: string;
  text: string;
  /** Milliseconds until the whole reply arrived; absent from the simulated server. */
  duration?: number;
}

/** The end of a request: a reply, whatever its status, or why there was no reply. */
export interface Outcome extends Partial<Omit<SandboxAnswer, 'reply'>> {
  reply?: Reply;
  failure?: { reason: string; message: string };
  notes?: string[];
}

/** Sends a request, if there is one, to a simulated server. The outcome is a failure if its code can't be loaded. */
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

/** Returns the outcome to show, and a function that waits for the next one. A late outcome never replaces a newer one. */
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
