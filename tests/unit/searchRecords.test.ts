import { expect, test } from 'vitest';
import { parsePage } from '../../src/plugins/built-pages/parsePage';
import { withLinkTexts } from '../../src/search/records/linkTexts';
import { type PageOptions, pageRecords } from '../../src/search/records/pageRecords';
import { testCases } from '../support/testCases';

const site = 'https://example.org';
const page = (main: string, head = '', htmlClass = 'plugin-docs'): string =>
  `<!doctype html><html class="${htmlClass}"><head><title>A | Site</title>
  <meta name=docsearch:language content=en><meta name=docsearch:version content=0.5.1>
  <meta name=docsearch:docusaurus_tag content=docs-default-0.5.1>${head}</head><body>
  <aside><a class="menu__link menu__link--sublist menu__link--active"><span>Run</span></a>
  <a class="menu__link menu__link--sublist menu__link--active"><span>Security</span></a></aside>
  <main>${main}</main></body>`;

const read = (html: string, how: Partial<PageOptions> = {}) =>
  pageRecords(parsePage(html), {
    siteUrl: site,
    path: '/docs/latest/a',
    baseUrl: '/',
    siteName: 'Site',
    ...how,
  });

/** Returns the headings and texts of a page's records. */
const textsOf = (html: string, how?: Partial<PageOptions>): (string | null)[] =>
  read(html, how).records.map(({ type, hierarchy, content }) =>
    type === 'content' ? content : hierarchy[type],
  );

test('records have the shape of DocSearch', () => {
  const { records } = read(
    page('<h1>Title</h1><p>Intro.</p><h2 id=one>One<a class=hash-link>#</a></h2><p>Text</p>'),
  );
  expect(records.map(({ type }) => type)).toEqual(['lvl1', 'content', 'lvl2', 'content']);
  expect(records.map(({ weight }) => weight.level)).toEqual([90, 0, 80, 0]);
  const below = { lvl3: null, lvl4: null, lvl5: null, lvl6: null };
  expect(records[3]).toEqual({
    objectID: '3-/docs/latest/a',
    type: 'content',
    hierarchy: { lvl0: 'Run › Security', lvl1: 'Title', lvl2: 'One', ...below },
    content: 'Text',
    url: `${site}/docs/latest/a#one`,
    url_without_anchor: `${site}/docs/latest/a`,
    anchor: 'one',
    language: 'en',
    version: '0.5.1',
    docusaurus_tag: 'docs-default-0.5.1',
    weight: { pageRank: 0, level: 0, position: 3 },
  });
});

testCases('%s has the records %j', (main) => textsOf(page(main)), [
  [
    '<h1>T</h1><table><thead><tr><th>Key</th><th>Use</th></tr></thead><tbody><tr><td><code>a.b</code></td><td>Port <p>of it</p></td></tr></tbody></table><p>After',
    ['T', 'a.b · Port of it', 'After'],
  ],
  // The same page without optional closing tags.
  [
    '<h1>T</h1><table><thead><tr><th>Key<th>Use<tbody><tr><td><code>a.b</code><td>Port <p>of it</table><p>After',
    ['T', 'a.b · Port of it', 'After'],
  ],
  [
    '<h1>T</h1><nav>crumbs</nav><ul role=tablist><li role=tab>Java</li></ul><div role=tabpanel hidden><p>In the tab</p></div><button>Copy</button><footer>Edit</footer>',
    ['T', 'In the tab'],
  ],
  // A section that only links to other pages.
  ['<h1>T</h1><h2>Where next</h2><p>x</p><h3>Deep</h3><h2>Kept</h2><p>y</p>', ['T', 'Kept', 'y']],
  ['<h1>T</h1><pre><code>list()</code></pre>', ['T']],
  ['<p>Text</p>', ['A | Site', 'Text']],
]);

test('optional records of code rank below text', () => {
  const main =
    '<h1>T</h1><pre><code><div>listTables(</div><div>ns)</div></code></pre><pre class="language-json">{"a":1}</pre>';
  const { records } = read(page(main), { code: true });
  expect(records.map(({ content }) => content)).toEqual([null, 'listTables( ns)']);
  expect(records[1]?.weight.level).toBe(-1);
});

test('only a table row with an id has its own anchor', () => {
  const rows = '<tr id=a.b><td>a.b<td>Port<tr><td>c<td>Other</table><p>After';
  const { records } = read(page(`<h1>T</h1><h2 id=keys>Keys</h2><table>${rows}`));
  expect(records.map(({ anchor }) => anchor)).toEqual([null, 'keys', 'a.b', 'keys', 'keys']);
});

test.each([
  ['robots noindex', page('<h1>T</h1>', '<meta name=robots content="noindex, nofollow">')],
  ['a list of posts', page('<h1>T</h1>', '', 'plugin-blog blog-list-page')],
  ['a list of tags', page('<h1>T</h1>').replace('docs-default-0.5.1', 'doc_tags_list')],
  ['no search tags', '<html><body><main><h1>Moved</h1></main>'],
])('a page with %s has no records', (_, html) => {
  expect(read(html)).toEqual({ records: [], links: [] });
});

const urlFor = (canonical: string) =>
  read(page('<h1>T</h1>', `<link rel=canonical href=${canonical}>`)).records[0]?.url;
testCases('the canonical address %s sets only the trailing slash: %s', urlFor, [
  [`${site}/docs/latest/a/`, `${site}/docs/latest/a/`],
  [`${site}/docs/other`, `${site}/docs/latest/a`],
]);

test('the rank and keywords of a page don’t depend on the base URL', () => {
  const at = (baseUrl: string, path: string) => {
    const [title] = read(page('<h1>T</h1>'), { baseUrl, path: baseUrl + path }).records;
    return { rank: title?.weight.pageRank, keywords: title?.about?.keywords };
  };
  for (const path of ['docs/latest/a', 'docs/latest/api/rest/a', 'blog/a', 'privacy-policy']) {
    expect(at('/website/fr/', path)).toEqual(at('/', path));
  }
  expect(at('/website/', 'docs/latest/a').rank).toBe(0);
  expect(at('/website/', 'blog/a').rank).toBeLessThan(0);
});

/** Returns the link texts that another page adds to the title and the section of a page. */
function linkTextsFrom(main: string) {
  const target = read(page('<h1>Security</h1><h2 id=https>HTTPS</h2>'));
  const { links } = read(page(main), { path: '/docs/latest/b' });
  return withLinkTexts(target.records, links, site).map((record) => record.linkTexts);
}

test('keywords are split at commas without a space', () => {
  const { records } = read(page('', '<meta name=keywords content="ssl,tls,create, alter">'));
  expect(records[0]?.about?.keywords).toEqual(['ssl', 'tls', 'create, alter']);
});

const link = '<a href="/docs/latest/a">Security</a>';
const item = (text: string): string => `<ul><li>${text}</li></ul>`;
testCases('the link %s adds %j to its target headings', linkTextsFrom, [
  ['<a href="/docs/latest/a#https">Encrypt it</a>', [undefined, ['Encrypt it']]],
  ['<a href="/docs/latest/a#https">https</a>', [undefined, undefined]],
  ['<a href="https://other.org/docs/latest/a">Elsewhere</a>', [undefined, undefined]],
  ['<nav><a href="/docs/latest/a">Menu</a></nav>', [undefined, undefined]],
  [item(`${link}: who may log in`), [['who may log in'], undefined]],
  [item(`<p>${link} – who may log in</p>`), [['who may log in'], undefined]],
  [
    `<table><tr><td>${link}</td><td>who may log in</td></tr></table>`,
    [['who may log in'], undefined],
  ],
  [item(`${link} and <a href="/x">all the rest</a>`), [undefined, undefined]],
  [item(`Read ${link} who may log in`), [undefined, undefined]],
  [item(`${link} <code>GET</code> /api/metalakes`), [undefined, undefined]],
  [item(`${link} <time>May 14, 2024</time>`), [undefined, undefined]],
  [item(`${link}: ${'who may log in '.repeat(9)}`), [undefined, undefined]],
]);
