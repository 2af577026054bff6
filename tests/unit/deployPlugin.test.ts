import type { LoadContext, Props } from '@docusaurus/types';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import deployPlugin from '../../src/plugins/deploy';
import { builtPage, readPage } from '../support/html';
import { testFolder } from '../support/testFolder';

const folder = testFolder();
let output: string[];

beforeEach(() => {
  output = [];
  vi.spyOn(console, 'info').mockImplementation((line: string) => {
    output.push(line);
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
});

/** Runs the end of a build with settings, and returns the headers that it writes. */
async function writeHeaders(env: Record<string, string> = {}, markdown = {}): Promise<string> {
  for (const [name, value] of Object.entries(env)) {
    vi.stubEnv(name, value);
  }
  const plugin = deployPlugin({
    siteDir: folder.path,
    outDir: folder.path,
    baseUrl: '/',
    siteConfig: { markdown },
    i18n: { defaultLocale: 'en', localeConfigs: { en: { baseUrl: '/' } } },
  } as unknown as LoadContext);
  const reader = await plugin.openPageReader?.({} as Props);
  if (reader !== undefined) {
    await readPage(reader, builtPage('<script>a()</script>'));
    await reader.end?.();
  }
  await plugin.postBuild?.({} as never);
  return folder.read('_headers');
}

const directive = (headers: string, name: string): string | undefined =>
  new RegExp(`Content-Security-Policy:[^\\n]*?${name} ([^;\\n]*)`).exec(headers)?.[1];

describe('the end of a build', () => {
  it('lets pages load scripts of the site, and call only the site and the local machine', async () => {
    const headers = await writeHeaders();
    expect(directive(headers, 'script-src')).toMatch(/^'self' 'sha256-[^' ]+'$/);
    expect(directive(headers, 'connect-src')).toBe("'self' http://localhost:* http://127.0.0.1:*");
    expect(directive(headers, 'form-action')).toBe("'self'");
    expect(directive(headers, 'style-src-elem')).not.toContain("'unsafe-inline'");
    expect(headers).toContain('Strict-Transport-Security: max-age=31536000\n');
  });

  it('allows the configured services', async () => {
    const headers = await writeHeaders({
      ANALYTICS_FUNCTION: 'count',
      ANALYTICS_SCRIPT_URL: 'https://analytics.example/count.js',
      SIGN_UP_NEWSLETTER_URL: 'https://forms.example.org/news',
      HSTS: 'preload',
    });
    expect(directive(headers, 'script-src')).toMatch(/ https:\/\/analytics\.example$/);
    expect(directive(headers, 'connect-src')).toContain(
      "'self' https://analytics.example https://forms.example.org",
    );
    expect(directive(headers, 'form-action')).toBe("'self' https://forms.example.org");
    expect(headers).toContain('max-age=63072000; includeSubDomains; preload\n');
  });

  it('allows the inline styles of Mermaid where diagrams are enabled', async () => {
    const headers = await writeHeaders({}, { mermaid: true });
    expect(directive(headers, 'style-src-elem')).toBe("'self' 'unsafe-inline'");
    expect(directive(headers, 'style-src-attr')).toBe("'unsafe-inline'");
  });

  it.each([
    ['', '[INFO]'],
    ['true', '[WARNING]'],
  ])('reports sign-up forms without an address, with CI=%j as %s', async (ci, level) => {
    await writeHeaders({ CI: ci, SIGN_UP_CLOUD_URL: 'https://forms.example.org/cloud' });
    expect(output).toEqual([
      expect.stringContaining(`${level} Sign-up: SIGN_UP_ENTERPRISE_URL is not set`),
      `${level} Sign-up: SIGN_UP_NEWSLETTER_URL is not set, so the newsletter form posts to /api/sign-up/newsletter. \`npm start\` handles it, but a static host loses the address. Set the variable, or SIGN_UP=off.`,
    ]);
  });

  it('reports nothing where the forms are switched off', async () => {
    await writeHeaders({ CI: 'true', SIGN_UP: 'off' });
    expect(output).toEqual([]);
  });
});
