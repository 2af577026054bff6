import { parse } from 'postcss';
import { describe, expect, it } from 'vitest';
import { splitStyles, styleGroups, stylesByRequest } from '../../src/plugins/lean-styles/groups';
import { articleClasses, keptClasses, neverShown } from '../../src/plugins/lean-styles/infima';
import {
  classesInPage,
  classesInScript,
  describeMissing,
  missingIn,
} from '../../src/plugins/lean-styles/missing';
import { siteProperties } from '../../src/plugins/lean-styles/properties';
import {
  classesOf,
  definedClasses,
  type Kept,
  reduce,
  reduceToArticles,
} from '../../src/plugins/lean-styles/reduce';
import { rootDir } from '../support/paths';

const source = `
:root { --used: 1px; --unused: 2px; --below: 3px; --outside: var(--below); --ours: red; --note: 4px; --code: grey }
html[data-theme='dark'] { --ours: blue; --used: 5px }
a { padding: var(--used); color: var(--ours); background: var(--code) }
.menu, .hero { margin: 0 }
.menu:not(.menu--dark) { top: 0 }
.hero { display: flex }
.note { padding: var(--note); --code: white; --unused: 6px }
.menu .note { left: 0 }
@media print { .hero { display: none } .menu { display: none } }
@media screen { .hero { bottom: 0 } }
`;
const kept: Kept = {
  classes: ['menu', 'note'],
  articleClasses: ['note'],
  usedProperties: ['--outside'],
  overriddenProperties: ['--ours'],
};
const css = (text: string): string => text.replaceAll(/\s*([{}])\s*|\s+/g, '$1 ').trim();
const reduced = (change: typeof reduce, what: Kept = kept): string => {
  const root = parse(source);
  change(root, what);
  return css(root.toString());
};

describe('a reduced style sheet', () => {
  it('has the rules of kept classes and of elements, and the properties that somebody reads', () => {
    expect(reduced(reduce)).toBe(
      css(`:root { --used: 1px; --below: 3px; --outside: var(--below); --code: grey }
        html[data-theme='dark'] { --used: 5px }
        a { padding: var(--used); color: var(--ours); background: var(--code) }
        .menu { margin: 0 } .menu:not(.menu--dark) { top: 0 } @media print { .menu { display: none } }`),
    );
  });

  it('leaves to articles what only they need, and what they set for everything inside them', () => {
    expect(reduced(reduceToArticles)).toBe(
      css(
        ':root { --note: 4px } .note { padding: var(--note); --code: white } .menu .note { left: 0 }',
      ),
    );
  });

  it('would keep everything that is asked for', () => {
    expect(reduced(reduce, { ...kept, classes: ['menu', 'hero'] })).toContain('.menu, .hero');
  });

  it('tells what an element must have from what it must not have', () => {
    expect(classesOf('.a.b:not(.c) > .d:hover')).toEqual(['a', 'b', 'd']);
    expect([...definedClasses(parse('.a:not(.b) {} @media print { .c {} }'))]).toEqual(['a', 'c']);
  });
});

describe('the kept classes', () => {
  it('are written once, and articles have none that a medium changes', () => {
    expect(new Set(keptClasses).size).toBe(keptClasses.length);
    expect(articleClasses).toContain('alert--info');
    expect(articleClasses).not.toContain('col--3');
    expect(Object.keys(neverShown).filter((name) => keptClasses.includes(name))).toEqual([]);
  });

  it('come with the properties that the theme and the site read, but for those that the site sets', async () => {
    const { usedProperties, overriddenProperties } = await siteProperties(rootDir);
    expect(usedProperties).toEqual(
      expect.arrayContaining(['--ifm-navbar-height', '--ifm-toc-border-color']),
    );
    expect(usedProperties).not.toContain('--ifm-hero-text-color');
    expect(overriddenProperties).toContain('--ifm-color-primary');
    expect(overriddenProperties).not.toContain('--ifm-h2-font-size');
  });
});

describe('a class whose rules are left out', () => {
  const dropped = new Set(['hero', 'button--lg', 'text--truncate']);

  it('is found in a page, quoted or not', () => {
    const page = {
      file: 'a/index.html',
      text: '<p class=hero><b class="x text--truncate">hero</b>',
    };
    expect(missingIn(page, dropped).map(({ name }) => name)).toEqual(['hero', 'text--truncate']);
    expect([...classesInPage('<p class="a b"><i data-class="c">')]).toEqual(['a', 'b']);
  });

  it('is found in a script, but not where it is a word of the language', () => {
    const found = (text: string): string[] =>
      missingIn({ file: 'a.js', text }, dropped).map(({ name }) => name);
    expect(found('{className:"hero big"}')).toEqual(['hero']);
    expect(found('(0,a.A)("x",b&&"button--lg")')).toEqual(['button--lg']);
    expect(found('{hero:"hero",a:"xbutton--lg"}')).toEqual([]);
    expect([...classesInScript('a.style.setProperty("--x__y")')]).toEqual([]);
  });

  it('is named with a page and with what to do', () => {
    const message = describeMissing([
      { name: 'hero', file: 'a/index.html' },
      { name: 'hero', file: 'b/index.html' },
    ]);
    expect(message).toContain('.hero in a/index.html and 1 more');
    expect(message).toContain('keptClasses in src/plugins/lean-styles/infima.ts');
  });
});

describe('style files', () => {
  const groupOf = (path: string): string | undefined =>
    styleGroups.find(({ test }) => test.test(path))?.name;

  it('take a source by its path', () => {
    expect(groupOf('/x/node_modules/@docsearch/css/dist/modal.css')).toBe('search');
    expect(groupOf('/x/src/components/Hero/styles.module.css')).toBe('landing');
    expect(groupOf('/x/src/components/Timeline/styles.module.css')).toBe('pages');
    expect(groupOf('/x/src/components/TryIt/styles.module.css')).toBe('reading');
    // What both kinds of pages show is where all pages look.
    expect(groupOf('/x/src/theme/CodeBlock/styles.module.css')).toBeUndefined();
  });

  it('stand beside the one that the framework writes, before it', () => {
    const config = {
      optimization: { splitChunks: { cacheGroups: { styles: { name: 'styles', priority: 50 } } } },
    };
    splitStyles(config);
    const groups: Record<string, { priority?: number; chunks?: string }> =
      config.optimization.splitChunks.cacheGroups;
    expect(groups.landing).toMatchObject({ name: 'landing', chunks: 'async' });
    expect(groups.reading?.priority).toBeGreaterThan(50);
    expect(groups.search?.priority).toBeGreaterThan(groups.reading?.priority ?? 0);
    expect(() => splitStyles({})).toThrow('has no cache group "styles"');
  });

  it('are linked by what a page imports', () => {
    const chunk = (id: string, ...files: string[]) => ({ id, files: new Set(files) });
    const reading = chunk('reading', 'assets/css/reading.css');
    const group = (request: string, isInitial: boolean, ...chunks: ReturnType<typeof chunk>[]) => ({
      isInitial: () => isInitial,
      origins: [{ request }, { request: null }],
      chunks,
    });
    const found = stylesByRequest({
      chunkGroups: [
        group('./entry', true, chunk('styles', 'assets/css/styles.css')),
        group('@theme/DocItem', false, chunk('17', 'assets/js/17.js'), reading),
        group('@site/docs/a.md', false, chunk('18', 'assets/js/18.js')),
      ],
    });
    expect(found).toEqual({ '@theme/DocItem': ['reading'], '@site/docs/a.md': [] });
  });
});
