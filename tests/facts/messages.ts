/**
 * Writes where the source of one tag of apache/gravitino has the messages that the error tables of a version quote.
 *
 *   npx jiti tests/facts/messages.ts <clone of apache/gravitino> <tag> <version>
 *
 * A quotation for which the search finds nothing keeps its entry, or gets an empty one to fill in by hand.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isQuoted, quotedMessages, readMessages, readOtherSystems } from '../support/docs/messages';
import { readPages } from '../support/docs/pages';
import { readSource } from './source';

const [repository = '', tag = '', version = ''] = process.argv.slice(2);
if (version === '') {
  throw new Error('Usage: npx jiti tests/facts/messages.ts <clone> <tag> <version>');
}
/** Literals that `+`, or nothing, joins; each value between them is `%s`. */
const literals = /"((?:[^"\\\n]|\\.)*)"(?:\s*\+\s*([^"+;]*\+\s*)?(?="))?/g;

/** The messages in a file, each with the name of the file. */
function messagesIn([path, text]: [string, string]): { message: string; file: string }[] {
  const file = path.replace(/^.*\/|\.\w+$/g, '');
  let message = '';
  return [...text.matchAll(literals)].flatMap(([all, literal = '', value]) => {
    message += literal
      .replace(/%(?:\d+\$)?[sdn]|\{\w*\}|\$\{?\w+\}?/g, '%s')
      .replace(/\\(.)/g, '$1');
    if (/\+\s*$/.test(all)) {
      message += value ? '%s' : '';
      return [];
    }
    const found = { message, file };
    message = '';
    return [found];
  });
}

const known = [...readSource(repository, tag)].flatMap(messagesIn);
const others = readOtherSystems().flatMap(({ messages }) => messages);
const written = readMessages(version);
const quoted = new Set(
  readPages(version)
    .flatMap(quotedMessages)
    .map(({ text }) => text),
);
const entries = [...quoted]
  .filter((text) => !others.includes(text))
  .sort()
  .map((text) => {
    const found = known.filter(({ message }) => isQuoted(text, message));
    const isSame = found.some((one) => one.file === written[text]);
    return [text, (isSame ? undefined : found[0]?.file) ?? written[text] ?? ''] as const;
  });
const file = join(import.meta.dirname, 'messages', `${version}.json`);
writeFileSync(file, `${JSON.stringify(Object.fromEntries(entries), null, 2)}\n`);
for (const [text] of entries.filter(([, source]) => source === '')) {
  console.log(`No source found, name it in the file yourself: ${text}`);
}
