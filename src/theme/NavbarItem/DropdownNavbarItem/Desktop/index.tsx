// Wrapped: the stock menu closes by a press, a touch or focus elsewhere; Escape is to close it too, also under the pointer.
import OriginalDropdown from '@theme-original/NavbarItem/DropdownNavbarItem/Desktop';
import { type ComponentProps, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import styles from './styles.module.css';

type Props = ComponentProps<typeof OriginalDropdown>;

export default function DismissableDropdown(props: Props): React.JSX.Element {
  const box = useRef<HTMLDivElement>(null);
  /** Closed by Escape, although the pointer is still on it. */
  const [isDismissed, setDismissed] = useState(false);

  useEffect(() => {
    const dismiss = ({ key }: globalThis.KeyboardEvent): void => {
      const hasFocus = box.current?.contains(document.activeElement) ?? false;
      if (key === 'Escape' && (hasFocus || box.current?.querySelector(':hover'))) {
        setDismissed(true);
        // To the stock menu this is a press elsewhere: the one way to close it from outside.
        document.body.dispatchEvent(new MouseEvent('mousedown', { bubbles: true }));
        if (hasFocus) {
          box.current?.querySelector<HTMLElement>('[aria-haspopup]')?.focus();
        }
      }
    };
    document.addEventListener('keydown', dismiss);
    return () => document.removeEventListener('keydown', dismiss);
  }, []);

  const allowAgain = ({ key }: KeyboardEvent): void => {
    if (key !== 'Escape') {
      setDismissed(false);
    }
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only watches what the menu inside is told
    <div
      ref={box}
      className={isDismissed ? styles.dismissed : styles.box}
      onMouseLeave={() => setDismissed(false)}
      onKeyDown={allowAgain}
    >
      <OriginalDropdown {...props} />
    </div>
  );
}
