import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { buildDir } from '../support/paths';

const dir = join(buildDir, 'assets/js');
const scripts = readdirSync(dir).filter((name) => name.endsWith('.js'));

/** Words of Prism that no minifier touches. */
const prismWords = ['attr-value', 'class-name', 'template-punctuation', 'regex-source'];
const hasPrism = (code: string): boolean =>
  prismWords.filter((word) => code.includes(word)).length > 1;

describe('the scripts of readers', () => {
  it('hold no Prism: the build colours code', () => {
    const found = scripts.filter((name) => hasPrism(readFileSync(join(dir, name), 'utf8')));
    expect(found).toEqual([]);
    expect(scripts.length).toBeGreaterThan(100);
  });

  it('would be found with Prism in them', () => {
    const prism = join('node_modules', 'prism-react-renderer/dist/index.js');
    expect(hasPrism(readFileSync(prism, 'utf8'))).toBe(true);
  });
});

describe('code in pages', () => {
  const page = (path: string): string => readFileSync(join(buildDir, path, 'index.html'), 'utf8');
  /** Style attributes inside code blocks and tabs. */
  const styled = (html: string): number =>
    html.match(/<(?:pre|code|span class=.?code-)[^>]*style=/g)?.length ?? 0;

  it.each([
    'docs/latest/manage-relational-metadata-using-gravitino',
    'docs/latest/api/rest/create-table',
    '.',
  ])('is coloured without style attributes in /%s', (path) => {
    expect(page(path)).toMatch(/<span class="?code-/);
    expect(styled(page(path))).toBe(0);
  });

  it('would be noticed with one', () => {
    expect(styled('<pre tabindex=0 style="color:red">')).toBe(1);
  });
});
