import { selectAll } from 'hast-util-select';
import { toString as htmlText } from 'hast-util-to-string';
import { describe, expect, it } from 'vitest';
import { readMarkdown } from '../../src/markdown/markdownTree';
import { parsePage } from '../../src/plugins/built-pages/parsePage';
import { readRows, type TableRow } from '../../src/plugins/docs-facts/readRows';
import { pageRecords } from '../../src/search/records/pageRecords';
import { pageAt, sitemapPaths } from '../support/builtSite';
import { readPageFiles } from '../support/docs/pages';
import { latest, oldest } from '../support/versions';

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

/** Reads the definitions and errors on the pages of a version. */
function sourcesOf(version: string): Source[] {
  return readPageFiles(version === 'latest' ? latest : version).map(({ id, text }) => {
    const path = `/docs/${version}${/^slug: (.+)$/m.exec(text)?.[1] ?? `/${id}`}`;
    const rows = readRows(readMarkdown(text).tree);
    return {
      path,
      properties: rows.filter(({ kind }) => kind !== 'error'),
      errors: rows.filter(({ kind }) => kind === 'error').map(({ name }) => plain(name)),
    };
  });
}

/** Lists keys without an id in the built page or without a complete row in the search. */
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

  it('have an address and a complete row in the search', () => {
    expect(defining.length).toBeGreaterThan(8);
    expect(defining.flatMap((source) => missing(pageAt(source.path), source))).toEqual([]);
  });

  const pathOfKeys = `/docs/${version}/reference/configuration-keys`;
  const pathOfErrors = `/docs/${version}/reference/error-messages`;
  const itemsOf = (path: string): string[] =>
    selectAll('[data-keys] tbody tr', parsePage(pageAt(path))).map((row) => plain(htmlText(row)));

  it('are on the page of configuration keys with links to their definitions', () => {
    const settings = defining.flatMap(({ path, properties }) =>
      properties
        .filter(({ kind }) => kind === 'setting')
        .map(({ name, anchor }) => ({ key: plain(name), place: `${path}#${anchor}` })),
    );
    const items = itemsOf(pathOfKeys);
    expect(settings.length).toBeGreaterThan(100);
    const lacking = settings.filter(({ key }) => !items.some((item) => item.startsWith(key)));
    expect(lacking).toEqual([]);
    const links = selectAll(
      '[data-keys] td:is([data-key], [data-fact]) a',
      parsePage(pageAt(pathOfKeys)),
    ).map(({ properties }) => decodeURI(String(properties.href)));
    const places = new Set(settings.map(({ place }) => place));
    expect(links.filter((href) => !places.has(href))).toEqual([]);
  });

  it('include errors, which are on the page of error messages', () => {
    const errors = sources.flatMap((source) => source.errors);
    const items = itemsOf(pathOfErrors);
    expect(errors.length).toBeGreaterThan(50);
    expect(errors.filter((message) => !items.some((item) => item.startsWith(message)))).toEqual([]);
  });

  it('aren’t repeated in the search by the pages of lists', () => {
    for (const path of [pathOfKeys, pathOfErrors]) {
      const tree = parsePage(pageAt(path));
      const { records } = pageRecords(tree, { siteUrl: '', path, baseUrl: '/', siteName: '' });
      expect(records.map(({ type }) => type)).toEqual(['lvl1', 'content']);
      const links = selectAll('.theme-doc-sidebar-menu a', tree).map(({ properties }) =>
        String(properties.href),
      );
      expect(links).toEqual(expect.arrayContaining([pathOfKeys, pathOfErrors]));
      expect(sitemapPaths()).toContain(path);
    }
  });
});
