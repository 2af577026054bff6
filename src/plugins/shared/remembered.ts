/**
 * Remembers what was made of some items, one result for each name: while somebody writes, content is loaded again at every save, and all
 * but one of its parts are what they were.
 *
 * @param make is called for a name that has no items yet, or others than before.
 */
export function perItems<Items extends readonly unknown[], Value, Context extends unknown[]>(
  make: (items: Items, ...context: Context) => Value,
): (name: string, items: Items, ...context: Context) => Value {
  const kept = new Map<string, { items: Items; value: Value }>();
  return (name, items, ...context) => {
    const before = kept.get(name);
    if (
      before?.items.length === items.length &&
      items.every((item, at) => item === before.items[at])
    ) {
      return before.value;
    }
    const value = make(items, ...context);
    kept.set(name, { items, value });
    return value;
  };
}

/** Remembers what was made of a text, one result for each name, as `perItems` does. */
export function perText<Value, Context extends unknown[]>(
  make: (text: string, ...context: Context) => Value,
): (name: string, text: string, ...context: Context) => Value {
  const made = perItems(([text]: readonly [string], ...context: Context) => make(text, ...context));
  return (name, text, ...context) => made(name, [text], ...context);
}
