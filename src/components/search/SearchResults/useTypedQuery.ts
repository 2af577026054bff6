import { useEffect, useRef, useState } from 'react';

/** Milliseconds without a key after which the address follows; browsers limit how often it may change. */
const settleMs = 150;

/**
 * Holds the text of the search field. The address follows when typing pauses; the field follows the address when
 * something else changes it, such as the back button.
 *
 * @param onSettled is given the text. What is typed in one go adds one entry to the history, and replaces it at each pause.
 * @returns the text, a function that changes it, one that ends what is typed in one go, and the field's ref.
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
      // Back leads past the search page without a query.
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
  // What the reader typed before the app was there.
  useEffect(() => {
    if (field.current?.value) {
      setText(field.current.value);
    }
  }, []);
  // The framework takes the focus away at each new address, and the reader may be typing still.
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
