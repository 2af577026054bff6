import Translate, { translate } from '@docusaurus/Translate';
import CopyLine from '@site/src/components/shared/CopyLine';
import { sandbox } from '@site/src/sandbox/client/words';
import { isHttpAddress } from '@site/src/site/links';
import { json, literal } from '@site/src/site/literal';
import { type RestCall, tryItSources } from '@site/src/site/restReference';
import { curlCommand, restRequest } from '@site/src/site/restSamples';
import { type FormEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { resetPageSandbox, sendToSandbox } from './askSandbox';
import { bodyProblem } from './bodyProblem';
import styles from './form.module.css';
import Result from './Result';
import SendButton from './SendButton';
import { type Outcome, send } from './send';
import TargetField from './TargetField';
import { keepTarget, readTarget, type Target } from './target';
import { tryItWords as words } from './words';

const groups = [
  ['path', words.path],
  ['query', translate({ id: 'tryIt.query', message: 'Query' })],
] as const;

function ParameterField({
  parameter: { name, values, isRequired },
  value,
  onChange,
}: {
  parameter: RestCall['parameters'][number];
  value: string;
  onChange: (value: string) => void;
}) {
  const id = useId();
  return (
    <p className={styles.field}>
      <label htmlFor={id}>
        <code>{name}</code>
      </label>
      {values ? (
        <select
          id={id}
          value={value}
          required={isRequired}
          onChange={(event) => onChange(event.target.value)}
        >
          {!isRequired && (
            <option value="">{translate({ id: 'tryIt.notSent', message: 'not sent' })}</option>
          )}
          {values.map((choice) => (
            <option key={choice}>{choice}</option>
          ))}
        </select>
      ) : (
        <input
          id={id}
          value={value}
          required={isRequired}
          autoComplete="off"
          spellCheck={false}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </p>
  );
}

/** Fields of a call, the curl command that they amount to, and a button that sends it. Whom it is sent to is stored, and nothing else. */
export default function Form({ call }: { call: RestCall }) {
  const { method, path, parameters, hasCors } = call;
  const [examples] = useState(() =>
    call.examples?.map((example) => ({ ...example, text: literal(example.value, json) })),
  );
  const id = useId();
  const [target, setTarget] = useState(() => readTarget(call.server));
  const [values, setValues] = useState<Record<string, string>>(() =>
    Object.fromEntries(parameters.map(({ name, example = '' }) => [name, example])),
  );
  const [body, setBody] = useState(examples && (examples[0]?.text ?? '{}'));
  const [outcome, setOutcome] = useState<Outcome | 'pending'>();
  const answer = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (outcome) {
      answer.current?.scrollIntoView({ block: 'nearest' });
    }
  }, [outcome]);

  const isSandbox = target.asks === 'sandbox';
  const server = isSandbox ? call.server : target.server;
  const parametersIn = (place: string) => parameters.filter((one) => one.in === place);
  const valuesIn = (place: string): Record<string, string> =>
    Object.fromEntries(parametersIn(place).map(({ name }) => [name, values[name] ?? '']));
  const [pathValues, query] = [valuesIn('path'), valuesIn('query')];
  const request = restRequest({ method, server, path, pathValues, query, body });
  const jsonProblem = bodyProblem(body);

  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (outcome === 'pending') {
      return;
    }
    setOutcome('pending');
    setOutcome(
      isSandbox
        ? await sendToSandbox(call, request)
        : await send(request, { allowed: tryItSources(), hasCors }),
    );
  };

  const reset = async (): Promise<void> => {
    await resetPageSandbox(call);
    setOutcome(undefined);
    // The button that had the focus is gone with the answer.
    answer.current?.closest('form')?.querySelector<HTMLElement>('[type="submit"]')?.focus();
  };

  const choose = (chosen: Target): void => {
    setTarget(chosen);
    if (isHttpAddress(chosen.server)) {
      keepTarget(chosen);
    }
    if (chosen.asks !== target.asks) {
      setOutcome(undefined);
    }
  };

  const onKeyDown = (event: KeyboardEvent<HTMLFormElement>): void => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.currentTarget.requestSubmit();
    }
  };

  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)} onKeyDown={onKeyDown}>
      <TargetField target={target} suggestion={call.server} onChange={choose} />
      {groups.map(
        ([place, legend]) =>
          parametersIn(place).length > 0 && (
            <fieldset key={place} className={styles.group}>
              <legend>{legend}</legend>
              {parametersIn(place).map((parameter) => (
                <ParameterField
                  key={parameter.name}
                  parameter={parameter}
                  value={values[parameter.name] ?? ''}
                  onChange={(value) => setValues({ ...values, [parameter.name]: value })}
                />
              ))}
            </fieldset>
          ),
      )}
      {body !== undefined && examples && (
        <>
          {examples.length > 1 && (
            <p className={styles.field}>
              <label htmlFor={`${id}example`}>
                <Translate id="tryIt.startFrom">Start from</Translate>
              </label>
              <select
                id={`${id}example`}
                onChange={(event) =>
                  setBody(examples.find(({ name }) => name === event.target.value)?.text)
                }
              >
                {examples.map(({ name, summary }) => (
                  <option key={name} value={name}>
                    {summary ?? name}
                  </option>
                ))}
              </select>
            </p>
          )}
          <p className={styles.field}>
            <label htmlFor={`${id}body`}>{words.body}</label>
            <textarea
              id={`${id}body`}
              rows={Math.min(14, body.split('\n').length + 1)}
              spellCheck={false}
              value={body}
              aria-describedby={`${id}bodyProblem`}
              aria-invalid={jsonProblem !== undefined}
              onChange={(event) => setBody(event.target.value)}
            />
            <span id={`${id}bodyProblem`} className={styles.problem}>
              {jsonProblem}
            </span>
          </p>
        </>
      )}
      <p className={styles.send}>
        <SendButton className="filled-action" isPending={outcome === 'pending'} />{' '}
        <span>
          {isSandbox ? (
            sandbox.notice
          ) : (
            <Translate id="tryIt.serverNotice" values={{ server: <code>{server}</code> }}>
              {
                'From your browser to {server}, without a stop in between. The address is kept in this browser, and nothing else.'
              }
            </Translate>
          )}
        </span>
      </p>
      <div ref={answer} role="status" className={styles.answer}>
        {outcome && <Result outcome={outcome} onReset={() => void reset()} />}
      </div>
      <CopyLine
        label={translate({ id: 'tryIt.curl', message: 'curl command' })}
        text={curlCommand(request, ' \\\n  ')}
      />
    </form>
  );
}
