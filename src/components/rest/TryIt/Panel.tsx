import { narrowedMark } from '@site/src/site/restPaths';
import type { RestCall } from '@site/src/site/restReference';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import styles from './styles.module.css';

const Form = lazy(() => import('./Form'));

/** The anchor lies inside: a browser opens what is around its target. */
const id = 'try-it';

/**
 * Sends the call from the page to a server of the reader's. Its form is loaded when it is opened; without JavaScript the samples
 * below do the same.
 */
export default function TryItPanel({ call }: { call: RestCall }): React.JSX.Element {
  const details = useRef<HTMLDetailsElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const open = (): void => {
    if (!details.current?.open) {
      return;
    }
    if (document.documentElement.dataset[narrowedMark]) {
      // The reader came from a page whose policy forbids this, and the document keeps it until it is loaded anew.
      window.location.hash = id;
      window.location.reload();
      return;
    }
    setIsOpen(true);
  };
  // A browser that opened it for the address's target did so before this script ran, and tells nobody.
  useEffect(open, []);
  return (
    <details ref={details} className={styles.tryIt} onToggle={open}>
      <summary>Try it</summary>
      <div id={id}>
        {isOpen ? (
          <Suspense fallback={<p>Loading the form…</p>}>
            <Form call={call} />
          </Suspense>
        ) : (
          <p>The form needs JavaScript. The samples below do the same without.</p>
        )}
      </div>
    </details>
  );
}
