import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { address } from '../../support/browser';
import { type EngineName, engines } from './engines';
import { type JourneyHost, startJourneyHost } from './host';
import { journeys } from './journeys';
import { Reader } from './reader';

/** Set where an engine that is not there is a failure. */
const mustBeThere = process.env.ALL_ENGINES === '1';

/**
 * Makes every journey a test in one engine, all in one browser. Where the engine isn't installed they are skipped, and counted.
 *
 * @throws Error where the engine isn't installed and `ALL_ENGINES` is 1.
 */
export function runJourneys(name: EngineName): void {
  const { agent, find } = engines[name];
  const start = find();
  const install = `npx playwright install --with-deps ${name.toLowerCase()}`;
  if (start === undefined && mustBeThere) {
    throw new Error(`ALL_ENGINES is 1, and there is no ${name}: ${install}`);
  }
  const title = start === undefined ? `${name} (not installed: ${install})` : name;
  describe.skipIf(start === undefined)(title, () => {
    let host: JourneyHost;
    let reader: Reader;
    beforeAll(async () => {
      if (start !== undefined) {
        host = startJourneyHost(address());
        reader = new Reader(await start(), host);
      }
    });
    afterAll(async () => {
      await reader?.driver.close();
      host?.close();
    });

    it('is the engine that it says', async () => {
      expect(await reader.page(() => navigator.userAgent)).toMatch(agent);
    });

    it('tells what goes wrong in a page', async () => {
      await reader.opens('/privacy-policy');
      host.problems.length = 0;
      await reader.page(() => {
        console.error('x');
        setTimeout(() => {
          throw new Error('y');
        });
        void Promise.reject(new Error('z'));
        void fetch('/nothing');
        const script = document.createElement('script');
        script.src = 'https://example.org/';
        document.head.append(script);
      });
      const kinds = ['console error: x', 'uncaught: ', 'rejected: ', 'policy: ', 'answer: 404'];
      await expect
        .poll(() =>
          kinds.filter((kind) => !host.problems.some((problem) => problem.startsWith(kind))),
        )
        .toEqual([]);
    });

    it.each(Object.entries(journeys))('%s', async (_, { travel, expected }) => {
      host.problems.length = 0;
      await travel(reader);
      const strange = host.problems.filter((problem) => !expected?.test(problem));
      expect(strange).toEqual([]);
    });
  });
}
