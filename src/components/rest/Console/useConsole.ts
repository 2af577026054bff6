import { translate } from '@docusaurus/Translate';
import { sendToSandbox, useOutcome } from '@site/src/components/rest/TryIt/outcome';
import type { TreeNode } from '@site/src/sandbox/client';
import { type Draft, examples, tourDrafts } from '@site/src/site/playground';
import { type RestRequest, restRequest } from '@site/src/site/restSamples';
import { useEffect, useState } from 'react';

/** Names of the examples, with their labels. */
export const exampleWords = [
  ['createTable', translate({ id: 'playground.createTable', message: 'Create a table' })],
  ['alterTable', translate({ id: 'playground.alterTable', message: 'Change a table' })],
  ['loadTable', translate({ id: 'playground.loadTable', message: 'Load a table' })],
  ['listMetalakes', translate({ id: 'playground.listMetalakes', message: 'List the metalakes' })],
  ['createMetalake', translate({ id: 'playground.createMetalake', message: 'Create a metalake' })],
  ['addCatalog', translate({ id: 'playground.addCatalog', message: 'Add a catalog' })],
  ['rejected', translate({ id: 'playground.rejected', message: 'Add a column that Hive rejects' })],
  ['drop', translate({ id: 'playground.drop', message: 'Drop a schema that isn’t empty' })],
] as const;

/** Checks whether requests of a method have a body. */
export const hasBody = (method: string): boolean => method === 'POST' || method === 'PUT';

/** Returns the request of a draft, with the default address of a server for the curl command. */
export function requestOfDraft({ method, path, body = '' }: Draft): RestRequest {
  const server = 'http://localhost:8090';
  const parts = { method, server, path: '', pathValues: {}, query: {} };
  const request = restRequest({ ...parts, body: hasBody(method) ? body : '' });
  return { ...request, url: server + (path.startsWith('/') ? path : `/${path}`) };
}

/** State and actions of the playground. The worker keeps the metadata of each version until the document closes. */
export function useConsole(latest: string) {
  const [version, setVersion] = useState(latest);
  const [draft, setDraft] = useState<Draft>(examples.createTable);
  /** `undefined` while the simulated server loads. */
  const [tree, setTree] = useState<readonly TreeNode[]>();
  /** Step of the tour, if the reader takes it. */
  const [step, setStep] = useState<number>();
  const [isStepDone, setStepDone] = useState(false);
  const [outcome, follow] = useOutcome();
  const scope = { version, scope: 'playground' };

  const load = async (isReset = false): Promise<void> => {
    setTree(undefined);
    const ended = await follow(sendToSandbox(scope, undefined, isReset), true);
    if (ended) {
      setTree(ended.tree);
    }
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each version
  useEffect(() => void load(), [version]);

  /** Goes to a step of the tour, or ends it. The first step resets the metadata. */
  const visit = (at?: number): void => {
    setStep(at);
    setStepDone(false);
    if (at !== undefined) {
      setDraft((before) => tourDrafts[at] ?? before);
      void (at === 0 ? load(true) : follow());
    }
  };

  return {
    version,
    setVersion,
    draft,
    write: (change: Partial<Draft>) => setDraft((before) => ({ ...before, ...change })),
    tree,
    outcome,
    step,
    isStepDone,
    visit,
    async send(): Promise<void> {
      const ended = await follow(sendToSandbox(scope, requestOfDraft(draft)));
      if (ended?.tree) {
        setTree(ended.tree);
        const isStep = tourDrafts[step ?? -1]?.path === draft.path;
        setStepDone((isDone) => isDone || (isStep && ended.reply?.status === 200));
      }
    },
    reset: () => (step === undefined ? void load(true) : visit(0)),
  };
}

export type ConsoleState = ReturnType<typeof useConsole>;
