// What has been opened over a page: src/theme/Root/dialogs.tsx loads it with the first one.
import { readValues, setSampleValues } from '@site/src/client/sampleValues/samples';
import ImageDialog from '@site/src/components/shared/Dialogs/ImageDialog';
import KeysDialog from '@site/src/components/shared/Dialogs/KeysDialog';
import SampleValuesDialog from '@site/src/components/shared/Dialogs/SampleValuesDialog';
import type { DialogName } from '@site/src/site/controls';

interface Props {
  name: DialogName;
  opener?: Element;
  onClose: () => void;
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

export default function OpenedDialog({ name, opener, onClose }: Props) {
  switch (name) {
    case 'keys':
      return <KeysDialog onClose={onClose} />;
    case 'image':
      return <ImageDialog {...pictureOf(opener)} onClose={onClose} />;
    case 'sample-values':
      return (
        <SampleValuesDialog values={readValues()} onSave={setSampleValues} onClose={onClose} />
      );
  }
}
