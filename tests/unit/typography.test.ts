import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { brand } from '../../src/site/brand';
import { siteMessages } from '../support/messages';
import { rootDir } from '../support/paths';
import { trackedFiles } from '../support/sources';

/** What is wrong in any text, by what it should be. */
const everywhere = {
  'no space before a percent sign': /\d %/,
  'a colon or a comma instead of a hyphen as a dash': /[\w.)`] --? [\w`]/,
};
/** Words of the site have typographic quotes; keyboards write the straight ones of Markdown. */
const onSite = {
  ...everywhere,
  'curly quotes': /\w'\w|(?:^|\s)"\w/,
  'a comma before the last of three': /\w, [\w’-]+ (?:and|or) \w/,
};
/** "In Hive, x and y" looks like a list of three, so only four or a title are plainly a list. */
const inMarkdown = {
  ...everywhere,
  'straight quotes': /[“”‘’]/,
  'a comma before the last of four': /[\w`], [\w`-]+, [\w`-]+ (?:and|or) [\w`]/,
  'a comma before the last of three, in a title':
    /^(?:(?:title|description): "?|#+ )[\w`]+, [\w`-]+ (?:and|or) [\w`]/,
};

/** Lists the rules that a text breaks, each with the words. */
const broken = (text: string, rules: Record<string, RegExp>): string[] =>
  Object.entries(rules).flatMap(([rule, pattern]) => {
    const { index } = pattern.exec(text) ?? {};
    return index === undefined
      ? []
      : [`${rule}: ${text.slice(Math.max(0, index - 20), index + 40)}`];
  });

/** Lists the texts in a value, at any depth. */
const textsIn = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : Object.values(Object(value)).flatMap(textsIn);

/** Modules that show their texts to readers. */
const shown =
  'aboutUs blog brand careers comparison diagrams gravitino home privacy security shell';

it('words of the site follow the rules', async () => {
  const modules = shown.split(' ').map((name) => import(`../../src/site/${name}.ts`));
  const texts = [...(await Promise.all(modules)).flatMap(textsIn), ...siteMessages().values()];
  expect(texts.length).toBeGreaterThan(400);
  // The tagline is given by the specification.
  const own = texts.filter((text) => text !== brand.tagline);
  expect(own.flatMap((text) => broken(text, onSite))).toEqual([]);
});

/** Returns what readers read of a Markdown file by line, with a mark in place of code in a line. */
const proseOf = (source: string): string[] =>
  source
    .replace(/^keywords:.*$/m, '')
    .replace(/^( *)(`{3,}|~{3,})[\s\S]*?^\1\2/gm, '')
    .replace(/<!--[\s\S]*?-->|\{\/\*[\s\S]*?\*\/\}|<[^>]*>/g, '')
    .replace(/`[^`\n]+`/g, '`')
    .split('\n');

it.each(['docs', 'versioned_docs', 'blog'])('pages in %s follow the rules', (folder) => {
  const files = trackedFiles(folder).filter((file) => /\.mdx?$/.test(file));
  expect(files.length).toBeGreaterThan(10);
  const problems = files.flatMap((file) =>
    proseOf(readFileSync(join(rootDir, file), 'utf8')).flatMap((text) =>
      broken(text, inMarkdown).map((problem) => `${file}: ${problem}`),
    ),
  );
  expect(problems).toEqual([]);
});

it.each([
  ['up to 60 % of it', inMarkdown],
  ['Manage tables - with types', inMarkdown],
  ['it’s', inMarkdown],
  ["it's", onSite],
  ['say "this"', onSite],
  ['tables, files and topics', onSite],
  ['catalogs, tables, files and topics', inMarkdown],
  ['title: Tables, files and topics', inMarkdown],
])('%j is noticed', (text, rules) => {
  expect(broken(text, rules)).toHaveLength(1);
});
