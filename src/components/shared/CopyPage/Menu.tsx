import { translate } from '@docusaurus/Translate';
import { assistants } from '@site/src/site/markdownExport';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import styles from './styles.module.css';

const more = translate({ id: 'copyPage.more', message: 'More ways to read this page' });

/** Asks an assistant to read the Markdown of the page. */
const ask = (assistant: string, address: string): string =>
  assistant +
  encodeURIComponent(
    translate(
      { id: 'copyPage.prompt', message: 'Read {address} so that I can ask questions about it.' },
      { address: new URL(address, window.location.href).href },
    ),
  );

/** Which item gets the focus when the menu opens. */
type Edge = 'first' | 'last';

const itemsOf = (menu: HTMLElement | null): HTMLElement[] => [
  ...(menu?.querySelectorAll<HTMLElement>('[role="menuitem"]') ?? []),
];

/** A menu button by the pattern of the ARIA Authoring Practices Guide, with the ways to read the page. */
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
        aria-label={more}
        onClick={() => setOpened(isOpen ? undefined : 'first')}
        onKeyDown={onButtonKey}
      />
      {isOpen && (
        <div
          id={id}
          role="menu"
          tabIndex={-1}
          className={styles.menu}
          aria-label={more}
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
            {translate({ id: 'copyPage.copy.label', message: 'Copy as Markdown' })}
            <span className={styles.note}>
              {translate({
                id: 'copyPage.copy.note',
                message: 'For a chat with a language model, or your notes',
              })}
            </span>
          </button>
          <a role="menuitem" tabIndex={-1} className={styles.item} href={address}>
            {translate({ id: 'copyPage.view.label', message: 'View as Markdown' })}
            <span className={styles.note}>
              {translate({ id: 'copyPage.view.note', message: 'This page as plain text' })}
            </span>
          </a>
          {assistants.map(({ name, address: assistant }) => (
            <a
              key={name}
              role="menuitem"
              tabIndex={-1}
              className={styles.item}
              href={ask(assistant, address)}
              target="_blank"
              rel="noopener noreferrer"
            >
              {translate({ id: 'copyPage.open.label', message: 'Open in {name}' }, { name })}
              <span className={styles.note}>
                {translate({
                  id: 'copyPage.open.note',
                  message: 'With the address of this page as Markdown',
                })}
              </span>
            </a>
          ))}
        </div>
      )}
    </div>
  );
}
