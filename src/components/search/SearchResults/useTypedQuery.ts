import { useEffect, useRef, useState } from 'react';

/** Milliseconds without a key after which the address follows; browsers limit how often it may change. */
const settleMs = 150;

/**
 * Holds the text of the search field. The address follows when typing pauses; the field follows the address when
 * something else changes it, such as the back button.
 */
export function useTypedQuery(
  query: string,
  onSettled: (typed: string) => void,
): [string, (text: string) => void] {
  const [text, setText] = useState(query);
  const written = useRef(query);
  const settle = useRef(onSettled);
  settle.current = onSettled;

  useEffect(() => {
    if (query !== written.current) {
      written.current = query;
      setText(query);
    }
  }, [query]);
  useEffect(() => {
    if (text === written.current) {
      return undefined;
    }
    const timer = setTimeout(() => {
      written.current = text;
      settle.current(text);
    }, settleMs);
    return () => clearTimeout(timer);
  }, [text]);
  return [text, setText];
}
