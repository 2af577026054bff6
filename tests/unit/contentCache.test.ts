import { readdir, stat, utimes } from 'node:fs/promises';
import { beforeEach, describe, expect, it } from 'vitest';
import { codeKey, contentKey, openCache } from '../../src/plugins/shared/cache';
import { perItems, perText } from '../../src/plugins/shared/remembered';
import { testFolder } from '../support/testFolder';

const folder = testFolder();
const { write, at } = folder;

const make = (text: string) => async (): Promise<Uint8Array> => new TextEncoder().encode(text);
const fail = (): Promise<Uint8Array> => Promise.reject(new Error('made twice'));

it('a key depends on every part of the content and on their order', async () => {
  const keys = [['a', 'b'], ['ab'], ['b', 'a'], ['a', 'b', ''], ['a']].map((parts) =>
    contentKey(...parts),
  );
  expect(new Set(keys).size).toBe(keys.length);
  expect(contentKey('a', await make('b')())).toBe(contentKey('a', 'b'));
});

it.each(['a.ts', 'package.json', 'package-lock.json'])(
  'the key of code depends on %s',
  async (name) => {
    for (const file of ['a.ts', 'package.json', 'package-lock.json']) {
      write(file, '1');
    }
    const before = await codeKey(folder.path, ['a.ts']);
    expect(await codeKey(folder.path, ['a.ts'])).toBe(before);
    write(name, '2');
    expect(await codeKey(folder.path, ['a.ts'])).not.toBe(before);
  },
);

describe('a cache', () => {
  let cached: (key: string, made: () => Promise<Uint8Array>) => Promise<string>;
  beforeEach(() => {
    cached = async (key, made) => Buffer.from(await openCache(folder.path)(key, made)).toString();
  });

  it('stores a result once, even for concurrent builds, and no failure', async () => {
    const results = await Promise.all([1, 2, 3].map(() => cached('k', make('v'))));
    expect(results).toEqual(['v', 'v', 'v']);
    expect(await cached('k', fail)).toBe('v');
    await expect(cached('other', fail)).rejects.toThrow('made twice');
    expect(await readdir(folder.path)).toEqual(['k']);
  });

  it('deletes results that no build has used for a month', async () => {
    const date = (days: number): Date => new Date(Date.now() - days * 86_400_000);
    for (const [name, days] of Object.entries({ used: 29, unused: 31, 'unused.partial': 31 })) {
      write(name, 'v');
      await utimes(at(name), date(days), date(days));
    }
    expect(await cached('used', fail)).toBe('v');
    expect(await readdir(folder.path)).toEqual(['used']);
    expect((await stat(at('used'))).mtimeMs).toBeGreaterThan(date(1).getTime());
  });
});

it('a remembered result is computed again only for a known name with other items', () => {
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
  const length = perText((text) => ({ length: text.length }));
  expect(length('one', 'abc')).toBe(length('one', 'abc'));
  expect(length('one', 'ab')).toEqual({ length: 2 });
});
