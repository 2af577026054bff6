// What has been opened over a page: src/theme/Root/dialogs.tsx loads it with the first one.
import ImageDialog from '@site/src/components/shared/Dialogs/ImageDialog';
import KeysDialog from '@site/src/components/shared/Dialogs/KeysDialog';
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
  return name === 'keys' ? (
    <KeysDialog onClose={onClose} />
  ) : (
    <ImageDialog {...pictureOf(opener)} onClose={onClose} />
  );
}
