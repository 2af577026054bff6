import {
  failureOf,
  type Outcome,
  sendToSandbox,
  useTurns,
} from '@site/src/components/rest/TryIt/outcome';
import { createdBy, metalakeOf, resetSandbox, type TreeNode } from '@site/src/sandbox/client';
import { type Draft, tourDrafts, tourMetalake } from '@site/src/site/playground';
import { useEffect, useState } from 'react';
import { type ConsoleState, historyLength, keepState, requestOf } from './state';

const isOfTour = (draft: Draft): boolean => {
  const request = requestOf(draft);
  return (metalakeOf(request.url) ?? createdBy(request)) === tourMetalake;
};

const scopeOf = (version: string) => ({ version, scope: 'playground' });

/** State and actions of the playground. Its metadata is the demo's plus the requests that were sent. */
export function useConsole(initial: ConsoleState) {
  const [state, setState] = useState(initial);
  /** Nothing while the simulated server is loaded. */
  const [tree, setTree] = useState<readonly TreeNode[]>();
  const [outcome, setOutcome] = useState<Outcome | 'pending'>();
  /** Place in the tour, if the reader takes it. */
  const [step, setStep] = useState<number>();
  const [isStepDone, setStepDone] = useState(false);
  const startTurn = useTurns();

  const load = async (next: ConsoleState): Promise<void> => {
    const isLatest = startTurn();
    setState(next);
    setTree(undefined);
    setOutcome(undefined);
    try {
      const loaded = await resetSandbox(scopeOf(next.version), next.sent.map(requestOf));
      if (isLatest()) {
        const { statuses } = loaded;
        const sent = next.sent.map((one, at) => ({ ...one, status: statuses[at] ?? one.status }));
        setTree(loaded.tree);
        setState((before) => ({ ...before, sent }));
      }
    } catch (error) {
      if (isLatest()) {
        setOutcome(failureOf(error));
      }
    }
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, from what the page begins with
  useEffect(() => void load(initial), []);
  useEffect(() => keepState(state), [state]);

  const send = async (draft: Draft): Promise<void> => {
    if (outcome === 'pending') {
      return;
    }
    const isLatest = startTurn();
    setState((before) => ({ ...before, draft }));
    setOutcome('pending');
    const ended = await sendToSandbox(scopeOf(state.version), requestOf(draft));
    if (!isLatest()) {
      return;
    }
    setOutcome(ended);
    if ('reply' in ended) {
      const { status } = ended.reply;
      setTree(ended.simulation?.tree);
      setStepDone(
        (isDone) => isDone || (status === 200 && tourDrafts[step ?? -1]?.path === draft.path),
      );
      setState((before) => ({
        ...before,
        sent: [...before.sent, { ...draft, status }].slice(-historyLength),
      }));
    }
  };

  /** Goes to a step of the tour, or ends it. The first step removes what an earlier tour created. */
  const visit = (at?: number): void => {
    const draft = tourDrafts[at ?? -1] ?? state.draft;
    setStep(at);
    setStepDone(false);
    if (at === 0 && state.sent.some(isOfTour)) {
      void load({ ...state, draft, sent: state.sent.filter((one) => !isOfTour(one)) });
    } else if (at !== undefined) {
      setState({ ...state, draft });
      setOutcome(undefined);
    }
  };

  return {
    ...state,
    tree,
    outcome,
    step,
    isStepDone,
    load,
    send,
    visit,
    write: (draft: Partial<Draft>) =>
      setState((before) => ({ ...before, draft: { ...before.draft, ...draft } })),
    /** Sends the requests so far to another version. */
    choose: (version: string) => void load({ ...state, version }),
    reset: () => {
      setStep(step === undefined ? undefined : 0);
      setStepDone(false);
      const draft = (step === undefined ? undefined : tourDrafts[0]) ?? state.draft;
      void load({ ...state, draft, sent: [] });
    },
  };
}

export type Console = ReturnType<typeof useConsole>;
