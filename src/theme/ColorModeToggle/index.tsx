// Wrapped: src/client/controls/colorMode.ts handles presses, and the app follows the storage event.
import { colorModeToggle } from '@site/src/site/controls';
import OriginalToggle from '@theme-original/ColorModeToggle';
import clsx from 'clsx';
import type { ComponentProps } from 'react';

const ignore = (): void => undefined;

export default function NativeColorModeToggle({
  buttonClassName,
  ...props
}: ComponentProps<typeof OriginalToggle>) {
  return (
    <OriginalToggle
      {...props}
      buttonClassName={clsx(buttonClassName, colorModeToggle)}
      onChange={ignore}
    />
  );
}
