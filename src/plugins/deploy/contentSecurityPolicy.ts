import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/** Returns the source expression of a script or a style for a policy, such as `'sha256-…'`. */
export function sourceHash(source: string): string {
  return `'sha256-${createHash('sha256').update(source, 'utf8').digest('base64')}'`;
}

/** A style element that the pop-up's code creates, such as the one inside its logo. */
const styleElement = /\.createElement\(\s*["']style["']\s*,\s*null\s*,\s*("(?:[^"\\]|\\.)*")\s*\)/g;

/** Returns the source expressions of the style elements in a script: the policy allows these and no other inline style. */
export const styleHashes = (script: string): string[] =>
  [...script.matchAll(styleElement)].map(([, literal = '""']) => sourceHash(JSON.parse(literal)));

/** The same for the search pop-up as it is installed. */
export const popUpStyleHashes = (): string[] =>
  styleHashes(readFileSync(createRequire(import.meta.url).resolve('@docsearch/react'), 'utf8'));

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

const orNone = (sources: readonly string[] = []): readonly string[] =>
  sources.length === 0 ? ["'none'"] : sources;

const origins = (addresses: Iterable<string>): string[] =>
  [...new Set([...addresses].map((address) => new URL(address).origin))].sort();

/**
 * Writes the Content-Security-Policy of the site: nothing but the site itself, the scripts whose hashes are given and the
 * configured addresses.
 */
export function contentSecurityPolicy(input: PolicyInput): string {
  const { styleAttributeHashes: attributes } = input;
  const named = attributes === 'any' ? [] : [...new Set(attributes)].sort();
  const directives: Record<string, readonly string[]> = {
    // Firefox asks this one for what is fetched ahead, and no other; what it would allow besides is named below.
    'default-src': ["'self'"],
    'script-src': [
      "'self'",
      ...[...new Set(input.scriptHashes)].sort(),
      ...origins(input.scripts ?? []),
    ],
    'style-src-elem': ["'self'", ...(input.styleHashes ?? [])],
    // Without `'unsafe-hashes'` a hash allows elements only, never an attribute.
    'style-src-attr':
      attributes === 'any'
        ? ["'unsafe-inline'"]
        : orNone(named.length === 0 ? [] : ["'unsafe-hashes'", ...named]),
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
