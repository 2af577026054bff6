import { describe, expect, it } from 'vitest';
import { checkChanges, checkLinks, checkTypes } from '../support/docs/checkMatrices';
import { type DocPage, docPage, docVersions, readPages } from '../support/docs/pages';

const compared = docVersions().map((version) => ({ version, pages: readPages(version) }));

describe('the pages that compare catalogs', () => {
  it.each(compared)('say in $version what the pages of the providers say', ({ pages }) => {
    expect(checkTypes(pages)).toEqual([]);
    expect(checkChanges(pages)).toEqual([]);
  });

  it.each(compared)('are linked in $version from every provider', ({ pages }) => {
    expect(checkLinks(pages)).toEqual([]);
  });
});

/** The pages of a version with one text of one page replaced. */
function poisoned(id: string, right: string, wrong: string, version = '0.5.1'): DocPage[] {
  const pages = compared.find((one) => one.version === version)?.pages ?? [];
  expect(pages.find((page) => page.id === id)?.text).toContain(right);
  return pages.map((page) =>
    page.id === id ? docPage(version, page.file, id, page.text.replace(right, wrong)) : page,
  );
}

describe('a poisoned comparison', () => {
  it.each([
    ['reference/data-types', '`int4` |', '`int8` |', 'PostgreSQL, integer: the matrix says int8'],
    [
      'reference/data-types',
      '| `uuid` | – |',
      '| `uuid` | `uuid` |',
      'Hive, uuid: the matrix says uuid',
    ],
    ['jdbc-mysql-catalog', '| `text` |', '| `longtext` |', 'MySQL, string: the matrix says text'],
    [
      'jdbc-doris-catalog',
      '| Date | `"date"` | `date` |\n',
      '',
      'Doris, date: the matrix says date',
    ],
    ['apache-hive-catalog', '`"binary"`', '`"blob"`', 'Hive: the matrix has no row for blob'],
  ])('of types fails for %s with %s as %s', (id, right, wrong, problem) => {
    expect(checkTypes(poisoned(id, right, wrong)).join('\n')).toContain(problem);
  });

  it.each([
    ['reference/catalog-operations', '`addColumn` | Yes', '`addColumn` | No', 'Hive, addColumn'],
    ['jdbc-doris-catalog', '`renameColumn` | No', '`renameColumn` | Yes', 'Doris, renameColumn'],
    [
      'jdbc-mysql-catalog',
      '`addTableIndex` | Yes',
      '`addTableKey` | Yes',
      'no row for addTableKey',
    ],
  ])('of changes fails for %s with %s as %s', (id, right, wrong, problem) => {
    expect(checkChanges(poisoned(id, right, wrong)).join('\n')).toContain(problem);
  });

  it('of an older version fails for a type that this version lacks', () => {
    const pages = poisoned(
      'reference/data-types',
      '| `struct` | `struct` | – |',
      '| `struct` | `struct` | `struct` |',
      '0.3.0',
    );
    expect(checkTypes(pages).join('\n')).toContain('Iceberg, struct: the matrix says struct');
  });

  it.each([
    ['jdbc-mysql-catalog', '[Data types](./reference/data-types.md)', 'Data types', 'data-types'],
    ['kafka-catalog', './reference/catalog-operations.md', './index.md', 'catalog-operations'],
  ])('without a link on %s fails', (id, right, wrong, target) => {
    expect(checkLinks(poisoned(id, right, wrong))).toEqual([
      `versioned_docs/version-0.5.1/${id}.md: link ./reference/${target}.md.`,
    ]);
  });
});
