import { expect } from 'vitest';
import type { Journey } from '../journey';
import type { Reader } from '../reader';

const input = '.DocSearch-Input';
const button = '.DocSearch-Button';

const query = (): string | undefined =>
  document.querySelector<HTMLInputElement>('.DocSearch-Input')?.value;

/** Closes the pop-up, which gives the focus back to its button. */
async function closes(reader: Reader): Promise<void> {
  await reader.presses('Escape');
  await reader.misses(input);
  await reader.focusIsOn(button);
}

export const search = {
  'Search by /, Ctrl+K, ⌘K and a press': {
    async travel(reader) {
      await reader.starts('/docs/latest/overview');
      for (const keys of [['/'], ['Control', 'k'], ['Meta', 'k']]) {
        await reader.presses(...keys);
        await reader.focusIsOn(`${input}[placeholder="Search docs"][maxlength="64"]`);
        await closes(reader);
      }
      await reader.clicks(button);
      await reader.focusIsOn(input);
      await closes(reader);
      // What is typed on the button, however early, is the query.
      await reader.types('hive');
      await reader.waits('hive', query);
      await reader.sees('.DocSearch-Hit');
    },
  },

  'Search by keys': {
    async travel(reader) {
      await reader.starts('/docs/latest/overview');
      await reader.presses('/');
      await reader.focusIsOn(input);
      const key = 'gravitino.server.webserver.httpPort';
      await reader.types(key);
      const chosen = (): string =>
        document
          .querySelector('.DocSearch-Hit[aria-selected="true"] a')
          ?.textContent?.split(':')[0] ?? '';
      // Results of the letters before stand until those of the whole key are there.
      await reader.waits(key, chosen);
      await reader.presses('ArrowDown');
      await reader.presses('ArrowUp');
      await reader.waits(key, chosen);
      await reader.presses('Enter');
      await reader.waits('/docs/latest/gravitino-server-config', () => location.pathname);
      await reader.misses(input);
      expect(await reader.isInMarkedDocument()).toBe(true);
      // At once after a chosen result, while the pop-up goes.
      await reader.presses('/');
      await reader.focusIsOn(input);
      await reader.sees('.DocSearch-Hit');
      await closes(reader);
    },
  },

  'Search page': {
    async travel(reader) {
      const first = (): string => document.querySelector('main ol > li h2')?.textContent ?? '';
      await reader.opens('/search?q=catalog');
      await reader.sees('main ol > li');
      const before = await reader.page(first);
      await reader.clicks('nav[aria-label="Pages of results"] a', 'Next');
      await reader.isAt('/search?q=catalog&page=2');
      await reader.waits(
        true,
        (text) => {
          const now = document.querySelector('main ol > li h2')?.textContent;
          return now !== undefined && now !== text;
        },
        before,
      );
      await reader.back();
      await reader.waits(before, first);
      await reader.clicks('main input[name="q"]');
      await reader.replaces('kafka');
      await reader.presses('Enter');
      await reader.isAt('/search?q=kafka');
      await reader.sees('main [role="status"]', 'for “kafka”');
    },
  },
} satisfies Record<string, Journey>;
