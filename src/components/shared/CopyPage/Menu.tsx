import { copyPage as copyPageWords } from '@site/src/site/markdownExport';
import { translated } from '@site/src/words/translated';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import styles from './styles.module.css';

const copyPage = translated('copyPage', copyPageWords);

/** Which item gets the focus when the menu opens. */
type Edge = 'first' | 'last';

const itemsOf = (menu: HTMLElement | null): HTMLElement[] => [
  ...(menu?.querySelectorAll<HTMLElement>('[role="menuitem"]') ?? []),
];

/** A menu button by the pattern of the ARIA Authoring Practices Guide, with two ways to read the page. */
export default function Menu({
  address,
  onCopy,
}: {
  /** Address of the page as Markdown. */
  address: string;
  onCopy: () => void;
}): React.JSX.Element {
  const id = useId();
  const [opened, setOpened] = useState<Edge>();
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const isOpen = opened !== undefined;

  const close = (): void => setOpened(undefined);

  useEffect(() => {
    if (opened === undefined) {
      return;
    }
    itemsOf(root.current)
      .at(opened === 'first' ? 0 : -1)
      ?.focus();
    const closeOutside = (event: Event): void => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) {
        setOpened(undefined);
      }
    };
    document.addEventListener('pointerdown', closeOutside);
    document.addEventListener('focusin', closeOutside);
    return () => {
      document.removeEventListener('pointerdown', closeOutside);
      document.removeEventListener('focusin', closeOutside);
    };
  }, [opened]);

  const onButtonKey = (event: KeyboardEvent): void => {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      setOpened(event.key === 'ArrowDown' ? 'first' : 'last');
    }
  };

  const onMenuKey = (event: KeyboardEvent): void => {
    const all = itemsOf(root.current);
    const at = all.indexOf(document.activeElement as HTMLElement);
    const next: Record<string, number> = {
      ArrowDown: (at + 1) % all.length,
      ArrowUp: (at - 1 + all.length) % all.length,
      Home: 0,
      End: all.length - 1,
    };
    const target = next[event.key];
    if (target !== undefined) {
      event.preventDefault();
      all[target]?.focus();
    } else if (event.key === 'Escape') {
      event.preventDefault();
      close();
      button.current?.focus();
    } else if (event.key === 'Tab') {
      // From where the menu hangs the focus goes on as the page has it.
      button.current?.focus();
      close();
    } else if (event.key === ' ' && document.activeElement instanceof HTMLAnchorElement) {
      event.preventDefault();
      document.activeElement.click();
    }
  };

  return (
    <div ref={root}>
      <button
        ref={button}
        type="button"
        className={styles.toggle}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        aria-label={copyPage.more}
        onClick={() => setOpened(isOpen ? undefined : 'first')}
        onKeyDown={onButtonKey}
      />
      {isOpen && (
        <div
          id={id}
          role="menu"
          tabIndex={-1}
          className={styles.menu}
          aria-label={copyPage.more}
          onKeyDown={onMenuKey}
        >
          <button
            type="button"
            role="menuitem"
            tabIndex={-1}
            className={styles.item}
            onClick={() => {
              close();
              onCopy();
            }}
          >
            {copyPage.copy.label}
            <span className={styles.note}>{copyPage.copy.note}</span>
          </button>
          <a role="menuitem" tabIndex={-1} className={styles.item} href={address}>
            {copyPage.view.label}
            <span className={styles.note}>{copyPage.view.note}</span>
          </a>
        </div>
      )}
    </div>
  );
}
