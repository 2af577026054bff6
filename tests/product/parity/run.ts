import { writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { type SandboxRequest, SandboxServer } from '../../../src/sandbox/server/server';
import { restVersions } from '../../support/restVersions';
import { contractOf } from '../../support/sandbox';
import { deliberate } from './deliberate';
import { type Compared, differences, readReply } from './reply';
import { type Scenario, scenariosOf } from './scenarios';
import { inSources, type Sources, Target } from './target';

const usage = `npx jiti tests/product/parity/run.ts --server <URL> [--version 0.5.1] [--sources <file.json>] [--report <file.json>] [--only <scenario>]

Sends the same requests to the sandbox and to a Gravitino server, and compares status, code, type, and shape of the replies.
--sources: properties of catalogs by provider, such as {"hive": {"metastore.uris": "thrift://127.0.0.1:9083"}}.
A request into a catalog whose provider isn't listed there is left out; hadoop needs no system.`;

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
        found.every((one) => pattern.test(`${name}: ${result.request} ${body ?? ''} ${one}`)),
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

const { values } = parseArgs({
  options: {
    server: { type: 'string' },
    version: { type: 'string', default: '0.5.1' },
    sources: { type: 'string' },
    report: { type: 'string' },
    only: { type: 'string' },
    help: { type: 'boolean' },
  },
});
const version = restVersions.find(({ name }) => name === values.version);
if (values.server === undefined || version === undefined || values.help) {
  console.error(usage);
  process.exit(2);
}
const sources: Sources = values.sources ? JSON.parse(await readFile(values.sources, 'utf8')) : {};
const contract = await contractOf(version);
const scenarios = await scenariosOf(version, contract);
const run = Date.now().toString(36);
const results: Result[] = [];
for (const [at, scenario] of scenarios.entries()) {
  if (values.only === undefined || scenario.name === values.only) {
    const target = new Target(`${run}_${at}`, sources);
    const sandbox = new SandboxServer(contract);
    results.push(...(await runScenario(scenario, target, values.server, sandbox)));
    await drop(values.server, target, [...scenario.setup, ...scenario.requests]);
  }
}
const compared = results.filter(({ leftOut }) => leftOut === undefined);
const differing = compared.filter((one) => one.differences.length > 0);
const unexplained = differing.filter(({ reason }) => reason === undefined);
for (const { scenario, request, body = '', differences: found } of unexplained) {
  console.log(`${scenario}: ${request} ${body.slice(0, 100)}\n  ${found.join('\n  ')}`);
}
console.log(
  `${compared.length} requests compared, ${differing.length} differ, ${differing.length - unexplained.length} of them on purpose; ${results.length - compared.length} left out.`,
);
if (values.report) {
  writeFileSync(values.report, JSON.stringify(results, null, 2));
}
process.exitCode = unexplained.length > 0 ? 1 : 0;
