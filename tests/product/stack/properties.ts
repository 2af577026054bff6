/** Reads a file of properties; a later line wins. */
export const readProperties = (text: string): Map<string, string> =>
  new Map(
    text
      .split('\n')
      .filter((line) => /^\s*[^#\s]/.test(line))
      .map((line) => {
        const [, key = '', value = ''] = /^\s*([^\s=:]+)\s*[=:\s]\s*(.*?)\s*$/.exec(line) ?? [];
        return [key, value] as const;
      }),
  );
