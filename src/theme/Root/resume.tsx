import { resumeTimeout } from '@site/src/site/controls';
import { startTransition, useEffect, useRef, useState } from 'react';

/**
 * Loads a page again that returns from the back-forward cache and doesn't render anymore. Firefox drops the messages that are on their
 * way when it caches a page, and React's scheduler waits for such a message forever: links would change the address and nothing else.
 */
export default function Resume(): null {
  const [returns, setReturns] = useState(0);
  const reload = useRef(0);
  useEffect(() => {
    const onShow = ({ persisted }: PageTransitionEvent): void => {
      if (persisted) {
        window.clearTimeout(reload.current);
        reload.current = window.setTimeout(() => window.location.reload(), resumeTimeout);
        // Unlike other updates, a transition is never rendered along with what a press changes: only the scheduler renders it.
        startTransition(() => setReturns((before) => before + 1));
      }
    };
    window.addEventListener('pageshow', onShow);
    return () => window.removeEventListener('pageshow', onShow);
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it runs when a return has been rendered
  useEffect(() => window.clearTimeout(reload.current), [returns]);
  return null;
}
