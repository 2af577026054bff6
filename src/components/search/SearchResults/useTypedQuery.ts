import { useEffect, useRef, useState } from 'react';

/** Milliseconds of a pause before the address changes. Browsers limit the number of changes. */
const settleMs = 150;

/** Holds the text of the search field. The address changes when typing pauses, and the field changes with the address, such as
 * after the back button.
 * @param onSettled receives the text. Uninterrupted typing adds one entry to the history, which each pause replaces.
 * @returns the text, a function that changes it, a function that ends the entry, and the field's ref.
 */
export function useTypedQuery(
  query: string,
  onSettled: (typed: string, how: 'push' | 'replace') => void,
) {
  const [text, setText] = useState(query);
  const written = useRef(query);
  const isTyping = useRef(false);

  const settle = (): void => {
    if (text !== written.current) {
      // “Back” skips the search page without a query.
      const how = isTyping.current || written.current === '' ? 'replace' : 'push';
      written.current = text;
      isTyping.current = true;
      onSettled(text, how);
    }
  };
  useEffect(() => {
    if (query !== written.current) {
      written.current = query;
      isTyping.current = false;
      setText(query);
    }
  }, [query]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another text starts the pause again, nothing else does
  useEffect(() => {
    const timer = setTimeout(settle, settleMs);
    return () => clearTimeout(timer);
  }, [text]);
  const field = useRef<HTMLInputElement>(null);
  // What the reader typed before the app started.
  useEffect(() => {
    if (field.current?.value) {
      setText(field.current.value);
    }
  }, []);
  // The framework removes the focus at each new address, but the reader may still be typing.
  useEffect(() => {
    if (isTyping.current && query === written.current) {
      field.current?.focus({ preventScroll: true });
    }
  }, [query]);
  const end = (): void => {
    settle();
    isTyping.current = false;
  };
  return { text, setText, end, field };
}
