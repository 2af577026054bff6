// Ours instead of the hosted-only stock one: a light button that loads the pop-up on intent, with or without a hosted index.
import useBaseUrl from '@docusaurus/useBaseUrl';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { isSearchShortcut, isSearchSlash, isTyping } from '@site/src/client/keys';
import type SearchPopUp from '@site/src/components/search/SearchPopUp';
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { pages } from '../../site/links';
import styles from './styles.module.css';

/** Closed without the pop-up's code; closed or open with it. */
type State = 'idle' | 'closed' | 'open';

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
  const loading = useRef(false);
  const [state, setState] = useState<State>('idle');
  const [PopUp, setPopUp] = useState<typeof SearchPopUp>();

  const load = useCallback(() => {
    loading.current = true;
    import('@site/src/components/search/SearchPopUp')
      .then((module) => {
        setPopUp(() => module.default);
        setState((now) => (now === 'idle' ? 'closed' : now));
      })
      // Without the pop-up's code the search page, loaded anew, still searches.
      .catch(() => window.location.assign(searchPage));
  }, [searchPage]);
  const preload = useCallback(() => {
    if (!loading.current) {
      load();
    }
  }, [load]);
  const open = useCallback(() => {
    setState('open');
    preload();
  }, [preload]);
  const close = useCallback(() => {
    setState('closed');
    typed.current = '';
    button.current?.focus();
  }, []);

  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      const isOpen = state === 'open';
      if (isSearchShortcut(event) || (event.key === 'Escape' && isOpen)) {
        event.preventDefault();
        (isOpen ? close : open)();
      } else if (!isOpen && isSearchSlash(event)) {
        event.preventDefault();
        open();
      } else if (isTyping(event) && isForQuery(event, isOpen, button.current)) {
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
  }, [state, open, close]);

  return (
    <>
      <button
        ref={button}
        type="button"
        className={`DocSearch-Button ${styles.button}`}
        aria-label="Search"
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
        <span className={styles.label}>Search</span>
        <kbd className={styles.key}>/</kbd>
      </button>
      {PopUp && <PopUp isOpen={state === 'open'} initialQuery={typed.current} onClose={close} />}
    </>
  );
}
