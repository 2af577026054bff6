import { createHash } from 'node:crypto';

/** Returns the source expression of a script or a style for a policy, such as `'sha256-…'`. */
export function sourceHash(source: string): string {
  return `'sha256-${createHash('sha256').update(source, 'utf8').digest('base64')}'`;
}

/** What the policy of a site depends on. */
export interface PolicyInput {
  /** Source expressions of all inline scripts, as `sourceHash` writes them. */
  scriptHashes: Iterable<string>;
  /** Source expressions of the style elements that scripts create. */
  styleHashes?: Iterable<string>;
  /** Source expressions of all style attributes; `any` where they are too many to be named. */
  styleAttributeHashes: Iterable<string> | 'any';
  /** Addresses that scripts may come from besides the site itself. */
  scripts?: Iterable<string>;
  /** Source expressions of what the browser may call besides the site itself. */
  connect: Iterable<string>;
  /** Source expressions of what pages show in frames, and of the media that they play. */
  frames?: readonly string[];
  media?: readonly string[];
  /** Addresses a form may be sent to besides the site itself. */
  formAction: Iterable<string>;
}

/** Without `'unsafe-hashes'` a hash allows elements only, never an attribute. */
function styleAttributeSources(hashes: PolicyInput['styleAttributeHashes']): string[] {
  if (hashes === 'any') {
    return ["'unsafe-inline'"];
  }
  const sorted = [...new Set(hashes)].sort();
  return sorted.length === 0 ? ["'none'"] : ["'unsafe-hashes'", ...sorted];
}

const orNone = (sources: readonly string[] = []): string[] =>
  sources.length === 0 ? ["'none'"] : [...sources];

const origins = (addresses: Iterable<string>): string[] =>
  [...new Set([...addresses].map((address) => new URL(address).origin))].sort();

/**
 * Writes the Content-Security-Policy of the site: nothing but the site itself, the scripts whose hashes are given and the
 * configured addresses.
 */
export function contentSecurityPolicy(input: PolicyInput): string {
  const directives: Record<string, string[]> = {
    // Firefox asks this one for what is fetched ahead, and no other; what it would allow besides is named below.
    'default-src': ["'self'"],
    'script-src': [
      "'self'",
      ...[...new Set(input.scriptHashes)].sort(),
      ...origins(input.scripts ?? []),
    ],
    'style-src-elem': ["'self'", ...(input.styleHashes ?? [])],
    'style-src-attr': styleAttributeSources(input.styleAttributeHashes),
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...input.connect],
    'worker-src': ["'self'"],
    'manifest-src': ["'self'"],
    'form-action': ["'self'", ...origins(input.formAction)],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
    'frame-src': orNone(input.frames),
    'media-src': orNone(input.media),
    'frame-ancestors': ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, values]) => `${name} ${values.join(' ')}`)
    .join('; ');
}
