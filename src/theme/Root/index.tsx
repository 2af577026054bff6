// Wrapped: reports when the app is running, and recovers pages from the back-forward cache.
import useIsBrowser from '@docusaurus/useIsBrowser';
import { appStarted, resumeTimeout } from '@site/src/site/controls';
import Root from '@theme-original/Root';
import { type ComponentProps, startTransition, useEffect, useRef, useState } from 'react';

/**
 * Reloads a page that returns from the back-forward cache and no longer renders: Firefox drops messages
 * that are on their way, and React's scheduler waits for one forever.
 */
function Resume(): null {
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

export default function RootThatSaysWhenItRuns(props: ComponentProps<typeof Root>) {
  // The first effect after hydration: what was disabled until now has been rendered, and all listeners are in place.
  const isBrowser = useIsBrowser();
  useEffect(() => {
    if (isBrowser) {
      document.dispatchEvent(new Event(appStarted));
    }
  }, [isBrowser]);
  return (
    <>
      <Root {...props} />
      <Resume />
    </>
  );
}
