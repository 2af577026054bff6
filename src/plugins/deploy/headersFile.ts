/** Headers for the addresses that a pattern matches, in the form that Netlify and Cloudflare Pages read from `_headers`. */
export interface HeaderRule {
  /** A path, in which `*` matches any characters. */
  pattern: string;
  headers: Record<string, string>;
}

/** The default of Netlify and Cloudflare Pages for files that no rule of `_headers` matches. */
export const defaultCacheControl = 'public, max-age=0, must-revalidate';

/** Writes the content of a `_headers` file. */
export function renderHeaders(rules: readonly HeaderRule[]): string {
  const blocks = rules.map(({ pattern, headers }) =>
    [pattern, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n'),
  );
  return `${blocks.join('\n\n')}\n`;
}

/** Reads a `_headers` file. @throws Error naming the line that is neither a path nor a header below one. */
export function parseHeaders(text: string): HeaderRule[] {
  const rules: HeaderRule[] = [];
  text.split(/\r?\n/).forEach((line, index) => {
    if (line.trim() === '' || line.trimStart().startsWith('#')) {
      return;
    }
    if (line.startsWith('/')) {
      rules.push({ pattern: line.trim(), headers: {} });
      return;
    }
    const [, name, value] = /^\s+([A-Za-z-]+):\s*(.*)$/.exec(line) ?? [];
    const rule = rules.at(-1);
    if (name === undefined || value === undefined || rule === undefined) {
      throw new Error(
        `_headers, line ${index + 1}: expected a path or "  Name: value", got "${line}"`,
      );
    }
    rule.headers[name] = value;
  });
  return rules;
}

/** Checks whether a pattern with `*` matches a whole path. */
function matchesPattern(pattern: string, path: string): boolean {
  const parts = pattern.split('*').map((part) => part.replace(/[.+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${parts.join('.*')}$`).test(path);
}

/** Returns the headers for a path. Values of several matching rules are joined, like on the hosts. */
export function headersFor(rules: readonly HeaderRule[], path: string): Record<string, string> {
  const headers: Record<string, string> = {};
  for (const rule of rules.filter(({ pattern }) => matchesPattern(pattern, path))) {
    for (const [name, value] of Object.entries(rule.headers)) {
      headers[name] = headers[name] === undefined ? value : `${headers[name]}, ${value}`;
    }
  }
  return headers;
}
