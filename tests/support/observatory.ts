import { attribute, elements } from './html';

/**
 * Scores a response the way Mozilla's HTTP Observatory does (mdn/mdn-http-observatory, src/grader/charts.js): 100 points, minus
 * what is unsafe, plus a bonus for what is better than needed. The bonus counts from 90 points on. Not scored here: the HSTS
 * preload list and the redirect from http to https, which are matters of the host.
 */
export interface Finding {
  test: string;
  result: string;
  points: number;
}

/** A response as a browser got it over https. */
export interface Answer {
  host: string;
  headers: Headers;
  html: string;
}

type Rule = (answer: Answer) => Omit<Finding, 'test'>;
type Policy = Map<string, string[]>;

const broad = /^(?:https?:|ftp:|\*|https?:\/\/\*(?:\.\*)?)$/;
const sixMonths = 15_552_000;

/** Parses a policy; a directive named twice makes it invalid. */
function parsePolicy(text: string): Policy | undefined {
  const policy: Policy = new Map();
  for (const part of text.split(';').map((directive) => directive.trim())) {
    const [name = '', ...sources] = part.toLowerCase().split(/\s+/);
    if (policy.has(name)) {
      return undefined;
    }
    if (name !== '') {
      policy.set(name, sources);
    }
  }
  return policy;
}

/** The header's policy, narrowed by those in the page's own HTML. */
function policyOf({ headers, html }: Answer): Policy | undefined {
  const policy = parsePolicy(headers.get('content-security-policy') ?? '');
  const own = elements(html, 'meta').filter(
    (meta) => attribute(meta, 'httpEquiv')?.toLowerCase() === 'content-security-policy',
  );
  for (const meta of own) {
    for (const [name, sources] of parsePolicy(attribute(meta, 'content') ?? '') ?? []) {
      const before = policy?.get(name);
      policy?.set(name, before?.filter((source) => sources.includes(source)) ?? sources);
    }
  }
  return policy;
}

const contentSecurityPolicy: Rule = (answer) => {
  const policy = policyOf(answer);
  if (policy === undefined) {
    return { result: 'a directive twice', points: -25 };
  }
  if (policy.size === 0) {
    return { result: 'missing', points: -25 };
  }
  const sources = (name: string): string[] =>
    policy.get(name) ?? policy.get('default-src') ?? ['*'];
  const passive = new Set(['img-src', 'media-src']);
  const insecure = (all: string[]): boolean => all.some((source) => /^(?:http|ftp):/.test(source));
  const unsafe = (name: string): boolean => {
    const list = sources(name);
    const isHashed = list.some((source) => /^'(?:sha\d+|nonce)-/.test(source));
    return list.some(
      (source) =>
        broad.test(source) || source === 'data:' || (source === "'unsafe-inline'" && !isHashed),
    );
  };
  if (unsafe('script-src') || sources('object-src').some((source) => broad.test(source))) {
    return { result: 'unsafe scripts or objects', points: -20 };
  }
  if (insecure([...policy].flatMap(([name, list]) => (passive.has(name) ? [] : list)))) {
    return { result: 'http sources', points: -20 };
  }
  if ([...sources('script-src'), ...sources('style-src')].includes("'unsafe-eval'")) {
    return { result: 'eval', points: -10 };
  }
  if (insecure([...passive].flatMap(sources))) {
    return { result: 'http pictures', points: -10 };
  }
  // The Observatory looks at style-src alone; the two directives that may stand in its place are no weaker matter.
  if (['style-src', 'style-src-elem', 'style-src-attr'].some(unsafe)) {
    return { result: 'unsafe styles', points: 0 };
  }
  return policy.get('default-src')?.join() === "'none'"
    ? { result: 'nothing unsafe, default none', points: 10 }
    : { result: 'nothing unsafe', points: 5 };
};

const strictTransportSecurity: Rule = ({ headers }) => {
  const age = /(?:^|;)\s*max-age=(\d+)/i.exec(headers.get('strict-transport-security') ?? '')?.[1];
  if (age === undefined) {
    return { result: 'missing', points: -20 };
  }
  return Number(age) < sixMonths
    ? { result: 'less than six months', points: -10 }
    : { result: 'six months or more', points: 0 };
};

/** A header whose value alone decides. */
const byValue =
  (header: string, points: Record<string, number>, missing: number, invalid: number): Rule =>
  ({ headers }) => {
    const value = headers.get(header)?.trim().toLowerCase();
    return value === undefined
      ? { result: 'missing', points: missing }
      : { result: value, points: points[value] ?? invalid };
  };

const frames: Rule = (answer) =>
  policyOf(answer)?.has('frame-ancestors')
    ? { result: 'by policy', points: 5 }
    : byValue('x-frame-options', { deny: 5, sameorigin: 5 }, -20, -20)(answer);

const subresourceIntegrity: Rule = ({ html, host }) => {
  const foreign = elements(html, 'script[src]')
    .map((script) => ({ src: attribute(script, 'src'), integrity: attribute(script, 'integrity') }))
    .filter(({ src = '' }) => new URL(src, `https://${host}`).host !== host);
  if (foreign.some(({ src = '' }) => new URL(src, `https://${host}`).protocol === 'http:')) {
    return { result: 'foreign scripts over http', points: -50 };
  }
  return foreign.some(({ integrity }) => integrity === undefined)
    ? { result: 'foreign scripts without a hash', points: -5 }
    : { result: 'no foreign script without a hash', points: 0 };
};

const cookies: Rule = ({ headers }) =>
  headers.getSetCookie().some((cookie) => !/;\s*secure/i.test(cookie))
    ? { result: 'not secure', points: -20 }
    : { result: 'none, or secure', points: 0 };

const sharing: Rule = ({ headers }) =>
  headers.has('access-control-allow-origin') &&
  headers.get('access-control-allow-credentials') === 'true'
    ? { result: 'with credentials', points: -50 }
    : { result: 'no credentials', points: 0 };

const privateReferrers = [
  'no-referrer',
  'same-origin',
  'strict-origin',
  'strict-origin-when-cross-origin',
];
const rules: Record<string, Rule> = {
  'content-security-policy': contentSecurityPolicy,
  'strict-transport-security': strictTransportSecurity,
  'x-content-type-options': byValue('x-content-type-options', { nosniff: 0 }, -5, -5),
  'x-frame-options': frames,
  'referrer-policy': byValue(
    'referrer-policy',
    Object.fromEntries(privateReferrers.map((value) => [value, 5])),
    0,
    -5,
  ),
  'cross-origin-opener-policy': byValue(
    'cross-origin-opener-policy',
    { 'same-origin': 10, 'same-origin-allow-popups': 10, 'unsafe-none': 0 },
    0,
    -5,
  ),
  'cross-origin-embedder-policy': byValue(
    'cross-origin-embedder-policy',
    { 'require-corp': 10, credentialless: 10, 'unsafe-none': 0 },
    0,
    -5,
  ),
  'cross-origin-resource-policy': byValue(
    'cross-origin-resource-policy',
    { 'same-origin': 10, 'same-site': 10, 'cross-origin': 0 },
    0,
    -5,
  ),
  'subresource-integrity': subresourceIntegrity,
  cookies,
  'cross-origin-resource-sharing': sharing,
};

/** The most that a site without cookies and foreign scripts can reach by its headers. */
export const fullMarks = 150;

/** Scores a response. */
export function observatory(answer: Answer): { score: number; findings: Finding[] } {
  const findings = Object.entries(rules).map(([test, rule]) => ({ test, ...rule(answer) }));
  const sum = (all: Finding[]): number => all.reduce((total, { points }) => total + points, 0);
  const without = 100 + sum(findings.filter(({ points }) => points < 0));
  return { score: Math.max(0, without < 90 ? without : 100 + sum(findings)), findings };
}
