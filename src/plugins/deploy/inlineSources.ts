import { join } from 'node:path';
import type { Element, Root } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import { playsMark } from '../../site/controls';
import { insteadOf } from '../articles/embeds';
import type { ParsedPage } from '../built-pages/files';
import { elementsOf } from '../built-pages/parsePage';
import type { PageReader } from '../built-pages/readPages';
import { sourceHash } from './contentSecurityPolicy';

/**
 * The policy names at most so many style attributes: each takes 52 characters of a header line, and Cloudflare Pages cuts
 * lines off after 2,000.
 */
const maxStyleAttributes = 16;

/** Script types that a browser runs; a data block such as `application/ld+json` needs no permission. */
const executableTypes = new Set(['', 'module', 'text/javascript', 'application/javascript']);

/** What the policy lets pages load from elsewhere. */
export interface Allowed {
  /** Origins of scripts besides the site itself. */
  scripts: readonly string[];
  /** Source expressions of style elements. */
  styleHashes: readonly string[];
}

/** What a page brings along inline, which a policy must allow by its hash. */
export interface InlineCode {
  /** Source text of every inline script that a browser would run. */
  scripts: string[];
  /** The style attributes of a page, each with tag and first class, such as `div.bar`: enough for a warning to find it. */
  styleAttributes: { element: string; value: string }[];
  /** Sources of what the page shows in a frame, and of what it plays, once a still is pressed. */
  frames: string[];
  media: string[];
  /** Elements that the policy would keep from readers, and what to do about each. */
  blocked: string[];
}

/** Elements that load something, by the attribute that names it. */
const loading: Record<string, string> = {
  ...{ iframe: 'src', frame: 'src', object: 'data', embed: 'src', video: 'src', audio: 'src' },
  ...{ source: 'src', img: 'src', script: 'src', link: 'href' },
};

/** Says which element the policy would block, and what to do; undefined where it is allowed. */
function blockedBy({ tagName, properties, children }: Element, allowed: Allowed) {
  if (tagName === 'style') {
    const hash = sourceHash(textOf({ type: 'root', children }));
    const isAllowed = ["'unsafe-inline'", hash].some((known) =>
      allowed.styleHashes.includes(known),
    );
    return isAllowed ? undefined : `<style>. ${insteadOf.style}`;
  }
  const attribute = loading[tagName];
  const source = attribute && properties[attribute];
  if (typeof source !== 'string' || source === '') {
    return undefined;
  }
  if (tagName === 'link' && String(properties.rel) !== 'stylesheet') {
    return undefined;
  }
  // The sources of a player are as refused as the player, even from the site itself.
  const refused = insteadOf[tagName === 'source' ? 'video' : tagName];
  const hint = tagName === 'script' ? undefined : refused;
  const isElsewhere =
    /^(?:https?:)?\/\//i.test(source) &&
    !(
      tagName === 'script' &&
      allowed.scripts.includes(new URL(source, 'https://site.invalid').origin)
    );
  return hint === undefined && !isElsewhere
    ? undefined
    : `<${tagName} ${attribute}="${source}">. ${hint ?? 'Put the file below static/ or beside the page.'}`;
}

const playsProperty = playsMark.replace(/-(.)/, (_, letter) => letter.toUpperCase());

/** Reads a page's inline scripts and style attributes, and what it embeds. Event handlers are not collected: the policy forbids them. */
export function inlineCode(page: Root, allowed: Allowed): InlineCode {
  const found: InlineCode = {
    scripts: [],
    styleAttributes: [],
    frames: [],
    media: [],
    blocked: [],
  };
  for (const element of elementsOf(page)) {
    const { tagName, properties, children } = element;
    const { src, type, style, className, href } = properties;
    if (tagName === 'script' && src === undefined && executableTypes.has(String(type ?? ''))) {
      found.scripts.push(textOf({ type: 'root', children }));
    }
    if (style !== undefined) {
      const [first] = Array.isArray(className) ? className : [];
      found.styleAttributes.push({
        element: first === undefined ? tagName : `${tagName}.${first}`,
        value: String(style),
      });
    }
    const { [playsProperty]: plays } = properties;
    if (plays !== undefined && typeof href === 'string') {
      const source = /^https?:/.test(href) ? new URL(href).origin : "'self'";
      (plays === 'frame' ? found.frames : found.media).push(source);
    }
    const problem = blockedBy(element, allowed);
    found.blocked.push(...(problem === undefined ? [] : [problem]));
  }
  return found;
}

/** Finds the inline code of a page of the build. */
export default ({ tree }: ParsedPage, allowed: Allowed): InlineCode => inlineCode(tree, allowed);

/** What a policy must allow for the pages of a build. */
export interface InlineSources {
  scriptHashes: Set<string>;
  styleAttributeHashes: Set<string> | 'any';
  frames: string[];
  media: string[];
  /** For the writer of the element that is one too many: what to do about it. Empty when all is well. */
  warnings: string[];
  /** Elements that the policy would block, each with its page. */
  blocked: string[];
}

/** Collects what pages bring along inline; `sources` returns what the pages read so far need. */
export function inlineReader(
  allowed: Allowed,
): PageReader<InlineCode> & { sources(): InlineSources } {
  const [scripts, frames, media, blocked]: [string[], string[], string[], string[]] = [
    [],
    [],
    [],
    [],
  ];
  const places = new Map<string, string>();
  return {
    finder: join(__dirname, 'inlineSources.ts'),
    options: allowed,
    collect({ path, file }, found) {
      blocked.push(...found.blocked.map((element) => `${path} has ${element}`));
      scripts.push(...found.scripts);
      frames.push(...found.frames);
      media.push(...found.media);
      for (const { element, value } of found.styleAttributes) {
        if (!places.has(value)) {
          places.set(value, `${file}: <${element} style="${value}">`);
        }
      }
    },
    sources() {
      const isNamed = places.size <= maxStyleAttributes;
      const warning =
        `Content-Security-Policy: pages carry ${places.size} different style attributes, so style-src-attr allows any. ` +
        `With ${maxStyleAttributes} or fewer it would name them. Use a class instead; the first of the rest: ${[...places.values()][maxStyleAttributes]}`;
      return {
        scriptHashes: new Set(scripts.map(sourceHash)),
        styleAttributeHashes: isNamed ? new Set([...places.keys()].map(sourceHash)) : 'any',
        frames: [...new Set(frames)].sort(),
        media: [...new Set(media)].sort(),
        warnings: isNamed ? [] : [warning],
        blocked,
      };
    },
  };
}
