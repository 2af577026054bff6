import { beforeAll, describe, expect, it, vi } from 'vitest';
import { operationsOf } from '../../src/plugins/rest-reference/openApi';
import { placeOf } from '../../src/plugins/sandbox';
import { compileContract, openSchemas } from '../../src/plugins/sandbox/compileContract';
import { createdBy } from '../../src/sandbox/curl';
import { handlerOf } from '../../src/sandbox/server/operations';
import { seed } from '../../src/sandbox/server/seed';
import {
  type Contract,
  type SandboxReply,
  type SandboxRequest,
  SandboxServer,
} from '../../src/sandbox/server/server';
import { SandboxSession } from '../../src/sandbox/server/session';
import { restRequest } from '../../src/site/restSamples';
import { rootDir } from '../support/paths';
import {
  apiOf,
  pagesOf,
  type RestVersion,
  restVersion,
  restVersions,
} from '../support/restVersions';
import { contractOf } from '../support/sandbox';

type Check = (id: string, reply: SandboxReply) => string | undefined;

/** Returns a function that finds how a reply differs from the OpenAPI file. */
async function replyCheck(version: RestVersion): Promise<Check> {
  const api = await apiOf(version);
  const { ajv, add } = openSchemas(api);
  const validators = new Map(
    operationsOf(api).flatMap(({ operation: { operationId: id, responses } }) =>
      Object.entries(responses).map(([status, response]) => {
        const name = add(`${id} ${status}`, response);
        return [`${id} ${status}`, name === undefined ? undefined : ajv.getSchema(name)];
      }),
    ),
  );
  // A file in which an operation has no 500 doesn't list all statuses.
  const listsAll = operationsOf(api).every(({ operation }) => '500' in operation.responses);
  return (id, { status, text }) => {
    const key = `${id} ${status}`;
    if (!validators.has(key)) return listsAll ? `${key} is not in the file: ${text}` : undefined;
    const validate = validators.get(key);
    const isValid = !text.startsWith('{') || validate?.(JSON.parse(text)) === true;
    return isValid ? undefined : `${key}: ${JSON.stringify(validate?.errors)}`;
  };
}

/** Returns whether an operation is simulated, and has examples: without one, a parameter is its name, which no demo object has. */
const isReal = (id: string, { url }: SandboxRequest): boolean =>
  handlerOf(id) !== undefined && !/\/(metalake|catalog|schema|name)(\/|$)/.test(url);

/** Returns the initial requests of “Try it”, one for each example of each operation. */
async function readExampleRequests(
  version: RestVersion,
): Promise<{ id: string; request: SandboxRequest }[]> {
  const pages = await pagesOf(version);
  return [...pages].flatMap(([id, { call }]) => {
    const { method, path, parameters, examples } = call;
    const values = Object.fromEntries(parameters.map(({ name, example = '' }) => [name, example]));
    const bodies = examples?.map(({ value }) => JSON.stringify(value)) ?? [undefined];
    return bodies.map((body) => ({
      id,
      request: restRequest({ method, server: '', path, pathValues: values, query: {}, body }),
    }));
  });
}

describe.each(restVersions)('the sandbox of $name', (version) => {
  let contract: Contract;
  let requests: { id: string; request: SandboxRequest }[];
  let problemOf: Check;
  beforeAll(async () => {
    problemOf = await replyCheck(version);
    requests = await readExampleRequests(version);
    contract = await contractOf(version);
  });

  it('handles every operation of a release, and names those of the next version that it can’t handle', async () => {
    const unknown = contract.operations.filter(({ id }) => !handlerOf(id));
    // The file of the next version can have new operations.
    expect(version.name === 'next' ? [] : unknown).toEqual([]);
    for (const { id, method, path } of unknown) {
      const { status, notes } = new SandboxServer(contract).answer({ method, url: path });
      expect({ status, notes }).toEqual({ status: 404, notes: [`${id} is not simulated.`] });
    }
    expect(contract.operations.length).toBe(operationsOf(await apiOf(version)).length);
  });

  it('replies to each example as the OpenAPI file describes, with and without demo metadata', () => {
    const seen = new Set(['addPartitions']);
    const problems = requests.flatMap(({ id, request }) => {
      const created = createdBy(request);
      const session = new SandboxSession(contract, { without: created ? [created] : [] });
      const { reply } = session.answer(request);
      const isNew = /^(create|add)/.test(id) && !seen.has(id);
      const isFirst = isNew && isReal(id, request) && request.body;
      seen.add(id);
      return [
        isFirst && reply.status !== 200 ? `${id}: ${reply.text}` : problemOf(id, reply),
        problemOf(id, new SandboxServer(contract).answer(request)),
      ];
    });
    expect(problems.filter(Boolean)).toEqual([]);
  });

  it('rejects an invalid body', () => {
    const session = new SandboxSession(contract);
    for (const { id, request } of requests) {
      if (request.body === undefined || !isReal(id, request)) continue;
      for (const body of ['{', '[]', '{"nonsense": 1}', '{"updates": [{"@type": "no"}]}']) {
        const { reply } = session.answer({ ...request, body });
        const status = id === 'testConnection' ? reply.status : 400;
        expect({ id, body, status: reply.status }).toEqual({ id, body, status });
        expect(problemOf(id, reply)).toBeUndefined();
      }
    }
  });

  it('returns 404 and 405 for what the version lacks', () => {
    const server = new SandboxServer(contract);
    expect(server.answer({ method: 'GET', url: '/api/nothing' }).status).toBe(404);
    expect(server.answer({ method: 'PATCH', url: '/api/metalakes' }).status).toBe(405);
  });

  it('builds its demo from what the version has', () => {
    const server = new SandboxServer(contract);
    // Replies where a version lacks a provider, partitioning, or a type of table.
    const lacking =
      /^$|provider|Partitioning|NoSuchCatalogException|RuntimeException|"type"|body type|type must/;
    const refused = seed
      .map((request) => server.answer(request))
      .filter(({ status, text }) => status !== 200 && !lacking.test(text));
    expect(refused).toEqual([]);
  });
});

it('the check of replies finds a wrong field and an unlisted status', async () => {
  const problemOf = await replyCheck(restVersion('0.6.0'));
  const text = '{"code":0,"metalake":{"name":7}}';
  const reply: SandboxReply = { status: 200, statusText: 'OK', text, notes: [] };
  expect(problemOf('loadMetalake', reply)).toContain('/metalake');
  expect(problemOf('loadMetalake', { ...reply, status: 418 })).toContain('418');
});

it('an operation whose request can’t be compiled is left out with a warning, but no other', async () => {
  const warn = vi.fn();
  const { file } = restVersion('0.6.0');
  const api = structuredClone(await apiOf(restVersion('0.6.0')));
  const target = api.paths['/api/metalakes']?.post;
  if (target) target.requestBody = { content: { 'application/json': { schema: { type: 'x' } } } };
  // Alternatives whose tag isn't required are compared one by one.
  const { RenameTableRequest, ...schemas } = api.components?.schemas ?? {};
  const optional = { ...RenameTableRequest, required: ['newName'] };
  const components = { schemas: { ...schemas, RenameTableRequest: optional } };
  const code = await compileContract({ ...api, components }, [], rootDir, warn);
  expect(code).toContain('id:"alterTable"');
  expect(code).not.toContain('id:"createMetalake"');
  const text = expect.stringMatching(
    /data\/type must .*\. Correct the schema of its request body\.$/,
  );
  expect(warn.mock.calls).toEqual([['createMetalake', text]]);
  expect(placeOf('createMetalake', [file])).toMatch(/openapi\.yaml:\d\d+$/);
});
