import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { parser as javaParser } from '@lezer/java';
import { parser as pythonParser } from '@lezer/python';
import { describe, expect, it } from 'vitest';
import { Examples } from '../../src/plugins/rest-reference/examples';
import { operationsOf } from '../../src/plugins/rest-reference/openApi';
import { restRequest } from '../../src/site/restSamples';
import { readFacts } from '../support/docs/facts';
import { type RecordedRequest, startRecordingServer } from '../support/recordingServer';
import { apiOf, pagesOf, restVersions } from '../support/restVersions';
import { findSyntaxError } from '../support/syntaxError';

const run = promisify(execFile);

/** Returns the parts of a recorded request that are compared. */
const comparedParts = ({ method, url, headers, body }: RecordedRequest) => ({
  method,
  url,
  accept: headers.accept,
  ...(body && { body: JSON.parse(body) }),
});

describe.each(restVersions)('samples of $name', (version) => {
  it('of curl send the requests of the OpenAPI file', async () => {
    const api = await apiOf(version);
    const examples = new Examples(api);
    const expected = operationsOf(api).map((operation) => {
      const { method, url, body } = restRequest({ ...examples.request(operation), server: '' });
      const accept = 'application/vnd.gravitino.v1+json';
      return { method, url, accept, ...(body !== undefined && { body: JSON.parse(body) }) };
    });
    const server = await startRecordingServer();
    try {
      const pages = [...(await pagesOf(version)).values()];
      const codes = pages.map(({ samples, call }) => {
        return samples[0]?.code.replaceAll(call.server, server.address);
      });
      // One process: starting one per command takes longer than the rest of the test.
      await run('bash', ['-ec', codes.join('\n')]);
      expect(server.requests.map(comparedParts)).toEqual(expected);
    } finally {
      await server.close();
    }
  });

  it.each([
    ['java', javaParser],
    ['python', pythonParser],
  ])('of the %s client are syntactically valid', async (tab, parser) => {
    const problems = [...(await pagesOf(version))].flatMap(([id, { samples }]) =>
      samples
        .filter(({ value }) => value === tab)
        .map(({ code }) => findSyntaxError(parser, code))
        .filter(Boolean)
        .map((problem) => `${id}: ${problem}`),
    );
    expect(problems).toEqual([]);
  });

  it('say whether servers of the version support CORS', async () => {
    const keys = readFacts(version.name).keys.map(({ key }) => key);
    const hasCors = keys.some((key) => key.endsWith('.enableCorsFilter'));
    expect((await pagesOf(version)).get('listMetalakes')?.call.hasCors).toBe(hasCors);
  });
});

it.each([
  ['Java', javaParser, 'try (Client client = Client.builder("x").build()) { client.load("a" }'],
  ['Python', pythonParser, 'client.load("a"'],
])('the syntax check reports a mistake in %s', (_, parser, code) => {
  expect(findSyntaxError(parser, code)).toBeTruthy();
});
