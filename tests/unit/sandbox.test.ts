import { describe, expect, it } from 'vitest';
import { createdBy, curlRequests } from '../../src/sandbox/curl';
import type { SandboxRequest } from '../../src/sandbox/server/server';
import type { TreeNode } from '../../src/sandbox/server/session';
import { SandboxSession } from '../../src/sandbox/server/session';
import { type Draft, examples, tourDrafts } from '../../src/site/playground';
import { readPageFiles } from '../support/docs/pages';
import { restVersion, restVersions } from '../support/restVersions';
import { contractOf } from '../support/sandbox';

const sessionOf = async (name: string): Promise<SandboxSession> =>
  new SandboxSession(await contractOf(restVersion(name)));

const get = (url: string): SandboxRequest => ({ method: 'GET', url });
const nodeAt = (nodes: readonly TreeNode[], ...names: string[]): TreeNode | undefined => {
  const [name, ...rest] = names;
  const found = nodes.find((node) => node.name === name);
  return rest.length === 0 || !found ? found : nodeAt(found.children, ...rest);
};

/** Returns the requests of the samples of a page that can run. */
const runnable = (text: string) =>
  [...text.matchAll(/```shell\n([\s\S]*?)```/g)].flatMap(([, code = '']) => {
    const requests = curlRequests(code.replaceAll(/^ {3}/gm, ''));
    return requests ? [requests] : [];
  });

const statusOf = (session: SandboxSession, { method, path, body }: Draft): number =>
  session.answer({ method, url: path, body }).reply.status;

describe('a sandbox', () => {
  it('reports what a request changed', async () => {
    const session = await sessionOf('0.5.1');
    const body = JSON.stringify({ name: 'new', columns: [{ name: 'id', type: 'long' }] });
    const url = '/api/metalakes/demo/catalogs/hive_prod/schemas/sales/tables';
    const added = session.answer({ method: 'POST', url, body });
    const path = ['demo', 'hive_prod', 'sales', 'new'];
    expect(nodeAt(added.tree, ...path)).toMatchObject({ kind: 'table', change: 'added' });
    expect(nodeAt(added.tree, 'demo')?.change).toBeUndefined();
    expect(added.changes.added).toEqual(['table demo.hive_prod.sales.new']);
    const updates = [{ '@type': 'addColumn', fieldName: ['x'], type: 'string' }];
    const change = { method: 'PUT', url: `${url}/new`, body: JSON.stringify({ updates }) };
    const changed = session.answer(change);
    expect(nodeAt(changed.tree, ...path, 'x')).toMatchObject({ detail: 'string', change: 'added' });
    expect(session.answer(change).reply.status).toBe(400);
    const gone = session.answer({ method: 'DELETE', url: `${url}/new` });
    expect(gone.changes.removed).toEqual(['table demo.hive_prod.sales.new']);
    expect(session.answer(get(url)).changes.removed).toEqual([]);
  });

  it('starts and restarts with the metalakes that a page needs, without what the page creates', async () => {
    const expectation = { without: ['demo/hive_prod'], metalakes: ['lakehouse'] };
    const session = new SandboxSession(await contractOf(restVersion('0.5.1')), expectation);
    const names = () => session.tree.map(({ name }) => name);
    expect(names()).toEqual(['demo', 'lakehouse']);
    expect(nodeAt(session.tree, 'demo', 'hive_prod')).toBeUndefined();
    session.answer({ method: 'POST', url: '/api/metalakes', body: '{"name": "mine"}' });
    expect(names()).toContain('mine');
    session.reset();
    expect(names()).toEqual(['demo', 'lakehouse']);
  });

  it('rejects another version of the API', async () => {
    const session = await sessionOf('0.5.1');
    const headers = { Accept: 'application/vnd.gravitino.v2+json' };
    expect(session.answer({ ...get('/api/metalakes'), headers }).reply.status).toBe(406);
  });

  it.each(restVersions)(
    'of $name returns the expected status for each example and each step of the tour',
    async ({ name }) => {
      const session = await sessionOf(name);
      const statuses = Object.values(examples).map((draft) => {
        session.reset();
        return statusOf(session, draft);
      });
      expect(statuses).toEqual([200, 200, 200, 200, 200, 200, 400, 409]);
      session.reset();
      expect(tourDrafts.map((draft) => statusOf(session, draft))).toEqual(
        tourDrafts.map(() => 200),
      );
      expect(nodeAt(session.tree, 'tour', 'warehouse', 'sales', 'orders', 'channel')).toBeDefined();
    },
  );

  it.each(['/api/metalakes/%', '/api/metalakes/demo/catalogs/%zz', '/api/metalakes/%E0%A4%A'])(
    'returns 400 for the malformed URL %s',
    async (url) => {
      const { reply } = (await sessionOf('0.5.1')).answer(get(url));
      expect(reply.status).toBe(400);
      expect(reply.notes.join()).toContain('Write % as %25');
    },
  );
});

it.each(['0.5.1', 'next'])(
  'the REST steps of the tutorial work in order in a sandbox of %s',
  async (version) => {
    const page = readPageFiles(version).find(({ id }) => id === 'tutorial');
    const blocks = runnable(page?.text ?? '');
    const requests = blocks.flat();
    const without = requests.flatMap((request) => createdBy(request) ?? []);
    const session = new SandboxSession(await contractOf(restVersion(version)), { without });
    const replies = requests.map((request) => session.answer(request).reply);
    expect(requests.length).toBeGreaterThan(5);
    expect(replies.filter(({ status }) => status !== 200)).toEqual([]);
    // Out of order, a step fails as on a real server.
    const [, ...rest] = requests;
    const wrong = await sessionOf(version);
    expect(wrong.answer(rest.at(-1) as SandboxRequest).reply.status).toBe(404);
  },
);

describe('the curl commands of a sample', () => {
  it('are parsed as a shell parses them', () => {
    const code = `# renames it
    curl -X PUT \\
  -H "Accept: application/json" \\
  -d '{"updates": [{"@type": "rename", "newName": "it'\\''s"}]}' \\
  "http://localhost:8090/api/metalakes/demo?x=1"
curl -d "{\\"a\\": \\"\\$b\\"}" http://localhost:8090/api/metalakes # creates
curl http://localhost:8090/api/version`;
    const plain = { headers: {}, body: undefined };
    expect(curlRequests(code)).toEqual([
      {
        method: 'PUT',
        url: 'http://localhost:8090/api/metalakes/demo?x=1',
        headers: { Accept: 'application/json' },
        body: '{"updates": [{"@type": "rename", "newName": "it\'s"}]}',
      },
      { ...plain, method: 'POST', url: 'http://localhost:8090/api/metalakes', body: '{"a": "$b"}' },
      { ...plain, method: 'GET', url: 'http://localhost:8090/api/version' },
    ]);
  });

  it.each([
    ['a user', 'curl -u alice:unused http://localhost:8090/api/version'],
    ['a placeholder', 'curl http://<public-ip>:8090/api/version'],
    ['a variable in quotes', 'curl "http://$HOST/api/version"'],
    ['another program', 'docker run x\ncurl http://localhost:8090/api/version'],
    ['a pipe', 'curl http://localhost:8090/api/version | jq .'],
    ['a file', 'curl -d @body.json http://localhost:8090/api/metalakes'],
    ['a login', "curl -H 'Authorization: Basic x' http://localhost:8090/api/metalakes"],
    ['another option', 'curl -k https://localhost:8090/api/metalakes'],
    ['another API', 'curl http://localhost:9001/iceberg/v1/config'],
    ['an open quote', "curl 'http://localhost:8090/api/version"],
  ])('can’t run with %s', (_, code) => {
    expect(curlRequests(code)).toBeUndefined();
  });
});
