import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { bannedPhrases, patternOf } from '../../src/tools/check/wordList';
import { rootDir } from '../support/paths';
import { trackedFiles } from '../support/sources';

/** Files that may contain banned phrases: the list, and tests that plant some. */
const exceptions = /wordList\.ts$|^WRITING\.md$|\/(?:prose|wording|check|docsImport)\.test\.ts$/;
/** Lines with words that readers search for in both spellings. */
const bothSpellings = /catalog catalogue|license licence|stem\('catalogues'\)/;

const patterns = bannedPhrases.map(([phrases]) => patternOf(phrases));

/** Appends to a line its text with identifiers split into words. */
const splitIdentifiers = (line: string): string =>
  `${line} ${line.replace(/([a-z\d])([A-Z])/g, (_, end, start) => `${end} ${start.toLowerCase()}`)}`;

/** Lists the banned phrases in a text, each with its line. `npm run check` finds those on pages. */
const phrasesIn = (text: string): string[] =>
  text.split('\n').flatMap((line, index) => {
    const phrase = patterns
      .map((pattern) => pattern.exec(splitIdentifiers(line))?.[0])
      .find(Boolean);
    return phrase === undefined || bothSpellings.test(line) ? [] : [`${index + 1}: ${phrase}`];
  });

it('no comment, message, test, or identifier has a banned phrase', () => {
  const files = trackedFiles().filter(
    (file) => /\.(?:[jt]sx?|mjs|css|ya?ml)$|^\w+\.md$/.test(file) && !exceptions.test(file),
  );
  expect(files.length).toBeGreaterThan(500);
  const found = files.flatMap((file) =>
    phrasesIn(readFileSync(join(rootDir, file), 'utf8')).map((phrase) => `${file}:${phrase}`),
  );
  expect(found).toEqual([]);
  // Phrases are found in comments, strings, and identifiers, but not in longer words.
  const planted =
    '// is done anew\nconst a = "is no table";\nconst recommended = 1;\nconst askAnew = 2;\n';
  expect(phrasesIn(planted).map((phrase) => phrase[0])).toEqual(['1', '2', '4']);
});

it.each([
  ['CONTRIBUTING.md', 2500],
  ['README.md', 1500],
])('%s has at most %d words', (name, most) => {
  const words = readFileSync(join(rootDir, name), 'utf8').split(/\s+/);
  expect(words.length).toBeLessThanOrEqual(most);
});
