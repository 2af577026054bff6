import { isKeysHelp } from '@site/src/client/keys';
import { type DialogName, dialogNames, opensDialog } from '@site/src/site/controls';
import { useEffect, useState } from 'react';
import type OpenedDialog from './opened';

interface Opened {
  name: DialogName;
  opener?: Element;
  Dialog: typeof OpenedDialog;
}

/** What opens over a page, by a button that names it or by its key; its code comes with the first one. */
export default function Dialogs() {
  const [opened, setOpened] = useState<Opened>();
  useEffect(() => {
    const open = (name: DialogName, opener?: Element): void => {
      import('./opened').then(
        ({ default: Dialog }) => setOpened({ name, opener, Dialog }),
        // The site was deployed meanwhile: the page is loaded again with its new scripts, as the framework does it for a route.
        () => window.location.reload(),
      );
    };
    const onClick = ({ target }: Event): void => {
      const opener = target instanceof Element ? target.closest(`[${opensDialog}]`) : null;
      const name = dialogNames.find((one) => one === opener?.getAttribute(opensDialog));
      if (opener && name) {
        open(name, opener);
      }
    };
    const onKey = (event: KeyboardEvent): void => {
      if (isKeysHelp(event) && !document.querySelector('dialog[open]')) {
        open('keys');
      }
    };
    document.addEventListener('click', onClick);
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('click', onClick);
      document.removeEventListener('keydown', onKey);
    };
  }, []);

  if (opened === undefined) {
    return null;
  }
  const { Dialog, name, opener } = opened;
  return <Dialog name={name} opener={opener} onClose={() => setOpened(undefined)} />;
}
