import { describe, expect, it } from 'vitest';
import { connectionIsBack, retryAll, retryRounds } from '../../src/client/chunkWaits';

describe('a chunk that was out of reach', () => {
  it('is asked for again when the connection comes back', async () => {
    let isAskedFor = false;
    const wait = connectionIsBack(retryRounds()).then(() => {
      isAskedFor = true;
    });
    await Promise.resolve();
    expect(isAskedFor).toBe(false);
    retryAll();
    await wait;
    expect(isAskedFor).toBe(true);
  });

  it('is asked for again at once when the connection came back before its failure was known', async () => {
    const since = retryRounds();
    retryAll();
    // Waited for once more, this would not settle.
    await connectionIsBack(since);
    expect(retryRounds()).toBe(since + 1);
  });
});
