import { algoliasearch } from 'algoliasearch';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { pushRecords, pushTarget } from '../../src/plugins/search-index/push';
import { recordsOfBlocks } from '../../src/search/records/blocks';
import {
  type Answer,
  hostOf,
  json,
  type SearchServer,
  startSearchServer,
} from '../support/searchServer';

const records = recordsOfBlocks(
  Array.from({ length: 25 }, (_, at) => ({
    level: at === 0 ? 1 : 0,
    text: `Text ${at}`,
    anchor: null,
  })),
  {
    siteUrl: 'https://example.org',
    path: '/a',
    lvl0: 'Docs',
    language: 'en',
    version: '1',
    tag: 'docs-default-1',
  },
);

/** An index service: remembers objects by index, moves and deletes them; copies are of settings. */
function service(indices: Map<string, Map<string, unknown>>): Answer {
  return (seen, response) => {
    const [, , , name = '', call] = seen.path.split('/');
    const index = indices.get(name);
    const done = json({ taskID: 1, objectIDs: [] });
    if (call === 'query') {
      const missing = index === undefined;
      json(
        missing ? { message: 'no index' } : { nbHits: index.size, hits: [] },
        missing ? 404 : 200,
      )(seen, response);
    } else if (call === 'task') {
      json({ status: 'published' })(seen, response);
    } else if (call === 'batch') {
      const objects = index ?? new Map<string, unknown>();
      const body = seen.body as { requests: { body: { objectID: string } }[] };
      for (const request of body.requests) {
        objects.set(request.body.objectID, request.body);
      }
      indices.set(name, objects);
      done(seen, response);
    } else if (call === 'operation') {
      const { operation, destination } = seen.body as { operation: string; destination: string };
      if (operation === 'move') {
        indices.set(destination, index ?? new Map());
        indices.delete(name);
      }
      done(seen, response);
    } else if (seen.method === 'DELETE') {
      indices.delete(name);
      done(seen, response);
    } else {
      done(seen, response);
    }
  };
}

let indices: Map<string, Map<string, unknown>>;
let server: SearchServer;
let lines: string[];
const client = () => algoliasearch('APP', 'WRITE', { hosts: [hostOf(server)] });
const push = (list = records, force = false) =>
  pushRecords(client(), list, { indexName: 'docs', force });

beforeEach(async () => {
  indices = new Map();
  lines = [];
  vi.spyOn(console, 'log').mockImplementation((line) => void lines.push(line));
  server = await startSearchServer(service(indices));
});
afterEach(() => {
  vi.restoreAllMocks();
  return server.close();
});

describe('docusaurus search:push', () => {
  test('replaces all records, keeps none of the old ones, and says how many there are', async () => {
    indices.set(
      'docs',
      new Map([
        ['stale', {}],
        ['1-/a', {}],
      ]),
    );
    await push();
    expect([...indices.keys()]).toEqual(['docs']);
    expect(indices.get('docs')?.size).toBe(25);
    expect(indices.get('docs')?.has('stale')).toBe(false);
    expect(lines).toEqual(['docs holds 2 records; sending 25.', 'docs holds 25 records now.']);
    const settings = server.seen.find(({ path }) => path.endsWith('/settings'));
    expect(settings?.body).toMatchObject({
      attributesForFaceting: expect.arrayContaining(['language', 'docusaurus_tag']),
    });
  });

  test('refuses an empty list and a sharply smaller one, unless forced', async () => {
    await push();
    await expect(push([])).rejects.toThrow('No records to push');
    await expect(push(records.slice(0, 5))).rejects.toThrow('would be left with 5');
    expect(indices.get('docs')?.size).toBe(25);
    await push(records.slice(0, 5), true);
    expect(indices.get('docs')?.size).toBe(5);
  });

  test('a failure leaves the old records and says so', async () => {
    await push();
    const whole = server.answer;
    const refuse = json({ message: 'Record is too big' }, 400);
    server.answer = (seen, response) =>
      (seen.path.endsWith('/batch') ? refuse : whole)(seen, response);
    await expect(push()).rejects.toThrow('docs has its old records: Record is too big');
    expect([...indices].map(([name, { size }]) => [name, size])).toEqual([['docs', 25]]);
  });
});

describe('where records go', () => {
  const hosted = { ALGOLIA_APP_ID: 'a', ALGOLIA_API_KEY: 'k', ALGOLIA_INDEX_NAME: 'i' };

  test('is the hosted index, with the key that may write', () => {
    expect(pushTarget({ ...hosted, ALGOLIA_WRITE_API_KEY: ' w ' })).toEqual({
      appId: 'a',
      indexName: 'i',
      writeKey: 'w',
    });
  });

  test('is asked for by the names of the missing variables', () => {
    expect(() => pushTarget(hosted)).toThrow('ALGOLIA_WRITE_API_KEY not set');
    expect(() => pushTarget({})).toThrow('ALGOLIA_APP_ID');
  });
});
