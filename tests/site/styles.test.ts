import { parse } from 'postcss';
import { describe, expect, it } from 'vitest';
import { listFiles } from '../../src/plugins/built-pages/files';
import { droppedClasses } from '../../src/plugins/lean-styles';
import { classesInPage, missingIn } from '../../src/plugins/lean-styles/missing';
import { definedClasses, readProperties } from '../../src/plugins/lean-styles/reduce';
import { built, htmlFiles, pageAt } from '../support/builtSite';
import { pageKinds } from '../support/pageKinds';
import { buildDir, rootDir } from '../support/paths';

const files = await listFiles(buildDir);
const styleFiles = files.filter((file) => /^assets\/css\/.*\.css$/.test(file));
const classes = new Map(styleFiles.map((file) => [`/${file}`, definedClasses(parse(built(file)))]));
const nameOf = (file: string): string => file.replace(/^.*\/|\..*$/g, '');

/** Style files that a page links. */
const linked = (html: string): string[] =>
  [...html.matchAll(/<link rel="?stylesheet"? href="?([^\s">]+)/g)].map(([, href = '']) => href);

/** Classes of a page that have rules, though none in the files that the page links. */
function unstyled(html: string): string[] {
  const own = linked(html);
  return [...classesInPage(html)].filter((name) => {
    const definers = [...classes].flatMap(([file, names]) => (names.has(name) ? file : []));
    return definers.length > 0 && !definers.some((file) => own.includes(file));
  });
}

const defined = new Set([...classes.values()].flatMap((names) => [...names]));
/** Classes of components' own style sheets, which end in a hash, without a rule in any file. */
const ruleless = (html: string): string[] =>
  [...classesInPage(html)].filter((name) => /_[\w-]{4}$/.test(name) && !defined.has(name));

describe('style files', () => {
  it('have rules for all parts of all pages, also for those whose code no browser gets', async () => {
    const problems = (await htmlFiles()).flatMap((file) =>
      ruleless(built(file)).map((name) => `${file}: .${name}`),
    );
    expect(problems).toEqual([]);
    expect(ruleless('<p class="footer_ab3d lost">')).toEqual(['footer_ab3d']);
  });

  it('are few', () => {
    expect(styleFiles.map(nameOf).sort()).toEqual([
      'landing',
      'pages',
      'reading',
      'search',
      'styles',
    ]);
  });

  it('are linked by every page that shows something of them', async () => {
    const pages = (await htmlFiles()).map((file) => ({ file, html: built(file) }));
    const shown = pages.filter(({ html }) => html.includes('__docusaurus'));
    expect(shown.length).toBeGreaterThan(100);
    const problems = shown.flatMap(({ file, html }) =>
      unstyled(html).map((name) => `${file}: .${name}`),
    );
    expect(problems).toEqual([]);
  });

  it('would be missed by a page without one', () => {
    const html = pageAt('/').replace(/<link rel="?stylesheet"? href="?[^\s">]*landing[^>]*>/, '');
    expect(unstyled(html).length).toBeGreaterThan(5);
  });

  it.each([
    ['/', ['styles', 'landing']],
    ['/docs/latest/overview', ['styles', 'reading']],
    ['/docs/latest/api/rest/create-table', ['styles', 'reading']],
    ['/blog/gravitino-open-source', ['styles', 'reading']],
    ['/search', ['styles', 'search']],
  ])('of %s are %j, the common one first', (path, expected) => {
    expect(linked(pageAt(path)).map(nameOf)).toEqual(expected);
  });

  it('agree on the order of layers, whichever comes first after the common one', () => {
    const layersOf = (file: string): string[] => [
      ...new Set(
        [...built(file).matchAll(/@layer ([^{;]+)/g)].flatMap(([, names = '']) =>
          names.split(',').map((name) => name.trim()),
        ),
      ),
    ];
    const common = layersOf(styleFiles.find((file) => nameOf(file) === 'styles') ?? '');
    expect(common.slice(0, 4)).toEqual(
      ['infima', 'theme-common', 'theme-classic', 'core'].map((name) => `docusaurus.${name}`),
    );
    expect(common).toContain('docusaurus.theme-search-algolia.docsearch');
    expect(styleFiles.flatMap(layersOf).filter((name) => !common.includes(name))).toEqual([]);
  });
});

describe('Infima', () => {
  it('has lost no rule of a class that a page or script carries', async () => {
    const dropped = await droppedClasses(rootDir);
    expect(dropped.size).toBeGreaterThan(100);
    const carriers = files.filter((file) => /\.(html|js)$/.test(file));
    const missing = carriers.flatMap((file) => missingIn({ file, text: built(file) }, dropped));
    expect(missing).toEqual([]);
    // The poisoned case: a page with a hero of Infima's.
    const page = { file: 'index.html', text: pageAt('/').replace('<main>', '<main class=hero>') };
    expect(missingIn(page, dropped)).toEqual([{ file: 'index.html', name: 'hero' }]);
  });

  it('sets every property of its own that a style file or a page reads', () => {
    const texts = [
      ...styleFiles.map(built),
      ...pageKinds.slice(0, -1).map((path) => pageAt(path.replace(/\?.*/, ''))),
    ];
    const set = new Set(
      styleFiles.flatMap((file) =>
        [...built(file).matchAll(/(--ifm-[\w-]+)\s*:/g)].map(([, name]) => name),
      ),
    );
    const unset = (text: string): string[] =>
      readProperties(text).filter((name) => name.startsWith('--ifm-') && !set.has(name));
    expect([...new Set(texts.flatMap(unset))]).toEqual([]);
    expect(unset('a { color: var(--ifm-hero-text-color) }')).toEqual(['--ifm-hero-text-color']);
  });
});
