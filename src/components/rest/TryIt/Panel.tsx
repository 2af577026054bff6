import { translate } from '@docusaurus/Translate';
import LoadError from '@site/src/components/shared/LoadError';
import { type RestCall, tryIt } from '@site/src/site/restReference';
import { type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react';
import styles from './styles.module.css';

type FormComponent = ComponentType<{ call: RestCall }>;

/** How far the form is; a failure keeps what was thrown. */
type Loading = 'not asked for' | 'under way' | { Form: FormComponent } | { error: unknown };

const texts = {
  'not asked for': translate({
    id: 'tryIt.unopened',
    message: 'The form needs JavaScript. The code samples do the same without.',
  }),
  'under way': translate({ id: 'tryIt.loading', message: 'Loading the form…' }),
} as const;

/** Says whether a press follows a link to the panel in this window. */
const isLinkHere = ({ target, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean =>
  target instanceof Element &&
  target.closest(`a[href="#${tryIt.id}"]`) !== null &&
  !(ctrlKey || metaKey || shiftKey || altKey);

/** Opens the panel and takes the focus to it, without scrolling. @returns false if its title is out of sight: then the link leads there. */
function openInPlace(panel: HTMLDetailsElement): boolean {
  panel.open = true;
  const title = panel.querySelector('summary');
  const { x = 0, y = 0, width = 0, height = 0 } = title?.getBoundingClientRect() ?? {};
  const isInSight = panel.contains(document.elementFromPoint(x + width / 2, y + height / 2));
  if (isInSight) {
    title?.focus({ preventScroll: true });
  }
  return isInSight;
}

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
  useEffect(() => {
    const onClick = (event: MouseEvent): void => {
      if (details.current && isLinkHere(event) && openInPlace(details.current)) {
        event.preventDefault();
      }
    };
    // Before a link's own handlers, which would go to the target.
    document.addEventListener('click', onClick, true);
    return () => document.removeEventListener('click', onClick, true);
  }, []);
  let content: ReactNode;
  if (typeof loading === 'string') {
    content = <p>{texts[loading]}</p>;
  } else if ('error' in loading) {
    content = <LoadError error={loading.error} retry={load} />;
  } else {
    content = <loading.Form call={call} />;
  }
  return (
    <details ref={details} className={`screen-only ${styles.tryIt}`} onToggle={open}>
      <summary>{translate({ id: 'tryIt.title', message: 'Try it' })}</summary>
      <div id={tryIt.id}>{content}</div>
    </details>
  );
}
