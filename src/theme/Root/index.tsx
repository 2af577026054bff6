// Wrapped: says when the app reacts to the reader, and holds what brings back a page from the back-forward cache.
import useIsBrowser from '@docusaurus/useIsBrowser';
import { appStarted } from '@site/src/site/controls';
import Root from '@theme-original/Root';
import { type ComponentProps, useEffect } from 'react';
import Resume from './resume';

/** Loads what the link under the pointer leads to: the pointer came before the link could hear of it. */
function preloadHovered(): void {
  const link = document.querySelector<HTMLAnchorElement>('a[href^="/"]:not([target]):hover');
  if (link) {
    window.docusaurus.preload(link.pathname);
  }
}

export default function RootThatSaysWhenItRuns(props: ComponentProps<typeof Root>) {
  // The first effect after hydration: what was disabled until now has been rendered, and all listeners are in place.
  const isBrowser = useIsBrowser();
  useEffect(() => {
    if (isBrowser) {
      document.dispatchEvent(new Event(appStarted));
      preloadHovered();
    }
  }, [isBrowser]);
  return (
    <>
      <Root {...props} />
      <Resume />
    </>
  );
}
