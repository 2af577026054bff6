import { createHash } from 'node:crypto';
import { Parser } from 'htmlparser2';

/** Script types that a browser runs; a data block such as `application/ld+json` needs no permission. */
const executableTypes = new Set(['', 'module', 'text/javascript', 'application/javascript']);

/** A style attribute of a page, and the element that carries it. */
export interface StyleAttribute {
  /** Tag and first class, such as `div.bar`: enough for a warning to find it. */
  element: string;
  value: string;
}

/** What a page brings along inline, which a policy must allow by its hash. */
export interface InlineCode {
  /** Source text of every inline script that a browser would run. */
  scripts: string[];
  styleAttributes: StyleAttribute[];
}

/** Scripts, and tags that may have a style attribute: to take all of a page apart takes six times as long. */
const pieces =
  /<script\b[\s\S]*?<\/script\s*>|<[a-z](?:[^"'<>]|"[^"]*"|'[^']*')*?style\s*=(?:[^"'<>]|"[^"]*"|'[^']*')*>/gi;

/**
 * Reads a page's inline scripts and style attributes.
 * Event handler attributes are not collected: the policy forbids them, and `inlineHandlers` finds them.
 */
export function inlineCode(html: string): InlineCode {
  const scripts: string[] = [];
  const styleAttributes: StyleAttribute[] = [];
  let text: string | undefined;
  const parser = new Parser({
    onopentag(name, attributes) {
      const isInline = name === 'script' && attributes.src === undefined;
      text = isInline && executableTypes.has(attributes.type ?? '') ? '' : undefined;
      if (attributes.style !== undefined) {
        const [className = ''] = (attributes.class ?? '').split(' ');
        styleAttributes.push({
          element: className === '' ? name : `${name}.${className}`,
          value: attributes.style,
        });
      }
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
  for (const [piece] of html.matchAll(pieces)) {
    parser.parseComplete(piece);
  }
  return { scripts, styleAttributes };
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
    'style-src-attr': styleAttributeSources(input.styleAttributeHashes),
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
