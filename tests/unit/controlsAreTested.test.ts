import { describe, expect, it } from 'vitest';
import { readSources, type Sources } from '../support/sources';

const code = readSources('src', /\.tsx?$/);
const tests = readSources('tests/component', /\.tsx$/);

/** Names that a control or region is given in code, word by word; those with values in them are tested by their words. */
const namesIn = (text: string): string[] =>
  [
    ...text.matchAll(/'?aria-label'?(?:=|: |', )["']([^"']+)["']/g),
    ...text.matchAll(/aria-label=\{`([^`$]+)/g),
    ...text.matchAll(/addButton\([^;()]*, '([^']+)'\)/g),
  ].map(([, name = '']) => name.trim());

/** Lists names that code gives and no component test asks for. */
const untested = (sources: Sources, asked: string): string[] =>
  [...sources].flatMap(([file, text]) =>
    namesIn(text)
      .filter((name) => !asked.includes(name))
      .map((name) => `${file}: no test in tests/component names “${name}”`),
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
  ])('would be found without one: %s', (text) => {
    expect(untested(new Map([['src/new.tsx', text]]), asked)).toHaveLength(1);
  });
});
