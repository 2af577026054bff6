import { rmSync } from 'node:fs';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { changedPages, check } from '../../src/tools/check/check';
import { compilePages } from '../../src/tools/check/compile';
import { checkWith, docsPage, lines, siteWith, soundSidebars } from '../support/check/fixture';
import { emptySite } from '../support/emptySite';

const guide = (body: string) => ({ 'docs/guide.md': docsPage('/guide', `## Steps\n\n${body}`) });

describe('compiling what has changed', async () => {
  const siteDir = await emptySite(
    ...['articles', 'media', 'reference'].map((name) => `src/plugins/${name}`),
    'src/search/records',
    'src/site',
  );
  afterAll(() => rmSync(siteDir, { recursive: true }));

  const compiled = async (body: string): Promise<string[]> => {
    const pages = siteWith(guide(body)).pages.filter(({ file }) => file === 'docs/guide.md');
    return lines(await compilePages(pages, siteDir));
  };

  it.each([
    ['a range of lines', '```sql {3-1}\nSELECT 1;\n```', '"{3-1}" is no range of lines'],
    ['live code', '```jsx live\n<a />\n```', 'The site runs no live code'],
    ['a frame', '<iframe src="https://a.example/" />', 'keeps <iframe> from readers'],
    ['a film', '<Video src="./a.mp4" poster="./a.png" title="A" />', '<Video> names ./a.png'],
  ])('finds %s that only the build would, by file and line', async (_, body, message) => {
    const [finding, ...others] = await compiled(body);
    expect(finding).toMatch(/^docs\/guide\.md:10 markdown: The build can't compile the page: /);
    expect(finding).toContain(message);
    expect(finding).not.toContain(siteDir);
    expect(others).toEqual([]);
  });

  it('finds nothing in a page that is well, and each time what is wrong', async () => {
    expect(await compiled(':::note[A title]\n\nA note.\n\n:::')).toEqual([]);
    expect(await compiled('```sql {3-1}\nSELECT 1;\n```')).toHaveLength(1);
    expect(await compiled('```sql {3-1}\nSELECT 1;\n```')).toHaveLength(1);
  });

  it('is of pages that readers don’t know as they are', () => {
    const before = siteWith();
    expect(changedPages(before, before)).toEqual([]);
    const after = siteWith(guide('More.'));
    expect(changedPages(after, before).map(({ file }) => file)).toEqual(['docs/guide.md']);
    expect(changedPages(after)).toHaveLength(after.pages.length);
  });

  it('says nothing of a line that a rule speaks of, which knows better', async () => {
    const finding = (line: number) => ({
      rule: 'markdown' as const,
      file: 'docs/guide.md',
      line,
      subject: 'MDX',
      message: 'Compiled.',
      mend: 'Mend.',
    });
    const compile = vi.fn(async () => [finding(10), finding(11)]);
    const found = lines(await checkWith(guide('<NoSuch />'), { compile }));
    expect(found).toEqual([
      expect.stringMatching(/^docs\/guide\.md:10 components: There is no component/),
      'docs/guide.md:11 markdown: Compiled. Mend.',
    ]);
    expect(await check({ site: siteWith(), sidebars: soundSidebars })).toEqual([]);
  });
});
