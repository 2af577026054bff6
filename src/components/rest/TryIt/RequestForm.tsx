import Translate, { translate } from '@docusaurus/Translate';
import { CopyLine } from '@site/src/components/shared/CodeFrame';
import { curlSample, type RestRequest } from '@site/src/site/restSamples';
import { type ComponentProps, type ReactNode, useId } from 'react';
import styles from '../requests.module.css';

const curl = translate({ id: 'tryIt.curl', message: 'curl command' });

/** Returns the problem of a body that isn't JSON, which the reader can still send. */
function problemOf(body: string): string | undefined {
  try {
    JSON.parse(body || '{}');
    return undefined;
  } catch (error) {
    return translate(
      { id: 'tryIt.notJson', message: 'This is not JSON: {problem}' },
      { problem: error instanceof Error ? error.message : String(error) },
    );
  }
}

interface FieldProps extends ComponentProps<'input'> {
  label: ReactNode;
  options?: readonly string[];
}

/** A labeled text field. */
export function Field({ label, options = [], ...input }: FieldProps) {
  const id = useId();
  return (
    <p className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <input id={id} list={`${id}options`} autoComplete="off" spellCheck={false} {...input} />
      <datalist id={`${id}options`}>
        {options.map((option) => (
          <option key={option} value={option} />
        ))}
      </datalist>
    </p>
  );
}

interface Props {
  children: ReactNode;
  request: RestRequest;
  body?: string;
  onBody: (body: string) => void;
  isPending: boolean;
  onSend: () => void;
  notice: ReactNode;
}

/** The fields of a request, a button that sends it, and the curl command for it. */
export default function RequestForm(props: Props) {
  const { children, request, body, onBody, isPending, onSend, notice } = props;
  const id = useId();
  const problem = body === undefined ? undefined : problemOf(body);
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (!isPending) {
          onSend();
        }
      }}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
          event.preventDefault();
          event.currentTarget.requestSubmit();
        }
      }}
    >
      {children}
      {body !== undefined && (
        <p className={styles.field}>
          <label htmlFor={`${id}body`}>{translate({ id: 'tryIt.body', message: 'Body' })}</label>
          <textarea
            id={`${id}body`}
            rows={Math.min(14, body.split('\n').length + 1)}
            spellCheck={false}
            value={body}
            aria-describedby={`${id}problem`}
            aria-invalid={problem !== undefined}
            onChange={(event) => onBody(event.target.value)}
          />
          <span id={`${id}problem`} className={styles.problem}>
            {problem}
          </span>
        </p>
      )}
      <p className={styles.send}>
        {/* It stays focusable while a request is pending, so that the focus isn't lost. */}
        <button
          type="submit"
          className="filled-action"
          aria-disabled={isPending}
          title={translate({ id: 'tryIt.sendKeys', message: 'Ctrl+Enter, or ⌘+Enter' })}
        >
          <Translate id="tryIt.send">Send</Translate>
        </button>{' '}
        <span>{notice}</span>
      </p>
      <details className={styles.fold}>
        <summary>{curl}</summary>
        <CopyLine label={curl} text={curlSample(request)} />
      </details>
    </form>
  );
}
