import { describe, expect, test } from 'vitest';
import { parsePage } from '../../src/plugins/built-pages/parsePage';
import { withLinkTexts } from '../../src/search/records/linkTexts';
import {
  type PageOptions,
  type PageRecords,
  pageRecords as recordsOfTree,
} from '../../src/search/records/pageRecords';

const pageRecords = (html: string, how: PageOptions): PageRecords =>
  recordsOfTree(parsePage(html), how);

const options = {
  siteUrl: 'https://example.org',
  path: '/docs/latest/a',
  baseUrl: '/',
  siteName: 'Site',
};

const page = (main: string, head = '', htmlClass = 'plugin-docs'): string =>
  `<!doctype html><html class="${htmlClass}"><head><title>A | Site</title>
  <meta name=docsearch:language content=en><meta name=docsearch:version content=0.5.1>
  <meta name=docsearch:docusaurus_tag content=docs-default-0.5.1>${head}</head><body>
  <aside><a class="menu__link menu__link--sublist menu__link--active"><span>Run</span></a>
  <a class="menu__link menu__link--sublist menu__link--active"><span>Security</span></a></aside>
  <main>${main}</main></body>`;

const contents = ({ records }: PageRecords): (string | null)[] =>
  records.map(({ type, hierarchy, content }) => (type === 'content' ? content : hierarchy[type]));

describe('records of a rendered page', () => {
  test('headings, texts and their addresses have the shape of DocSearch', () => {
    const { records } = pageRecords(
      page('<h1>Title</h1><p>Intro.</p><h2 id=one>One<a class=hash-link>#</a></h2><p>Text</p>'),
      options,
    );
    expect(records.map(({ type }) => type)).toEqual(['lvl1', 'content', 'lvl2', 'content']);
    expect(records[3]).toEqual({
      objectID: '3-/docs/latest/a',
      type: 'content',
      hierarchy: {
        lvl0: 'Run › Security',
        lvl1: 'Title',
        lvl2: 'One',
        lvl3: null,
        lvl4: null,
        lvl5: null,
        lvl6: null,
      },
      content: 'Text',
      url: 'https://example.org/docs/latest/a#one',
      url_without_anchor: 'https://example.org/docs/latest/a',
      anchor: 'one',
      language: 'en',
      version: '0.5.1',
      docusaurus_tag: 'docs-default-0.5.1',
      weight: { pageRank: 0, level: 0, position: 3 },
    });
    expect(records.map(({ weight }) => weight.level)).toEqual([90, 0, 80, 0]);
  });

  test('a table row is one record, with or without the closing tags that HTML lets go', () => {
    const closed =
      '<table><thead><tr><th>Key</th><th>Use</th></tr></thead><tbody><tr><td><code>a.b</code></td><td>Port <p>of it</p></td></tr></tbody></table>';
    const open =
      '<table><thead><tr><th>Key<th>Use<tbody><tr><td><code>a.b</code><td>Port <p>of it</table>';
    for (const table of [closed, open]) {
      expect(contents(pageRecords(page(`<h1>T</h1>${table}<p>After`), options))).toEqual([
        'T',
        'a.b · Port of it',
        'After',
      ]);
    }
  });

  test('a table row with an id is reached by it, what follows is not', () => {
    const rows = '<tr id=a.b><td>a.b<td>Port<tr><td>c<td>Other</table><p>After';
    const { records } = pageRecords(page(`<h1>T</h1><h2 id=keys>Keys</h2><table>${rows}`), options);
    expect(records.map(({ anchor }) => anchor)).toEqual([null, 'keys', 'a.b', 'keys', 'keys']);
  });

  test('hidden tabs count, their labels and other controls do not', () => {
    const main =
      '<h1>T</h1><nav>crumbs</nav><ul role=tablist><li role=tab>Java</li></ul><div role=tabpanel hidden><p>In the tab</p></div><button>Copy</button><footer>Edit</footer>';
    expect(contents(pageRecords(page(main), options))).toEqual(['T', 'In the tab']);
  });

  test('code is left out, or ranked below prose when asked for, JSON samples never', () => {
    const main =
      '<h1>T</h1><pre><code><div>listTables(</div><div>ns)</div></code></pre><pre class="language-json">{"a":1}</pre>';
    expect(contents(pageRecords(page(main), options))).toEqual(['T']);
    const { records } = pageRecords(page(main), { ...options, code: true });
    expect(records.map(({ content }) => content)).toEqual([null, 'listTables( ns)']);
    expect(records[1]?.weight.level).toBe(-1);
  });

  test('sections that only lead elsewhere are left out with their content', () => {
    const main = '<h1>T</h1><h2>Where next</h2><p>x</p><h3>Deep</h3><h2>Kept</h2><p>y</p>';
    const read = pageRecords(page(main), options);
    expect(contents(read)).toEqual(['T', 'Kept', 'y']);
  });

  test.each([
    ['robots noindex', page('<h1>T</h1>', '<meta name=robots content="noindex, nofollow">')],
    ['a blog list', page('<h1>T</h1>', '', 'plugin-blog blog-list-page')],
    ['a tag list', page('<h1>T</h1>').replace('docs-default-0.5.1', 'doc_tags_list')],
    ['a page without search tags', '<html><body><main><h1>Moved</h1></main>'],
  ])('%s isn’t a page to search', (_, html) => {
    expect(pageRecords(html, options)).toEqual({ records: [], links: [] });
  });

  test('a page without h1 has the title of its head', () => {
    const { records } = pageRecords(page('<p>Text</p>'), options);
    expect(records[0]?.hierarchy.lvl1).toBe('A | Site');
  });

  test('the canonical address decides the trailing slash and nothing else', () => {
    const url = (canonical: string): string | undefined =>
      pageRecords(page('<h1>T</h1>', `<link rel=canonical href=${canonical}>`), options).records[0]
        ?.url;
    expect(url('https://example.org/docs/latest/a/')).toBe('https://example.org/docs/latest/a/');
    expect(url('https://example.org/docs/other')).toBe('https://example.org/docs/latest/a');
  });
});

test('below a base URL a page has the rank and the keywords that it has without', () => {
  const at = (baseUrl: string, path: string) => {
    const [title] = pageRecords(page('<h1>T</h1>'), { ...options, baseUrl, path }).records;
    return { rank: title?.weight.pageRank, keywords: title?.about?.keywords };
  };
  for (const path of ['docs/latest/a', 'docs/latest/api/rest/a', 'blog/a', 'privacy-policy']) {
    expect(at('/website/fr/', `/website/fr/${path}`)).toEqual(at('/', `/${path}`));
  }
  expect(at('/website/', '/website/docs/latest/a').rank).toBe(0);
  expect(at('/website/', '/website/blog/a').rank).toBeLessThan(0);
});

describe('links', () => {
  test('give the headings that they lead to their words, unless these repeat them', () => {
    const target = pageRecords(
      page(
        '<h1>Security</h1><h2 id=https>HTTPS</h2>',
        '<meta name=keywords content="ssl,tls,create, alter">',
      ),
      options,
    );
    expect(target.records[0]?.about).toEqual({
      keywords: ['ssl', 'tls', 'create, alter'],
      description: '',
    });
    const { links } = pageRecords(
      page(
        '<h1>A</h1><a href="/docs/latest/a#https">Encrypt it</a><a href="/docs/latest/a#https">https</a><a href="https://other.org/docs/latest/a">Elsewhere</a><nav><a href="/docs/latest/a">Menu</a></nav>',
      ),
      { ...options, path: '/docs/latest/b' },
    );
    const records = withLinkTexts(target.records, links, options.siteUrl);
    expect(records.map(({ linkTexts }) => linkTexts)).toEqual([undefined, ['Encrypt it']]);
  });

  test('give them what a list item or a table row says behind the one link that it begins with', () => {
    const target = pageRecords(page('<h1>Security</h1>'), options);
    const linkTexts = (item: string): readonly string[] | undefined => {
      const { links } = pageRecords(page(`<h1>B</h1>${item}`), { ...options, path: '/docs/b' });
      return withLinkTexts(target.records, links, options.siteUrl)[0]?.linkTexts;
    };
    const link = '<a href="/docs/latest/a">Security</a>';
    const told = ['who may log in'];
    expect(linkTexts(`<ul><li>${link}: who may log in</li></ul>`)).toEqual(told);
    expect(linkTexts(`<ul><li><p>${link} – who may log in</p></li></ul>`)).toEqual(told);
    expect(linkTexts(`<table><tr><td>${link}</td><td>who may log in</td></tr></table>`)).toEqual(
      told,
    );
    for (const item of [
      `${link} and <a href="/x">all the rest</a>`,
      `Read ${link} who may log in`,
      `${link} <code>GET</code> /api/metalakes`,
      `${link} <time>May 14, 2024</time>`,
      `${link}: ${'who may log in '.repeat(9)}`,
      `<a href="https://other.org/docs/latest/a">Security</a>: who may log in`,
    ]) {
      expect(linkTexts(`<ul><li>${item}</li></ul>`)).toBeUndefined();
    }
  });
});
