import { mkdir, mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { contentKey, openCache, withoutAssetHashes } from '../../src/plugins/cache/contentCache';
import { compress, compressor } from '../../src/plugins/deploy/compress';

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

  it('that was never used has nothing to forget', async () => {
    await openCache(join(dir, 'none')).prune();
  });
});

describe('compressing a build', () => {
  const text = 'a line of text\n'.repeat(200);
  const read = (name: string): Promise<Buffer> => readFile(join(dir, 'build', name));

  const cacheOf = () => openCache(join(dir, 'cache'));
  /** Compresses a build of one page, one search shard and something small. */
  const build = async (page: string, shard: string): Promise<number> => {
    await rm(join(dir, 'build'), { recursive: true, force: true });
    await mkdir(join(dir, 'build'));
    await writeFile(join(dir, 'build/page.html'), page);
    await writeFile(join(dir, 'build/shard.0123abcd.json'), shard);
    await writeFile(join(dir, 'build/small.html'), 'small');
    return compress(join(dir, 'build'), cacheOf());
  };

  it('writes what unpacks to the same', async () => {
    expect(await build(text, text)).toBe(2);
    for (const name of ['page.html', 'shard.0123abcd.json']) {
      expect(brotliDecompressSync(await read(`${name}.br`)).toString()).toBe(text);
      expect(gunzipSync(await read(`${name}.gz`)).toString()).toBe(text);
    }
  });

  it('that is being written compresses what is there, and at the end what is new or has changed', async () => {
    await build(text, text);
    const { run, finish } = compressor(join(dir, 'build'), cacheOf());
    await run();
    // What is compressed again shows by what was there in its place.
    for (const name of ['page.html', 'shard.0123abcd.json']) {
      await writeFile(join(dir, 'build', `${name}.br`), 'from the first time');
    }
    await writeFile(join(dir, 'build/page.html'), `${text}changed`);
    await utimes(join(dir, 'build/page.html'), 1, 1);
    await writeFile(join(dir, 'build/new.md'), text);
    expect(await finish()).toBe(3);
    expect(brotliDecompressSync(await read('page.html.br')).toString()).toBe(`${text}changed`);
    expect(brotliDecompressSync(await read('new.md.br')).toString()).toBe(text);
    expect((await read('shard.0123abcd.json.br')).toString()).toBe('from the first time');
    expect(await readdir(join(dir, 'cache'))).toHaveLength(1);
  });

  it('takes what takes long from the cache, and makes it anew when a file changed', async () => {
    await build(text, text);
    // A poisoned cache shows what is not compressed a second time.
    const kept = await readdir(join(dir, 'cache'));
    expect(kept).toHaveLength(1);
    await Promise.all(kept.map((name) => writeFile(join(dir, 'cache', name), 'from the cache')));
    await build(text, text);
    expect((await read('shard.0123abcd.json.br')).toString()).toBe('from the cache');
    expect(brotliDecompressSync(await read('page.html.br')).toString()).toBe(text);

    await build(text, `${text}changed`);
    const br = await read('shard.0123abcd.json.br');
    expect(brotliDecompressSync(br).toString()).toBe(`${text}changed`);
    expect(await readdir(join(dir, 'cache'))).toHaveLength(1);
  });
});
