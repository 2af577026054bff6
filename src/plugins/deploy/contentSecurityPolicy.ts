import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/** Returns the source expression of a script or a style for a policy, such as `'sha256-…'`. */
export function sourceHash(source: string): string {
  return `'sha256-${createHash('sha256').update(source, 'utf8').digest('base64')}'`;
}

/** A style element that the pop-up's code creates, such as the one inside its logo. */
const styleElement = /\.createElement\(\s*["']style["']\s*,\s*null\s*,\s*("(?:[^"\\]|\\.)*")\s*\)/g;

/** Returns the source expressions of the style elements that the search pop-up creates. */
export const popUpStyleHashes = (): string[] => {
  const script = readFileSync(createRequire(import.meta.url).resolve('@docsearch/react'), 'utf8');
  return [...script.matchAll(styleElement)].map(([, literal = '""']) =>
    sourceHash(JSON.parse(literal)),
  );
};

/** The sources that every policy allows. An empty directive allows nothing. */
const always = {
  // Firefox checks prefetches against this directive only.
  'default-src': ["'self'"],
  'script-src': ["'self'"],
  'style-src-elem': ["'self'"],
  'style-src-attr': [],
  'img-src': ["'self'", 'data:'],
  'font-src': ["'self'"],
  'connect-src': ["'self'"],
  'worker-src': ["'self'"],
  'manifest-src': ["'self'"],
  'form-action': ["'self'"],
  'base-uri': [],
  'object-src': [],
  'frame-src': [],
  'media-src': [],
  'frame-ancestors': [],
} satisfies Record<string, string[]>;

type Directive = keyof typeof always;

/** Source expressions by directive. */
export type Sources = Partial<Record<Directive, readonly string[]>>;

/** Parses a policy. */
export const parsePolicy = (policy: string): Sources =>
  Object.fromEntries(
    policy.split(';').map((directive) => {
      const [name = '', ...sources] = directive.trim().split(/\s+/);
      return [name, sources];
    }),
  );

/** Writes a Content-Security-Policy that allows only the site itself and these sources. */
export const contentSecurityPolicy = (...allowed: readonly Sources[]): string =>
  Object.entries(always)
    .map(([name, base]) => {
      const list = [base, ...allowed.map((sources) => sources[name as Directive] ?? [])].flat();
      const sources = new Set(list.filter((source) => source !== "'none'"));
      const hashes = [...sources].filter((source) => source.startsWith("'sha256-"));
      if (sources.has("'unsafe-inline'")) {
        // Browsers ignore 'unsafe-inline' next to a hash.
        for (const hash of ["'unsafe-hashes'", ...hashes]) {
          sources.delete(hash);
        }
      } else if (name === 'style-src-attr' && hashes.length > 0) {
        // Without it, hashes allow elements but not attributes.
        sources.add("'unsafe-hashes'");
      }
      return [name, ...(sources.size === 0 ? ["'none'"] : sources)].join(' ');
    })
    .join('; ');
