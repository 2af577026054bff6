import { useHistory } from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { servedElement, servedMarkup } from '@site/src/components/Served/element';
import { followLinks } from '@site/src/components/Served/links';
import {
  type ReactNode,
  type RefCallback,
  useCallback,
  useDeferredValue,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import styles from './styles.module.css';

interface Props {
  /** Unique on the page. */
  name: string;
  /** The element that holds the part; `div` is laid out as if it weren't there. */
  as?: 'div' | 'ul';
  className?: string;
  /** What the part shows depends on this alone, until one of its controls is used; such as the address of the page. */
  view: string;
  /** Selects its controls: what does more than lead to another page. A part of links only has none. */
  controls?: string;
  children: ReactNode;
}

/** Returns the element that takes the place of another one after React has made the part anew. */
function sameControl(
  before: HTMLElement,
  element: Element,
  controls: string,
  after: Element,
): HTMLElement | undefined {
  const index = [...before.querySelectorAll(controls)].indexOf(element);
  return [...after.querySelectorAll<HTMLElement>(controls)][index];
}

/**
 * A part of a page that stays the server's HTML, its links alive, until the reader uses one of its controls or goes to another
 * page; then React renders it. Of the 1,096 fibers that a page of the documentation had, 223 were its sidebar's.
 */
export default function Dormant({
  name,
  as: Part = 'div',
  className = styles.dormant,
  view,
  controls = ':not(*)',
  children,
}: Props): React.JSX.Element {
  const history = useHistory();
  const isBrowser = useIsBrowser();
  const live = useRef<HTMLElement>(null);
  const setLive: RefCallback<HTMLElement> = useCallback((element) => {
    live.current = element;
  }, []);
  const [servedView, setServedView] = useState(
    !isBrowser && servedElement(name) ? view : undefined,
  );
  // After a route change the page comes first: rendering a whole menu took as long as the page itself.
  const deferredView = useDeferredValue(view);
  if (servedView !== undefined && servedView !== deferredView) {
    setServedView(undefined);
  }
  const giveLife: RefCallback<HTMLElement> = useCallback(
    (served) => {
      if (served === null) {
        return undefined;
      }
      const wake = (event: Event): void => {
        const control =
          event.target instanceof Element ? event.target.closest<HTMLElement>(controls) : null;
        if (control === null) {
          return;
        }
        event.preventDefault();
        event.stopPropagation();
        const scrolled = [...served.querySelectorAll('*')].map(({ scrollTop }) => scrollTop);
        flushSync(() => setServedView(undefined));
        if (live.current === null) {
          return;
        }
        for (const [index, element] of [...live.current.querySelectorAll('*')].entries()) {
          element.scrollTop = scrolled[index] ?? 0;
        }
        const same = sameControl(served, control, controls, live.current);
        same?.focus({ preventScroll: true });
        same?.click();
      };
      served.addEventListener('click', wake, { capture: true });
      const unfollow = followLinks(served, history);
      return () => {
        served.removeEventListener('click', wake, { capture: true });
        unfollow();
      };
    },
    [controls, history],
  );
  if (servedView === undefined) {
    return (
      <Part key="live" ref={setLive} className={className} data-served={name}>
        {children}
      </Part>
    );
  }
  return (
    <Part
      key="served"
      ref={giveLife}
      className={className}
      data-served={name}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: it is what the server rendered into this very page
      dangerouslySetInnerHTML={servedMarkup(servedElement(name))}
    />
  );
}
