import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Host, startHost } from '../../src/plugins/deploy/host';
import { brand } from '../../src/site/brand';
import { fullMarks, observatory } from '../support/observatory';
import { pageKinds } from '../support/pageKinds';
import { buildDir } from '../support/paths';

const host = new URL(brand.url).host;
let started: Host;

beforeAll(async () => {
  started = await startHost(buildDir, 0);
});
afterAll(async () => {
  await started.close();
});

/** Fetches a page from the local host and scores it. */
async function scoreOf(path: string): Promise<ReturnType<typeof observatory>> {
  const response = await fetch(new URL(path, started.address));
  return observatory({ host, headers: response.headers, html: await response.text() });
}

describe('the headers that the host sends', () => {
  it.each(pageKinds.filter((path) => !path.includes('/api/rest/')))(
    'have full marks on %s, but for the default that lets Firefox fetch ahead',
    async (path) => {
      const { score, findings } = await scoreOf(path);
      expect(score).toBe(fullMarks - 5);
      expect(findings).toContainEqual({
        test: 'content-security-policy',
        result: 'nothing unsafe',
        points: 5,
      });
    },
  );

  it('lose on a page of the REST reference only for calling a server on the reader’s machine', async () => {
    const path = '/docs/latest/api/rest/create-table';
    const { findings } = await scoreOf(path);
    expect(findings.filter(({ points }) => points < 0)).toEqual([
      { test: 'content-security-policy', result: 'http sources', points: -20 },
    ]);
    // Loopback addresses never leave the machine: browsers trust them like https (Secure Contexts §3.1).
    const response = await fetch(new URL(path, started.address));
    const policy = response.headers.get('content-security-policy') ?? '';
    expect(policy.match(/\bhttp:\S*/g)?.map((source) => source.replace(';', ''))).toEqual([
      'http://localhost:*',
      'http://127.0.0.1:*',
    ]);
  });

  it('let a page be asked for again each time, and a hashed file never', async () => {
    const page = await fetch(started.address);
    const cacheControl = 'cache-control';
    expect(page.headers.get(cacheControl)).toBe('public, max-age=0, must-revalidate');
    const [, script = ''] =
      /<script data-scripts="[^"]*?(\/assets\/js\/main[^"\s]*)/.exec(await page.text()) ?? [];
    expect(script).not.toBe('');
    const hashed = await fetch(new URL(script, started.address));
    expect(hashed.headers.get(cacheControl)).toBe('public, max-age=31536000, immutable');
  });

  it('come with security.txt', async () => {
    const response = await fetch(new URL('/.well-known/security.txt', started.address));
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toMatch(/^text\/plain/);
  });
});
