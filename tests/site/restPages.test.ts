import { describe, expect, it } from 'vitest';
import { pageName } from '../../src/plugins/rest-reference/openApi';
import type { RestPage } from '../../src/plugins/rest-reference/operationPage';
import { restIntroduction } from '../../src/site/restReference';
import { pageAt, sitemapPaths } from '../support/builtSite';
import { brotliBytes } from '../support/bytes';
import { pagesOf, restVersions } from '../support/restVersions';

/**
 * Bytes of a page's HTML after Brotli. In November 2026, the largest page has 27,293 bytes, including 4,500 for the folded
 * categories of the sidebar, which open without the app.
 */
const budget = 27 * 1024;

/** Returns the path of a REST page. The path of the latest version doesn't contain its number. */
const pathOf = (version: string, page: string): string => {
  const latest = restVersions[1]?.name;
  return `/docs/${version === latest ? 'latest' : version}/api/rest/${page}`;
};

const characters: Record<string, string> = { lt: '<', gt: '>', quot: '"', amp: '&' };

/** Returns the text of HTML without white space, which the build may change. */
const textOf = (html: string): string =>
  html
    .replace(/<[^>]+>/g, '')
    .replace(/&(?:(\w+)|#(\d+)|#x([\da-f]+));/gi, (entity, name, decimal, hex) =>
      name
        ? (characters[name] ?? entity)
        : String.fromCodePoint(decimal ? Number(decimal) : Number.parseInt(hex, 16)),
    )
    .replace(/\s+/g, '');

const idsIn = (html: string): string[] =>
  [...html.matchAll(/ id="?([^"\s>]+)/g)].map(([, id = '']) => id);

/** Lists the texts and targets that a page lacks without scripts. */
function missing(html: string, { markdown, samples }: RestPage): string[] {
  const strings = markdown.matchAll(/<Html html=\{(".*")\} \/>/g);
  const parts = [...strings].map(([, part = '']): string => JSON.parse(part));
  const text = textOf(html);
  const ids = new Set(idsIn(html));
  const targets = parts.flatMap((part) => [
    ...idsIn(part),
    ...[...part.matchAll(/href="#([^"]+)"/g)].map(([, id = '']) => id),
  ]);
  const texts = [...parts.map(textOf), ...samples.map(({ code }) => code.replace(/\s+/g, ''))];
  return [...targets.filter((id) => !ids.has(id)), ...texts.filter((part) => !text.includes(part))];
}

describe.each(restVersions)('REST pages of $name', (version) => {
  it('are its operations and an introduction', async () => {
    const expected = [...(await pagesOf(version)).keys()].map((id) =>
      pathOf(version.name, pageName(id)),
    );
    const folder = pathOf(version.name, '');
    const built = sitemapPaths().filter((path) => path.startsWith(folder));
    expect(built.sort()).toEqual([...expected, `${folder}${restIntroduction}`].sort());
  });

  it('show every field and sample without scripts, within the budget', async () => {
    for (const [id, page] of await pagesOf(version)) {
      const html = pageAt(pathOf(version.name, pageName(id)));
      expect(missing(html, page), id).toEqual([]);
      expect(brotliBytes(html), id).toBeLessThanOrEqual(budget);
      const ids = idsIn(html);
      expect(new Set(ids).size, id).toBe(ids.length);
    }
  });

  it('are in the sidebar in the order of the OpenAPI file', async () => {
    const html = pageAt(pathOf(version.name, 'create-table'));
    // The label of a category also links its first page.
    const links = [...html.matchAll(/<a\b[^>]*\bmenu__link\b[^>]*>/g)].map(
      ([tag]) => /href="?([^"\s>]+)/.exec(tag)?.[1] ?? '',
    );
    const tables = ['list-tables', 'create-table', 'load-table', 'alter-table', 'drop-table'];
    expect(links).toEqual(expect.arrayContaining(tables.map((name) => pathOf(version.name, name))));
    const order = links
      .map((path) => path.split('/').at(-1) ?? '')
      .filter((name) => tables.includes(name));
    expect([...new Set(order)]).toEqual(tables);
  });
});
