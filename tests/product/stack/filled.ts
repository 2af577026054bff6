/** Replaces each `{name}` that is known. */
export const filled = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(/\{(\w+)\}/g, (all, name) => values[name] ?? all);
