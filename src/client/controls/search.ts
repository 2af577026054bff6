import { searchClosed, searchField, searchOpened } from '../../site/controls';
import { closest, onPress, openDialog } from './dom';

type Key = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'target'>;

/** Checks whether an element is an editable field. */
const isEditable = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || /^(INPUT|SELECT|TEXTAREA)$/.test(target.tagName));

/** Checks whether a key writes a letter or digit. */
const isTyping = ({ key, ctrlKey, metaKey, altKey }: Key): boolean =>
  /^[\p{L}\p{N}]$/u.test(key) && !(ctrlKey || metaKey || altKey);

/** Checks for Ctrl+K or Cmd+K, which opens and closes the search (specification §2). */
const isSearchShortcut = ({ key, ctrlKey, metaKey, altKey, shiftKey }: Key): boolean =>
  key.toLowerCase() === 'k' && (ctrlKey || metaKey) && !altKey && !shiftKey;

/** A slash outside of fields, and not for the browser, which opens the search (specification §2). */
const isSearchSlash = ({ key, target, ctrlKey, metaKey, altKey }: Key): boolean =>
  key === '/' && !(ctrlKey || metaKey || altKey || isEditable(target));

const popUp = '.DocSearch-Modal';
const button = `.${searchField.button}`;

const dialog = (): HTMLDialogElement | null =>
  document.querySelector<HTMLDialogElement>(`#${searchField.id}`);

function focusButton(): void {
  if (document.activeElement?.matches('body, dialog *')) {
    document.querySelector<HTMLElement>(button)?.focus();
  }
}

/** Shows the search field at once, and notifies the app, which continues in the pop-up with the typed text. */
function open(): void {
  const field = dialog();
  if (field && !field.open && document.querySelector(popUp) === null) {
    openDialog(field);
    // If nothing has the focus, closing the search would lose it.
    field.addEventListener('close', focusButton, { once: true });
    document.dispatchEvent(new Event(searchOpened));
  }
}

/** Handles the button and the keys of the search (specification §2). */
export function controlSearch(): void {
  onPress('click', (event) => {
    if (closest(event, button)) {
      event.preventDefault();
      open();
    } else if (event.target === dialog()) {
      dialog()?.close();
    }
  });
  document.addEventListener('keydown', (event) => {
    // Ignores keys for a modal dialog or an input method.
    if (event.isComposing || document.querySelector('dialog:modal')) {
      return;
    }
    if (document.querySelector(popUp)) {
      if (event.key === 'Escape' || isSearchShortcut(event)) {
        event.preventDefault();
        document.dispatchEvent(new Event(searchClosed));
      }
    } else if (isSearchShortcut(event)) {
      event.preventDefault();
      if (dialog()?.open) {
        dialog()?.close();
      } else {
        open();
      }
    } else if (isSearchSlash(event)) {
      event.preventDefault();
      open();
    } else if (isTyping(event) && closest(event, button)) {
      // The field gets the focus before the browser writes the key.
      open();
    }
  });
}
