import type { Element, Root } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import { visit } from 'unist-util-visit';
import { type Plays, playsMark } from '../../site/embeds';
import { sourceHash } from './contentSecurityPolicy';

/** What the policy lets pages load from elsewhere. */
export interface Allowed {
  /** Origins of scripts besides the site itself. */
  scripts: readonly string[];
  /** Source expressions of style elements. */
  styleHashes: readonly string[];
}

const inFrames = 'Write <Embed>, which asks for a press.';
const inPlayers = 'Write <Video>, which asks for a press.';
const byFile = 'Put the file below static/ or beside the page.';

/** Elements that load something, by the attribute that names it; `true` is refused even from the site itself. */
const loading: Record<string, { attribute: string; always: boolean; mend: string }> = {
  iframe: { attribute: 'src', always: true, mend: inFrames },
  frame: { attribute: 'src', always: true, mend: inFrames },
  object: { attribute: 'data', always: true, mend: inFrames },
  embed: { attribute: 'src', always: true, mend: inFrames },
  video: { attribute: 'src', always: true, mend: inPlayers },
  audio: { attribute: 'src', always: true, mend: 'Link to the file.' },
  source: { attribute: 'src', always: true, mend: inPlayers },
  img: { attribute: 'src', always: false, mend: byFile },
  script: { attribute: 'src', always: false, mend: byFile },
};

/** Whether an address is of another site; what is in the address itself, such as `data:`, is not. */
const isElsewhere = (source: string): boolean => /^(?:https?:)?\/\//i.test(source);

function problemOf({ tagName, properties, children }: Element, allowed: Allowed) {
  if (tagName === 'style') {
    const hash = sourceHash(textOf({ type: 'root', children }));
    return allowed.styleHashes.some((known) => known === hash || known === "'unsafe-inline'")
      ? undefined
      : { shown: '<style>', mend: 'Use a style sheet of a component.' };
  }
  const isSheet = tagName === 'link' && String(properties.rel) === 'stylesheet';
  const rule = isSheet ? { attribute: 'href', always: false, mend: byFile } : loading[tagName];
  const source = rule && properties[rule.attribute];
  if (rule === undefined || typeof source !== 'string' || source === '') {
    return undefined;
  }
  const isAllowed =
    !rule.always &&
    (!isElsewhere(source) ||
      (tagName === 'script' &&
        allowed.scripts.includes(new URL(source, 'https://site.invalid').origin)));
  return isAllowed
    ? undefined
    : { shown: `<${tagName} ${rule.attribute}="${source}">`, mend: rule.mend };
}

/** Lists the elements of a page that the policy of the site would keep from readers, each with what to do. */
export function blockedElements(page: Root, allowed: Allowed): string[] {
  const found: string[] = [];
  visit(page, 'element', (element) => {
    const problem = problemOf(element, allowed);
    if (problem !== undefined) {
      found.push(`${problem.shown}. ${problem.mend}`);
    }
  });
  return found;
}

/** What a page plays once a still is pressed. */
export interface Playing {
  plays: Plays;
  /** As the page names it. */
  src: string;
}

/** Lists what a page plays by `<Embed>` and `<Video>`. */
export function playing(page: Root): Playing[] {
  const found: Playing[] = [];
  visit(page, 'element', ({ properties }) => {
    const plays = properties[playsMark.replace(/-(.)/, (_, letter) => letter.toUpperCase())];
    if ((plays === 'frame' || plays === 'video') && typeof properties.href === 'string') {
      found.push({ plays, src: properties.href });
    }
  });
  return found;
}
