import { useVersions } from '@docusaurus/plugin-content-docs/client';
import SandboxTree from '@site/src/components/rest/SandboxTree';
import { outcomeOf, sandboxFailure } from '@site/src/components/rest/TryIt/askSandbox';
import Result from '@site/src/components/rest/TryIt/Result';
import type { Outcome } from '@site/src/components/rest/TryIt/send';
import {
  resetSandbox,
  type SandboxScope,
  sandboxTree,
  type TreeNode,
} from '@site/src/sandbox/client';
import { curlCommand, type RestRequest } from '@site/src/site/restRequest';
import { sandboxScope, sandbox as sandboxWords } from '@site/src/site/sandbox';
import { sandboxHistoryLength, sandboxPage } from '@site/src/site/sandboxPage';
import { translated } from '@site/src/words/translated';
import { useEffect, useId, useState } from 'react';
import History, { type Sent } from './History';
import RequestEditor from './RequestEditor';
import styles from './styles.module.css';

const sandbox = translated('sandbox', sandboxWords);
const words = translated('sandboxPage', sandboxPage);

interface Held {
  tree: readonly TreeNode[];
  removed: readonly string[];
}

const nothing: Held = { tree: [], removed: [] };

/** A server in the page: requests to write, what they came to, what the server holds, and what was sent. */
export default function View(): React.JSX.Element {
  const id = useId();
  const versions = useVersions(undefined);
  const [version, setVersion] = useState(
    () => (versions.find(({ isLast }) => isLast) ?? versions[0])?.name ?? 'current',
  );
  const [held, setHeld] = useState<Held>();
  const [outcome, setOutcome] = useState<Outcome | 'pending'>();
  const [sent, setSent] = useState<readonly Sent[]>([]);
  const scope: SandboxScope = { version, scope: sandboxScope };

  const show = (tree: Promise<TreeNode[]>): void => {
    tree.then(
      (loaded) => setHeld({ ...nothing, tree: loaded }),
      (error: unknown) => setOutcome(sandboxFailure(error)),
    );
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: another version is another sandbox, and nothing else is
  useEffect(() => {
    show(sandboxTree(scope));
  }, [version]);

  const send = async (request: RestRequest): Promise<void> => {
    setOutcome('pending');
    const outcome = await outcomeOf(scope, request, ({ reply, tree, removed }) => {
      setHeld({ tree, removed });
      setSent((before) => [
        ...before.slice(1 - sandboxHistoryLength),
        {
          id: (before.at(-1)?.id ?? 0) + 1,
          command: curlCommand(request),
          status: `${reply.status} ${reply.statusText}`,
        },
      ]);
      return { notes: reply.notes };
    });
    setOutcome(outcome);
  };

  const reset = (): void => {
    setOutcome(undefined);
    show(resetSandbox(scope));
  };

  return (
    <div className={styles.sandbox}>
      <p className={styles.bar}>
        <label htmlFor={`${id}version`}>{words.version}</label>
        <select
          id={`${id}version`}
          value={version}
          onChange={({ target }) => {
            setVersion(target.value);
            setHeld(undefined);
            setOutcome(undefined);
          }}
        >
          {versions.map(({ name, label }) => (
            <option key={name} value={name}>
              {label}
            </option>
          ))}
        </select>
        <span>{sandbox.notice}</span>
      </p>
      <section className={styles.request} aria-labelledby={`${id}request`}>
        <h2 id={`${id}request`}>{words.request}</h2>
        <RequestEditor isPending={outcome === 'pending'} onSend={(request) => void send(request)} />
        <div role="status">{outcome && <Result outcome={outcome} />}</div>
      </section>
      <section className={styles.held} aria-labelledby={`${id}held`}>
        <h2 id={`${id}held`}>{sandbox.tree}</h2>
        <button type="button" className={styles.reset} onClick={reset}>
          {sandbox.reset}
        </button>
        {held ? <SandboxTree nodes={held.tree} removed={held.removed} /> : <p>{sandbox.loading}</p>}
      </section>
      <section className={styles.sent} aria-labelledby={`${id}sent`}>
        <h2 id={`${id}sent`}>{words.history}</h2>
        <History sent={sent} />
      </section>
    </div>
  );
}
