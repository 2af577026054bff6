import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { brand } from '../../src/site/brand';
import { built, htmlFiles } from '../support/builtSite';
import { buildDir, rootDir } from '../support/paths';
import { trackedFiles } from '../support/sources';

const tracked = trackedFiles();

describe('the repository', () => {
  it('has only one registry in its lockfile', () => {
    const lock = readFileSync(join(rootDir, 'package-lock.json'), 'utf8');
    const foreign = [...lock.matchAll(/"resolved": "([^"]+)"/g)]
      .map(([, url]) => url)
      .filter((url) => !url?.startsWith('https://registry.npmjs.org/'));
    expect(foreign).toEqual([]);
  });

  it('contains no generated REST pages', () => {
    expect(tracked.filter((file) => /api\/rest\/.*\.(mdx|json)$/.test(file))).toEqual([]);
  });

  it('has no placeholder text', () => {
    const marks = /lorem ipsum|\bTODO\b|\bFIXME\b|\bTBD\b/i;
    const found = tracked
      .filter((file) => /^(src|docs|blog|versioned_docs)\/.*\.(mdx?|tsx?|css)$/.test(file))
      // The templates of new pages.
      .filter((file) => file !== 'src/plugins/new-content/index.ts')
      .filter((file) => marks.test(readFileSync(join(rootDir, file), 'utf8')));
    expect(found).toEqual([]);
  });
});

describe('the build', () => {
  const scripts = join(buildDir, 'assets/js');
  const chunks = readdirSync(scripts)
    .filter((name) => name.endsWith('.js'))
    .map((name) => ({ name, code: readFileSync(join(scripts, name), 'utf8') }));
  const chunksWith = (text: string): string[] =>
    chunks.filter(({ code }) => code.includes(text)).map(({ name }) => name);

  it('doesn’t contain local paths', () => {
    expect(chunksWith(rootDir)).toEqual([]);
    expect(chunksWith('organizationName')).not.toEqual([]);
  });

  it('contains the texts of the Try it form only in its chunk, not in nearly 200 REST pages', () => {
    expect(chunksWith('tryIt.failures.cors').length).toBeLessThan(3);
    expect(chunksWith('tryIt.failures.cors')).not.toEqual([]);
    expect(chunksWith('tryIt.title').length).toBeGreaterThan(100);
  });
});

it('every page has a language, a title, a description, and a skip link', async () => {
  const pages = (await htmlFiles()).map((file) => ({ file, html: built(file) }));
  const lacking = pages.filter(
    ({ html }) =>
      !html.includes('http-equiv="refresh"') &&
      !(
        /<html[^>]+lang="?en"?/.test(html) &&
        new RegExp(`<title[^>]*>[^<]*${brand.vendor}</title>`).test(html) &&
        /<meta[^>]+name="?description"?/.test(html) &&
        html.includes('Skip to main content')
      ),
  );
  expect(lacking.map(({ file }) => file)).toEqual([]);
});
