import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  contentKey,
  keptJson,
  openCache,
  withoutAssetHashes,
} from '../../src/plugins/cache/contentCache';

let dir: string;
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'cache-'));
});
afterEach(() => rm(dir, { recursive: true }));

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);
const never = (): Promise<Uint8Array> => Promise.reject(new Error('made twice'));

describe('contentKey', () => {
  it('differs with every part and with their order', () => {
    const keys = [['a', 'b'], ['ab'], ['b', 'a'], ['a', 'b', ''], ['a']].map((parts) =>
      contentKey(...parts),
    );
    expect(new Set(keys).size).toBe(keys.length);
    expect(contentKey('a', bytes('b'))).toBe(contentKey('a', 'b'));
  });
});

describe('a page without the hashes of its assets', () => {
  it('is the same after a change of a script, and only then', () => {
    const page = (hash: string, text: string): string =>
      withoutAssetHashes(`<script src="/assets/js/runtime~main.${hash}.js"></script>${text}`);
    expect(page('0123abcd', 'one')).toBe(page('abcd0123', 'one'));
    expect(page('0123abcd', 'one')).not.toBe(page('0123abcd', 'two'));
    expect(withoutAssetHashes('main.0123abcd.js')).toBe('main.0123abcd.js');
  });
});

describe('a cache', () => {
  it('makes a result once, also for the next build', async () => {
    expect(await openCache(dir).get('k', async () => bytes('v'))).toEqual(bytes('v'));
    expect(Buffer.from(await openCache(dir).get('k', never)).toString()).toBe('v');
    await expect(openCache(dir).get('other', never)).rejects.toThrow('made twice');
  });

  it('knows what was made since it was opened, and makes anew what is gone', async () => {
    const cache = openCache(join(dir, 'new'));
    await cache.get('k', async () => bytes('v'));
    expect(Buffer.from(await cache.get('k', never)).toString()).toBe('v');
    await rm(join(dir, 'new/k'));
    expect(await cache.get('k', async () => bytes('again'))).toEqual(bytes('again'));
  });

  it('keeps nothing of a result that could not be made', async () => {
    await expect(openCache(dir).get('k', never)).rejects.toThrow('made twice');
    expect(await readdir(dir)).toEqual([]);
  });

  it('forgets what the last build did not ask for', async () => {
    const first = openCache(dir);
    await first.get('old', async () => bytes('1'));
    await first.get('kept', async () => bytes('2'));
    const second = openCache(dir);
    await second.get('kept', never);
    await second.prune();
    expect(await readdir(dir)).toEqual(['kept']);
  });

  it('keeps a value as JSON', async () => {
    expect(await keptJson(openCache(dir), 'k', () => ({ a: [1] }))).toEqual({ a: [1] });
    const never = (): unknown => {
      throw new Error('made twice');
    };
    expect(await keptJson(openCache(dir), 'k', never)).toEqual({ a: [1] });
    await expect(keptJson(openCache(dir), 'other', never)).rejects.toThrow('made twice');
  });

  it('that was never used has nothing to forget', async () => {
    await openCache(join(dir, 'none')).prune();
  });
});
