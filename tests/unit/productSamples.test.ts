import { expect, it } from 'vitest';
import { callsOf, definitionsIn, neededBy } from '../product/samples/calls';
import { referencesIn } from '../product/samples/code';
import type { Sample } from '../product/samples/data';
import { differences } from '../product/samples/rest';
import { testCases } from '../support/testCases';

const real = {
  name: 'orders',
  createTime: '2026-11-23T06:00:00Z',
  properties: { a: '1', b: '2' },
  identifiers: [{ name: 'a' }, { name: 'b' }],
  columns: [1, 2],
};
it.each([
  // A shown response may leave out properties, have other times, and list objects in another order.
  [{}, /^$/],
  [{ createTime: '2024-06-03T08:12:45.301Z', properties: { a: '1' } }, /^$/],
  [{ createTime: '…', identifiers: [{ name: 'b' }, { name: 'a' }] }, /^$/],
  [{ name: 'order' }, /\.name: shown as "order"/],
  [{ createTime: null }, /\.createTime/],
  [{ createTime: 'today' }, /today and 2026-11-23T06:00:00Z don't both/],
  [{ properties: { c: '1' } }, /\.properties\.c: shown, but not/],
  [{ columns: [2, 1] }, /\.columns/],
  [{ columns: [1] }, /\.columns: 1 items shown, 2 real/],
])('a shown response with %j differs from the real one in %s', (change, problem) => {
  const shown = { ...real, ...change };
  const found = differences(shown, real, { createTime: '\\d{4}-\\d\\d-\\d\\dT.*Z' });
  expect(found.join()).toMatch(problem);
});

const namesIn = (text: string) => referencesIn(text, { metalake: 'demo', catalog: 'lake' });
testCases('the sample %s names these objects: %j', namesIn, [
  [
    'client.createCatalog(\n  NameIdentifier.of("demo", "lake"), Catalog.Type.FILESET, "hadoop");',
    [{ names: ['demo', 'lake'], isCreated: true }],
  ],
  [
    'catalog = client.create_catalog(\n    ident=NameIdentifier.of_catalog("demo", "lake"),\n)',
    [{ names: ['demo', 'lake'], isCreated: true }],
  ],
  [
    'catalog.asSchemas().loadSchema(NameIdentifier.of("demo", "lake", "vision"));',
    [{ names: ['demo', 'lake', 'vision'], isCreated: false }],
  ],
  [
    'catalog.as_schemas().create_schema(\n    schema_name="vision")',
    [{ names: ['demo', 'lake', 'vision'], isCreated: true }],
  ],
  ['catalog.as_schemas().list_schemas()', [{ names: ['demo', 'lake'], isCreated: false }]],
]);

it('the requests of a sample are the calls of the API', () => {
  const text =
    'curl -X POST -d \'{"name": "demo"}\' \\\n  http://localhost:8090/api/metalakes\ncurl http://localhost:8090/metrics';
  expect(callsOf(text)).toEqual([{ method: 'POST', path: '/metalakes', body: { name: 'demo' } }]);
});

it('a request that creates an object defines it', () => {
  const text = `curl -X POST -d '{"name": "demo"}' http://localhost:8090/api/metalakes`;
  const sample: Sample = { page: 'a', file: 'a.md', line: 1, kind: 'rest', title: '', text };
  expect([...definitionsIn([sample])]).toEqual([['/metalakes/demo', { name: 'demo' }]]);
});

const orders = '/catalogs/hive/schemas/sales/tables/orders';
const grants = { name: 'r', securableObjects: [{ type: 'table', fullName: 'hive.sales.orders' }] };
it.each([
  ['GET', '/tags/table/hive.sales.orders?details=true', undefined, [orders]],
  ['POST', '/tags/catalog/hive', { tagsToAdd: ['gold'] }, ['/catalogs/hive', '/tags/gold']],
  ['GET', '/tags/pii/objects', undefined, []],
  ['PUT', '/owners/metalake/demo', { name: 'ana', type: 'user' }, ['', '/users/ana']],
  ['PUT', '/permissions/users/ana/grant', { roleNames: ['r'] }, ['/users/ana', '/roles/r']],
  ['POST', '/roles', grants, [orders]],
])('%s %s with %j needs the objects %j', (method, path, body, needed) => {
  const full = needed.map((one) => `/metalakes/demo${one}`);
  expect(neededBy({ method, path: `/metalakes/demo${path}`, body })).toEqual(full);
});
