import { translate } from '@docusaurus/Translate';
import LoadError from '@site/src/components/shared/LoadError';
import { type RestCall, tryIt } from '@site/src/site/restReference';
import { type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react';
import styles from './styles.module.css';

type FormComponent = ComponentType<{ call: RestCall }>;

const unopened = translate({
  id: 'tryIt.unopened',
  message: 'The form needs JavaScript. The code samples do the same without.',
});

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

interface Props {
  call: RestCall;
  loadForm?: () => Promise<{ default: FormComponent }>;
}

/**
 * Sends the call from the page to the sandbox, or to a server of the reader's. Its form is loaded when it is opened; without JavaScript the samples
 * do the same. Not with React's `lazy`: it would keep a failure for good.
 *
 * @param loadForm takes the form's code to the browser.
 */
export default function TryItPanel({ call, loadForm = () => import('./Form') }: Props) {
  const details = useRef<HTMLDetailsElement>(null);
  const isAsked = useRef(false);
  const [content, setContent] = useState<ReactNode>(<p>{unopened}</p>);
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
  return (
    <details ref={details} className={`screen-only ${styles.tryIt}`} onToggle={open}>
      <summary>{translate({ id: 'tryIt.title', message: 'Try it' })}</summary>
      <div id={tryIt.id}>{content}</div>
    </details>
  );
}
