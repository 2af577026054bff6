import { beforeAll, describe, expect, it } from 'vitest';
import { operationsOf } from '../../src/plugins/rest-reference/openApi';
import { createdBy } from '../../src/sandbox/created';
import type { Contract } from '../../src/sandbox/server/contract';
import { handlerOf } from '../../src/sandbox/server/operations';
import { seed } from '../../src/sandbox/server/seed';
import {
  type SandboxReply,
  type SandboxRequest,
  SandboxServer,
} from '../../src/sandbox/server/server';
import { SandboxSession } from '../../src/sandbox/server/session';
import type { ContractOperation } from '../../src/site/catalogFacts';
import { restRequest } from '../../src/site/restSamples';
import {
  apiOf,
  pagesOf,
  type RestVersion,
  restVersion,
  restVersions,
} from '../support/restVersions';
import { contractOf } from '../support/sandbox';

/** Says why a reply is not one of its operation's; nothing if it is. */
function problemOf(contract: Contract, { id, responses }: ContractOperation, reply: SandboxReply) {
  const name = responses[reply.status];
  if (name === undefined) {
    return `${id}: status ${reply.status} isn't one of ${Object.keys(responses)}: ${reply.text}`;
  }
  if (!/json/.test(reply.headers[0]?.[1] ?? '')) {
    return undefined;
  }
  const validate = contract.validators[name];
  const isValid = validate?.(JSON.parse(reply.text)) ?? false;
  return isValid ? undefined : `${id} ${reply.status}: ${JSON.stringify(validate?.errors)}`;
}

/** A request for each example of each operation, as “Try it” starts with it. */
async function exampleRequests(
  version: RestVersion,
): Promise<{ id: string; request: SandboxRequest }[]> {
  const pages = await pagesOf(version);
  return [...pages].flatMap(([id, { method, path, parameters, requestBody }]) => {
    const values = Object.fromEntries(parameters.map(({ name, example = '' }) => [name, example]));
    const bodies = requestBody ? requestBody.examples.map(({ text }) => text) : [undefined];
    return bodies.map((body) => ({
      id,
      request: restRequest({ method, server: '', path, pathValues: values, query: {}, body }),
    }));
  });
}

describe.each(restVersions)('the sandbox of $name', (version) => {
  let contract: Contract;
  let requests: { id: string; request: SandboxRequest }[];
  beforeAll(async () => {
    requests = await exampleRequests(version);
    contract = await contractOf(version);
  });

  const operation = (id: string): ContractOperation => {
    const found = contract.operations.find((one) => one.id === id);
    if (!found) throw new Error(`no operation ${id}`);
    return found;
  };

  it('knows every operation of the version, and says which one it can’t answer', async () => {
    const unknown = contract.operations.filter(({ id }) => !handlerOf(id));
    // The file of the next version grows with the product.
    expect(version.name === 'next' ? [] : unknown).toEqual([]);
    for (const { id, method, path } of unknown) {
      const { status, notes } = new SandboxServer(contract).answer({ method, url: path });
      expect({ status, notes }).toEqual({
        status: 404,
        notes: [`The sandbox has no operation ${id}.`],
      });
    }
    expect(contract.operations.length).toBe(operationsOf(await apiOf(version)).length);
  });

  it('answers each example as the file says, on a server with the demo, and creates what the first one of each creation creates', () => {
    const met = new Set(['addPartitions']);
    const problems = requests.map(({ id, request }) => {
      const created = createdBy(request);
      const session = new SandboxSession(contract);
      session.expect(id, { without: created ? [created] : [] });
      const { reply } = session.answer(request);
      const isFirst = /^(create|add)/.test(id) && request.body && !met.has(id);
      met.add(id);
      return isFirst && reply.status !== 200
        ? `${id}: ${reply.text}`
        : problemOf(contract, operation(id), reply);
    });
    expect(problems.filter(Boolean)).toEqual([]);
  });

  it('answers on an empty server as the file says', () => {
    const problems = requests.map(({ id, request }) =>
      problemOf(contract, operation(id), new SandboxServer(contract).answer(request)),
    );
    expect(problems.filter(Boolean)).toEqual([]);
  });

  it('refuses a body that isn’t JSON, and one of another structure', () => {
    const session = new SandboxSession(contract);
    for (const { id, request } of requests) {
      if (request.body === undefined) continue;
      for (const body of ['{', '[]', '{"nonsense": 1}', '{"updates": [{"@type": "no"}]}']) {
        const { reply } = session.answer({ ...request, body });
        expect([id, body, reply.status]).toEqual([
          id,
          body,
          id === 'testConnection' ? reply.status : 400,
        ]);
        expect(problemOf(contract, operation(id), reply)).toBeUndefined();
      }
    }
  });

  it('says that nothing is at a path that the version lacks', () => {
    const server = new SandboxServer(contract);
    expect(server.answer({ method: 'GET', url: '/api/nothing' }).status).toBe(404);
    expect(server.answer({ method: 'PATCH', url: '/api/metalakes' }).status).toBe(405);
  });

  it('builds its demo with requests that succeed, but for what the version lacks', () => {
    const server = new SandboxServer(contract);
    const refused = seed
      .map((request) => ({ request, reply: server.answer(request) }))
      .filter(({ reply }) => reply.status !== 200 && reply.text !== '')
      .map(({ request, reply }) => `${request.url} ${reply.text}`)
      .filter(
        (text) =>
          !/No catalog provider|Partitioning|NoSuchCatalogException|reason \[RuntimeException\]|body type|^\S+ type must/.test(
            text,
          ),
      );
    expect(refused).toEqual([]);
  });
});

describe('the check of replies', () => {
  it('would notice one that the file has not', async () => {
    const contract = await contractOf(restVersion('next'));
    const load = contract.operations.find(({ id }) => id === 'loadMetalake') as ContractOperation;
    const reply: SandboxReply = {
      status: 200,
      statusText: 'OK',
      headers: [['content-type', 'application/json']],
      text: '{"code":0,"metalake":{"name":7}}',
      notes: [],
    };
    expect(problemOf(contract, load, reply)).toContain('/metalake');
    expect(problemOf(contract, load, { ...reply, status: 418 })).toContain('418');
  });

  it('is made by the sandbox itself, which tells the reader', async () => {
    const contract = await contractOf(restVersion('next'));
    const list = { method: 'GET', url: '/api/metalakes' };
    expect(new SandboxServer(contract).answer(list).notes).toEqual([]);
    const validators = { ...contract.validators, MetalakeListResponse: () => false };
    expect(new SandboxServer({ ...contract, validators }).answer(list).notes.join()).toContain(
      'The OpenAPI file has no such reply of listMetalakes.',
    );
  });
});
