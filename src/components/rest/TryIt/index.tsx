import ErrorBoundary from '@docusaurus/ErrorBoundary';
import { translate } from '@docusaurus/Translate';
import LoadError, { useLoaded } from '@site/src/components/shared/LoadError';
import { type RestCall, tryIt } from '@site/src/site/restReference';
import { useEffect, useRef } from 'react';

function TryItPanel({ call }: { call: RestCall }) {
  const details = useRef<HTMLDetailsElement>(null);
  const isAsked = useRef(false);
  const [content, load] = useLoaded(
    () => import('./Form').then(({ default: Form }) => <Form call={call} />),
    translate({
      id: 'tryIt.unopened',
      message: 'The form needs JavaScript. The code samples do the same without it.',
    }),
  );
  const open = (): void => {
    if (details.current?.open && !isAsked.current) {
      isAsked.current = true;
      load(translate({ id: 'tryIt.loading', message: 'Loading the form…' }));
    }
  };
  // The browser may have opened it for the address before this script ran.
  useEffect(open);
  return (
    <details ref={details} className="screen-only box try-it" onToggle={open}>
      <summary>{translate({ id: 'tryIt.title', message: 'Try it' })}</summary>
      <div id={tryIt.id}>{content}</div>
    </details>
  );
}

/** The part that a static article hydrates (src/theme/MDXContent), without any React context. */
export function TryItPlace({ call }: { call: RestCall }) {
  return (
    <ErrorBoundary fallback={({ error, tryAgain }) => <LoadError error={error} retry={tryAgain} />}>
      <TryItPanel call={call} />
    </ErrorBoundary>
  );
}

/** Sends a page's call to the sandbox, or to the reader's own server. */
export default function TryIt({ call }: { call: RestCall }) {
  return (
    <div data-call={JSON.stringify(call)}>
      <TryItPlace call={call} />
    </div>
  );
}
