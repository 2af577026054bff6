import type { Element } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import { type Plays, playsMark } from '../../site/controls';
import { insteadOf } from '../articles/embeds';
import { sourceHash } from './contentSecurityPolicy';

/** What the policy lets pages load from elsewhere. */
export interface Allowed {
  /** Origins of scripts besides the site itself. */
  scripts: readonly string[];
  /** Source expressions of style elements. */
  styleHashes: readonly string[];
}

const byFile = 'Put the file below static/ or beside the page.';

/** Elements that load something, by the attribute that names it. Those in `insteadOf` but scripts, and `<source>`, are refused even from the site itself. */
const loading: Record<string, string> = {
  iframe: 'src',
  frame: 'src',
  object: 'data',
  embed: 'src',
  video: 'src',
  audio: 'src',
  source: 'src',
  img: 'src',
  script: 'src',
};

/** Whether an address is of another site; what is in the address itself, such as `data:`, is not. */
const isElsewhere = (source: string): boolean => /^(?:https?:)?\/\//i.test(source);

function problemOf({ tagName, properties, children }: Element, allowed: Allowed) {
  if (tagName === 'style') {
    const hash = sourceHash(textOf({ type: 'root', children }));
    return allowed.styleHashes.some((known) => known === hash || known === "'unsafe-inline'")
      ? undefined
      : { shown: '<style>', hint: insteadOf.style };
  }
  const isSheet = tagName === 'link' && String(properties.rel) === 'stylesheet';
  const attribute = isSheet ? 'href' : loading[tagName];
  const source = attribute && properties[attribute];
  if (typeof source !== 'string' || source === '') {
    return undefined;
  }
  // The sources of a player are as refused as the player.
  const refused = tagName === 'source' ? 'video' : tagName;
  const hint = tagName === 'script' ? undefined : insteadOf[refused];
  const isAllowed =
    hint === undefined &&
    (!isElsewhere(source) ||
      (tagName === 'script' &&
        allowed.scripts.includes(new URL(source, 'https://site.invalid').origin)));
  return isAllowed
    ? undefined
    : { shown: `<${tagName} ${attribute}="${source}">`, hint: hint ?? byFile };
}

/** Lists the elements that the policy of the site would keep from readers, each with what to do. */
export const blockedElements = (elements: readonly Element[], allowed: Allowed): string[] =>
  elements.flatMap((element) => {
    const problem = problemOf(element, allowed);
    return problem === undefined ? [] : [`${problem.shown}. ${problem.hint}`];
  });

/** What a page plays once a still is pressed. */
export interface Playing {
  plays: Plays;
  /** As the page names it. */
  src: string;
}

const playsProperty = playsMark.replace(/-(.)/, (_, letter) => letter.toUpperCase());

/** Lists what elements play: those of `<Embed>` and `<Video>`. */
export const playing = (elements: readonly Element[]): Playing[] =>
  elements.flatMap(({ properties }) => {
    const plays = properties[playsProperty];
    return (plays === 'frame' || plays === 'video') && typeof properties.href === 'string'
      ? [{ plays, src: properties.href }]
      : [];
  });

/** Returns the source expressions of two directives of the policy: what pages may show in frames, and what they may play. */
export function embedSources(all: readonly Playing[]): { frames: string[]; media: string[] } {
  const sourceOf = ({ src }: Playing): string =>
    /^https?:/.test(src) ? new URL(src).origin : "'self'";
  const sourcesOf = (plays: Plays): string[] =>
    [...new Set(all.filter((one) => one.plays === plays).map(sourceOf))].sort();
  return { frames: sourcesOf('frame'), media: sourcesOf('video') };
}
