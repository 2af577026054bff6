import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { selectAll } from 'hast-util-select';
import { toString as textOfHtml } from 'hast-util-to-string';
import type { Table } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { describe, expect, it } from 'vitest';
import { readMarkdown } from '../../src/markdown/markdownTree';
import { nodesOf } from '../../src/markdown/nodes';
import { parsePage } from '../../src/plugins/built-pages/parsePage';
import { readRows, type TableRow } from '../../src/plugins/docs-facts/readRows';
import { pageRecords } from '../../src/search/records/pageRecords';
import { markdownAddress } from '../../src/site/markdownExport';
import { keyColumns } from '../../src/site/reference';
import released from '../../versions.json';
import { built, pageAt, sitemapPaths } from '../support/builtSite';
import { rootDir } from '../support/paths';
import { oldest } from '../support/versions';

const folders = new Map([
  ['next', 'docs'],
  ...released.map((version, index): [string, string] => [
    index === 0 ? 'latest' : version,
    `versioned_docs/version-${version}`,
  ]),
]);

interface Source {
  path: string;
  properties: TableRow[];
  /** Messages of errors. */
  errors: string[];
}

const plain = (text: string): string =>
  text
    .replaceAll('`', '')
    .replace(/\((New in [\d.]+)\)/g, '$1')
    .replace(/\s+/g, ' ')
    .trim();

/** The pages of a version that define something. */
function sourcesOf(version: string): Source[] {
  const folder = join(rootDir, folders.get(version) ?? '');
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.mdx?$/.test(file) && !file.startsWith('api/'))
    .flatMap((file) => {
      const text = readFileSync(join(folder, file), 'utf8');
      const slug = /^slug: (.+)$/m.exec(text)?.[1] ?? `/${file.replace(/\.mdx?$/, '')}`;
      const path = `/docs/${version}${slug}`;
      const rows = readRows(readMarkdown(text).tree);
      return {
        path,
        properties: rows.filter(({ kind }) => kind !== 'error'),
        errors: rows.filter(({ kind }) => kind === 'error').map(({ name }) => plain(name)),
      };
    });
}

const exportAt = (path: string): string => built(markdownAddress(path).slice(1));

/** The rows of the tables of an export that define something, as texts, without empty cells. */
function rowsOf(markdown: string): string[][] {
  const tree = unified().use(remarkParse).use(remarkGfm).parse(markdown);
  const cells = (table: Table): string[][] =>
    table.children.map(({ children }) => children.map((cell) => plain(textOf(cell))));
  return nodesOf(tree, 'table')
    .map(cells)
    .filter(([headers = []]) => keyColumns(headers) !== undefined)
    .flatMap(([, ...rows]) => rows.map((cells) => cells.filter(Boolean)));
}

/** The same rows, as the writer has them. */
const writtenRows = (properties: readonly TableRow[]): string[][] =>
  properties.map(({ name, facts, description }) =>
    [name, ...Object.values(facts), description].map(plain).filter(Boolean),
  );

/** Keys of which a built page has no place, and of which the search has no whole row. */
function missing(html: string, { path, properties }: Source): string[] {
  const tree = parsePage(html);
  const ids = new Set(selectAll('tr[id]', tree).map((item) => String(item.properties.id)));
  const { records } = pageRecords(tree, { siteUrl: '', path, baseUrl: '/', siteName: '' });
  const rows = new Map(records.map(({ anchor, content }) => [anchor, plain(content ?? '')]));
  return properties
    .filter(({ anchor, name, description }) => {
      const row = rows.get(anchor) ?? '';
      const words = plain(description)
        .replace(/New in [\d.]+/g, '')
        .trim();
      return !ids.has(anchor) || !row.startsWith(plain(name)) || !row.includes(words);
    })
    .map(({ anchor }) => `${path}#${anchor}`);
}

describe.each(['next', 'latest', oldest])('properties of %s', (version) => {
  const sources = sourcesOf(version);
  const defining = sources.filter(({ properties }) => properties.length > 0);
  const listOf = (name: string): string => `/docs/${version}/reference/${name}`;

  it('have an address and a whole row in the search, each', () => {
    expect(defining.length).toBeGreaterThan(8);
    expect(defining.flatMap((source) => missing(pageAt(source.path), source))).toEqual([]);
  });

  it('are tables with all their cells in the Markdown export', () => {
    for (const { path, properties } of defining) {
      expect(rowsOf(exportAt(path)), path).toEqual(writtenRows(properties));
    }
  });

  it('are all on the page of configuration keys, with links to their places', () => {
    const settings = defining.flatMap(({ path, properties }) =>
      properties
        .filter(({ kind }) => kind === 'setting')
        .map(({ name, anchor }) => ({ key: plain(name), place: `${path}#${anchor}` })),
    );
    const page = parsePage(pageAt(listOf('configuration-keys')));
    const items = selectAll('[data-keys] tbody tr', page).map(textOfHtml);
    expect(settings.length).toBeGreaterThan(100);
    expect(
      settings
        .filter(({ key }) => !items.some((item) => item.startsWith(key)))
        .map(({ key }) => key),
    ).toEqual([]);
    const hrefs = selectAll('[data-keys] td:is([data-key], [data-fact]) a', page).map(
      ({ properties }) => decodeURI(String(properties.href)),
    );
    const places = new Set(settings.map(({ place }) => place));
    expect(hrefs.filter((href) => !places.has(href))).toEqual([]);
  });

  it('and the errors, on the page of error messages', () => {
    const errors = sources.flatMap((source) => source.errors);
    const page = parsePage(pageAt(listOf('error-messages')));
    const items = selectAll('[data-keys] tbody tr', page).map((item) => plain(textOfHtml(item)));
    expect(errors.length).toBeGreaterThan(50);
    expect(errors.filter((message) => !items.some((item) => item.startsWith(message)))).toEqual([]);
  });

  it('do not double in the search: the lists are left out of it, their pages are found', () => {
    for (const path of [listOf('configuration-keys'), listOf('error-messages')]) {
      const tree = parsePage(pageAt(path));
      const { records } = pageRecords(tree, { siteUrl: '', path, baseUrl: '/', siteName: '' });
      expect(
        records.map(({ type }) => type),
        path,
      ).toEqual(['lvl1', 'content']);
    }
  });

  it('are in the sidebar and in the sitemap', () => {
    const paths = [listOf('configuration-keys'), listOf('error-messages')];
    const [first = '', second = ''] = paths;
    const links = selectAll('.theme-doc-sidebar-menu a', parsePage(pageAt(second))).map(
      ({ properties }) => String(properties.href),
    );
    expect(links).toContain(first);
    expect(links).toContain(second);
    expect(sitemapPaths()).toEqual(expect.arrayContaining(paths));
  });
});
