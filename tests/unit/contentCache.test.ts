import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { contentKey, openCache } from '../../src/plugins/cache/contentCache';
import { compress } from '../../src/plugins/deploy/compress';

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

describe('a cache', () => {
  it('makes a result once, also for the next build', async () => {
    expect(await openCache(dir).get('k', async () => bytes('v'))).toEqual(bytes('v'));
    expect(Buffer.from(await openCache(dir).get('k', never)).toString()).toBe('v');
    await expect(openCache(dir).get('other', never)).rejects.toThrow('made twice');
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

  it('writes the same from the cache, and anew when a file changed', async () => {
    const fill = async (page: string): Promise<void> => {
      await rm(join(dir, 'build'), { recursive: true, force: true });
      await mkdir(join(dir, 'build'));
      await writeFile(join(dir, 'build/page.html'), page);
      await writeFile(join(dir, 'build/small.html'), 'small');
    };
    const cacheOf = () => openCache(join(dir, 'cache'));
    await fill(text);
    expect(await compress(join(dir, 'build'), cacheOf())).toBe(1);
    const [br, gz] = [await read('page.html.br'), await read('page.html.gz')];
    expect(brotliDecompressSync(br).toString()).toBe(text);
    expect(gunzipSync(gz).toString()).toBe(text);

    // A poisoned cache shows that the second time nothing is compressed.
    const kept = await readdir(join(dir, 'cache'));
    await Promise.all(kept.map((name) => writeFile(join(dir, 'cache', name), 'from the cache')));
    await fill(text);
    await compress(join(dir, 'build'), cacheOf());
    expect((await read('page.html.br')).toString()).toBe('from the cache');

    await fill(`${text}changed`);
    await compress(join(dir, 'build'), cacheOf());
    expect(brotliDecompressSync(await read('page.html.br')).toString()).toBe(`${text}changed`);
    expect(await readdir(join(dir, 'cache'))).toHaveLength(2);
  });
});
