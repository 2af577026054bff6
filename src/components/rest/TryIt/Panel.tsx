import { translate } from '@docusaurus/Translate';
import LoadError from '@site/src/components/shared/LoadError';
import { type RestCall, tryIt } from '@site/src/site/restReference';
import { type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react';
import styles from './styles.module.css';

interface Props {
  call: RestCall;
  loadForm?: () => Promise<{ default: ComponentType<{ call: RestCall }> }>;
}

/**
 * Sends the call of a page to the simulated server, or to the reader's own. Its form is loaded when the panel opens. Not with
 * React's `lazy`, which would keep a failure for good.
 */
export default function TryItPanel({ call, loadForm = () => import('./Form') }: Props) {
  const details = useRef<HTMLDetailsElement>(null);
  const isAsked = useRef(false);
  const [content, setContent] = useState<ReactNode>(
    <p>
      {translate({
        id: 'tryIt.unopened',
        message: 'The form needs JavaScript. The code samples do the same without it.',
      })}
    </p>,
  );
  const load = (): void => {
    setContent(<p>{translate({ id: 'tryIt.loading', message: 'Loading the form…' })}</p>);
    loadForm().then(
      ({ default: Form }) => setContent(<Form call={call} />),
      (error: unknown) => setContent(<LoadError error={error} retry={load} />),
    );
  };
  const open = (): void => {
    if (details.current?.open && !isAsked.current) {
      isAsked.current = true;
      load();
    }
  };
  // A browser may have opened it for the address before this script ran.
  useEffect(open);
  return (
    <details ref={details} className={`screen-only ${styles.tryIt}`} onToggle={open}>
      <summary>{translate({ id: 'tryIt.title', message: 'Try it' })}</summary>
      <div id={tryIt.id}>{content}</div>
    </details>
  );
}
