import { describe, expect, it } from 'vitest';
import wordsPlugin, { type Words } from '../../src/plugins/words';
import { readSources, type Sources } from '../support/sources';

const code = readSources('src', /\.tsx?$/);
const tests = readSources('tests/component', /\.tsx$/);

const words = (await wordsPlugin().loadContent?.()) as Words;

/** Finds what the expressions of a source stand for that show a word: its name in the tables of words, else the word itself. */
function wordBehind(text: string): (expression: string) => string | undefined {
  const tables = new Map<string, string>();
  const known = new Map<string, string>();
  for (const [, variable = '', table = ''] of text.matchAll(
    /const (\w+) = translated\(\s*'(\w+)'/g,
  )) {
    tables.set(variable, table);
  }
  for (const [, parts = '', table = ''] of text.matchAll(
    /const \{([^}]+)\} = translated\(\s*'(\w+)'/g,
  )) {
    for (const [, key = '', alias = key] of parts.matchAll(/(\w+)(?:: (\w+))?/g)) {
      known.set(alias, `${table}.${key}`);
    }
  }
  for (const [, variable = '', word = ''] of text.matchAll(
    /const (\w+) = translate\(\{[^}]*message: '([^']+)'/g,
  )) {
    known.set(variable, word);
  }
  return (expression) => {
    const [variable = '', ...keys] = expression.split('.');
    const table = tables.get(variable);
    return table === undefined ? known.get(expression) : [table, ...keys].join('.');
  };
}

/**
 * Names that a control or region is given in code: word by word, or by their name in the tables of words. Those with values in them
 * are tested by their words; what a component is told by another one is no name.
 */
function namesIn(text: string): string[] {
  const behind = wordBehind(text);
  const written = [
    ...text.matchAll(/'?aria-label'?(?:=|: |', )["']([^"']+)["']/g),
    ...text.matchAll(/aria-label=\{`([^`$]+)/g),
    ...text.matchAll(/aria-label=\{translate\(\{[^}]*message: '([^']+)'/g),
    ...text.matchAll(/addButton\([^;()]*, '([^']+)'\)/g),
  ].map(([, name = '']) => name.trim());
  const named = [
    ...text.matchAll(/'?aria-label'?(?:=\{|: |', )(?:interpolate\()?(\w[\w.]*)/g),
    ...text.matchAll(/addButton\([^;()]*, (\w[\w.]*)\)/g),
  ].flatMap(([, expression = '']) => behind(expression) ?? []);
  return [...written, ...named];
}

/** Whether a test asks for a name, be it by the word or by its name in the tables. */
const isAsked = (name: string, asked: string): boolean =>
  asked.includes(name) || asked.includes((words[name] ?? name).replace(/\{.*/, '').trim());

/** Lists names that code gives and no component test asks for. */
const untested = (sources: Sources, asked: string): string[] =>
  [...sources].flatMap(([file, text]) =>
    namesIn(text)
      .filter((name) => !isAsked(name, asked))
      .map((name) => `${file}: no test in tests/component names “${words[name] ?? name}”`),
  );

describe('names of controls', () => {
  const asked = [...tests.values()].join('\n');

  it('are each asked for by a test that takes seconds', () => {
    expect([...code.values()].flatMap(namesIn).length).toBeGreaterThan(15);
    expect(untested(code, asked)).toEqual([]);
  });

  it.each([
    '<button aria-label="Nobody asks" />',
    "set(container, 'aria-label', 'Nobody asks');",
    "const dialog = { 'aria-label': 'Nobody asks' };",
    "addButton(block, 'x', 'Nobody asks');",
    "const copied = translate({ id: 'x', message: 'Nobody asks' });\nset(a, 'aria-label', copied);",
    "const words = translated('nobody', asks);\n<button aria-label={words.close} />",
    "const { close: shut } = translated('nobody', asks);\naddButton(block, 'x', shut);",
  ])('would be found without one: %s', (text) => {
    expect(untested(new Map([['src/new.tsx', text]]), asked)).toHaveLength(1);
  });
});
