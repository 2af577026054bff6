import type { RestPage } from '../../../src/plugins/rest-reference/operationPage';
import { createdBy, curlRequests, metalakeOf } from '../../../src/sandbox/curl';
import { seed } from '../../../src/sandbox/server/seed';
import type { SandboxRequest } from '../../../src/sandbox/server/server';
import { type Contract, routesAt } from '../../../src/sandbox/server/server';
import { examples } from '../../../src/site/playground';
import { restRequest } from '../../../src/site/restSamples';
import { pagesOf, type RestVersion } from '../../support/restVersions';
import { readSamples } from '../samples/data';

/** Requests that are sent in order after a setup. */
export interface Scenario {
  name: string;
  setup: SandboxRequest[];
  requests: SandboxRequest[];
}

/** A name that no setup creates. */
const absentName = 'absent';

const newMetalake = { method: 'POST', url: '/api/metalakes' };

/** Creates the demo in the metalakes of the requests, without objects that the requests create, and the other metalakes. */
function setupFor(contract: Contract, requests: readonly SandboxRequest[]): SandboxRequest[] {
  const created = new Set(requests.flatMap((request) => createdBy(request) ?? []));
  const known = new Set(seed.map(createdBy));
  const metalakes = new Set(requests.flatMap(({ url }) => metalakeOf(url) ?? []));
  const missing = [...metalakes].filter(
    (name) => name !== absentName && !created.has(name) && !known.has(name),
  );
  const isKept = (path = ''): boolean =>
    ![...created].some((one) => path === one || path.startsWith(`${one}/`));
  const isNeeded = (request: SandboxRequest): boolean =>
    isKept(createdBy(request)) &&
    metalakes.has(metalakeOf(request.url) ?? createdBy(request) ?? '') &&
    routesAt(contract, request.url).length > 0;
  const made = missing.map((name) => ({ ...newMetalake, body: JSON.stringify({ name }) }));
  return [...made, ...seed.filter(isNeeded)];
}

/** Returns the curl commands of each page in order. */
function samplesOf(version: RestVersion, contract: Contract): Scenario[] {
  return [...readSamples(version.name)].flatMap(([name, ofPage]) => {
    const shown = ofPage.filter(({ kind }) => kind === 'rest' || kind === 'shell');
    const requests = shown.flatMap(({ text }) => curlRequests(text) ?? []);
    const setup = setupFor(contract, requests);
    return requests.length > 0 ? [{ name, setup, requests }] : [];
  });
}

/** Returns bodies with one mistake each: a missing field, another type, or an unknown field. */
function faultyBodies(example: string): string[] {
  const body: Record<string, unknown> = JSON.parse(example);
  const wrong = [7, '', [], null];
  const variants = Object.keys(body).flatMap((key, at) => {
    const { [key]: _, ...rest } = body;
    return [rest, { ...body, [key]: wrong[at % wrong.length] }];
  });
  const updates = [{ updates: [{ '@type': 'nonsense' }] }, { updates: [{}] }, { updates: [] }];
  const others = 'updates' in body ? updates : [{ ...body, nonsense: 1 }];
  return ['{', '[]', 'null', '', ...[...variants, ...others].map((one) => JSON.stringify(one))];
}

/** Returns the requests of one operation. Its examples come last, because they change what the others need. */
function scenarioOf(contract: Contract, id: string, page: RestPage | undefined): Scenario {
  if (page === undefined) throw new Error(`The reference has no ${id}.`);
  const { method, path, parameters, examples: bodies = [] } = page.call;
  const values = Object.fromEntries(parameters.map(({ name, example = '' }) => [name, example]));
  const examples = bodies.map(({ value }) => JSON.stringify(value));
  const [first] = examples;
  const request = (own: Record<string, string> = {}, body = first): SandboxRequest =>
    restRequest({ method, server: '', path, pathValues: { ...values, ...own }, query: {}, body });
  const names = [...path.matchAll(/\{(.+?)\}/g)].map(([, name = '']) => name);
  const valid = examples.length > 0 ? examples.map((one) => request({}, one)) : [request()];
  const malformed = { ...request(), url: `${path.split('/{')[0]}/%zz` };
  const headers = { 'Content-Type': 'application/json' };
  const requests = [
    ...names.map((name) => request({ [name]: absentName })),
    ...(names.length > 0 ? [malformed] : []),
    { ...request(), headers: { Accept: 'application/vnd.gravitino.v2+json' } },
    ...(first ? faultyBodies(first).map((body) => ({ ...request(), headers, body })) : []),
    ...valid,
  ];
  return { name: id, setup: setupFor(contract, requests), requests };
}

/** Returns all scenarios: samples of pages, presets of the playground, and requests from the OpenAPI file. */
export async function scenariosOf(version: RestVersion, contract: Contract): Promise<Scenario[]> {
  const pages = await pagesOf(version);
  const generated = contract.operations.map(({ id }) => scenarioOf(contract, id, pages.get(id)));
  const requests = Object.values(examples).map(({ method, path, body }) => ({
    method,
    url: path,
    body,
  }));
  const presets = { name: 'presets', setup: setupFor(contract, requests), requests };
  return [...samplesOf(version, contract), presets, ...generated];
}
