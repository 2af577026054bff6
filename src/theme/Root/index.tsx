// Wraps the whole app, as the framework documents it: says when the app reacts to the reader, so that presses kept meanwhile are done
// again, and holds what opens over every page.
import useIsBrowser from '@docusaurus/useIsBrowser';
import { awakeEvent } from '@site/src/site/wake';
import Root from '@theme-original/Root';
import { type ComponentProps, useEffect } from 'react';
import Dialogs from './dialogs';

export default function RootThatTells(props: ComponentProps<typeof Root>): React.JSX.Element {
  // The first effect after hydration: what was disabled until now has been rendered anew, and all listeners are in place.
  const isBrowser = useIsBrowser();
  useEffect(() => {
    if (isBrowser) {
      document.dispatchEvent(new Event(awakeEvent));
    }
  }, [isBrowser]);
  return (
    <>
      <Root {...props} />
      <Dialogs />
    </>
  );
}
