import { join } from 'node:path';
import type { Root } from 'hast';
import type { ParsedPage } from '../built-pages/files';
import { elementsOf } from '../built-pages/parsePage';
import type { PageReader } from '../built-pages/readPages';
import { type Allowed, blockedElements, type Playing, playing } from './blockedElements';
import { sourceHash } from './contentSecurityPolicy';

/**
 * The policy names at most so many style attributes: each takes 52 characters of a header line, and Cloudflare Pages cuts
 * lines off after 2,000.
 */
const maxStyleAttributes = 16;

/** Script types that a browser runs; a data block such as `application/ld+json` needs no permission. */
const executableTypes = new Set(['', 'module', 'text/javascript', 'application/javascript']);

/** What a page brings along inline, which a policy must allow by its hash. */
export interface InlineCode {
  /** Source text of every inline script that a browser would run. */
  scripts: string[];
  /** The style attributes of a page, each with tag and first class, such as `div.bar`: enough for a warning to find it. */
  styleAttributes: { element: string; value: string }[];
  /** What the page plays by a press. */
  playing: Playing[];
  /** Elements that the policy would keep from readers, and what to do about each. */
  blocked: string[];
}

/** Reads a page's inline scripts and style attributes, and what it embeds. Event handlers are not collected: the policy forbids them. */
export function inlineCode(page: Root, allowed: Allowed): InlineCode {
  const elements = elementsOf(page);
  const found: InlineCode = {
    scripts: [],
    styleAttributes: [],
    playing: playing(elements),
    blocked: blockedElements(elements, allowed),
  };
  for (const {
    tagName,
    properties,
    children: [text],
  } of elements) {
    const { src, type, style, className } = properties;
    if (tagName === 'script' && src === undefined && executableTypes.has(String(type ?? ''))) {
      found.scripts.push(text?.type === 'text' ? text.value : '');
    }
    if (style !== undefined) {
      const [first] = Array.isArray(className) ? className : [];
      found.styleAttributes.push({
        element: first === undefined ? tagName : `${tagName}.${first}`,
        value: String(style),
      });
    }
  }
  return found;
}

/** Finds the inline code of a page of the build. */
export default function findInlineCode({ tree }: ParsedPage, allowed: Allowed): InlineCode {
  return inlineCode(tree, allowed);
}

/** What a policy must allow for the pages of a build. */
export interface InlineSources {
  scriptHashes: Set<string>;
  styleAttributeHashes: Set<string> | 'any';
  /** For the writer of the element that is one too many: what to do about it. Empty when all is well. */
  warnings: string[];
  /** What pages play by a press. */
  playing: Playing[];
  /** Elements that the policy would block, each with its page. */
  blocked: string[];
}

/** Collects what pages bring along inline. */
export interface InlineReader extends PageReader<InlineCode> {
  /** Returns what the pages read so far need. */
  sources(): InlineSources;
}

/** Opens a reader. */
export function inlineReader(allowed: Allowed): InlineReader {
  const pages: Pick<InlineSources, 'playing' | 'blocked'> = { playing: [], blocked: [] };
  const scriptHashes = new Set<string>();
  const places = new Map<string, string>();
  return {
    finder: join(__dirname, 'inlineSources.ts'),
    options: allowed,
    collect(page, { scripts, styleAttributes, playing, blocked }) {
      pages.blocked.push(...blocked.map((element) => `${page.path} has ${element}`));
      pages.playing.push(...playing);
      for (const script of scripts) {
        scriptHashes.add(sourceHash(script));
      }
      for (const { element, value } of styleAttributes) {
        if (!places.has(value)) {
          places.set(value, `${page.file}: <${element} style="${value}">`);
        }
      }
    },
    sources() {
      const isNamed = places.size <= maxStyleAttributes;
      const surplus = [...places.values()][maxStyleAttributes];
      const warning =
        `Content-Security-Policy: pages carry ${places.size} different style attributes, so style-src-attr allows any. ` +
        `With ${maxStyleAttributes} or fewer it would name them. Use a class instead; the first of the rest: ${surplus}`;
      return {
        scriptHashes,
        styleAttributeHashes: isNamed ? new Set([...places.keys()].map(sourceHash)) : 'any',
        warnings: isNamed ? [] : [warning],
        ...pages,
      };
    },
  };
}
