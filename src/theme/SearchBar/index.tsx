// Replaced: the stock bar is for a hosted index only. The button and the first field work without the app (src/client/controls/search.ts);
// the pop-up is loaded on intent, and continues with what was typed into the field.
import { translate } from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useIsBrowser from '@docusaurus/useIsBrowser';
import type SearchPopUp from '@site/src/components/search/SearchPopUp';
import { searchClosed, searchField, searchOpened } from '@site/src/site/controls';
import { pages } from '@site/src/site/links';
import { searchInput } from '@site/src/site/shellFigures';
import { useCallback, useEffect, useRef, useState } from 'react';
import styles from './styles.module.css';

const label = translate({ id: 'theme.SearchBar.label', message: 'Search' });
const placeholder = translate({ id: 'theme.SearchModal.placeholder', message: 'Search docs' });

const magnifier = (
  <svg className={styles.icon} viewBox="0 0 20 20" aria-hidden="true">
    <path d="M14.4 14.4 18 18m-1.5-8.75a7.25 7.25 0 1 1-14.5 0 7.25 7.25 0 0 1 14.5 0Z" />
  </svg>
);

/** The search button of the navbar, its first field, and the pop-up (specification §2). */
export default function SearchBar() {
  const isBrowser = useIsBrowser();
  const searchPage = useBaseUrl(pages.search);
  const button = useRef<HTMLButtonElement>(null);
  const field = useRef<HTMLDialogElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [PopUp, setPopUp] = useState<typeof SearchPopUp>();

  const load = useCallback(async (): Promise<void> => {
    const { default: Loaded } = await import('@site/src/components/search/SearchPopUp');
    setPopUp(() => Loaded);
  }, []);
  // The closed pop-up loads the index. A press repeats a preload that failed.
  const preload = (): void => void load().catch(() => undefined);

  useEffect(() => {
    const open = (): void => {
      setOpen(true);
      // Without the code of the pop-up the search page, loaded as a whole, still searches.
      load().catch(() => field.current?.open && input.current?.form?.submit());
    };
    document.addEventListener(searchOpened, open);
    if (field.current?.open) {
      open();
    }
    return () => document.removeEventListener(searchOpened, open);
  }, [load]);

  // In the task that shows the pop-up, so that no key is lost between the two fields.
  const takeOver = useCallback(() => {
    const popUpInput = document.querySelector<HTMLInputElement>('.DocSearch-Input');
    if (field.current?.open && input.current && popUpInput) {
      const { selectionStart, selectionEnd } = input.current;
      field.current.close();
      input.current.value = '';
      popUpInput.focus();
      popUpInput.setSelectionRange(selectionStart, selectionEnd);
    }
  }, []);

  const close = useCallback(() => {
    setOpen(false);
    button.current?.focus();
  }, []);
  useEffect(() => {
    document.addEventListener(searchClosed, close);
    return () => document.removeEventListener(searchClosed, close);
  }, [close]);

  const onFieldClosed = (): void => {
    // Closed by the reader, and not replaced by the pop-up.
    if (!document.querySelector('.DocSearch-Modal')) {
      setOpen(false);
    }
  };
  return (
    <>
      <button
        ref={button}
        type="button"
        className={`${searchField.button} ${styles.button}`}
        aria-label={label}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K /"
        disabled={!isBrowser}
        onFocus={preload}
        onMouseEnter={preload}
        onTouchStart={preload}
      >
        {magnifier}
        <span className={styles.label}>{label}</span>
        <kbd className={styles.key}>/</kbd>
      </button>
      <dialog
        ref={field}
        id={searchField.id}
        className={styles.field}
        aria-label={label}
        aria-modal="true"
        onClose={onFieldClosed}
      >
        <form action={searchPage}>
          {magnifier}
          <input
            ref={input}
            type="search"
            name={searchInput.queryParameter}
            aria-label={label}
            placeholder={placeholder}
            maxLength={searchInput.maxQueryLengthPopUp}
            autoComplete="off"
            spellCheck={false}
          />
        </form>
      </dialog>
      {PopUp && (
        <PopUp
          isOpen={isOpen}
          initialQuery={input.current?.value ?? ''}
          onShow={takeOver}
          onClose={close}
        />
      )}
    </>
  );
}
