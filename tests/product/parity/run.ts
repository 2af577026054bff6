import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { type SandboxRequest, SandboxServer } from '../../../src/sandbox/server/server';
import { restVersions } from '../../support/restVersions';
import { contractOf } from '../../support/sandbox';
import { cacheDir } from '../stack/cache';
import { startServer } from '../stack/server';
import type { Stack } from '../stack/stack';
import { type Compared, differences, readReply } from './reply';
import { type Scenario, scenariosOf } from './scenarios';
import { filesBelow, inSources, Target } from './target';

/** Differences that stay, with their reasons; a pattern matches `<scenario>: <method> <URL> <body> <difference>`. */
const deliberate = z
  .array(z.strictObject({ pattern: z.string(), reason: z.string() }))
  .parse(JSON.parse(readFileSync(join(import.meta.dirname, '../data/parity.json'), 'utf8')));

/** Providers whose systems the stack has. */
const providers = ['hive', 'kafka', 'jdbc-mysql', 'jdbc-postgresql', 'lakehouse-iceberg'];

interface Result {
  scenario: string;
  kind: Scenario['kind'];
  request: string;
  body?: string;
  /** Why it wasn't sent. */
  leftOut?: string;
  differences: string[];
  reason?: string;
  /** The sandbox's and the server's. */
  replies?: string[];
}

async function ask(
  server: string,
  request: SandboxRequest,
  suffix = '',
): Promise<{ reply: Compared; text: string }> {
  const { method, url, headers, body } = request;
  const response = await fetch(`${server}${url}`, {
    method,
    headers: { ...(body !== undefined && { 'Content-Type': 'application/json' }), ...headers },
    body: method === 'GET' ? undefined : body,
    signal: AbortSignal.timeout(20_000),
  });
  const text = await response.text();
  return { reply: readReply(response.status, text, suffix), text };
}

/** Sends the setup of a scenario to both. A topic may need a second request: Kafka creates it later than it answers. */
async function setUp(
  { name, setup }: Scenario,
  target: Target,
  server: string,
  sandbox: SandboxServer,
) {
  for (const given of setup) {
    const request = target.fitted(given);
    if (target.lacks(given) === undefined) {
      await drop(server, target, [given]);
      const { status } = sandbox.answer(request);
      let { reply } = await ask(server, request);
      if (reply.status !== status) {
        ({ reply } = await ask(server, request));
      }
      if (reply.status !== status && reply.status !== 409) {
        console.log(
          `${name}, setup: ${given.method} ${given.url}: ${status}, server ${reply.status}`,
        );
      }
    }
  }
}

async function runScenario(
  scenario: Scenario,
  target: Target,
  server: string,
  sandbox: SandboxServer,
): Promise<Result[]> {
  await setUp(scenario, target, server, sandbox);
  const results: Result[] = [];
  const { name, kind, requests } = scenario;
  for (const given of requests) {
    const { method, url, body } = given;
    const result = { scenario: name, kind, request: `${method} ${url}`, body };
    const request = target.fitted(given);
    const lacking = target.lacks(given);
    if (lacking === undefined) {
      const { status, text } = sandbox.answer(request);
      const theirs = await ask(server, request, target.suffix);
      const found = differences(readReply(status, text, target.suffix), theirs.reply);
      const reason = deliberate.find(({ pattern }) =>
        found.every((one) =>
          new RegExp(pattern, 's').test(`${name}: ${result.request} ${body ?? ''} ${one}`),
        ),
      )?.reason;
      const why = found.length > 0 && { reason, replies: [text, theirs.text] };
      results.push({ ...result, differences: found, ...why });
    } else {
      results.push({ ...result, leftOut: `no system for ${lacking}`, differences: [] });
    }
  }
  return results;
}

/** Drops the schemas and topics that requests create: sources outlive a scenario. */
async function drop(server: string, target: Target, requests: readonly SandboxRequest[]) {
  for (const url of inSources(requests)) {
    const request = target.fitted({ method: 'DELETE', url: `${url}?cascade=true` });
    if (target.lacks({ ...request, url }) === undefined) {
      await ask(server, request);
    }
  }
}

/**
 * Sends the same requests to the sandbox and to a server of a version, and compares status, code, type, and shape of the responses.
 *
 * @returns the number of differences without a reason.
 */
export async function compareSandbox(name: string, stack: Stack): Promise<number> {
  const version = restVersions.find((one) => one.name === name);
  if (version === undefined) throw new Error(`The sandbox doesn't have ${name}.`);
  const server = await startServer({
    version: name,
    name: 'parity',
    configuration: {
      'gravitino.authorization.enable': 'true',
      'gravitino.authorization.serviceAdmins': 'anonymous',
    },
  });
  const sources: Record<string, Record<string, string>> = {};
  for (const provider of providers) {
    sources[provider] = await stack.propertiesOf(provider);
  }
  // Dropping a schema leaves the directories of its tables, and no table can be renamed to one that an earlier run left.
  rmSync(filesBelow, { recursive: true, force: true });
  const contract = await contractOf(version);
  const results: Result[] = [];
  for (const [at, scenario] of (await scenariosOf(version, contract)).entries()) {
    const target = new Target(`p${at}`, sources);
    const sandbox = new SandboxServer(contract);
    results.push(...(await runScenario(scenario, target, server.url, sandbox)));
    await drop(server.url, target, [...scenario.setup, ...scenario.requests]);
  }
  await server.stop();
  const compared = results.filter(({ leftOut }) => leftOut === undefined);
  const differing = compared.filter((one) => one.differences.length > 0);
  const unexplained = differing.filter(({ reason }) => reason === undefined);
  for (const { scenario, request, body = '', differences: found } of unexplained) {
    console.log(`${scenario}: ${request} ${body.slice(0, 100)}\n  ${found.join('\n  ')}`);
  }
  console.log(
    `${compared.length} requests compared, ${differing.length} differ, ${differing.length - unexplained.length} of them on purpose; ${results.length - compared.length} left out.`,
  );
  writeFileSync(join(cacheDir, `parity-${name}.json`), JSON.stringify(results, null, 2));
  return unexplained.length;
}
