/** One line of a `_redirects` file: `from to status`. A `*` at the end of `from` is `:splat` in `to`. */
export interface Redirect {
  from: string;
  to: string;
  status: 301 | 302;
}

/** Writes the content of a `_redirects` file. */
export const renderRedirects = (redirects: readonly Redirect[]): string =>
  redirects.map(({ from, to, status }) => `${from} ${to} ${status}\n`).join('');

/** Reads a `_redirects` file. @throws Error naming the line that isn't `from to status`. */
export function parseRedirects(text: string): Redirect[] {
  return text.split(/\r?\n/).flatMap((line, index): Redirect[] => {
    if (/^\s*$|^#/.test(line)) {
      return [];
    }
    const [, from, to, status] = /^\s*(\/\S*)\s+(\S+)\s+(301|302)\s*$/.exec(line) ?? [];
    if (from === undefined || to === undefined) {
      throw new Error(`_redirects, line ${index + 1}: expected "from to 301|302", got "${line}"`);
    }
    return [{ from, to, status: status === '301' ? 301 : 302 }];
  });
}

/** Returns where a path is sent, by the first line that matches, or `undefined` where it stays. */
export function redirectFor(
  redirects: readonly Redirect[],
  path: string,
): { location: string; status: 301 | 302 } | undefined {
  for (const { from, to, status } of redirects) {
    const start = from.replace(/\*$/, '');
    if (start !== from && path.startsWith(start)) {
      return { location: to.replace(':splat', path.slice(start.length)), status };
    }
    if (path === from || path === `${from}/`) {
      return { location: to, status };
    }
  }
  return undefined;
}
