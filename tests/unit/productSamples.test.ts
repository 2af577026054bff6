import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callsOf, definitionsIn, neededBy } from '../product/samples/calls';
import { referencesIn } from '../product/samples/code';
import {
  entryFor,
  readSamples,
  type Sample,
  type Selector,
  sampleData,
} from '../product/samples/data';
import { differences } from '../product/samples/rest';
import { readCatalog, readDependencies } from '../product/stack/gradle';
import { exchange, NoResponseError } from '../product/stack/server';
import { readProperties } from '../product/stack/systems';
import { docVersions } from '../support/docs/pages';
import { serve } from '../support/serve';

describe('a response that a page shows', () => {
  const varying = { createTime: '\\d{4}-\\d\\d-\\d\\dT.*Z' };
  const real = {
    code: 0,
    table: { name: 'orders', createTime: '2026-11-23T06:00:00Z', properties: { a: '1', b: '2' } },
  };
  const shown = (table: unknown) => differences({ code: 0, table }, real, varying);

  it('may leave out properties and differ in times', () => {
    const createTime = '2024-06-03T08:12:45.301Z';
    expect(shown({ name: 'orders', createTime, properties: { a: '1' } })).toEqual([]);
    expect(shown({ name: 'orders', createTime: '…', properties: {} })).toEqual([]);
  });

  it.each([
    [{ name: 'order', createTime: '…', properties: {} }, '.table.name: shown as "order"'],
    [{ name: 'orders', properties: {} }, '.table.createTime: in the response'],
    [
      { name: 'orders', createTime: '…', properties: { c: '1' } },
      '.table.properties.c: shown, but not',
    ],
    [
      { name: 'orders', createTime: 'today', properties: {} },
      "today and 2026-11-23T06:00:00Z don't both",
    ],
  ])('is found wrong: %j', (table, problem) => {
    expect(shown(table).join('\n')).toContain(problem);
  });

  it('may list objects in another order', () => {
    const [a, b] = [{ name: 'a' }, { name: 'b' }];
    expect(differences({ identifiers: [b, a] }, { identifiers: [a, b] }, {})).toEqual([]);
    expect(differences({ columns: [b, a] }, { columns: [a, b] }, {})).toHaveLength(2);
  });

  it('is found wrong with more or fewer items', () => {
    expect(differences([1], [1, 2], {})).toEqual([': 1 items shown, 2 real']);
  });
});

it('gives up on a request that gets no response', async () => {
  const { address, close } = await serve(() => undefined);
  const request = exchange({ method: 'GET', url: `${address}/version` }, 50);
  await expect(request).rejects.toThrow(NoResponseError);
  await expect(request).rejects.toThrow('/version: no response within 0.05 seconds');
  await close();
});

describe('the objects that a sample names', () => {
  it('are those of its identifiers, created or used', () => {
    const text = `
      GravitinoClient client = GravitinoClient.builder("http://localhost:8090").withMetalake("demo").build();
      client.createCatalog(
          NameIdentifier.of("demo", "lake"), Catalog.Type.FILESET, "hadoop", "", properties);
      catalog.asSchemas().loadSchema(NameIdentifier.of("demo", "lake", "vision"));`;
    expect(referencesIn(text, {})).toEqual([
      { names: ['demo'], isCreated: false },
      { names: ['demo', 'lake'], isCreated: true },
      { names: ['demo', 'lake', 'vision'], isCreated: false },
    ]);
  });

  it('are read from Python, too', () => {
    const text =
      'catalog = client.create_catalog(\n    ident=NameIdentifier.of_catalog("demo", "lake"),\n)';
    expect(referencesIn(text, {})).toEqual([{ names: ['demo', 'lake'], isCreated: true }]);
  });
});

describe('the objects that a sample of a client with relative names names', () => {
  const context = { metalake: 'demo', catalog: 'lake' };
  it.each([
    ['catalog.asSchemas().createSchema(\n    "vision", "", null);', ['vision'], true],
    ['catalog.as_schemas().create_schema(\n    schema_name="vision")', ['vision'], true],
    ['catalog.asSchemas().dropSchema("vision", true);', ['vision'], false],
    ['catalog.as_schemas().list_schemas()', [], false],
  ])('%s', (text, schema, isCreated) => {
    expect(referencesIn(text, { ...context })).toEqual([
      { names: ['demo', 'lake', ...schema], isCreated },
    ]);
  });
});

describe('the requests of a sample', () => {
  const text =
    'curl -X POST -d \'{"name": "demo"}\' \\\n  http://localhost:8090/api/metalakes\ncurl http://localhost:8090/metrics';

  it('are those to the API', () => {
    expect(callsOf(text)).toEqual([{ method: 'POST', path: '/metalakes', body: { name: 'demo' } }]);
  });

  it('define objects', () => {
    const sample: Sample = { page: 'a', file: 'a.md', line: 1, kind: 'rest', title: '', text };
    expect([...definitionsIn([sample])]).toEqual([['/metalakes/demo', { name: 'demo' }]]);
  });
});

describe('the objects that a request needs in addition to its path', () => {
  const orders = '/metalakes/demo/catalogs/hive/schemas/sales/tables/orders';
  it.each([
    ['GET', '/tags/table/hive.sales.orders?details=true', undefined, [orders]],
    ['POST', '/tags/catalog/hive', { tagsToAdd: ['gold'] }, ['/catalogs/hive', '/tags/gold']],
    ['GET', '/tags/pii/objects', undefined, []],
    ['PUT', '/owners/metalake/demo', { name: 'ana', type: 'user' }, ['', '/users/ana']],
    ['PUT', '/permissions/users/ana/grant', { roleNames: ['r'] }, ['/users/ana', '/roles/r']],
    [
      'POST',
      '/roles',
      { name: 'r', securableObjects: [{ type: 'table', fullName: 'hive.sales.orders' }] },
      [orders],
    ],
  ])('%s %s', (method, path, body, needed) => {
    const full = needed.map((one) => (one === orders ? one : `/metalakes/demo${one}`));
    expect(neededBy({ method, path: `/metalakes/demo${path}`, body })).toEqual(full);
  });
});

describe('the data of the samples', () => {
  const all = docVersions().flatMap((version) =>
    [...readSamples(version).values()].flat().map((sample) => ({ version, sample })),
  );

  it.each(['skipped', 'refused', 'before'] as const)(
    'has no entry in "%s" that fits none',
    (name) => {
      const entries: readonly Selector[] = sampleData[name];
      const unused = entries.filter(
        (entry) => !all.some(({ version, sample }) => entryFor([entry], version, sample)),
      );
      expect(unused).toEqual([]);
    },
  );
});

describe('the Gradle files of the product', () => {
  let source: string;
  beforeAll(() => {
    source = mkdtempSync(join(tmpdir(), 'gradle-'));
    mkdirSync(join(source, 'gradle'));
    mkdirSync(join(source, 'core'));
    writeFileSync(join(source, 'gradle.properties'), 'defaultScalaVersion = 2.12\n');
    writeFileSync(join(source, 'settings.gradle.kts'), '');
    writeFileSync(
      join(source, 'gradle', 'libs.versions.toml'),
      '[versions]\nhive2 = "2.3.9"\n[libraries]\nhive2-exec = { group = "org.apache.hive", name = "hive-exec", version.ref = "hive2" }\nlombok = { module = "org.projectlombok:lombok", version = "1.18.20" }\n[bundles]\nhive = ["hive2-exec"]\n',
    );
  });
  afterAll(() => rmSync(source, { recursive: true }));

  const read = (statement: string) => {
    writeFileSync(join(source, 'core', 'build.gradle.kts'), `dependencies {\n  ${statement}\n}\n`);
    return readDependencies(source, 'core', readCatalog(source));
  };

  it('say what a module compiles and runs with', () => {
    expect(
      read(
        'implementation(libs.hive2.exec) {\n    artifact {\n      classifier = "core"\n    }\n    exclude("org.slf4j")\n  }',
      ),
    ).toEqual([
      {
        scope: 'compile',
        library: 'org.apache.hive:hive-exec:2.3.9:core',
        exclusions: ['org.slf4j:*'],
      },
    ]);
    expect(read('implementation(project(":catalogs:catalog-hive"))')).toMatchObject([
      { module: 'catalogs/catalog-hive' },
    ]);
    expect(read('implementation(libs.bundles.hive)')).toHaveLength(1);
    expect(read('compileOnly(libs.lombok)')).toMatchObject([{ scope: 'provided' }]);
    expect(read('testImplementation(libs.lombok)')).toEqual([]);
  });

  it('fail with a library that nothing defines', () => {
    expect(() => read('implementation(libs.hive3.exec)')).toThrow(
      'libs.hive3.exec names no library',
    );
  });
});

it('a file of properties is read without comments; a later line wins', () => {
  const text = '# comment\na = 1\nb: 2\nspark.sql.catalog rest\na = 3\n';
  expect(readProperties(text)).toEqual({ a: '3', b: '2', 'spark.sql.catalog': 'rest' });
});
