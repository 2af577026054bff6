import type { HeaderRule } from './headersFile';

/** Directives of a policy by name, each with its sources. */
const directives = (policy: string): Map<string, string[]> =>
  new Map(
    policy.split(';').flatMap((directive): [string, string[]][] => {
      const [name, ...sources] = directive.trim().split(/\s+/);
      return name ? [[name, sources]] : [];
    }),
  );

/** Joins two policies into one that allows what either does; both have the same directives. */
function joinPolicies(one: string, other: string): string {
  const joined = directives(one);
  for (const [name, sources] of directives(other)) {
    joined.set(name, [...new Set([...(joined.get(name) ?? []), ...sources])]);
  }
  return [...joined].map(([name, sources]) => [name, ...sources].join(' ')).join('; ');
}

const policyName = 'Content-Security-Policy';

/**
 * Joins the rules of the builds of two languages, which are one site: rules for the same addresses become one, whose policy allows what
 * the pages of either language need.
 */
export function joinHeaders(
  first: readonly HeaderRule[],
  second: readonly HeaderRule[],
): HeaderRule[] {
  const joined = new Map(first.map((rule) => [rule.pattern, rule]));
  for (const rule of second) {
    const before = joined.get(rule.pattern)?.headers;
    const headers = { ...before, ...rule.headers };
    const [one, other] = [before?.[policyName], rule.headers[policyName]];
    if (one !== undefined && other !== undefined) {
      headers[policyName] = joinPolicies(one, other);
    }
    joined.set(rule.pattern, { pattern: rule.pattern, headers });
  }
  return [...joined.values()];
}
