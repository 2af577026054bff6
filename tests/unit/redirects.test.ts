import { describe, expect, it } from 'vitest';
import { redirectPages, siteRedirects } from '../../src/plugins/redirects';
import {
  parseRedirects,
  redirectFor,
  renderRedirects,
} from '../../src/plugins/redirects/redirectsFile';
import { stubPage } from '../../src/plugins/redirects/stubPage';

describe('_redirects', () => {
  const redirects = siteRedirects('0.5.1', '/');

  it('survives being written and read', () => {
    expect(parseRedirects(renderRedirects(redirects))).toEqual(redirects);
  });

  it.each([
    ['/docs', '/docs/latest/'],
    ['/docs/', '/docs/latest/'],
    ['/docs/0.5.1', '/docs/latest/'],
    ['/docs/0.5.1/', '/docs/latest/'],
    ['/docs/0.5.1/trino-connector/index', '/docs/latest/trino-connector/index'],
  ])('leads %s to %s', (from, to) => {
    expect(redirectFor(redirects, from)).toEqual({ location: to, status: 302 });
  });

  it.each(['/docs/0.5.0/overview', '/docs/latest/', '/docs/0.5.10/x', '/blog'])(
    'leaves %s where it is',
    (path) => {
      expect(redirectFor(redirects, path)).toBeUndefined();
    },
  );

  it('respects a base address', () => {
    expect(redirectFor(siteRedirects('0.5.1', '/site/'), '/site/docs/0.5.1/x')?.location).toBe(
      '/site/docs/latest/x',
    );
  });

  it.each([
    ['a line without a status', '/a /b'],
    ['a status that is no redirect', '/a /b 200'],
    ['a relative source', 'a /b 301'],
  ])('refuses %s and names it', (_, line) => {
    expect(() => parseRedirects(`# comment\n\n${line}\n`)).toThrow(
      `_redirects, line 3: expected "from to 301|302", got "${line}"`,
    );
  });
});

describe('redirectPages', () => {
  it('expands a splat to the pages that exist', () => {
    expect(
      redirectPages(
        [{ from: '/docs/0.5.1/*', to: '/docs/latest/:splat', status: 302 }],
        ['/docs/latest/', '/docs/latest/overview', '/docs/0.5.0/overview'],
      ),
    ).toEqual([{ from: '/docs/0.5.1/overview', to: '/docs/latest/overview' }]);
  });
});

describe('stubPage', () => {
  it('leads on without an inline script and escapes the address', () => {
    const page = stubPage('/docs/latest/a"<b>', '/');
    expect(page).toContain('content="0; url=/docs/latest/a&#34;&#60;b&#62;"');
    expect(page).toContain('<script src="/redirect.js"></script>');
    expect(page).not.toContain('<b>');
  });
});
