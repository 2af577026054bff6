import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { type SandboxRequest, SandboxServer } from '../../../src/sandbox/server/server';
import { restVersions } from '../../support/restVersions';
import { contractOf } from '../../support/sandbox';
import parity from '../data/parity.json';
import { cacheDir } from '../stack/cache';
import { startServer } from '../stack/server';
import type { Stack } from '../stack/stack';
import { differences, type Reply, readReply } from './reply';
import { type Scenario, scenariosOf } from './scenarios';
import { filesBelow, inSources, type Sources, Target } from './target';

/** Differences that stay, with their reasons; a pattern matches `<scenario>: <method> <URL> <body> <difference>`. */
const deliberate = z
  .array(z.strictObject({ pattern: z.string(), reason: z.string() }))
  .parse(parity);

/** Providers whose systems the stack has. */
const providers = ['hive', 'kafka', 'jdbc-mysql', 'jdbc-postgresql', 'lakehouse-iceberg'];

interface Result {
  /** The scenario, and the request. */
  name: string;
  differences: string[];
  /** Why it differs. */
  reason?: string;
  /** The sandbox's and the server's. */
  replies: string[];
}

async function ask(server: string, request: SandboxRequest): Promise<Reply> {
  const { method, url, headers, body } = request;
  const response = await fetch(`${server}${url}`, {
    method,
    headers: { ...(body !== undefined && { 'Content-Type': 'application/json' }), ...headers },
    body: method === 'GET' ? undefined : body,
    signal: AbortSignal.timeout(20_000),
  });
  return { status: response.status, text: await response.text() };
}

/** Drops the schemas and topics that requests create: sources outlive a scenario. */
async function drop(server: string, target: Target, requests: readonly SandboxRequest[]) {
  for (const url of inSources(requests)) {
    const request = { method: 'DELETE', url: `${url}?cascade=true` };
    if (target.has(request)) await ask(server, target.fitted(request));
  }
}

/** Sends the setup of a scenario to both. A topic may need a second request: Kafka creates it later than it answers. */
async function setUp(scenario: Scenario, target: Target, server: string, sandbox: SandboxServer) {
  for (const given of scenario.setup) {
    const request = target.fitted(given);
    if (!target.has(given)) continue;
    await drop(server, target, [given]);
    const { status } = sandbox.answer(request);
    let theirs = await ask(server, request);
    if (theirs.status !== status) theirs = await ask(server, request);
    if (theirs.status === status || theirs.status === 409) continue;
    const { method, url } = given;
    console.log(`${scenario.name}, setup: ${method} ${url}: ${status}, server ${theirs.status}`);
  }
}

/** Sends the requests of a scenario to both, without those for which no system runs. */
async function runScenario(
  scenario: Scenario,
  target: Target,
  server: string,
  sandbox: SandboxServer,
): Promise<Result[]> {
  await setUp(scenario, target, server, sandbox);
  const results: Result[] = [];
  for (const given of scenario.requests) {
    const { method, url, body = '' } = given;
    const request = target.fitted(given);
    if (!target.has(given)) continue;
    const own = sandbox.answer(request);
    const theirs = await ask(server, request);
    const found = differences(readReply(own, target.suffix), readReply(theirs, target.suffix));
    const name = `${scenario.name}: ${method} ${url} ${body}`;
    const fits = (pattern: string) => (one: string) =>
      new RegExp(pattern, 's').test(`${name} ${one}`);
    const reason = deliberate.find(({ pattern }) => found.every(fits(pattern)))?.reason;
    results.push({ name, differences: found, reason, replies: [own.text, theirs.text] });
  }
  return results;
}

/**
 * Sends the same requests to the sandbox and to a server of a version, and compares status, code, type, and shape of the responses.
 *
 * @returns the number of differences without a reason.
 */
export async function compareSandbox(name: string, stack: Stack): Promise<number> {
  const version = restVersions.find((one) => one.name === name);
  if (version === undefined) throw new Error(`The sandbox doesn't have ${name}.`);
  const authorization = 'gravitino.authorization';
  const configuration = {
    [`${authorization}.enable`]: 'true',
    [`${authorization}.serviceAdmins`]: 'anonymous',
  };
  const server = await startServer({ version: name, name: 'parity', configuration });
  const sources: Sources = {};
  for (const provider of providers) sources[provider] = await stack.propertiesOf(provider);
  // Dropping a schema leaves the directories of its tables, and no table can be renamed to one that an earlier run left.
  rmSync(filesBelow, { recursive: true, force: true });
  const contract = await contractOf(version);
  const scenarios = await scenariosOf(version, contract);
  const results: Result[] = [];
  for (const [at, scenario] of scenarios.entries()) {
    const target = new Target(`p${at}`, sources);
    results.push(...(await runScenario(scenario, target, server.url, new SandboxServer(contract))));
    await drop(server.url, target, [...scenario.setup, ...scenario.requests]);
  }
  await server.stop();
  const differing = results.filter((one) => one.differences.length > 0);
  const unexplained = differing.filter(({ reason }) => reason === undefined);
  for (const one of unexplained) {
    console.log(`${one.name.slice(0, 200)}\n  ${one.differences.join('\n  ')}`);
  }
  const all = scenarios.flatMap(({ requests }) => requests).length;
  console.log(
    `${results.length} requests compared, ${differing.length} differ, ${differing.length - unexplained.length} of them on purpose; ${all - results.length} left out.`,
  );
  writeFileSync(join(cacheDir, `parity-${name}.json`), JSON.stringify(differing, null, 2));
  return unexplained.length;
}
