import { expect, it } from 'vitest';
import { perItems, perText } from '../../src/plugins/shared/remembered';

it('makes a result again for another item or number of items, and for no other name', () => {
  const made: string[] = [];
  const joined = perItems((items: readonly string[], end: string) => {
    made.push(items.join(''));
    return items.join('') + end;
  });
  expect(joined('one', ['a', 'b'], '.')).toBe('ab.');
  expect(joined('two', ['a', 'b'], '!')).toBe('ab!');
  expect(joined('one', ['a', 'b'], '?')).toBe('ab.');
  expect(joined('one', ['a', 'c'], '.')).toBe('ac.');
  expect(joined('one', ['a'], '.')).toBe('a.');
  expect(made).toEqual(['ab', 'ab', 'ac', 'a']);
});

it('makes a result again for another text', () => {
  const length = perText((text) => ({ length: text.length }));
  const first = length('one', 'abc');
  expect(length('one', 'abc')).toBe(first);
  expect(length('one', 'ab')).toEqual({ length: 2 });
});
