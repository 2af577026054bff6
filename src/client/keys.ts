/** What of a keyboard event tells which key was pressed. */
type Key = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'target'>;

/** Whether keys go into a field where they are written. */
export const isEditable = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || /^(INPUT|SELECT|TEXTAREA)$/.test(target.tagName));

/** A key that writes a letter or digit. */
export const isTyping = ({ key, ctrlKey, metaKey, altKey }: Key): boolean =>
  /^[\p{L}\p{N}]$/u.test(key) && !(ctrlKey || metaKey || altKey);

/** Ctrl+K or Cmd+K, which opens and closes the search (specification §2). */
export const isSearchShortcut = ({ key, ctrlKey, metaKey, altKey, shiftKey }: Key): boolean =>
  key.toLowerCase() === 'k' && (ctrlKey || metaKey) && !altKey && !shiftKey;

/** Whether a key is meant for the page: neither for a field nor for the browser. */
const isForPage = ({ target, ctrlKey, metaKey, altKey }: Key): boolean =>
  !(ctrlKey || metaKey || altKey || isEditable(target));

/** A slash outside of fields, which opens the search (specification §2). */
export const isSearchSlash = (event: Key): boolean => event.key === '/' && isForPage(event);
