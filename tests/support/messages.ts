import { readSources } from './sources';

const call =
  /\btranslate\(\s*\{\s*id: '([\w.]+)',\s*message:\s*(?:'((?:[^'\\]|\\.)*)'|"([^"]*)"),?\s*\}/g;

const element =
  /<Translate\s+id="([\w.]+)"(?:(?!<Translate)[\s\S])*?>\s*(?:\{\s*'((?:[^'\\]|\\.)*)'\s*\}|([^<{]+?))\s*<\/Translate>/g;

/** Lists the messages that a source translates, each with its id. */
export const messagesIn = (source: string): [id: string, message: string][] =>
  [...source.matchAll(call), ...source.matchAll(element)].map(([, id = '', quoted, other = '']) => [
    id,
    quoted?.replaceAll("\\'", "'") ?? other.replace(/\s+/g, ' '),
  ]);

/** Reads the English messages of the site's code by id, like `docusaurus write-translations` but without compiling. */
export const siteMessages = (): Map<string, string> =>
  new Map([...readSources('src', /\.tsx?$/).values()].flatMap(messagesIn));
