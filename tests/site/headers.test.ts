import { describe, expect, it } from 'vitest';
import {
  inlineHandlers,
  inlineScripts,
  scriptHash,
} from '../../src/plugins/deploy/contentSecurityPolicy';
import { headersFor, parseHeaders } from '../../src/plugins/deploy/headersFile';
import { built, htmlFiles } from '../support/builtSite';

const rules = parseHeaders(built('_headers'));
const policy = headersFor(rules, '/')['Content-Security-Policy'] ?? '';
const scriptSources = /script-src ([^;]*)/.exec(policy)?.[1] ?? '';
const allowed = new Set(scriptSources.match(/'sha256-[^']+'/g));

/** Returns what a policy says wrong of a set of pages: hashes it lacks, hashes nobody needs. */
function compare(pages: readonly string[]): { missing: string[]; orphans: string[] } {
  const needed = new Set(pages.flatMap(inlineScripts).map(scriptHash));
  return {
    missing: [...needed].filter((hash) => !allowed.has(hash)),
    orphans: [...allowed].filter((hash) => !needed.has(hash)),
  };
}

describe('the security policy of the build', async () => {
  const pages = (await htmlFiles()).map(built);

  it('allows every inline script and no other', () => {
    expect(compare(pages)).toEqual({ missing: [], orphans: [] });
  });

  it('notices a script that nobody announced', () => {
    expect(compare([...pages, '<script>alert(1)</script>']).missing).toHaveLength(1);
  });

  it('meets no inline handler', () => {
    expect(pages.flatMap(inlineHandlers)).toEqual([]);
  });

  it('lets the pages of a default build speak to their own origin only, REST pages to this machine too', async () => {
    expect(policy).toContain("connect-src 'self' http://localhost:* http://127.0.0.1:*;");
    const narrow = /<meta[^>]+http-equiv="?Content-Security-Policy"? content="connect-src 'self'"/i;
    const isRest = (file: string): boolean => /^docs\/[^/]+\/api\/rest\//.test(file);
    const wide = (await htmlFiles()).filter(
      (file) => !built(file).includes('http-equiv="refresh"') && !narrow.test(built(file)),
    );
    expect(wide.filter((file) => !isRest(file))).toEqual([]);
    expect(wide.length).toBeGreaterThan(0);
  });

  it('keeps hashed files for a year and everything else fresh', () => {
    expect(headersFor(rules, '/assets/js/main.js')['Cache-Control']).toContain('immutable');
    expect(headersFor(rules, '/blog')['Cache-Control']).toBeUndefined();
  });
});
