/**
 * Writes the messages of one tag of apache/gravitino that the error tables of a version's pages quote.
 *
 *   npx jiti tests/facts/messages.ts <clone of apache/gravitino> <tag> <version> > tests/facts/messages/<version>.json
 */
import { quotedMessages, sourceOf } from '../support/docs/checkMessages';
import { readPages } from '../support/docs/pages';
import { readTree } from './source/git.mjs';
import { JavaModel } from './source/javaModel.mjs';
import { javaMessages, scriptMessages } from './source/messages.mjs';

const isJava = (path: string): boolean => /\/src\/main\/java\/.*\.java$/.test(path);

const isScript = (path: string): boolean =>
  !/\/tests?\//.test(path) &&
  (/^(?:bin|dev)\/.*\.sh$/.test(path) ||
    /^\.github\/workflows\/.*\.yml$/.test(path) ||
    /^clients\/client-python\/gravitino\/.*\.py$/.test(path) ||
    /\.gradle\.kts$/.test(path) ||
    /^web\/.*src\/.*\.[jt]sx?$/.test(path));

const [repository = '', tag = '', version = ''] = process.argv.slice(2);
if (version === '') {
  throw new Error(
    'Usage: npx jiti tests/facts/messages.ts <clone of apache/gravitino> <tag> <version>',
  );
}
const files = readTree(repository, tag, (path) => isJava(path) || isScript(path));
const only = (wanted: (path: string) => boolean) =>
  new Map([...files].filter(([path]) => wanted(path)));
const known = [...javaMessages(new JavaModel(only(isJava))), ...scriptMessages(only(isScript))];
const quoted = new Set(
  readPages(version)
    .flatMap(quotedMessages)
    .map(({ text }) => text),
);
const used = [...quoted].flatMap((text) => sourceOf(text, known));
const sorted = [...new Set(used)].sort((a, b) =>
  `${a.message} ${a.method}` < `${b.message} ${b.method}` ? -1 : 1,
);
process.stdout.write(`${JSON.stringify(sorted, null, 2)}\n`);
