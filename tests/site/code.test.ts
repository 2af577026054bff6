import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { buildDir } from '../support/paths';

describe('code in pages', () => {
  const page = (path: string): string => readFileSync(join(buildDir, path, 'index.html'), 'utf8');
  /** Style attributes inside code blocks and tabs. */
  const styled = (html: string): number =>
    html.match(/<(?:pre|code|span class=.?code-)[^>]*style=/g)?.length ?? 0;

  it.each([
    'docs/latest/manage-relational-metadata-using-gravitino',
    'docs/latest/api/rest/create-table',
    '.',
  ])('is colored without style attributes in /%s', (path) => {
    expect(page(path)).toMatch(/<span class="?code-/);
    expect(styled(page(path))).toBe(0);
  });
});
