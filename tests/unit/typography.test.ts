import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { brand } from '../../src/site/brand';
import { siteMessages } from '../support/messages';
import { rootDir } from '../support/paths';
import { trackedFiles } from '../support/sources';

/** Mistakes in any text, by the rule that they break. */
const everywhere = {
  'no space before a percent sign': /\d %/,
  'a colon or a comma instead of a hyphen as a dash': /[\w.)`] --? [\w`]/,
};
/** Texts in code have typographic quotes. Markdown has straight ones, as keyboards write them. */
const onSite = {
  ...everywhere,
  'curly quotes': /\w'\w|(?:^|\s)"\w/,
  'a comma before the last of three': /\w, [\w’-]+ (?:and|or) \w/,
};
/** "In Hive, x and y" looks like a list of three, so the rule requires four items or a title. */
const inMarkdown = {
  ...everywhere,
  'straight quotes': /[“”‘’]/,
  'a comma before the last of four': /[\w`], [\w`-]+, [\w`-]+ (?:and|or) [\w`]/,
  'a comma before the last of three, in a title':
    /^(?:(?:title|description): "?|#+ )[\w`]+, [\w`-]+ (?:and|or) [\w`]/,
};

/** Lists the rules that a text breaks, each with the words. */
const brokenRules = (text: string, rules: Record<string, RegExp>): string[] =>
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

it('texts of the site follow the typography rules', async () => {
  const modules = shown.split(' ').map((name) => import(`../../src/site/${name}.ts`));
  const texts = [...(await Promise.all(modules)).flatMap(textsIn), ...siteMessages().values()];
  expect(texts.length).toBeGreaterThan(400);
  // The specification sets the tagline.
  const own = texts.filter((text) => text !== brand.tagline);
  expect(own.flatMap((text) => brokenRules(text, onSite))).toEqual([]);
});

/** Returns the lines of a Markdown file that readers see, with a placeholder for inline code. */
const proseOf = (source: string): string[] =>
  source
    .replace(/^keywords:.*$/m, '')
    .replace(/^( *)(`{3,}|~{3,})[\s\S]*?^\1\2/gm, '')
    .replace(/<!--[\s\S]*?-->|\{\/\*[\s\S]*?\*\/\}|<[^>]*>/g, '')
    .replace(/`[^`\n]+`/g, '`')
    .split('\n');

it.each(['docs', 'versioned_docs', 'blog'])('pages in %s follow the typography rules', (folder) => {
  const files = trackedFiles(folder).filter((file) => /\.mdx?$/.test(file));
  expect(files.length).toBeGreaterThan(10);
  const problems = files.flatMap((file) =>
    proseOf(readFileSync(join(rootDir, file), 'utf8')).flatMap((text) =>
      brokenRules(text, inMarkdown).map((problem) => `${file}: ${problem}`),
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
])('%j breaks a rule', (text, rules) => {
  expect(brokenRules(text, rules)).toHaveLength(1);
});
