import { readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import {
  clientSamplesFile,
  readClientSamples,
} from '../../src/plugins/rest-reference/clientSamples';
import { type OpenApi, operationsOf } from '../../src/plugins/rest-reference/openApi';
import { driftedSamples, unknownCalls } from '../support/clientSampleChecks';
import { readFacts } from '../support/docs/facts';
import { rootDir } from '../support/paths';
import { apiOf, clientSamplesOf, restVersion, restVersions } from '../support/restVersions';
import { testFolder } from '../support/testFolder';

/** An API of two operations, with what the samples need. */
const api = {
  info: { title: 'Test', version: '0.5.1' },
  paths: {
    '/a': {
      get: { operationId: 'listA', summary: 'List', responses: {} },
      post: { operationId: 'createA', summary: 'Create', responses: {} },
    },
  },
} satisfies OpenApi;

describe('readClientSamples', () => {
  const folder = testFolder('all');
  const file = folder.at(clientSamplesFile);
  const read = (text: string) => {
    folder.write(clientSamplesFile, text);
    return readClientSamples(file, api);
  };
  const valid = 'listA: {java: list();, python: list()}\n';

  it('returns each sample as it is written, and undefined for "none"', async () => {
    const samples = await read(
      `${valid}createA:\n  java: |-\n    a();\n\n      b();\n  python: none\n`,
    );
    expect(samples.createA?.java).toBe('a();\n\n  b();');
    expect(samples.createA?.python).toBeUndefined();
    expect(samples.listA?.python).toBe('list()');
  });

  it('needs no samples for a client that the version lacks', async () => {
    const samples = await read('listA: {java: list();}\ncreateA: {java: none}\n');
    expect(samples.listA?.python).toBeUndefined();
  });

  it.each([
    [`${valid}createA: text`, 'createA: Invalid input: expected object, received string'],
    [`${valid}createA: {java: a, rust: c}`, 'createA: Unrecognized key: "rust"'],
    [
      `${valid}createA: {java: "\\n ", python: b}`,
      'createA: java: is empty. Write the sample after "|-", or "none" if the client has no such call.',
    ],
    [`${valid}createA:\n  java:\n  python: b`, 'createA: java: isn’t a text. Write'],
    [valid + valid, 'Map keys must be unique at line 2'],
    ['listA: [', 'at line 1'],
    ['nothing yet', 'Invalid input: expected record, received string'],
  ])('rejects %j with the file, the operation, and the fix', async (text, message) => {
    const failure = read(text);
    await expect(failure).rejects.toThrow(message);
    await expect(failure).rejects.toThrow(`${file}: `);
  });

  it('reports all problems together', async () => {
    const failure = read('listA: {java: "", python: a}\ncreateB: {java: a, python: b}');
    await expect(failure).rejects.toThrow(
      /listA: java: is empty.*createB: isn’t an operationId of openapi.yaml. Correct it/s,
    );
  });

  it.each([
    ['', 'listA:\n  java: none\n  python: none\ncreateA:\n  java: none\n  python: none\n'],
    [valid, 'createA:\n  java: none\n  python: none\n'],
  ])('warns with the entries to add to %j', async (text, entries) => {
    folder.write(clientSamplesFile, text);
    const warnings: string[] = [];
    await readClientSamples(file, api, (warning) => warnings.push(warning));
    expect(warnings).toEqual([expect.stringContaining(entries)]);
  });
});

describe.each(restVersions)('the client samples of $name', (version) => {
  const file = relative(rootDir, join(dirname(version.file), clientSamplesFile));
  it('have the order of the operations', async () => {
    const ids = operationsOf(await apiOf(version)).map(({ operation }) => operation.operationId);
    const text = readFileSync(join(rootDir, file), 'utf8');
    const fix = `${file}: write an entry for each operation, in their order`;
    expect(Object.keys(parse(text)), fix).toEqual(ids);
  });

  it('use only the names and values of the examples', async () => {
    const drifted = driftedSamples(await apiOf(version), await clientSamplesOf(version));
    expect(drifted, `${file}: write the values of the OpenAPI examples`).toEqual([]);
  });

  it('import and call only what the clients of the version have', async () => {
    const samples = await clientSamplesOf(version);
    const unknown = unknownCalls(samples, readFacts(version.name));
    expect(unknown, `${file}: write what this release has`).toEqual([]);
  });
});

describe('the checks of client samples', () => {
  const next = restVersion('0.6.0');
  const lacks = (name: string): string => `v0.6.0-incubating has no ${name}`;

  it.each([
    ['createMetalake', 'java', '"emea-4711"', '"emea-4712"', 'lacks emea-4711'],
    ['createMetalake', 'java', '"emea-47', '"x-47', 'has "x-4711", which no example has'],
    ['createTable', 'java', 'of(64)', 'of(32)', 'lacks varchar(64)'],
    ['loadTable', 'java', '"orders"', '"users"', 'lacks a value of table'],
    ['dropMetalake', 'java', ':8090', ':8080', 'has "http://localhost:8080", which no example has'],
    ['loadTable', 'java', 'loadCatalog', 'openCatalog', lacks('openCatalog')],
    ['loadTable', 'java', 'org.apache.gravitino.Catalog', 'com.a.Catalog', lacks('com.a.Catalog')],
    ['createTable', 'java', 'Direction.ASCENDING', 'Direction.UP', lacks('SortDirection.UP')],
    ['createCatalog', 'python', 'client.create', 'client.make', lacks('make_catalog')],
    ['createCatalog', 'python', ' name=', ' ident=', lacks('create_catalog(ident=)')],
    ['loadSchema', 'python', 'metalake_name=', 'lake=', lacks('GravitinoClient(lake=)')],
    [
      'loadSchema',
      'python',
      'gravitino im',
      'gravitino.a im',
      lacks('gravitino.a.GravitinoClient'),
    ],
  ] as const)('find in %s (%s) that %s became %s', async (id, client, right, wrong, problem) => {
    const [api, samples] = await Promise.all([apiOf(next), clientSamplesOf(next)]);
    const code = samples[id]?.[client] ?? '';
    expect(code).toContain(right);
    const changed = { [id]: { [client]: code.replace(right, wrong) } };
    const problems = [
      ...driftedSamples(api, { ...samples, ...changed }),
      ...unknownCalls(changed, readFacts(next.name)),
    ];
    expect(problems).toContain(`${id}, ${client}: ${problem}`);
  });
});
