import { algoliasearch } from 'algoliasearch';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { pushRecords, pushTarget } from '../../src/plugins/search-index/push';
import { recordsOfBlocks } from '../../src/search/records/blocks';
import {
  hostOf,
  json,
  type Responder,
  type SearchServer,
  startSearchServer,
} from '../support/searchServer';

const records = recordsOfBlocks(
  Array.from({ length: 25 }, (_, at) => ({ level: at ? 0 : 1, text: `Text ${at}`, anchor: null })),
  { siteUrl: 'https://example.org', path: '/a', lvl0: '', language: 'en', version: '1', tag: 'a' },
);

/** The objects of the index service, by index. */
let indices: Record<string, Record<string, unknown>>;
let server: SearchServer;

/** Handles the requests of a push as an index service does. */
const respond: Responder = ({ path, body, method }, response) => {
  const [, , , name = '', call] = path.split('/');
  const index = indices[name];
  const {
    requests = [],
    operation,
    destination,
  } = (body ?? {}) as {
    requests?: { body: { objectID: string } }[];
    operation?: string;
    destination?: string;
  };
  if (call === 'batch') {
    const objects = requests.map((request) => [request.body.objectID, request.body]);
    indices[name] = { ...index, ...Object.fromEntries(objects) };
  } else if (operation === 'move' && destination !== undefined) {
    indices[destination] = index ?? {};
  }
  if (operation === 'move' || method === 'DELETE') {
    delete indices[name];
  }
  const found = { nbHits: Object.keys(index ?? {}).length, hits: [] };
  const isMissing = call === 'query' && index === undefined;
  const reply = { ...found, taskID: 1, objectIDs: [], status: 'published', message: 'no index' };
  json(reply, isMissing ? 404 : 200)({} as never, response);
};

const push = (list = records, force = false) =>
  pushRecords(algoliasearch('APP', 'WRITE', { hosts: [hostOf(server)] }), list, {
    indexName: 'docs',
    force,
  });
const objectIds = (): string[] => Object.keys(indices.docs ?? {});

beforeEach(async () => {
  indices = {};
  vi.spyOn(console, 'log').mockImplementation(() => undefined);
  server = await startSearchServer(respond);
});
afterEach(() => {
  vi.restoreAllMocks();
  return server.close();
});

test('a push replaces all records and logs their number', async () => {
  indices.docs = { stale: {}, '1-/a': {} };
  await push();
  expect(Object.keys(indices)).toEqual(['docs']);
  expect(objectIds()).toHaveLength(25);
  expect(objectIds()).not.toContain('stale');
  expect(vi.mocked(console.log).mock.calls.flat()).toEqual([
    'docs has 2 records. Sending 25.',
    'docs now has 25 records.',
  ]);
  const settings = server.seen.find(({ path }) => path.endsWith('/settings'));
  expect(settings?.body).toMatchObject({
    attributesForFaceting: expect.arrayContaining(['language', 'docusaurus_tag']),
  });
});

test('a push of far fewer records is rejected unless it is forced', async () => {
  await push();
  await expect(push([])).rejects.toThrow('No records to push');
  await expect(push(records.slice(0, 5))).rejects.toThrow('but the build only 5');
  expect(objectIds()).toHaveLength(25);
  await push(records.slice(0, 5), true);
  expect(objectIds()).toHaveLength(5);
});

test('a failed push keeps the old records', async () => {
  await push();
  server.respond = (seen, response) => {
    const refuse = json({ message: 'Record is too big' }, 400);
    (seen.path.endsWith('/batch') ? refuse : respond)(seen, response);
  };
  await expect(push()).rejects.toThrow('docs keeps its old records: Record is too big');
  expect(Object.keys(indices)).toEqual(['docs']);
  expect(objectIds()).toHaveLength(25);
});

test('a push requires the hosted index and a write key', () => {
  const hosted = { ALGOLIA_APP_ID: 'a', ALGOLIA_API_KEY: 'k', ALGOLIA_INDEX_NAME: 'i' };
  const target = { appId: 'a', indexName: 'i', writeKey: 'w' };
  expect(pushTarget({ ...hosted, ALGOLIA_WRITE_API_KEY: ' w ' })).toEqual(target);
  expect(() => pushTarget(hosted)).toThrow('ALGOLIA_WRITE_API_KEY not set');
  expect(() => pushTarget({})).toThrow('ALGOLIA_APP_ID');
});
