/**
 * Remembers what was made of a text, one result for each name: while somebody writes, content is loaded again at every save, and all
 * files but one are what they were.
 *
 * @param make is called for a name that has no text yet, or another one than before.
 */
export function perText<Value, Context extends unknown[]>(
  make: (text: string, ...context: Context) => Value,
): (name: string, text: string, ...context: Context) => Value {
  const kept = new Map<string, { text: string; value: Value }>();
  return (name, text, ...context) => {
    const before = kept.get(name);
    if (before?.text === text) {
      return before.value;
    }
    const value = make(text, ...context);
    kept.set(name, { text, value });
    return value;
  };
}
