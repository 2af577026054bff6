import { existsSync } from 'node:fs';
import { type Browser, firefox, webkit } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { address } from '../../support/browser';
import { type JourneyHost, startJourneyHost } from './host';
import type { Journey } from './journey';
import { forms } from './journeys/forms';
import { reading } from './journeys/reading';
import { samples } from './journeys/samples';
import { search } from './journeys/search';
import { shell } from './journeys/shell';
import { starting } from './journeys/starting';
import { Reader } from './reader';

/** The engines that readers have besides Chromium, in which the rest of tests/e2e runs, with what each calls itself. */
const engines = {
  Firefox: { agent: /Firefox\/\d/, type: firefox },
  WebKit: { agent: /AppleWebKit(?!.*Chrome)/, type: webkit },
};

const journeys: Record<string, Journey> = {
  ...reading,
  ...search,
  ...shell,
  ...samples,
  ...forms,
  ...starting,
};

/** Set where an engine that is not there is a failure. */
const mustBeThere = process.env.ALL_ENGINES === '1';

/**
 * Makes every journey a test in one engine, all in one browser. Where the engine isn't installed they are skipped, and counted.
 *
 * @throws Error where the engine isn't installed and `ALL_ENGINES` is 1.
 */
export function runJourneys(name: keyof typeof engines): void {
  const { agent, type } = engines[name];
  const isMissing = !existsSync(type.executablePath());
  const install = `npx playwright install --with-deps ${name.toLowerCase()}`;
  if (isMissing && mustBeThere) {
    throw new Error(`ALL_ENGINES is 1, and there is no ${name}: ${install}`);
  }
  const title = isMissing ? `${name} (not installed: ${install})` : name;
  describe.skipIf(isMissing)(title, () => {
    let host: JourneyHost;
    let browser: Browser;
    let reader: Reader;
    beforeAll(async () => {
      host = startJourneyHost(address());
      browser = await type.launch();
      reader = new Reader(await browser.newPage(), host);
    });
    afterAll(async () => {
      await browser?.close();
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
