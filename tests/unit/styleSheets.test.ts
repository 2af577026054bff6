import postcss, { type Plugin, parse } from 'postcss';
import { describe, expect, it } from 'vitest';
import { linkSheets, readSheet } from '../../src/plugins/bundler/linkSheets';
import { styleGroups } from '../../src/plugins/bundler/sheets';
import { dropUnused, infimaInUse } from '../../src/plugins/bundler/unused';
import { answers } from '../support/answers';
import { testFolder } from '../support/testFolder';

const left = (css: string, ...used: string[]): string => {
  const root = parse(css);
  dropUnused(root, new Set(used));
  return root.toString();
};

/** The groups that take the styles of a file. */
const groupsOf = (file: string): string[] =>
  Object.entries(styleGroups())
    .filter(([, group]) => (group as { test: RegExp }).test.test(file))
    .map(([name]) => name);

describe('the style sheets', () => {
  answers('have the styles of %s in %j', groupsOf, [
    ['/site/node_modules/infima/dist/css/default/default.css', ['styles']],
    ['/site/src/css/global.css', ['styles']],
    ['/site/src/theme/NotFound/Content/styles.module.css', ['styles']],
    ['/site/src/components/rest/RestReference/Fields/styles.module.css', ['reference']],
    ['/site/src/components/rest/RestReference/methods.css', ['styles']],
    ['/site/src/components/landing/Hero/styles.module.css', ['pages']],
    ['/site/node_modules/@docusaurus/theme-classic/lib/theme/BlogSidebar/styles.css', ['pages']],
    ['C:\\site\\src\\components\\blog\\BlogList\\styles.module.css', ['pages']],
    ['/site/src/components/search/SearchPopUp/styles.module.css', []],
    ['/site/src/components/rest/TryIt/form.module.css', []],
  ]);

  it('are linked by the pages that have a class of theirs, behind the common one', () => {
    const pages = readSheet(
      '/assets/css/pages.1.css',
      '.hero_aB-1 .big{}@media x{.card_cD_2:hover .menu__link{}}',
    );
    const reference = readSheet('/assets/css/reference.1.css', '.field_eF3g{}');
    expect([...pages.classes]).toEqual(['hero_aB-1', 'card_cD_2']);
    const page = (body: string): string =>
      `<head><link rel=stylesheet href=/assets/css/styles.1.css /><link rel=icon></head>${body}`;
    expect(linkSheets(page('<p class="x card_cD_2">'), [reference, pages])).toBe(
      '<head><link rel=stylesheet href=/assets/css/styles.1.css /><link rel=stylesheet href=/assets/css/pages.1.css /><link rel=icon></head><p class="x card_cD_2">',
    );
    expect(linkSheets(page('<p class=field_eF3g>'), [reference, pages])).toContain(
      'href=/assets/css/reference',
    );
    const linked = linkSheets(page('<p class=field_eF3g>'), [reference, pages]);
    expect(linkSheets(linked, [reference, pages])).toBe(linked);
    const guide = page('<p class="card_cD_2x">hero_aB-1</p>');
    expect(linkSheets(guide, [reference, pages])).toBe(guide);
  });
});

describe('Infima without what nobody uses', () => {
  it('has the rules whose classes are used', () => {
    expect(left('a{}.hero{}.card .hero{}.card:not(.hero),.pills{}', 'card')).toBe(
      'a{}.card:not(.hero){}',
    );
    expect(left(':where(.card){}:where(.pills){}:is(.card,.pills){}', 'card')).toBe(
      ':where(.card){}:is(.card,.pills){}',
    );
    expect(left('@media print{.hero{}}@media screen{.card{}}', 'card')).toBe(
      '@media screen{.card{}}',
    );
  });

  it('has the properties that a rule or a source asks for', () => {
    expect(left(':root{--a:1;--b:var(--a);--c:var(--b);--d:1;--e:1}p{color:var(--b)}', '--e')).toBe(
      ':root{--a:1;--b:var(--a);--e:1}p{color:var(--b)}',
    );
  });

  describe('in a build', () => {
    const { path: folder, write } = testFolder('all');

    it('reads the sources, and is made again when they change', async () => {
      write('page.mdx', '<b className="badge badge--primary">x</b>');
      write('hero.png', '');
      const css = '.badge--primary{} .badge--danger{} .hero{} .card{} .pills{}';
      // The framework puts a layer around each file first.
      const layer: Plugin = {
        postcssPlugin: 'layer',
        Once: (root) => {
          const { nodes } = root.clone();
          root.removeAll().append({ name: 'layer', params: 'x', nodes });
        },
      };
      const process = (from: string) =>
        postcss([layer, infimaInUse('/modules/infima', [folder])]).process(css, { from });
      const { css: made, messages } = await process('/modules/infima/dist/default.css');
      expect(made.replaceAll(/\s/g, '')).toBe('@layerx{.badge--primary{}}');
      expect(messages).toMatchObject([{ type: 'dir-dependency', dir: folder }]);
      expect((await process('/site/src/css/global.css')).css).toContain(css);
    });
  });
});
