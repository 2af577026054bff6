import { join } from 'node:path';
import type { Element, Root } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import { insteadOf } from '../articles/refusedTags';
import type { ParsedPage } from '../built-pages/files';
import { elementsOf } from '../built-pages/parsePage';
import type { PageReader } from '../built-pages/readPages';
import { type Sources, sourceHash } from './contentSecurityPolicy';

/**
 * The policy names at most so many style attributes: each takes 52 characters of a header line, and Cloudflare Pages cuts
 * lines off after 2,000.
 */
const maxStyleAttributes = 16;

/** Script types that a browser runs; a data block such as `application/ld+json` needs no permission. */
const executableTypes = new Set(['', 'module', 'text/javascript', 'application/javascript']);

/** Directives that depend on what pages bring along inline. */
const inlineDirectives = ['script-src', 'style-src-attr'] as const;

type InlineSources = Record<(typeof inlineDirectives)[number], string[]>;

const noSources = (): InlineSources => ({
  'script-src': [],
  'style-src-attr': [],
});

/** What a page needs of the policy, and elements that the policy would keep from readers, with what to do about each. */
export interface PageNeeds {
  sources: InlineSources;
  blocked: string[];
}

/** Elements that load something, by the attribute that names it. */
const loading: Record<string, string> = {
  ...{ iframe: 'src', frame: 'src', object: 'data', embed: 'src', video: 'src', audio: 'src' },
  ...{ source: 'src', img: 'src', script: 'src', link: 'href' },
};

/** Says which element the policy would block, and what to do; undefined where it is allowed. */
function blockedBy({ tagName, properties, children }: Element, allowed: Sources) {
  if (tagName === 'style') {
    const known = ["'unsafe-inline'", sourceHash(textOf({ type: 'root', children }))];
    return allowed['style-src-elem']?.some((source) => known.includes(source))
      ? undefined
      : `<style>. ${insteadOf.style}`;
  }
  const attribute = loading[tagName] ?? '';
  const source = String(properties[attribute] ?? '');
  if (source === '' || (tagName === 'link' && String(properties.rel) !== 'stylesheet')) {
    return undefined;
  }
  // The sources of a player are as refused as the player, even from the site itself.
  const hint =
    tagName === 'script' ? undefined : insteadOf[tagName === 'source' ? 'video' : tagName];
  const isAllowed =
    !/^(?:https?:)?\/\//i.test(source) ||
    (tagName === 'script' &&
      allowed['script-src']?.includes(new URL(source, 'https://site.invalid').origin));
  return hint === undefined && isAllowed
    ? undefined
    : `<${tagName} ${attribute}="${source}">. ${hint ?? 'Put the file below static/ or next to the page.'}`;
}

/** Reads what a page brings along inline. Event handlers are not collected: the policy forbids them. */
export function readNeeds(page: Root, allowed: Sources): PageNeeds {
  const sources = noSources();
  const blocked: string[] = [];
  for (const element of elementsOf(page)) {
    const { tagName, properties, children } = element;
    const { src, type, style } = properties;
    if (tagName === 'script' && src === undefined && executableTypes.has(String(type ?? ''))) {
      sources['script-src'].push(sourceHash(textOf({ type: 'root', children })));
    }
    if (style !== undefined) {
      sources['style-src-attr'].push(sourceHash(String(style)));
    }
    const problem = blockedBy(element, allowed);
    if (problem !== undefined) {
      blocked.push(problem);
    }
  }
  return { sources, blocked };
}

/** Finds the needs of a page of the build. */
export default ({ tree }: ParsedPage, allowed: Sources): PageNeeds => readNeeds(tree, allowed);

/**
 * Collects what pages bring along inline; `sources` returns what all of them need.
 *
 * @param allowed what the policy allows in any case.
 * @throws Error from `sources` that lists what the policy would block.
 */
export function inlineReader(allowed: Sources): PageReader<PageNeeds> & { sources(): Sources } {
  const found = noSources();
  const blocked: string[] = [];
  let tooMany: string | undefined;
  return {
    finder: join(__dirname, 'inlineSources.ts'),
    options: allowed,
    collect({ path, file }, page) {
      blocked.push(...page.blocked.map((element) => `- ${path} has ${element}`));
      for (const name of inlineDirectives) {
        found[name] = [...new Set([...found[name], ...page.sources[name]])].sort();
      }
      if (found['style-src-attr'].length > maxStyleAttributes) {
        tooMany ??= file;
      }
    },
    sources() {
      if (blocked.length > 0) {
        throw new Error(
          `The Content-Security-Policy would block parts of pages:\n${blocked.join('\n')}`,
        );
      }
      if (tooMany === undefined) {
        return found;
      }
      console.warn(
        `[WARNING] Content-Security-Policy: pages carry more than ${maxStyleAttributes} different style attributes, so style-src-attr allows any. The first of the rest is in ${tooMany}. Use classes instead.`,
      );
      return { ...found, 'style-src-attr': ["'unsafe-inline'"] };
    },
  };
}
