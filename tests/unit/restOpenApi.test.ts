import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { methods, operationsOf } from '../../src/plugins/rest-reference/openApi';
import { openApiProblems, readOpenApi, strict } from '../../src/plugins/rest-reference/readOpenApi';
import { rootDir } from '../support/paths';
import { apiOf, restVersion, restVersions } from '../support/restVersions';
import { testFolder } from '../support/testFolder';

/** Operations of each published release, counted in its own OpenAPI files (and in its resources where it had none yet). */
const operations: Record<string, number> = {
  '0.3.0': 20,
  '0.3.1': 20,
  '0.4.0': 23,
  '0.5.0': 34,
  '0.5.1': 34,
};

const lint = async (source: string): Promise<string[]> =>
  (await openApiProblems('/openapi.yaml', source, strict)).map(({ message }) => message);

const source = readFileSync(restVersion('next').file, 'utf8');

describe.each(restVersions)('the OpenAPI file of $name', (version) => {
  it('has every operation of the release', async () => {
    const count = operationsOf(await apiOf(version)).length;
    expect(count).toBe(operations[version.name] ?? count);
  });

  it('passes the linter, each example valid against its schema', async () => {
    expect(await lint(readFileSync(version.file, 'utf8'))).toEqual([]);
  });
});

it('the linter notices an example with a field of the wrong type', async () => {
  const poisoned = source.replace(
    'name: retail_prod\n        comment:',
    'name: 7\n        comment:',
  );
  expect((await lint(poisoned)).join('\n')).toContain('Example value must conform to the schema');
});

describe('readOpenApi', () => {
  const folder = testFolder('all');
  const file = folder.at('openapi.yaml');

  it.each([
    ['no YAML', 'openapi: 3.0.3\n  paths: [', `${file}:1 #/: bad indentation of a mapping entry`],
    ['no OpenAPI', 'hello', `${file}:1 #/: Document must be JSON object, got string`],
    [
      'a reference that leads nowhere',
      source.replace(
        "'#/components/responses/MetalakeListResponse'",
        "'#/components/responses/No'",
      ),
      `#/paths/~1api~1metalakes/get/responses/200: Can't resolve $ref`,
    ],
    [
      'an operation id used twice',
      source.replace('operationId: createMetalake', 'operationId: listMetalakes'),
      `#/paths/~1api~1metalakes/post/listMetalakes: Every operation must have a unique \`operationId\`.`,
    ],
    [
      'an operation without an id',
      source.replace(/\n *operationId: listMetalakes/, ''),
      `#/paths/~1api~1metalakes/get/operationId: Operation object should contain \`operationId\` field.`,
    ],
    [
      'a schema of an unknown type',
      source.replace('type: integer', 'type: whole number'),
      `#/components/schemas/ResponseCode/type: \`type\` can be one of the following only`,
    ],
  ])('refuses %s and names file, pointer and reason', async (_, text, message) => {
    folder.write('openapi.yaml', text);
    await expect(readOpenApi(file)).rejects.toThrow(message);
  });

  it('refuses a file that is not there', async () => {
    await expect(readOpenApi(folder.at('no.yaml'))).rejects.toThrow('no.yaml');
  });
});

describe('the badges of operations', () => {
  const css = readFileSync(join(rootDir, 'src/components/rest/RestReference/methods.css'), 'utf8');

  it.each(methods)('have a rule for %s', (method) => {
    expect(css).toContain(`.rest-method-${method} {\n  --method-name: '${method.toUpperCase()}';`);
  });
});
