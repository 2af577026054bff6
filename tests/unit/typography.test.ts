import { expect, it } from 'vitest';
import { brand } from '../../src/site/brand';
import {
  anyTypography,
  patternOf,
  typography,
  type WordList,
} from '../../src/tools/check/wordList';
import { siteMessages } from '../support/messages';

/** Texts in code have typographic quotes. Markdown has straight ones, as keyboards write them. */
const onSite: WordList = [
  ...anyTypography,
  [/\w'\w|(?:^|\s)"\w/, 'Write curly quotes.'],
  [/\w, [\w’-]+ (?:and|or) \w/, 'Write a comma before the last of three.'],
];

/** Lists the rules that a text breaks, each with the text. */
const brokenRules = (text: string, rules: WordList): string[] =>
  rules.flatMap(([phrases, fix]) => (patternOf(phrases).test(text) ? [`${text}: ${fix}`] : []));

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

it.each([
  ['up to 60 % of it', typography],
  ['Manage tables - with types', typography],
  ['it’s', typography],
  ["it's", onSite],
  ['say "this"', onSite],
  ['tables, files and topics', onSite],
  ['catalogs, tables, files and topics', typography],
  ['# Tables, files and topics', typography],
])('%j breaks a rule', (text, rules) => {
  expect(brokenRules(text, rules)).toHaveLength(1);
});
