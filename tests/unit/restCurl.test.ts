import { execFile } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import Ajv from 'ajv';
import addFormats from 'ajv-formats';
import { expect, it } from 'vitest';
import { type OpenApi, operationsOf } from '../../src/plugins/rest-reference/openApi';
import { operationPages } from '../../src/plugins/rest-reference/operationPage';
import { readOpenApi } from '../../src/plugins/rest-reference/readOpenApi';
import { type RecordedRequest, startRecordingServer } from '../support/recordingServer';

const run = promisify(execFile);
const examples = dirname(
  createRequire(import.meta.url).resolve('@readme/oas-examples/package.json'),
);
const some = [
  'parameters-common',
  'parameters-style',
  'petstore',
  'request-examples',
  'security',
  'train-travel',
];
const asked = process.env.OPENAPI_FILES?.split(' ');
const files =
  asked ??
  readdirSync(examples, { recursive: true, encoding: 'utf8' })
    .filter((name) => some.some((one) => new RegExp(`^3.*/json/${one}\\.json$`).test(name)))
    .map((name) => join(examples, name));

/** What Ajv knows of a schema of OpenAPI: what the file says of null and of limits in its own way is left to the page. */
const forAjv = (api: OpenApi): object =>
  JSON.parse(JSON.stringify(api), (_, value) => {
    if (typeof value?.type === 'string' && value.nullable === true) {
      value.type = [value.type, 'null'];
    }
    for (const key of [
      'nullable',
      'discriminator',
      'example',
      'exclusiveMinimum',
      'exclusiveMaximum',
    ]) {
      if (typeof value === 'object' && typeof value?.[key] !== 'number') {
        delete value?.[key];
      }
    }
    if (typeof value === 'object' && !Array.isArray(value?.required)) {
      delete value?.required;
    }
    return value;
  });

/** Says what a server made from the file would refuse. */
function problemsOf(
  api: OpenApi,
  ajv: Ajv,
  at: number,
  { method, url, headers, body }: RecordedRequest,
): string[] {
  const target = operationsOf(api).filter(({ isWebhook }) => !isWebhook)[at];
  if (target === undefined) return ['no operation'];
  const { path, parameters, operation } = target;
  const { pathname, searchParams } = new URL(url, 'http://localhost');
  const pattern = new RegExp(
    `^${path
      .replace(/#.*/, '')
      .replace(/[.*+?^$()|[\]\\]/g, '\\$&')
      .replace(/\{[^}]+\}/g, '[^/]+')}$`,
  );
  const { requestBody } = operation;
  const type = headers['content-type']?.split(';')[0] ?? '';
  const problems = [
    method !== target.method.toUpperCase() && `${method} isn't ${target.method}`,
    !pattern.test(pathname) && `${pathname} isn't ${path}`,
    ...parameters
      .filter(({ required }) => required)
      .map(({ name, in: place }) => {
        const isThere = {
          path: true,
          query: [...searchParams.keys()].some((key) => key === name || key.startsWith(`${name}[`)),
          header: name.toLowerCase() in headers,
          cookie: headers.cookie?.includes(`${name}=`),
        }[place];
        return !isThere && `${place} parameter ${name} is missing`;
      }),
    requestBody?.required && body === '' && 'the body is missing',
    body !== '' &&
      !Object.keys(requestBody?.content ?? {}).some((one) => one.startsWith(type)) &&
      `${type} isn't a type of the body`,
  ].filter((problem) => typeof problem === 'string');
  const content = requestBody?.content ?? {};
  const [key] = Object.entries(content).find(([one]) => one.startsWith(type)) ?? [];
  const hasSchema = key !== undefined && content[key]?.schema !== undefined;
  if (body === '' || !hasSchema || !/\bjson\b/.test(type)) return problems;
  const place = target.key.replaceAll('~', '~0').replaceAll('/', '~1');
  const pointer = `/paths/${place}/${target.method}/requestBody`;
  const validate = ajv.getSchema(
    `api#${encodeURI(pointer)}/content/${encodeURIComponent(key.replaceAll('/', '~1'))}/schema`,
  );
  return validate === undefined || validate(JSON.parse(body))
    ? problems
    : [...problems, `body: ${ajv.errorsText(validate.errors)}`];
}

/** Runs the curl command of each operation of a file against a server, and lists what a server made from the file would refuse. */
async function refusals(file: string): Promise<{ asked: number; problems: string[] }> {
  const api = await readOpenApi(file);
  const ajv = new Ajv({ strict: false, validateFormats: false });
  addFormats(ajv);
  ajv.addSchema({ $id: 'api', ...forAjv(api) });
  const server = await startRecordingServer();
  try {
    const pages = [...operationPages(api, {}, true).values()].filter(
      ({ samples }) => samples.length > 0,
    );
    const commands = pages.map(({ samples, call: { server: address } }) =>
      (samples[0]?.code ?? '')
        .replaceAll(address, server.address)
        .replaceAll('=@file', '=@/dev/null'),
    );
    for (const command of commands) {
      await run('bash', ['-ec', command]);
    }
    const problems = server.requests.flatMap((request, at) =>
      problemsOf(api, ajv, at, request).map((problem) => `${commands[at]}: ${problem}`),
    );
    return { asked: server.requests.length, problems };
  } finally {
    await server.close();
  }
}

it.each(files)('a server made from %s accepts the curl command of each operation', async (file) => {
  const { asked: count, problems } = await refusals(file);
  expect(problems).toEqual([]);
  expect(count).toBeGreaterThan(0);
});
