import { outcomeOf, sandboxFailure } from '@site/src/components/rest/TryIt/askSandbox';
import type { Outcome } from '@site/src/components/rest/TryIt/send';
import { createdBy, metalakeOf, resetSandbox, type TreeNode } from '@site/src/sandbox/client';
import {
  type SandboxDraft,
  sandboxHistoryLength,
  sandboxScope,
  tourMetalake,
  tourSteps,
} from '@site/src/site/sandbox';
import { useEffect, useRef, useState } from 'react';
import { freshDraft } from './freshDraft';
import { requestOf } from './request';
import { type ConsoleState, draftOf, keepState } from './state';

const isOfTour = (draft: SandboxDraft): boolean => {
  const request = requestOf(draft);
  return metalakeOf(request.url) === tourMetalake || createdBy(request) === tourMetalake;
};

/** Says whether only the version of a step of the tour knows a request. */
const needsVersion = ({ path }: SandboxDraft): boolean =>
  tourSteps.some((step) => step.version !== undefined && step.path === path);

/** What the sandbox holds, and what the last request did to it. */
export interface Held {
  tree: readonly TreeNode[];
  removed: readonly string[];
}

/** What the playground shows and does. */
export interface Console extends ConsoleState {
  /** Nothing while the sandbox is loaded. */
  held?: Held;
  outcome?: Outcome | 'pending';
  /** Place of the tour's step, if the reader takes it. */
  step?: number;
  /** Says whether the request of the tour's step has been answered by 200. */
  isStepDone: boolean;
  write(draft: Partial<SandboxDraft>): void;
  /** Sends a request, or what is being written: an example takes a free name. */
  send(draft?: SandboxDraft): Promise<void>;
  /** Sends the requests so far to another version. */
  choose(version: string): void;
  /** Goes back to the demo, on the tour to where its step began, and sends a request if there is one. */
  reset(draft?: SandboxDraft): Promise<void>;
  /** Goes to a step of the tour; without one, ends it. */
  visit(step?: number): void;
  /** The version that the tour has left. */
  leftVersion?: string;
  /** Ends the tour, and goes back to the version and the request before it. */
  goBack(): void;
}

/** State and actions of the playground. What it holds is the demo plus the requests that were sent. */
export function useConsole(initial: ConsoleState): Console {
  const [state, setState] = useState(initial);
  const [held, setHeld] = useState<Held>();
  const [outcome, setOutcome] = useState<Outcome | 'pending'>();
  const [step, setStep] = useState<number>();
  const [isStepDone, setStepDone] = useState(false);
  const [before, setBefore] = useState<Pick<ConsoleState, 'version' | 'draft'>>(initial);
  const scopeOf = (version: string) => ({ version, scope: sandboxScope.playground });

  const loads = useRef(0);
  const load = async (next: ConsoleState): Promise<void> => {
    loads.current += 1;
    const turn = loads.current;
    setState(next);
    setHeld(undefined);
    setOutcome(undefined);
    const { version, sent } = next;
    try {
      const { tree, statuses } = await resetSandbox(scopeOf(version), sent.map(requestOf));
      // Another version may have been chosen meanwhile, whose facts came sooner.
      if (turn === loads.current) {
        const answered = sent.map((one, at) => ({ ...one, status: statuses[at] ?? one.status }));
        setState((before) => ({ ...before, sent: answered }));
        setHeld({ tree, removed: [] });
      }
    } catch (error) {
      setOutcome(sandboxFailure(error));
    }
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, from what the page begins with
  useEffect(() => void load(initial), []);
  useEffect(() => keepState(state), [state]);

  const send = async (given?: SandboxDraft): Promise<void> => {
    if (outcome === 'pending') {
      return;
    }
    const draft = given ?? freshDraft(state.draft, held?.tree ?? []);
    setState((before) => ({ ...before, draft }));
    setOutcome('pending');
    const { version } = state;
    setOutcome(
      await outcomeOf(scopeOf(version), requestOf(draft), ({ reply, tree, removed }) => {
        const { status, notes } = reply;
        setHeld({ tree, removed });
        setState((before) => ({
          ...before,
          sent: [...before.sent, { ...draftOf(draft), status }].slice(-sandboxHistoryLength),
        }));
        const expected = tourSteps[step ?? -1];
        if (expected?.path === draft.path && expected.method === draft.method && status === 200) {
          setStepDone(true);
        }
        return { notes };
      }),
    );
  };

  const visit = (at?: number): void => {
    const target = tourSteps[at ?? -1];
    if (at === 0) {
      setBefore({ version: state.version, draft: state.draft });
    }
    setStep(at);
    setStepDone(false);
    if (target === undefined) {
      return;
    }
    const sent = at === 0 ? state.sent.filter((one) => !isOfTour(one)) : state.sent;
    const version = target.version ?? state.version;
    const next = { version, sent, draft: draftOf(target) };
    if (version !== state.version || sent !== state.sent) {
      void load(next);
    } else {
      setState(next);
      setOutcome(undefined);
    }
  };

  return {
    ...state,
    held,
    outcome,
    step,
    isStepDone,
    write: (draft) => setState((before) => ({ ...before, draft: { ...before.draft, ...draft } })),
    send,
    choose: (version) => void load({ ...state, version }),
    reset: async (draft) => {
      const earlier = tourSteps.slice(0, step ?? 0);
      setStepDone(false);
      await load({ ...state, sent: earlier.map((one) => ({ ...draftOf(one), status: 200 })) });
      if (draft) {
        await send(draft);
      }
    },
    visit,
    leftVersion: before.version === state.version ? undefined : before.version,
    goBack: () => {
      visit();
      void load({ ...before, sent: state.sent.filter((one) => !needsVersion(one)) });
    },
  };
}
