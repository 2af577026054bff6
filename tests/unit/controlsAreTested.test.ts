import { describe, expect, it } from 'vitest';
import { siteMessages } from '../../src/tools/check/messages';
import { rootDir } from '../support/paths';
import { readSources, type Sources } from '../support/sources';

const code = readSources('src', /\.tsx?$/);
const tests = readSources('tests/component', /\.tsx$/);

const words = siteMessages(rootDir);

/** Finds the id of the message that an expression of a source shows. */
function wordBehind(text: string): (expression: string) => string | undefined {
  const tables = new Map<string, string>();
  const known = new Map<string, string>();
  for (const [, names = ''] of text.matchAll(/import \{([^}]+)\} from '[^']*\/words'/g)) {
    for (const [, table = '', alias = table] of names.matchAll(/(\w+)(?: as (\w+))?/g)) {
      tables.set(alias, table);
    }
  }
  for (const [, parts = '', variable = ''] of text.matchAll(/const \{([^}]+)\} = (\w+);/g)) {
    for (const [, key = '', alias = key] of parts.matchAll(/(\w+)(?:: (\w+))?/g)) {
      known.set(alias, `${tables.get(variable)}.${key}`);
    }
  }
  for (const [, variable = '', id = ''] of text.matchAll(
    /const (\w+) = translate\(\{\s*id: '([\w.]+)'/g,
  )) {
    known.set(variable, id);
  }
  return (expression) => {
    const [variable = '', ...keys] = expression.split('.');
    const table = tables.get(variable);
    return table === undefined ? known.get(expression) : [table, ...keys].join('.');
  };
}

/**
 * Names that a control or region is given in code: word by word, or by the id of a message. Those with values in them
 * are tested by their texts; a prop from another component isn't a name.
 */
function namesIn(text: string): string[] {
  const behind = wordBehind(text);
  const written = [
    ...text.matchAll(/'?aria-label'?(?:=|: |', )["']([^"']+)["']/g),
    ...text.matchAll(/aria-label=\{`([^`$]+)/g),
    ...text.matchAll(/'?aria-label'?(?:=\{|: |', )translate\(\s*\{\s*id: '([\w.]+)'/g),
    ...text.matchAll(/addButton\([^;()]*, translate\(\{\s*id: '([\w.]+)'/g),
    ...text.matchAll(/addButton\([^;()]*, '([^']+)'\)/g),
  ].map(([, name = '']) => name.trim());
  const named = [
    ...text.matchAll(/'?aria-label'?(?:=\{|: |', )(?:interpolate\()?(\w[\w.]*)/g),
    ...text.matchAll(/addButton\([^;()]*, (\w[\w.]*)\)/g),
  ].flatMap(([, expression = '']) => behind(expression) ?? []);
  return [...written, ...named];
}

/** Whether a test asks for a name, by the word or by its id. */
const isAsked = (name: string, asked: string): boolean =>
  asked.includes(name) || asked.includes((words.get(name) ?? name).replace(/\{.*/, '').trim());

/** Lists names that code gives and no component test asks for. */
const untested = (sources: Sources, asked: string): string[] =>
  [...sources].flatMap(([file, text]) =>
    namesIn(text)
      .filter((name) => !isAsked(name, asked))
      .map((name) => `${file}: no test in tests/component names “${words.get(name) ?? name}”`),
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
    "const copied = translate({ id: 'nobody.copied', message: 'Nobody asks' });\nset(a, 'aria-label', copied);",
    "import { nobody as words } from '../words';\n<button aria-label={words.close} />",
    "import { nobody } from '../words';\nconst { close: shut } = nobody;\naddButton(block, 'x', shut);",
    "addButton(block, 'x', translate({ id: 'nobody.asks', message: 'Nobody asks' }));",
  ])('would be found without one: %s', (text) => {
    expect(untested(new Map([['src/new.tsx', text]]), asked)).toHaveLength(1);
  });
});
