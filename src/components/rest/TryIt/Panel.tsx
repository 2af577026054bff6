import LoadError from '@site/src/components/shared/LoadError';
import { type RestCall, tryIt } from '@site/src/site/restReference';
import { type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react';
import { tryItPanel as words } from '../words';
import styles from './styles.module.css';

type FormComponent = ComponentType<{ call: RestCall }>;

/** How far the form is; a failure keeps what was thrown. */
type Loading = 'not asked for' | 'under way' | { Form: FormComponent } | { error: unknown };

const texts = { 'not asked for': words.unopened, 'under way': words.loading } as const;

/**
 * Sends the call from the page to the sandbox, or to a server of the reader's. Its form is loaded when it is opened; without JavaScript the samples
 * do the same. Not with React's `lazy`: it would keep a failure for good.
 *
 * @param loadForm takes the form's code to the browser.
 */
export default function TryItPanel({
  call,
  loadForm = () => import('./Form'),
}: {
  call: RestCall;
  loadForm?: () => Promise<{ default: FormComponent }>;
}): React.JSX.Element {
  const details = useRef<HTMLDetailsElement>(null);
  const [loading, setLoading] = useState<Loading>('not asked for');
  const load = (): void => {
    setLoading('under way');
    loadForm().then(
      ({ default: Form }) => setLoading({ Form }),
      (error: unknown) => setLoading({ error }),
    );
  };
  const open = (): void => {
    if (!details.current?.open || loading !== 'not asked for') {
      return;
    }
    load();
  };
  // A browser that opened it for the address's target did so before this script ran, and tells nobody.
  useEffect(open);
  let content: ReactNode;
  if (typeof loading === 'string') {
    content = <p>{texts[loading]}</p>;
  } else if ('error' in loading) {
    content = <LoadError error={loading.error} retry={load} />;
  } else {
    content = <loading.Form call={call} />;
  }
  return (
    <details ref={details} className={styles.tryIt} onToggle={open}>
      <summary>{words.title}</summary>
      <div id={tryIt.id}>{content}</div>
    </details>
  );
}
