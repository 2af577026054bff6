import { describe, expect, it } from 'vitest';
import { checkChanges, checkTypes } from '../support/docs/checkMatrices';
import { type DocPage, docPage, docVersions, readPages } from '../support/docs/pages';

const compared = docVersions()
  .map((version) => ({ version, pages: readPages(version) }))
  .filter(({ pages }) => pages.some(({ id }) => id === 'reference/data-types'));

describe('the pages that compare catalogs', () => {
  it('are there for the latest version and for the next one', () => {
    expect(compared.map(({ version }) => version)).toEqual(docVersions().slice(-2));
  });

  it.each(compared)('say in $version what the pages of the providers say', ({ pages }) => {
    expect(checkTypes(pages)).toEqual([]);
    expect(checkChanges(pages)).toEqual([]);
  });
});

/** The pages of 0.5.1 with one text of one page replaced. */
function poisoned(id: string, right: string, wrong: string): DocPage[] {
  const pages = compared.find(({ version }) => version === '0.5.1')?.pages ?? [];
  expect(pages.find((page) => page.id === id)?.text).toContain(right);
  return pages.map((page) =>
    page.id === id ? docPage('0.5.1', page.file, id, page.text.replace(right, wrong)) : page,
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
});
