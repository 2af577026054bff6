import { execFile } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import Ajv from 'ajv';
import { expect, it } from 'vitest';
import {
  mediaTypesOf,
  operationsOf,
  type PathOperation,
} from '../../src/plugins/rest-reference/openApi';
import { operationPages } from '../../src/plugins/rest-reference/operationPage';
import { readOpenApi } from '../../src/plugins/rest-reference/readOpenApi';
import { type RecordedRequest, startRecordingServer } from '../support/recordingServer';

const run = promisify(execFile);
const examples = dirname(
  createRequire(import.meta.url).resolve('@readme/oas-examples/package.json'),
);
const some = /^3.*\/json\/(parameters-.*|petstore|request-examples|security|train-travel)\.json$/;
/** Example files that cover most features of a call. */
const files = readdirSync(examples, { recursive: true, encoding: 'utf8' }).filter((name) =>
  some.test(name),
);

/** Lists the reasons why a server of this API would reject a request. */
function problemsOf(
  ajv: Ajv,
  { path, parameters, operation, method }: PathOperation,
  { url, headers, body, ...request }: RecordedRequest,
): string[] {
  const { pathname, searchParams } = new URL(url, 'http://localhost');
  const literal = path.replace(/#.*/, '').replace(/[.*+?^$()|[\]\\]/g, '\\$&');
  const pattern = new RegExp(`^${literal.replace(/\{[^}]+\}/g, '[^/]+')}$`);
  const sent = [
    ...[...searchParams.keys()].map((name) => `query ${name.replace(/\[.*/, '')}`),
    ...Object.keys(headers).map((name) => `header ${name}`),
    ...[...(headers.cookie ?? '').matchAll(/(?:^|; )([^=]+)/g)].map(([, name]) => `cookie ${name}`),
  ];
  const required = parameters
    .filter(({ required: isRequired, in: place }) => isRequired && place !== 'path')
    .map(({ name, in: place }) => `${place} ${place === 'header' ? name.toLowerCase() : name}`);
  const type = headers['content-type']?.split(';')[0] ?? '';
  const { requestBody } = operation;
  const [, media] = mediaTypesOf(requestBody).find(([name]) => name.startsWith(type)) ?? [];
  const problems = [
    request.method !== method.toUpperCase() && `${request.method} isn't ${method}`,
    !pattern.test(pathname) && `${pathname} isn't ${path}`,
    ...required.filter((name) => !sent.includes(name)).map((name) => `${name} is missing`),
    body === '' ? requestBody?.required && 'no body' : !media && `${type} isn't a type of the body`,
  ].filter((problem) => typeof problem === 'string');
  const schema = /\bjson\b/.test(type) && body !== '' && media?.schema;
  const pointed = JSON.stringify(schema || true).replaceAll('"#/', '"api#/');
  return ajv.validate(JSON.parse(pointed), schema ? JSON.parse(body) : undefined)
    ? problems
    : [...problems, `body: ${ajv.errorsText()}`];
}

it.each(files)('a server of %s accepts the curl command of each operation', async (file) => {
  const api = await readOpenApi(join(examples, file));
  const ajv = new Ajv({ strict: false, validateFormats: false, validateSchema: false });
  const schemas = JSON.stringify(api, (_, value) => {
    const { nullable, required, ...own } = value?.constructor === Object ? value : {};
    if (nullable === true || Array.isArray(required) || required === false) {
      const readOnly = (name: string) => own.properties?.[name]?.readOnly;
      return {
        ...own,
        ...(own.type && { nullable }),
        // Requests don't need fields that only responses have.
        ...(required && { required: required.filter((name: string) => !readOnly(name)) }),
      };
    }
    return value;
  });
  ajv.addSchema({ $id: 'api', ...JSON.parse(schemas) });
  const server = await startRecordingServer();
  try {
    const targets = operationsOf(api).filter(({ isWebhook }) => !isWebhook);
    const pages = operationPages(api, {}, true);
    const commands = targets.map(({ operation: { operationId }, server: address }) => {
      const code = pages.get(operationId)?.samples[0]?.code ?? '';
      return code.replaceAll(address, server.address).replaceAll('=@file', '=@/dev/null');
    });
    for (const command of commands) {
      await run('bash', ['-ec', command]);
    }
    const problems = targets.flatMap((target, at) => {
      const request = server.requests[at];
      const found = request ? problemsOf(ajv, target, request) : ['nothing arrived'];
      return found.map((problem) => `${commands[at]}: ${problem}`);
    });
    expect(problems).toEqual([]);
    expect(targets.length).toBeGreaterThan(0);
  } finally {
    await server.close();
  }
});
