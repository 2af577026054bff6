/** Headers for the addresses that a pattern matches, in the form that Netlify and Cloudflare Pages read from `_headers`. */
export interface HeaderRule {
  /** A path; `*` stands for any run of characters. */
  pattern: string;
  headers: Record<string, string>;
}

/** What Netlify and Cloudflare Pages say of a file that no rule of `_headers` mentions. */
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

/** Turns a pattern with `*` into an expression that matches whole paths. */
function patternToRegExp(pattern: string): RegExp {
  const source = pattern
    .split('*')
    .map((part) => part.replace(/[.+?^${}()|[\]\\]/g, '\\$&'))
    .join('(.*)');
  return new RegExp(`^${source}$`);
}

/** Returns the headers for a path: all rules that match, joined as the hosts join them. */
export function headersFor(rules: readonly HeaderRule[], path: string): Record<string, string> {
  const headers: Record<string, string> = {};
  for (const rule of rules) {
    if (!patternToRegExp(rule.pattern).test(path)) {
      continue;
    }
    for (const [name, value] of Object.entries(rule.headers)) {
      headers[name] = headers[name] === undefined ? value : `${headers[name]}, ${value}`;
    }
  }
  return headers;
}

const policyName = 'Content-Security-Policy';

/** Joins two policies into one that allows what either does. */
function joinPolicies(first: string, second: string): string {
  const directives = new Map<string, Set<string>>();
  for (const directive of [...first.split(';'), ...second.split(';')]) {
    const [name = '', ...sources] = directive.trim().split(/\s+/);
    directives.set(name, new Set([...(directives.get(name) ?? []), ...sources]));
  }
  return [...directives].map(([name, sources]) => [name, ...sources].join(' ')).join('; ');
}

/**
 * Joins the rules of the builds of two languages, which are one site: rules for the same addresses become one, whose policy allows what
 * the pages of either language need.
 */
export function joinHeaders(
  first: readonly HeaderRule[],
  second: readonly HeaderRule[],
): HeaderRule[] {
  const joined = new Map(first.map((rule) => [rule.pattern, rule.headers]));
  for (const { pattern, headers } of second) {
    const { [policyName]: policy, ...before } = joined.get(pattern) ?? {};
    const { [policyName]: other } = headers;
    joined.set(pattern, {
      ...before,
      ...headers,
      ...(policy && other && { [policyName]: joinPolicies(policy, other) }),
    });
  }
  return [...joined].map(([pattern, headers]) => ({ pattern, headers }));
}
