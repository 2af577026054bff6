import { translate } from '@docusaurus/Translate';
import LoadError from '@site/src/components/shared/LoadError';
import PartBoundary from '@site/src/components/shared/PartBoundary';
import { type RestCall, tryIt } from '@site/src/site/restReference';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import styles from './styles.module.css';

/** Loads the form when the reader opens the panel. React's `lazy` would never load it again after a failure. */
function Panel({ call }: { call: RestCall }) {
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
    import('./Form').then(
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

/** What a static article hydrates by itself (src/components/shared/StaticArticle): no React context reaches it. */
export function TryItPlace({ call }: { call: RestCall }) {
  return (
    <PartBoundary>
      <Panel call={call} />
    </PartBoundary>
  );
}

/** Sends a page's call from the page to the sandbox, or to a server of the reader's. */
export default function TryIt({ call }: { call: RestCall }) {
  return (
    <div data-call={JSON.stringify(call)}>
      <TryItPlace call={call} />
    </div>
  );
}
