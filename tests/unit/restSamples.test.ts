import { execFile, spawnSync } from 'node:child_process';
import { promisify } from 'node:util';
import { parser as javaParser } from '@lezer/java';
import { parser as pythonParser } from '@lezer/python';
import { describe, expect, it } from 'vitest';
import { operationExample } from '../../src/plugins/rest-reference/examples';
import { operationsOf } from '../../src/plugins/rest-reference/openApi';
import { restRequest } from '../../src/site/restSamples';
import { readFacts } from '../support/docs/facts';
import { type RecordedRequest, startRecordingServer } from '../support/recordingServer';
import { apiOf, pagesOf, restVersions } from '../support/restVersions';
import { syntaxError } from '../support/syntaxError';

const run = promisify(execFile);

/** Runs the samples of one tab, all in one process: to start one for each takes longer than all the rest. */
const runners: Record<string, [command: string, run: (codes: string[]) => Promise<unknown>]> = {
  rest: ['curl', (codes) => run('bash', ['-ec', codes.join('\n')])],
  javascript: [
    'node',
    async (codes) => {
      for (const code of codes) {
        const call = new Function('console', `return (async () => { ${code} })();`);
        await call({ log: () => undefined });
      }
    },
  ],
  'python-http': ['python3', (codes) => run('python3', ['-c', codes.join('\n')])],
};

/** A request, comparable with what arrived. */
const arrived = ({ method, url, headers, body }: RecordedRequest) => ({
  method,
  url,
  accept: headers.accept,
  ...(body && { body: JSON.parse(body) }),
});

describe.each(restVersions)('samples of $name', (version) => {
  it.each(Object.entries(runners))('of %s send what the file describes', async (tab, runner) => {
    const [command, runAll] = runner;
    if (spawnSync(command, ['--version']).status !== 0) {
      return; // this machine can't run them
    }
    const expected = operationsOf(await apiOf(version)).map(async (operation) => {
      const example = operationExample(await apiOf(version), operation);
      const { method, url, body } = restRequest({ ...example, server: '' });
      const accept = 'application/vnd.gravitino.v1+json';
      return { method, url, accept, ...(body !== undefined && { body: JSON.parse(body) }) };
    });
    const server = await startRecordingServer();
    try {
      const pages = [...(await pagesOf(version)).values()];
      const codes = pages.map(({ samples, call }) => {
        const code = samples.find(({ value }) => value === tab)?.code ?? '';
        return code.replaceAll(call.server, server.address);
      });
      await runAll(codes);
      expect(server.requests.map(arrived)).toEqual(await Promise.all(expected));
    } finally {
      await server.close();
    }
  });

  it.each([
    ['java', javaParser],
    ['python', pythonParser],
  ])('of the client in %s have the syntax of that language', async (tab, parser) => {
    const problems = [...(await pagesOf(version))].flatMap(([id, { samples }]) =>
      samples
        .filter(({ value }) => value === tab)
        .map(({ code }) => syntaxError(parser, code))
        .filter(Boolean)
        .map((problem) => `${id}: ${problem}`),
    );
    expect(problems).toEqual([]);
  });

  it('say whether servers of the version can answer other sites', async () => {
    const keys = readFacts(version.name).configuration.map(({ key }) => key);
    const hasCors = keys.some((key) => key.endsWith('.enableCorsFilter'));
    expect((await pagesOf(version)).get('listMetalakes')?.call.hasCors).toBe(hasCors);
  });
});

it.each([
  ['Java', javaParser, 'try (Client client = Client.builder("x").build()) { client.load("a" }'],
  ['Python', pythonParser, 'client.load("a"'],
])('the check of syntax notices a mistake in %s', (_, parser, code) => {
  expect(syntaxError(parser, code)).toBeTruthy();
});
