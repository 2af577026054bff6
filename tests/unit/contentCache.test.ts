import { readdir, rm, stat, utimes } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { codeKey, contentKey, openCache } from '../../src/plugins/shared/cache';
import { testFolder } from '../support/testFolder';

const folder = testFolder();
const { write, at } = folder;

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);
const never = (): Promise<Uint8Array> => Promise.reject(new Error('made twice'));

it('contentKey differs with every part and with their order', () => {
  const keys = [['a', 'b'], ['ab'], ['b', 'a'], ['a', 'b', ''], ['a']].map((parts) =>
    contentKey(...parts),
  );
  expect(new Set(keys).size).toBe(keys.length);
  expect(contentKey('a', bytes('b'))).toBe(contentKey('a', 'b'));
});

it.each(['a.ts', 'package.json', 'package-lock.json'])('codeKey changes with %s', async (name) => {
  for (const file of ['a.ts', 'package.json', 'package-lock.json']) {
    write(file, '1');
  }
  const key = () => codeKey(folder.path, ['a.ts']);
  const before = await key();
  expect(await key()).toBe(before);
  write(name, '2');
  expect(await key()).not.toBe(before);
});

describe('a cache', () => {
  it('makes a result once, also for the next build', async () => {
    expect(await openCache(folder.path)('k', async () => bytes('v'))).toEqual(bytes('v'));
    expect(Buffer.from(await openCache(folder.path)('k', never)).toString()).toBe('v');
    await expect(openCache(folder.path)('other', never)).rejects.toThrow('made twice');
  });

  it('remakes a result that was deleted', async () => {
    const cache = openCache(at('new'));
    await cache('k', async () => bytes('v'));
    await rm(at('new/k'));
    expect(await cache('k', async () => bytes('again'))).toEqual(bytes('again'));
  });

  it('keeps nothing of a result that could not be made', async () => {
    await expect(openCache(folder.path)('k', never)).rejects.toThrow('made twice');
    expect(await readdir(folder.path)).toEqual([]);
  });

  it('keeps the results of other builds in the same folder', async () => {
    await openCache(folder.path)('of another language', async () => bytes('1'));
    await openCache(folder.path)('own', async () => bytes('2'));
    expect((await readdir(folder.path)).sort()).toEqual(['of another language', 'own']);
  });

  it('deletes what no build has used for a month, partial results included', async () => {
    await openCache(folder.path)('used', async () => bytes('1'));
    await openCache(folder.path)('unused', async () => bytes('2'));
    write('unused.partial', '');
    const date = (days: number): Date => new Date(Date.now() - days * 86_400_000);
    await utimes(at('used'), date(29), date(29));
    await openCache(folder.path)('used', never);
    expect((await stat(at('used'))).mtimeMs).toBeGreaterThan(date(1).getTime());
    for (const name of ['unused', 'unused.partial']) {
      await utimes(at(name), date(31), date(31));
    }
    await openCache(folder.path)('used', never);
    expect(await readdir(folder.path)).toEqual(['used']);
  });

  it('serves builds that make the same result at the same time', async () => {
    const results = await Promise.all(
      [1, 2, 3].map(() => openCache(folder.path)('k', async () => bytes('v'))),
    );
    // Who comes late reads the file, as a `Buffer`.
    expect(results.map((result) => [...result])).toEqual([1, 2, 3].map(() => [...bytes('v')]));
    expect(await readdir(folder.path)).toEqual(['k']);
  });
});
