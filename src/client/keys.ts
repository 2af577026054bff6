/** What of a keyboard event tells which key was pressed. */
type Key = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'>;

/** Whether keys go into a field where they are written. */
export const isEditable = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || /^(INPUT|SELECT|TEXTAREA)$/.test(target.tagName));

/** A key that writes a letter or digit. */
export const isTyping = ({ key, ctrlKey, metaKey, altKey }: Key): boolean =>
  /^[\p{L}\p{N}]$/u.test(key) && !(ctrlKey || metaKey || altKey);

/** Ctrl+K or Cmd+K, which opens and closes the search (specification §2). */
export const isSearchShortcut = ({ key, ctrlKey, metaKey }: Key): boolean =>
  key.toLowerCase() === 'k' && (ctrlKey || metaKey);

/** A slash outside of fields, which opens the search (specification §2). */
export const isSearchSlash = ({ key, target }: Pick<KeyboardEvent, 'key' | 'target'>): boolean =>
  key === '/' && !isEditable(target);

/** A question mark outside of fields, which shows the keys of the site. */
export const isKeysHelp = ({ key, target }: Pick<KeyboardEvent, 'key' | 'target'>): boolean =>
  key === '?' && !isEditable(target);
