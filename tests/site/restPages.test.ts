import { execFileSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { pageName } from '../../src/plugins/rest-reference/markdown';
import type { RestField, RestPage } from '../../src/site/restReference';
import { brotliBytes } from '../support/brotli';
import { pageAt, sitemapPaths } from '../support/builtSite';
import { rootDir } from '../support/paths';
import { pagesOf, restVersions, wholeVersionTimeout } from '../support/restVersions';

/** Bytes of a page's HTML after Brotli. The largest one had 17 KB when this was written. */
const budget = 40 * 1024;

/** The latest version lives at an address that stays when the next one is cut. */
const pathOf = (version: string, page: string): string => {
  const latest = restVersions[1]?.name;
  return `/docs/${version === latest ? 'latest' : version}/api/rest/${page}`;
};

const flat = (field: RestField): RestField[] => [
  field,
  ...[...(field.fields ?? []), ...(field.choices ?? [])].flatMap(flat),
];

const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** Lists what a page should show without a script, and doesn't. */
function missing(html: string, page: RestPage): string[] {
  const roots = [
    ...page.parameters,
    ...[page.requestBody, ...Object.values(page.responses)].flatMap(
      (body) => body?.root?.fields ?? body?.root?.choices ?? [],
    ),
    ...Object.values(page.types).flatMap((type) => type.fields ?? type.choices ?? []),
  ];
  const fields = roots.flatMap(flat);
  const text = html.replace(/<br ?\/?>/g, '\n').replace(/<[^>]+>/g, '');
  return [
    ...fields.filter(
      ({ id }) => !new RegExp(`id="?${id.replace(/[.\\]/g, '\\$&')}["\\s>]`).test(html),
    ),
    ...fields.filter(({ name }) => !html.includes(`${escapeHtml(name)}</code>`)),
  ]
    .map(({ id }) => id)
    .concat(
      page.samples
        .flatMap(({ code }) => code.split('\n'))
        .filter(
          (line) =>
            !text.includes(escapeHtml(line).replaceAll('"', '&quot;')) &&
            !text.includes(escapeHtml(line)),
        ),
    );
}

describe.each(restVersions)('REST pages of $name', { timeout: wholeVersionTimeout }, (version) => {
  it('are exactly its operations and an introduction', async () => {
    const expected = [...(await pagesOf(version)).keys()].map((id) =>
      pathOf(version.name, pageName(id)),
    );
    const folder = pathOf(version.name, '');
    const built = sitemapPaths().filter((path) => path.startsWith(folder));
    expect(built.sort()).toEqual([...expected, `${folder}gravitino-rest-api`].sort());
  });

  it('show every field and every sample without a script, within the budget', async () => {
    for (const [id, page] of await pagesOf(version)) {
      const html = pageAt(pathOf(version.name, pageName(id)));
      expect(missing(html, page), id).toEqual([]);
      expect(brotliBytes(html), id).toBeLessThanOrEqual(budget);
      const ids = [...html.matchAll(/ id="?([^"\s>]+)/g)].map(([, value]) => value);
      expect(new Set(ids).size, id).toBe(ids.length);
    }
  });

  it('tell no date of their own', () => {
    // Their text is generated, so history knows nothing of it.
    expect(pageAt(pathOf(version.name, 'list-metalakes'))).not.toContain('Last updated');
  });

  it('stand in the sidebar by entity, in the order of the file', async () => {
    const html = pageAt(pathOf(version.name, 'create-table'));
    const links = [
      ...html.matchAll(/<a class="menu__link[^"]*"[^>]* href="([^"]+\/api\/rest\/[^"]+)"/g),
    ];
    const tables = ['list-tables', 'create-table', 'load-table', 'alter-table', 'drop-table'];
    expect(links.map(([, path]) => path)).toEqual(
      expect.arrayContaining(tables.map((name) => pathOf(version.name, name))),
    );
    const order = links
      .map(([, path]) => path?.split('/').at(-1))
      .filter((name) => tables.includes(name ?? ''));
    expect(order).toEqual(tables);
  });
});

describe('the check of a page', () => {
  it('notices a field and a sample that are not there', async () => {
    const [next] = restVersions;
    const page = next && (await pagesOf(next)).get('loadTable');
    expect(page).toBeDefined();
    if (page) {
      const html = pageAt('/docs/next/api/rest/load-table');
      expect(missing(html.replace('id="parameters.table"', ''), page)).toEqual([
        'parameters.table',
      ]);
      expect(
        missing(html, {
          ...page,
          samples: [{ value: 'x', label: 'x', language: 'x', code: 'nowhere' }],
        }),
      ).toEqual(['nowhere']);
    }
  });
});

describe('a second generation', () => {
  it('has nothing to do', () => {
    const tracked = execFileSync('git', ['status', '--porcelain', '--', 'docs', 'versioned_docs'], {
      cwd: rootDir,
      encoding: 'utf8',
    });
    expect(tracked).not.toContain('api/rest/');
  });
});
