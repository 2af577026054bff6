import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { methods, operationsOf } from '../../src/plugins/rest-reference/openApi';
import { inspectOpenApi, readOpenApi, strict } from '../../src/plugins/rest-reference/readOpenApi';
import { rootDir } from '../support/paths';
import { apiOf, restVersion, restVersions } from '../support/restVersions';
import { testFolder } from '../support/testFolder';

/** Operations of each release, counted in its OpenAPI files, or in its resources if it has no files. */
const operations: Record<string, number> = {
  '0.3.0': 20,
  '0.3.1': 20,
  '0.4.0': 23,
  '0.5.0': 34,
  '0.5.1': 34,
};

const lint = async (file: string, source = readFileSync(file, 'utf8')): Promise<string[]> =>
  (await inspectOpenApi(file, source, strict)).problems.map(({ message }) => message);

const { file: whole } = restVersion('0.6.0');
const source = readFileSync(whole, 'utf8');

describe.each(restVersions)('the OpenAPI file of $name', (version) => {
  it('has all operations of the release', async () => {
    const count = operationsOf(await apiOf(version)).length;
    expect(count).toBe(operations[version.name] ?? count);
  });

  it('passes the linter, which validates each example', async () => {
    expect(await lint(version.file)).toEqual([]);
  });
});

it('the linter reports an example with a field of the wrong type', async () => {
  const changed = source.replace('name: demo\n        comment:', 'name: 7\n        comment:');
  expect((await lint(whole, changed)).join('\n')).toContain(
    'Example value must conform to the schema',
  );
});

describe('readOpenApi', () => {
  const folder = testFolder('all');
  const file = folder.at('openapi.yaml');
  /** Reads an OpenAPI file, and returns its API and the warnings. */
  const read = async (text: string) => {
    folder.write('openapi.yaml', text);
    const warnings: string[] = [];
    const api = await readOpenApi(file, (warning) => warnings.push(warning));
    return { api, warnings: warnings.join('\n') };
  };
  const small = (operation: string, more = 'tags: [{name: a}]'): string => `openapi: 3.0.3
info: {title: Small, version: 1.0.0}
servers: [{url: 'https://api.example.org'}]
${more}
paths:
  /things:
${operation}`;
  const get = (parts: string): string =>
    small(`    get: {operationId: listThings, tags: [a], summary: List, ${parts}}`);
  const responses = "responses: {'200': {description: Fine}}";

  it.each([
    ['no YAML', 'openapi: 3.0.3\n  paths: [', `${file}:1 #/: `],
    ['no OpenAPI', 'hello', `${file}:1 #/: Document must be JSON object, got string`],
    ['Swagger 2.0', "swagger: '2.0'\npaths: {}", 'Convert it: npx swagger2openapi'],
    ['no operations', 'openapi: 3.0.3\ninfo: {title: A, version: 1.0.0}', 'Add paths.'],
    [
      'a reference that leads nowhere',
      source.replace(
        "'#/components/responses/MetalakeListResponse'",
        "'#/components/responses/No'",
      ),
      `#/paths/~1api~1metalakes/get/responses/200: Can't resolve $ref. Define it`,
    ],
    [
      'an operation id used twice',
      source.replace('operationId: createMetalake', 'operationId: listMetalakes'),
      `#/paths/~1api~1metalakes/post/listMetalakes: Every operation must have a unique \`operationId\`. Rename`,
    ],
  ])('rejects %s with file, pointer, reason, and fix', async (_, text, message) => {
    await expect(read(text)).rejects.toThrow(message);
  });

  it('reports all problems together', async () => {
    const text = get("responses: {'200': {$ref: '#/no'}, '400': {$ref: '#/neither'}}");
    await expect(read(text)).rejects.toThrow(/responses\/200: .*\n.*responses\/400: /);
  });

  it.each([
    [
      'an operation without an id',
      small(`    get: {tags: [a], summary: List, ${responses}}`),
      ':7 ',
    ],
    ['an operation without a summary', get(responses).replace('summary: List,', ''), ':7 '],
    ['a tag that the file doesn’t list', get(responses).replace('tags: [{name: a}]', ''), ':7 '],
    [
      'an example that leads nowhere',
      get(
        "responses: {'200': {description: Fine, content: {application/json: {examples: {a: {$ref: '#/no'}}}}}}",
      ),
      'Define it',
    ],
    [
      'a schema of an unknown type',
      get(
        "responses: {'200': {description: Fine, content: {application/json: {schema: {type: 'null'}}}}}",
      ),
      '`type` can be one of the following only',
    ],
    [
      'a description next to a reference',
      `${get("responses: {'200': {$ref: '#/components/responses/Fine', description: Better}}")}
components: {responses: {Fine: {description: Fine}}}`,
      'responses/200/description: Property `description` is not expected here because it is defined alongside `$ref`. Other tools',
    ],
  ])('warns once of %s and continues', async (_, text, warning) => {
    const { api, warnings } = await read(text);
    expect(operationsOf(api)).toHaveLength(1);
    expect(warnings).toContain(`${file}:`);
    expect(warnings).toContain(warning);
    expect(warnings.split('\n')).toHaveLength(2);
  });

  it('accepts a closing brace at the indentation of its parent', async () => {
    const example = 'example: {\n            "a": 1\n          }';
    const text = small(
      `    get:\n      operationId: listThings\n      tags: [a]\n      summary: List\n      responses:\n        '200':\n          description: Fine\n          x-${example}\n`,
    );
    expect(operationsOf((await read(text)).api)).toHaveLength(1);
  });

  it('warns once of a problem that many operations have', async () => {
    const { warnings } = await read(source.replace(/^tags:\n(?: .*\n)+/m, ''));
    expect(warnings.split('\n')).toHaveLength(2);
    expect(warnings).toMatch(/ \(and \d+ more\)$/);
  });

  it('follows references to other files and names them in warnings', async () => {
    folder.write('parts.yaml', `one: {get: {tags: [a], summary: One, ${responses}}}`);
    const { api, warnings } = await read(small("    $ref: './parts.yaml#/one'"));
    expect(operationsOf(api)[0]?.operation.summary).toBe('One');
    expect(warnings).toContain(`${folder.at('parts.yaml')}:1 `);
  });

  it('fills in a missing id, summary, and tag', async () => {
    const { api } = await read(small('    get: {}').replace('3.0.3', '3.1.0'));
    expect(operationsOf(api)[0]).toMatchObject({
      name: 'get-things',
      tag: 'other',
      operation: { operationId: 'getThings', summary: 'getThings' },
    });
  });

  it('reads HEAD operations and webhooks', async () => {
    const { api } = await read(
      `${small(`    head: {operationId: hasThings, tags: [a], summary: Has, ${responses}}`)}
webhooks:
  ping: {post: {operationId: pinged, tags: [a], summary: Ping, ${responses}}}`.replace(
        '3.0.3',
        '3.1.0',
      ),
    );
    expect(operationsOf(api).map(({ method, name }) => [method, name])).toEqual([
      ['head', 'has-things'],
      ['post', 'pinged'],
    ]);
  });

  it('gives operations with similar ids different page names', async () => {
    const ids = ['list_things', 'ListThings', 'listThings', 'index'];
    const methodsOf = ids.map(
      (id, at) =>
        `    ${methods[at]}: {operationId: ${id}, tags: [a], summary: List, ${responses}}`,
    );
    const { api } = await read(small(methodsOf.join('\n')));
    expect(
      operationsOf(api)
        .map(({ name }) => name)
        .sort(),
    ).toEqual(['index-1', 'list-things', 'list-things-1', 'list-things-2']);
  });

  it.each([
    ['https://api.example.org/base', 'https://api.example.org', '/base/things'],
    ['/v1/', 'http://localhost:8090', '/v1/things'],
    ['https://api.example.org', 'https://api.example.org', '/things'],
  ])('splits the server %s into address and path', async (url, server, path) => {
    const { api } = await read(get(responses).replace('https://api.example.org', url));
    expect(operationsOf(api)[0]).toMatchObject({ server, path });
  });

  it('prefers the parameters and servers of an operation to those of its path', async () => {
    const parameter = (text: string): string =>
      `parameters: [{name: q, in: query, description: ${text}, schema: {type: string}}]`;
    const { api } = await read(
      small(
        `    servers: [{url: 'https://path.example.org'}]\n    ${parameter('general')}\n    get: {operationId: a, tags: [a], summary: A, servers: [{url: 'https://own.example.org'}], ${parameter('special')}, ${responses}}`,
      ),
    );
    expect(operationsOf(api)[0]).toMatchObject({
      server: 'https://own.example.org',
      parameters: [{ description: 'special' }],
    });
  });
});

it.each(methods.slice(0, 6))('the sidebar badge of %s shows its name', (method) => {
  const css = readFileSync(join(rootDir, 'src/components/rest/RestReference/methods.css'), 'utf8');
  expect(css).toContain(`.rest-method-${method} {\n  --method-name: '${method.toUpperCase()}';`);
});
