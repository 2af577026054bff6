import { isKeysHelp } from '@site/src/client/keys';
import { showSampleValues } from '@site/src/client/sampleValues';
import { readValues, writeValues } from '@site/src/client/sampleValues/store';
import { type DialogName, dialogNames, opensDialog } from '@site/src/site/controls';
import { useEffect, useState } from 'react';

interface Opened {
  name: DialogName;
  opener?: Element;
  dialogs: typeof import('@site/src/components/shared/Dialogs');
}

/** Shows the picture of the button that opens it. */
function pictureOf(opener?: Element): { src: string; srcSet?: string; alt: string } {
  const picture = opener?.querySelector('img');
  return {
    src: picture?.currentSrc ?? '',
    srcSet: picture?.srcset || undefined,
    alt: picture?.alt ?? '',
  };
}

/** What opens over a page, by a button that names it or by its key; its code comes with the first one. */
export default function Dialogs(): React.JSX.Element | null {
  const [opened, setOpened] = useState<Opened>();
  useEffect(() => {
    const open = (name: DialogName, opener?: Element): void => {
      import('@site/src/components/shared/Dialogs').then(
        (dialogs) => setOpened({ name, opener, dialogs }),
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
  const { KeysDialog, ImageDialog, SampleValuesDialog } = opened.dialogs;
  const onClose = (): void => setOpened(undefined);
  switch (opened.name) {
    case 'keys':
      return <KeysDialog onClose={onClose} />;
    case 'image':
      return <ImageDialog {...pictureOf(opened.opener)} onClose={onClose} />;
    case 'sample-values':
      return (
        <SampleValuesDialog
          values={readValues()}
          onSave={(values) => {
            writeValues(values);
            showSampleValues();
          }}
          onClose={onClose}
        />
      );
  }
}
