// Wrapped: the stock menu closes by a press, a touch or focus elsewhere; Escape is to close it too, also under the pointer.
import OriginalDropdown from '@theme-original/NavbarItem/DropdownNavbarItem/Desktop';
import { type ComponentProps, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import styles from './styles.module.css';

type Props = ComponentProps<typeof OriginalDropdown>;

export default function DismissableDropdown(props: Props): React.JSX.Element {
  const box = useRef<HTMLDivElement>(null);
  /** The stock menu's state starts anew, closed, with every key. */
  const [key, setKey] = useState(0);
  const [isDismissed, setDismissed] = useState(false);
  const returnsFocus = useRef(false);

  useEffect(() => {
    const dismiss = (event: globalThis.KeyboardEvent): void => {
      const dropdown = box.current;
      const hasFocus = dropdown?.contains(document.activeElement) ?? false;
      if (event.key === 'Escape' && (hasFocus || dropdown?.matches(':hover'))) {
        returnsFocus.current = hasFocus;
        setDismissed(true);
        setKey((previous) => previous + 1);
      }
    };
    document.addEventListener('keydown', dismiss);
    return () => document.removeEventListener('keydown', dismiss);
  }, []);

  useEffect(() => {
    if (key > 0 && returnsFocus.current) {
      returnsFocus.current = false;
      box.current?.querySelector<HTMLElement>('[aria-haspopup]')?.focus();
    }
  }, [key]);

  const allowAgain = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape') {
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
      <OriginalDropdown key={key} {...props} />
    </div>
  );
}
