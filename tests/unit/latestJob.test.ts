import { readdirSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { latestJob } from '../../src/plugins/search-index/latestJob';
import { type ShardFile, writeIndexFiles } from '../../src/plugins/search-index/shards';
import { search } from '../../src/site/search';
import { testFolder } from '../support/testFolder';

describe('a job that is asked for often', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('is done once, with what it was last given', async () => {
    const job = vi.fn(async () => undefined);
    const ask = latestJob(job, 100);
    ask('a');
    await vi.advanceTimersByTimeAsync(99);
    ask('b');
    await vi.advanceTimersByTimeAsync(99);
    expect(job).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(job.mock.calls).toEqual([['b']]);
  });

  it('is never done twice at once, and goes on after a failure', async () => {
    const log: string[] = [];
    const error = vi.spyOn(console, 'error').mockReturnValue();
    const ask = latestJob(async (name: string) => {
      log.push(`${name} begins`);
      await new Promise((resolve) => setTimeout(resolve, 500));
      log.push(`${name} ends`);
      if (name === 'a') {
        throw new Error('a failed');
      }
    }, 100);
    ask('a');
    await vi.advanceTimersByTimeAsync(150);
    ask('b');
    await vi.advanceTimersByTimeAsync(2000);
    expect(log).toEqual(['a begins', 'a ends', 'b begins', 'b ends']);
    expect(error).toHaveBeenCalledOnce();
    error.mockRestore();
  });
});

describe('the files of an index', () => {
  const { path: dir, read, at } = testFolder('all');

  const shard = (name: string): ShardFile => ({
    entry: { language: 'en', tag: 'default', file: `${search.shardFolder}/${name}`, records: 1 },
    json: `"${name}"`,
  });
  const shards = (): string[] => readdirSync(at(search.shardFolder));

  it('replace those of before, and nothing of them is ever missing', async () => {
    await writeIndexFiles(dir, [shard('a.json'), shard('b.json')]);
    await Promise.all([
      writeIndexFiles(dir, [shard('b.json'), shard('c.json')]),
      writeIndexFiles(dir, [shard('b.json'), shard('c.json')]),
    ]);
    expect(shards()).toEqual(['b.json', 'c.json']);
    const manifest = JSON.parse(read(search.manifestFile));
    for (const { file } of manifest.shards) {
      expect(read(file)).toMatch(/^"[bc]\.json"$/);
    }
  });
});
