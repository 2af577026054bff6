import type { LoadContext, Props } from '@docusaurus/types';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import deployPlugin from '../../src/plugins/deploy';
import { builtPage, readPage } from '../support/html';
import { testFolder } from '../support/testFolder';

const folder = testFolder();
let said: string[];

beforeEach(() => {
  said = [];
  vi.spyOn(console, 'info').mockImplementation((line: string) => {
    said.push(line);
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
});

/** Runs the end of a build with these settings, and returns the headers that it writes. */
async function headersWith(
  env: Record<string, string>,
  html = '<script>a()</script>',
  markdown: { mermaid?: boolean } = {},
): Promise<string> {
  for (const [name, value] of Object.entries(env)) {
    vi.stubEnv(name, value);
  }
  const siteConfig = { markdown };
  const i18n = { defaultLocale: 'en', localeConfigs: { en: { baseUrl: '/' } } };
  const plugin = deployPlugin({
    siteDir: folder.path,
    outDir: folder.path,
    baseUrl: '/',
    siteConfig,
    i18n,
  } as unknown as LoadContext);
  const reader = await plugin.openPageReader?.({} as Props);
  if (reader !== undefined) {
    await readPage(reader, builtPage(html));
    await reader.end?.();
  }
  await plugin.postBuild?.({} as never);
  return folder.read('_headers');
}

const directive = (headers: string, name: string): string | undefined =>
  new RegExp(`Content-Security-Policy:[^\\n]*?${name} ([^;\\n]*)`).exec(headers)?.[1];

describe('the end of a build', () => {
  it.each([
    [undefined, 'max-age=31536000'],
    ['subdomains', 'max-age=31536000; includeSubDomains'],
    ['preload', 'max-age=63072000; includeSubDomains; preload'],
  ])(
    'binds browsers to HTTPS on this host alone, unless HSTS says otherwise: %s',
    async (hsts, value) => {
      const headers = await headersWith(hsts === undefined ? {} : { HSTS: hsts });
      expect(headers).toContain(`Strict-Transport-Security: ${value}\n`);
    },
  );

  it('allows the styles that diagrams of Mermaid are drawn with, where its theme is in use', async () => {
    expect(directive(await headersWith({}), 'style-src-elem')).not.toContain("'unsafe-inline'");
    const headers = await headersWith({}, '<p>text</p>', { mermaid: true });
    expect(directive(headers, 'style-src-elem')).toBe("'self' 'unsafe-inline'");
    expect(directive(headers, 'style-src-attr')).toBe("'unsafe-inline'");
  });

  it.each([
    ['', '[INFO]'],
    ['true', '[WARNING]'],
  ])(
    'tells the deployer of each sign-up form without an address, with CI=%j as %s',
    async (ci, level) => {
      await headersWith({ CI: ci, SIGN_UP_CLOUD_URL: 'https://forms.example.org/cloud' });
      expect(said).toEqual([
        expect.stringContaining(`${level} Sign-up: SIGN_UP_ENTERPRISE_URL is not set`),
        `${level} Sign-up: SIGN_UP_NEWSLETTER_URL is not set, so the newsletter form posts to /api/sign-up/newsletter. \`npm start\` answers there, a static host loses the address: set the variable, or SIGN_UP=off.`,
      ]);
    },
  );

  it('tells nothing of forms that are switched off', async () => {
    await headersWith({ CI: 'true', SIGN_UP: 'off' });
    expect(said).toEqual([]);
  });

  it('lets pages load no script and call nobody but the site itself, and this machine for “Try it”', async () => {
    const headers = await headersWith({});
    expect(directive(headers, 'script-src')).toMatch(/^'self' 'sha256-[^' ]+'$/);
    expect(directive(headers, 'connect-src')).toBe("'self' http://localhost:* http://127.0.0.1:*");
    expect(directive(headers, 'form-action')).toBe("'self'");
  });

  it('lets them load the configured analytics, and send forms to the configured addresses', async () => {
    const headers = await headersWith({
      ANALYTICS_FUNCTION: 'count',
      ANALYTICS_SCRIPT_URL: 'https://analytics.example/count.js',
      SIGN_UP_NEWSLETTER_URL: 'https://forms.example.org/news',
    });
    expect(directive(headers, 'script-src')).toMatch(/ https:\/\/analytics\.example$/);
    expect(directive(headers, 'connect-src')).toContain(
      "'self' https://analytics.example https://forms.example.org",
    );
    expect(directive(headers, 'form-action')).toBe("'self' https://forms.example.org");
  });
});
