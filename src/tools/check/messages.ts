import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const call =
  /\btranslate\(\s*\{\s*id: '([\w.]+)',\s*message:\s*(?:'((?:[^'\\]|\\.)*)'|"([^"]*)"),?\s*\}/g;

/** Lists the messages that a source translates, each with its id. */
export const messagesIn = (source: string): [id: string, message: string][] =>
  [...source.matchAll(call)].map(([, id = '', single, double = '']) => [
    id,
    single?.replaceAll("\\'", "'") ?? double,
  ]);

/** Reads the English messages of the site's own code, by id: what `docusaurus write-translations` finds, without compiling anything. */
export function siteMessages(rootDir: string): Map<string, string> {
  const src = join(rootDir, 'src');
  const files = readdirSync(src, { recursive: true, encoding: 'utf8' });
  return new Map(
    files
      .filter((file) => /\.tsx?$/.test(file))
      .flatMap((file) => messagesIn(readFileSync(join(src, file), 'utf8'))),
  );
}
