/**
 * Writes where the source of one tag of apache/gravitino has the messages that the error tables of a version quote.
 *
 *   npx jiti tests/facts/messages.ts <clone of apache/gravitino> <tag> <version>
 *
 * A quotation for which the search finds nothing keeps its entry, or gets an empty one to fill in by hand.
 */
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isQuoted, quotedMessages, readMessages, readOtherSystems } from '../support/docs/messages';
import { readPages } from '../support/docs/pages';

const [repository = '', tag = '', version = ''] = process.argv.slice(2);
if (version === '') {
  throw new Error('Usage: npx jiti tests/facts/messages.ts <clone> <tag> <version>');
}
const git = (...words: string[]): string =>
  execFileSync('git', ['-C', repository, ...words], { encoding: 'utf8', maxBuffer: 2 ** 28 });

const isSource = (path: string): boolean =>
  !/\/tests?\//.test(path) &&
  /(?:\/src\/main\/java\/.*\.java|^(?:bin|dev)\/.*\.sh|\.py|\.gradle\.kts|^web\/.*\.[jt]sx?)$/.test(
    path,
  );

/** Literals that `+`, or nothing, joins; each value between them is `%s`. */
const literals = /"((?:[^"\\\n]|\\.)*)"(?:\s*\+\s*([^"+;]*\+\s*)?(?="))?/g;

/** The messages in a file, each with the name of the file. */
function messagesIn(path: string): { message: string; file: string }[] {
  const text = git('show', `${tag}:${path}`);
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

const known = git('ls-tree', '-r', '--name-only', tag)
  .split('\n')
  .filter(isSource)
  .flatMap(messagesIn);
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
    const found = known.find(({ message }) => isQuoted(text, message));
    return [text, found?.file ?? written[text] ?? ''] as const;
  });
const file = join(import.meta.dirname, 'messages', `${version}.json`);
writeFileSync(file, `${JSON.stringify(Object.fromEntries(entries), null, 2)}\n`);
for (const [text] of entries.filter(([, source]) => source === '')) {
  console.log(`No source found, name it in the file yourself: ${text}`);
}
