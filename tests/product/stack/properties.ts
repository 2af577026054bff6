/** Reads a file of properties; a later line wins. */
export const readProperties = (text: string): Map<string, string> =>
  new Map(
    [...text.matchAll(/^[ \t]*([^\s=:#]+)[ \t]*[=: \t][ \t]*(.*?)[ \t]*$/gm)].map(
      ([, key = '', value = '']) => [key, value],
    ),
  );
