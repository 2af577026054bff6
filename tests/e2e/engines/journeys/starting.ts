import { appScript } from '../../../support/app';
import type { Journey } from '../journey';
import type { Reader } from '../reader';

const state = (): string | undefined => document.documentElement.dataset.app;

/** Presses something before the app of a page runs, and lets the app come only then. */
async function pressesBefore(
  reader: Reader,
  path: string,
  press: () => Promise<void>,
): Promise<void> {
  const release = reader.host.hold(appScript);
  try {
    await reader.opensUncached(path);
    await press();
    await reader.waits('starting', state);
  } finally {
    release();
  }
  await reader.waitsForApp();
}

export const starting = {
  'Before and after the app starts': {
    async travel(reader) {
      await pressesBefore(reader, '/privacy-policy', () =>
        reader.clicks('button[aria-label^="Switch between"]'),
      );
      await reader.waits(true, () => document.documentElement.dataset.themeChoice !== 'system');
      await pressesBefore(reader, '/docs/latest/overview', async () => {
        await reader.presses('/');
        await reader.types('hive');
      });
      await reader.waits(
        'hive',
        () => document.querySelector<HTMLInputElement>('.DocSearch-Input')?.value,
      );
      await pressesBefore(reader, '/gravitino/cloud', async () => {
        await reader.clicks('[data-provider="newsletter"] input[name="email"]');
        await reader.types('early@example.org');
        await reader.presses('Enter');
      });
      await reader.sees('[data-provider="newsletter"] [role="status"]', 'Thank you');
    },
  },
} satisfies Record<string, Journey>;
