import { expect, it } from 'vitest';
import { readSources } from '../support/sources';

/** Lists the tokens that style sheets use but don't define. */
function unknownTokens(sheets: Iterable<string>): string[] {
  const css = [...sheets].join('\n');
  const defined = new Set(Array.from(css.matchAll(/--([\w-]+)\s*:/g), ([, name]) => name));
  const named = /var\(--((?:color|code|font|space|radius|duration|width)-[\w-]+)/g;
  const names = Array.from(css.matchAll(named), ([, name = '']) => name);
  return [...new Set(names)].filter((name) => !defined.has(name));
}

it('style sheets use only defined tokens', () => {
  const sheets = [...readSources('src', /\.css$/).values()];
  expect(unknownTokens(sheets)).toEqual([]);
  expect(unknownTokens([...sheets, 'a { color: var(--color-txt) }'])).toEqual(['color-txt']);
});
