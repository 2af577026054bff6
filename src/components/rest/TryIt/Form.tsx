import Translate, { translate } from '@docusaurus/Translate';
import { createStorageSlot } from '@docusaurus/theme-common';
import SandboxTree from '@site/src/components/rest/SandboxTree';
import { pageScope, sandboxWords } from '@site/src/sandbox/client';
import { isHttpAddress } from '@site/src/site/links';
import { literal } from '@site/src/site/literal';
import { type RestCall, tryIt, tryItSources } from '@site/src/site/restReference';
import { restRequest } from '@site/src/site/restSamples';
import { useId, useState } from 'react';
import styles from '../requests.module.css';
import { sendToSandbox, useOutcome } from './outcome';
import RequestForm, { Field } from './RequestForm';
import Response from './Response';
import { send } from './send';

/** The receiver of requests. */
interface Target {
  asks: 'sandbox' | 'server';
  server: string;
}

const slot = createStorageSlot(tryIt.storageKey);

/** Returns the receiver that the reader chose last; by default, the simulated server. */
export function readTarget(server: string): Target {
  try {
    const stored = JSON.parse(slot.get() ?? '{}') as Partial<Target>;
    return {
      asks: stored.asks === 'server' ? 'server' : 'sandbox',
      server: typeof stored.server === 'string' ? stored.server : server,
    };
  } catch {
    return { asks: 'sandbox', server };
  }
}

const receivers = [
  ['sandbox', translate({ id: 'sandbox.name', message: 'Simulated server' })],
  ['server', translate({ id: 'tryIt.myServer', message: 'My server' })],
] as const;

const groups = [
  ['path', translate({ id: 'tryIt.path', message: 'Path' })],
  ['query', translate({ id: 'tryIt.query', message: 'Query' })],
] as const;

/** The form that sends a page's call. The browser stores only the receiver. */
export default function TryItForm({ call }: { call: RestCall }) {
  const { method, path, parameters, hasCors } = call;
  const id = useId();
  const [examples] = useState(() =>
    call.examples?.map((example) => ({ ...example, text: literal(example.value) })),
  );
  const [target, setTarget] = useState(() => readTarget(call.server));
  const [values, setValues] = useState<Record<string, string>>(() =>
    Object.fromEntries(parameters.map(({ name, example = '' }) => [name, example])),
  );
  const [body, setBody] = useState(examples && (examples[0]?.text ?? '{}'));
  const [outcome, follow] = useOutcome();
  const [scope] = useState(pageScope);

  const isSandbox = target.asks === 'sandbox';
  const server = isSandbox ? call.server : target.server;
  const parametersIn = (place: string) => parameters.filter((parameter) => parameter.in === place);
  const valuesIn = (place: string): Record<string, string> =>
    Object.fromEntries(parametersIn(place).map(({ name }) => [name, values[name] ?? '']));
  const [pathValues, query] = [valuesIn('path'), valuesIn('query')];
  const request = restRequest({ method, server, path, pathValues, query, body });

  const choose = (change: Partial<Target>): void => {
    const chosen = { ...target, ...change };
    setTarget(chosen);
    if (isHttpAddress(chosen.server)) {
      slot.set(JSON.stringify(chosen));
    }
    if (chosen.asks !== target.asks) {
      void follow();
    }
  };
  const tree = outcome === 'pending' ? undefined : outcome?.reply && outcome.tree;
  return (
    <>
      <RequestForm
        request={request}
        body={body}
        onBody={setBody}
        isPending={outcome === 'pending'}
        onSend={() =>
          void follow(
            isSandbox
              ? sendToSandbox(scope, request)
              : send(request, { allowed: tryItSources(), hasCors }),
          )
        }
        notice={
          isSandbox ? (
            sandboxWords.notice
          ) : (
            <Translate id="tryIt.serverNotice" values={{ server: <code>{server}</code> }}>
              {
                'Your browser sends it directly to {server}. Only the address is stored, in this browser.'
              }
            </Translate>
          )
        }
      >
        <fieldset className={styles.target}>
          <legend>{translate({ id: 'tryIt.ask', message: 'Send to' })}</legend>
          {receivers.map(([asks, label]) => (
            <label key={asks}>
              <input
                type="radio"
                name={`${id}asks`}
                checked={target.asks === asks}
                onChange={() => choose({ asks })}
              />
              {label}
            </label>
          ))}
        </fieldset>
        {!isSandbox && (
          <Field
            label={translate({ id: 'tryIt.address', message: 'Address of your server' })}
            type="url"
            required
            value={server}
            options={[call.server, ...tryIt.servers]}
            pattern="https?://[^\s\/].*"
            title={translate(
              { id: 'tryIt.wrongAddress', message: 'Write a whole address, such as {example}.' },
              { example: 'http://localhost:8090' },
            )}
            onChange={(event) => choose({ server: event.target.value })}
          />
        )}
        {groups.map(
          ([place, legend]) =>
            parametersIn(place).length > 0 && (
              <fieldset key={place} className={styles.group}>
                <legend>{legend}</legend>
                {parametersIn(place).map(({ name, values: options, isRequired }) => (
                  <Field
                    key={name}
                    label={<code>{name}</code>}
                    options={options}
                    value={values[name] ?? ''}
                    required={isRequired}
                    onChange={(event) => setValues({ ...values, [name]: event.target.value })}
                  />
                ))}
              </fieldset>
            ),
        )}
        {examples && examples.length > 1 && (
          <p className={styles.field}>
            <label htmlFor={`${id}example`}>
              <Translate id="tryIt.startFrom">Start from</Translate>
            </label>
            <select id={`${id}example`} onChange={(event) => setBody(event.target.value)}>
              {examples.map(({ title, text }) => (
                <option key={text} value={text}>
                  {title}
                </option>
              ))}
            </select>
          </p>
        )}
      </RequestForm>
      <Response outcome={outcome}>
        {isSandbox && (
          <button
            type="button"
            className="clean-btn quiet-action"
            onClick={() => void follow(sendToSandbox(scope, undefined, true), true)}
          >
            {sandboxWords.reset}
          </button>
        )}
      </Response>
      {tree && (
        <details className={styles.fold} open>
          <summary>{sandboxWords.tree}</summary>
          <SandboxTree nodes={tree} />
        </details>
      )}
    </>
  );
}
