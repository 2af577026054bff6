import { expect } from 'vitest';
import { appScript } from '../../../support/waking';
import type { Journey } from '../journey';
import type { Reader } from '../reader';

const state = (): string | undefined => document.documentElement.dataset.wake;

/** Presses something in a page that sleeps, and lets its app come only then. */
async function pressesAsleep(
  reader: Reader,
  path: string,
  press: () => Promise<void>,
): Promise<void> {
  const release = reader.host.hold(appScript);
  try {
    await reader.opensAnew(path);
    expect(await reader.page(state)).toBe('asleep');
    await press();
    await reader.waits('waking', state);
  } finally {
    release();
  }
  await reader.isAwake();
}

export const waking = {
  'Asleep and awake': {
    async travel(reader) {
      await pressesAsleep(reader, '/privacy-policy', () =>
        reader.clicks('button[aria-label^="Switch between"]'),
      );
      await reader.waits(true, () => document.documentElement.dataset.themeChoice !== 'system');
      await pressesAsleep(reader, '/docs/latest/overview', async () => {
        await reader.presses('/');
        await reader.types('hive');
      });
      await reader.waits(
        'hive',
        () => document.querySelector<HTMLInputElement>('.DocSearch-Input')?.value,
      );
      await pressesAsleep(reader, '/gravitino/cloud', async () => {
        await reader.clicks('[data-provider="newsletter"] input[name="email"]');
        await reader.types('asleep@example.org');
        await reader.presses('Enter');
      });
      await reader.sees('[data-provider="newsletter"] [role="status"]', 'Thank you');
    },
  },
} satisfies Record<string, Journey>;
