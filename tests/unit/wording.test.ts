import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { bannedPhrases, patternOf } from '../../src/tools/check/prose/wordList';
import { rootDir } from '../support/paths';
import { trackedFiles } from '../support/sources';

/** Files that may contain banned phrases, each with the reason. */
const exceptions: Readonly<Record<string, string>> = {
  'WRITING.md': 'quotes the phrases as examples of what not to write',
  'src/tools/check/prose/wordList.ts': 'is the list',
  'tests/unit/prose.test.ts': 'plants phrases that the linter must find',
  'tests/unit/wording.test.ts': 'plants phrases that this test must find',
  'tests/unit/check.test.ts': 'plants a phrase that the check must find',
};

/** Single words that are right where they are, by file and line text. */
const allowed: readonly { file: RegExp; text: RegExp; reason: string }[] = [
  { file: /webui\.md$/, text: /^keywords:/, reason: 'readers search with both spellings' },
  {
    file: /search\/engine\/stem\.ts$|searchEngine\.test\.ts$/,
    text: /catalog catalogue;|license licence;|'catalog catalogue'|'license licence'|stem\('catalogues'\)/,
    reason: 'readers search with both spellings',
  },
];

interface Found {
  file: string;
  line: number;
  phrase: string;
}

const patterns = bannedPhrases.map(([phrases]) => patternOf(phrases));

/** A line with the parts of identifiers as words, after the line as it is. */
const withParts = (line: string): string =>
  `${line} ${line.replace(/([a-z\d])([A-Z])/g, (_, end, start) => `${end} ${start.toLowerCase()}`)}`;

/** Finds banned phrases in the lines of a file. */
const phrasesIn = (file: string, text: string): Found[] =>
  text.split('\n').flatMap((line, index) => {
    const match = patterns.map((pattern) => pattern.exec(withParts(line))?.[0]).find(Boolean);
    const isAllowed = allowed.some((one) => one.file.test(file) && one.text.test(line));
    return match === undefined || isAllowed ? [] : [{ file, line: index + 1, phrase: match }];
  });

describe('banned phrases', () => {
  const files = trackedFiles()
    .filter((file) => /\.(?:[jt]sx?|mjs|css|mdx?|ya?ml)$/.test(file) && !(file in exceptions))
    .filter((file) => !file.startsWith('tests/facts/') && existsSync(join(rootDir, file)));
  const found = files.flatMap((file) => phrasesIn(file, readFileSync(join(rootDir, file), 'utf8')));

  it('are in no comment, message, test, or page', () => {
    expect(files.length).toBeGreaterThan(600);
    expect(found.map(({ file, line, phrase }) => `${file}:${line}: "${phrase}"`)).toEqual([]);
  });

  it('are found in comments, strings, and identifiers, but not in words that contain them', () => {
    const text =
      '// is done anew\nconst a = "is no table";\nconst recommended = 1;\nconst askAnew = 2;\n';
    expect(phrasesIn('a.ts', text).map(({ line }) => line)).toEqual([1, 2, 4]);
  });
});
