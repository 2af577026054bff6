import { createHash } from 'node:crypto';
import { Parser } from 'htmlparser2';

/** Script types that a browser runs; a data block such as `application/ld+json` needs no permission. */
const executableTypes = new Set(['', 'module', 'text/javascript', 'application/javascript']);

/**
 * Returns the source text of every inline script that a browser would run in a page.
 * Event handler attributes are not collected: the policy forbids them, and `inlineHandlers` finds them.
 */
export function inlineScripts(html: string): string[] {
  const scripts: string[] = [];
  let text: string | undefined;
  const parser = new Parser({
    onopentag(name, attributes) {
      const isInline = name === 'script' && attributes.src === undefined;
      text = isInline && executableTypes.has(attributes.type ?? '') ? '' : undefined;
    },
    ontext(chunk) {
      if (text !== undefined) {
        text += chunk;
      }
    },
    onclosetag(name) {
      if (name === 'script' && text !== undefined) {
        scripts.push(text);
        text = undefined;
      }
    },
  });
  parser.end(html);
  return scripts;
}

/** Returns `tag attribute` for every inline event handler in a page; the policy would block each of them. */
export function inlineHandlers(html: string): string[] {
  const handlers: string[] = [];
  const parser = new Parser({
    onopentag(name, attributes) {
      for (const attribute of Object.keys(attributes)) {
        if (/^on[a-z]+$/.test(attribute)) {
          handlers.push(`${name} ${attribute}`);
        }
      }
    },
  });
  parser.end(html);
  return handlers;
}

/** Returns a script's source expression for a policy, such as `'sha256-…'`. */
export function scriptHash(source: string): string {
  return `'sha256-${createHash('sha256').update(source, 'utf8').digest('base64')}'`;
}

/** What the policy of a site depends on. */
export interface PolicyInput {
  /** Source expressions of all inline scripts, as `scriptHash` writes them. */
  scriptHashes: Iterable<string>;
  /** Source expressions of the style elements that scripts create. */
  styleHashes?: Iterable<string>;
  /** Addresses that scripts may come from besides the site itself. */
  scripts?: Iterable<string>;
  /** Source expressions of what the browser may call besides the site itself. */
  connect: Iterable<string>;
  /** Addresses a form may be sent to besides the site itself. */
  formAction: Iterable<string>;
}

const origins = (addresses: Iterable<string>): string[] =>
  [...new Set([...addresses].map((address) => new URL(address).origin))].sort();

/**
 * Writes the Content-Security-Policy of the site: nothing but the site itself, the scripts whose hashes are given and the
 * configured addresses.
 */
export function contentSecurityPolicy(input: PolicyInput): string {
  const directives: Record<string, string[]> = {
    'default-src': ["'none'"],
    'script-src': [
      "'self'",
      ...[...new Set(input.scriptHashes)].sort(),
      ...origins(input.scripts ?? []),
    ],
    'style-src-elem': ["'self'", ...(input.styleHashes ?? [])],
    // Code blocks and diagrams of the framework carry style attributes; an attribute can't run anything.
    'style-src-attr': ["'unsafe-inline'"],
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...input.connect],
    'worker-src': ["'self'"],
    'manifest-src': ["'self'"],
    'form-action': ["'self'", ...origins(input.formAction)],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
    'frame-ancestors': ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, values]) => `${name} ${values.join(' ')}`)
    .join('; ');
}
