// Ours instead of the hosted-only stock one: a light button that loads the pop-up on intent, with or without a hosted index.
import { translate } from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { loadForPress } from '@site/src/client/chunkWaits';
import { isSearchShortcut, isSearchSlash, isTyping } from '@site/src/client/keys';
import type SearchPopUp from '@site/src/components/search/SearchPopUp';
import { search } from '@site/src/site/search';
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { pages } from '../../site/links';
import styles from './styles.module.css';

/** As the stock bar has it; the words of the pop-up come with its code. */
const label = translate({
  id: 'theme.SearchBar.label',
  message: 'Search',
  description: 'The ARIA label and placeholder for search button',
});

const importPopUp = () => import('@site/src/components/search/SearchPopUp');

/** Says whether what is typed is meant for the search: on its button, and, once it is opened, wherever else than in the pop-up. */
const isForQuery = (
  { target }: KeyboardEvent,
  isOpen: boolean,
  button: HTMLElement | null,
): boolean =>
  isOpen
    ? !(target instanceof Element && target.closest('.DocSearch-Modal'))
    : document.activeElement === button;

/** Writes a key that the reader pressed before the page was awake: of one that is done again the browser writes nothing. */
function write(key: string, input: HTMLInputElement): void {
  input.setRangeText(key, input.value.length, input.value.length, 'end');
  input.dispatchEvent(new Event('input', { bubbles: true }));
}

/** The search button of the navbar and its keys (specification §2). */
export default function SearchBar(): ReactNode {
  const isBrowser = useIsBrowser();
  const searchPage = useBaseUrl(pages.search);
  const button = useRef<HTMLButtonElement>(null);
  const typed = useRef('');
  const isPressed = useRef(false);
  /** As the keys find it, which may come before the pop-up is rendered or gone. */
  const isOpenNow = useRef(false);
  const [isOpen, setOpen] = useState(false);
  const [PopUp, setPopUp] = useState<typeof SearchPopUp>();

  const load = useCallback(async (importCode: typeof importPopUp) => {
    const { default: Loaded } = await importCode();
    setPopUp(() => Loaded);
  }, []);
  const preload = useCallback(() => {
    if (!isPressed.current) {
      // Nobody has asked for it yet.
      load(importPopUp).catch(() => undefined);
    }
  }, [load]);
  const open = useCallback(() => {
    isOpenNow.current = true;
    setOpen(true);
    // One that has been closed, and is still there, stays.
    document.querySelector<HTMLInputElement>('.DocSearch-Input')?.focus();
    if (!isPressed.current) {
      isPressed.current = true;
      load(() => loadForPress(importPopUp)).catch(() => {
        // Without the pop-up's code the search page, loaded anew, still searches.
        const query = new URLSearchParams({ [search.queryParameter]: typed.current });
        window.location.assign(typed.current ? `${searchPage}?${query}` : searchPage);
      });
    }
  }, [load, searchPage]);
  const close = useCallback(() => {
    isOpenNow.current = false;
    setOpen(false);
    typed.current = '';
    button.current?.focus();
  }, []);

  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      const isOpened = isOpenNow.current;
      if (isSearchShortcut(event) || (event.key === 'Escape' && isOpened)) {
        event.preventDefault();
        (isOpened ? close : open)();
      } else if (!isOpened && isSearchSlash(event)) {
        event.preventDefault();
        open();
      } else if (isTyping(event) && isForQuery(event, isOpened, button.current)) {
        const input = document.querySelector<HTMLInputElement>('.DocSearch-Input');
        if (input) {
          // The pop-up takes the focus a moment after it is shown: the browser writes the key where the focus is then.
          input.focus();
          if (!event.isTrusted) {
            write(event.key, input);
          }
          return;
        }
        // Keys typed before the pop-up is there become its query.
        event.preventDefault();
        typed.current += event.key;
        open();
      }
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [open, close]);

  return (
    <>
      <button
        ref={button}
        type="button"
        className={`DocSearch-Button ${styles.button}`}
        aria-label={label}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K /"
        disabled={!isBrowser}
        onClick={open}
        onFocus={preload}
        onMouseEnter={preload}
        onTouchStart={preload}
      >
        <svg className={styles.icon} viewBox="0 0 20 20" aria-hidden="true">
          <path d="M14.4 14.4 18 18m-1.5-8.75a7.25 7.25 0 1 1-14.5 0 7.25 7.25 0 0 1 14.5 0Z" />
        </svg>
        <span className={styles.label}>{label}</span>
        <kbd className={styles.key}>/</kbd>
      </button>
      {PopUp && <PopUp isOpen={isOpen} initialQuery={typed.current} onClose={close} />}
    </>
  );
}
