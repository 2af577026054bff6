import { searchClosed, searchField, searchOpened } from '../../site/controls';
import { closest, onPress, openDialog } from './dom';

/** What of a keyboard event tells which key was pressed. */
type Key = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'target'>;

/** Whether keys go into a field where they are written. */
const isEditable = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || /^(INPUT|SELECT|TEXTAREA)$/.test(target.tagName));

/** A key that writes a letter or digit. */
const isTyping = ({ key, ctrlKey, metaKey, altKey }: Key): boolean =>
  /^[\p{L}\p{N}]$/u.test(key) && !(ctrlKey || metaKey || altKey);

/** Ctrl+K or Cmd+K, which opens and closes the search (specification §2). */
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

/** Shows the field of the search at once, and tells the app, which continues in the pop-up with what was typed. */
function open(): void {
  const field = dialog();
  if (field && !field.open && document.querySelector(popUp) === null) {
    openDialog(field);
    // A key may open it while nothing has the focus: closing it would lose the focus. The pop-up takes the focus itself.
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
    // Keys go to a modal dialog, and to an input method.
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
      // The field has the focus before the browser writes the key.
      open();
    }
  });
}
