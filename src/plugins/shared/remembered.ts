/** Caches one result per name until its items change. During `npm run dev`, every save reloads all content, most of which is
 * unchanged.
 * @param make is called for a new name, or for changed items.
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

/** Caches one result per name until its text changes. */
export function perText<Value, Context extends unknown[]>(
  make: (text: string, ...context: Context) => Value,
): (name: string, text: string, ...context: Context) => Value {
  const made = perItems(([text]: readonly [string], ...context: Context) => make(text, ...context));
  return (name, text, ...context) => made(name, [text], ...context);
}
