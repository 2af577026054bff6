import { rmSync } from 'node:fs';
import { type SandboxRequest, SandboxServer } from '../../../src/sandbox/server/server';
import { restVersions } from '../../support/restVersions';
import { contractOf } from '../../support/sandbox';
import deliberate from '../data/parity.json';
import { type Answer, exchange, startServer } from '../stack/server';
import { Stack } from '../stack/stack';
import { type Scenario, scenariosOf } from './scenarios';
import { filesBelow, inSources, type Sources, Target } from './target';

type Reply = Pick<Answer, 'status' | 'text'>;

/** Returns the kind of every field by its path. The elements of a list share a path. */
function kindsOf(value: unknown, path = '', kinds = new Map<string, string>()) {
  const kind = value === null ? 'null' : Array.isArray(value) ? 'list' : typeof value;
  // The structure of types and properties differs between objects.
  const isMap = path.endsWith('/type') || (kind === 'object' && path.endsWith('/properties'));
  if (value !== null || !kinds.has(path)) kinds.set(path, isMap ? 'map' : kind);
  for (const [key, one] of Object.entries(value instanceof Object && !isMap ? value : {})) {
    kindsOf(one, `${path}/${Array.isArray(value) ? '[]' : key}`, kinds);
  }
  return kinds;
}

/** Returns the compared parts of a reply. */
function readReply({ status, text }: Reply, suffix: string) {
  if (!text.startsWith('{')) return { status, kinds: new Map([['', 'text']]) };
  // Only a server adds the stack trace.
  const { stack: _, ...body } = JSON.parse(text);
  const isOwn = ({ name }: { name: string }) => name.endsWith(suffix);
  if (body.metalakes) body.metalakes = body.metalakes.filter(isOwn);
  return { status, code: body.code, type: body.type, kinds: kindsOf(body) };
}

/** Lists differences of replies in status, code, type, and shape, without metalakes of other scenarios. */
export function differences(sandbox: Reply, server: Reply, suffix: string): string[] {
  const [own, theirs] = [readReply(sandbox, suffix), readReply(server, suffix)];
  if (own.status !== theirs.status) return [`status: ${own.status}, server ${theirs.status}`];
  const [a, b] = [own.kinds, theirs.kinds];
  const differing = [...new Map([...a, ...b]).keys()].filter((path) => a.get(path) !== b.get(path));
  // An empty list matches any list, and each difference is reported once.
  const isSaid = (path: string) =>
    (path.endsWith('/[]') && !(a.has(path) && b.has(path))) ||
    differing.some((other) => path.startsWith(`${other}/`));
  const shapes = differing.filter((path) => !isSaid(path));
  return [
    ...(['code', 'type'] as const)
      .filter((field) => own[field] !== theirs[field])
      .map((field) => `${field}: ${own[field]}, server ${theirs[field]}`),
    ...shapes.map(
      (path) =>
        `shape ${path || '.'}: ${a.get(path) ?? 'absent'}, server ${b.get(path) ?? 'absent'}`,
    ),
  ];
}

/** Providers with a system in the stack. */
const providers = ['hive', 'kafka', 'jdbc-mysql', 'jdbc-postgresql', 'lakehouse-iceberg'];

const sendTo = (server: string, { url, body, ...more }: SandboxRequest): Promise<Reply> =>
  exchange({ ...more, url: server + url, body: more.method === 'GET' ? undefined : body });

/** Drops the schemas and topics that requests create, because external systems outlive a scenario. */
async function drop(server: string, target: Target, requests: readonly SandboxRequest[]) {
  for (const url of inSources(requests)) {
    const request = { method: 'DELETE', url: `${url}?cascade=true` };
    if (target.has(request)) await sendTo(server, target.fitted(request));
  }
}

/** Sends the setup and the requests of a scenario to both servers, except for requests without a running system. */
async function compare(scenario: Scenario, target: Target, server: string, sandbox: SandboxServer) {
  for (const given of scenario.setup) {
    const request = target.fitted(given);
    if (!target.has(given)) continue;
    await drop(server, target, [given]);
    const { status } = sandbox.answer(request);
    // Kafka creates a topic after its response.
    if ((await sendTo(server, request)).status !== status) await sendTo(server, request);
  }
  const results = [];
  for (const given of scenario.requests) {
    const request = target.fitted(given);
    if (!target.has(given)) continue;
    const own = sandbox.answer(request);
    const found = differences(own, await sendTo(server, request), target.suffix);
    const name = `${scenario.name}: ${given.method} ${given.url} ${given.body ?? ''}`;
    // Accepted differences have a reason. A pattern matches `<scenario>: <method> <URL> <body> <difference>`.
    const fits = (pattern: RegExp) => found.every((one) => pattern.test(`${name} ${one}`));
    const reason = deliberate.find(({ pattern }) => fits(new RegExp(pattern, 's')))?.reason;
    results.push({ name, differences: found, reason });
  }
  return results;
}

/** Sends the same requests to the sandbox and a server, and returns the number of unexplained differences. */
export async function compareSandbox(name: string): Promise<number> {
  const version = restVersions.find((one) => one.name === name);
  if (version === undefined) throw new Error(`The sandbox doesn't have ${name}.`);
  const configuration = {
    'gravitino.authorization.enable': 'true',
    'gravitino.authorization.serviceAdmins': 'anonymous',
  };
  const server = await startServer({ version: name, name: 'parity', configuration });
  const sources: Sources = {};
  const stack = new Stack(`parity-${name}`);
  for (const one of providers) sources[one] = (await stack.catalog('', one)).properties;
  // Dropping a schema keeps the directories of its tables, which would block renames in a later run.
  rmSync(filesBelow, { recursive: true, force: true });
  const contract = await contractOf(version);
  const scenarios = await scenariosOf(version, contract);
  const results = [];
  for (const [at, scenario] of scenarios.entries()) {
    const target = new Target(`p${at}`, sources);
    results.push(...(await compare(scenario, target, server.url, new SandboxServer(contract))));
    await drop(server.url, target, [...scenario.setup, ...scenario.requests]);
  }
  await server.stop();
  const differing = results.filter((one) => one.differences.length > 0);
  const unexplained = differing.filter(({ reason }) => reason === undefined);
  for (const one of unexplained)
    console.log(`${one.name.slice(0, 200)}\n  ${one.differences.join('\n  ')}`);
  const found = new Set(differing.map(({ reason }) => reason));
  for (const { reason } of deliberate.filter((one) => !found.has(one.reason)))
    console.log(`This version has no difference with this reason: ${reason}`);
  const all = scenarios.flatMap(({ requests }) => requests).length;
  console.log(
    `${results.length} requests compared, ${differing.length} differ, ${differing.length - unexplained.length} of them on purpose; ${all - results.length} left out.`,
  );
  return unexplained.length;
}
