import { describe, expect, it } from 'vitest';
import {
  fillIn,
  findNames,
  type SampleValues,
  usesNames,
} from '../../src/client/sampleValues/names';
import { answers } from '../support/answers';

const request = 'curl http://localhost:8090/api/metalakes/demo/catalogs/hive_prod/schemas/sales';

/** A sample with the reader's values in the places of the page's names. */
const filled = (text: string, names: SampleValues, values: SampleValues): string =>
  fillIn(text, names, values)
    .map((part) => part.text)
    .join('');

describe('the names that samples use', () => {
  it('are read from requests', () => {
    expect(findNames([request])).toEqual({
      server: 'http://localhost:8090',
      metalake: 'demo',
      catalog: 'hive_prod',
      schema: 'sales',
    });
  });

  answers('are read from %s', (code) => findNames([code]), [
    ['client.loadMetalake("retail")', { metalake: 'retail' }],
    ['.withMetalake("retail")', { metalake: 'retail' }],
    ['GravitinoClient(uri="x", metalake_name="retail")', { metalake: 'retail' }],
    ['spark.sql.gravitino.metalake=retail', { metalake: 'retail' }],
    ['metalake.loadCatalog("files")', { catalog: 'files' }],
    ['client.load_catalog("files")', { catalog: 'files' }],
    ['asSchemas().loadSchema("web")', { schema: 'web' }],
  ]);

  it('are the most frequent ones', () => {
    expect(findNames([request, request, '/api/metalakes/test/catalogs/pg']).metalake).toBe('demo');
  });

  it('are none where a word stands for what it names, or nothing is named', () => {
    expect(findNames(['/metalakes/metalake/catalogs/catalog', 'SELECT 1'])).toEqual({});
  });
});

describe('a sample with the reader’s values', () => {
  const names = findNames([request]);

  it('has them in every place', () => {
    const values = { server: 'https://g.example', metalake: 'lab', catalog: 'c1', schema: 's1' };
    expect(filled(`${request}\nUSE hive_prod.sales;`, names, values)).toBe(
      'curl https://g.example/api/metalakes/lab/catalogs/c1/schemas/s1\nUSE c1.s1;',
    );
  });

  it('tells each value by what it names', () => {
    expect(fillIn('USE hive_prod.sales', names, { catalog: 'c1' })).toEqual([
      { text: 'USE ' },
      { text: 'c1', field: 'catalog' },
      { text: '.sales' },
    ]);
  });

  it.each(['wholesales', 'sales_2', 'sales-eu', 'presales'])('keeps %s, a longer name', (name) => {
    expect(filled(name, names, { schema: 's1' })).toBe(name);
  });

  it('is the page’s own without values, or with the page’s names', () => {
    expect(fillIn(request, names, {})).toEqual([{ text: request }]);
    expect(fillIn(request, names, names)).toEqual([{ text: request }]);
  });
});

it.each([
  ['USE sales', true],
  ['USE wholesales', false],
  ['USE sales_2', false],
])('a sample with a place for the reader’s values %s: %s', (text, expected) => {
  expect(usesNames(text, { schema: 'sales' })).toBe(expected);
  expect(usesNames(text, {})).toBe(false);
});
