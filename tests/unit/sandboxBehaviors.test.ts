import { describe, expect, it } from 'vitest';
import type { SandboxRequest } from '../../src/sandbox/server/server';
import { SandboxSession } from '../../src/sandbox/server/session';
import { restVersions, wholeVersionTimeout } from '../support/restVersions';
import { contractOf } from '../support/sandbox';

const send = (method: string, path: string, body?: object): SandboxRequest => ({
  method,
  url: `/api/metalakes${path}`,
  body: body && JSON.stringify(body),
});

const hive = '/demo/catalogs/hive_prod';
const sales = `${hive}/schemas/sales`;
const shop = '/demo/catalogs/mysql_shop/schemas/shop';
const id = { name: 'id', type: 'long' };
const day = { type: 'literal', dataType: 'date', value: '2024-04-01' };
const metalake = (name: string): SandboxRequest => send('POST', '', { name });
const change = (path: string, ...updates: object[]): SandboxRequest =>
  send('PUT', path, { updates });
const set = (property: string, value: string): object => ({
  '@type': 'setProperty',
  property,
  value,
});

/** One thing that a server does, and the line of its release that does it. */
interface Behavior {
  says: string;
  /** Tag, file and line; the tag says which version behaves so. */
  source: string;
  before?: SandboxRequest[];
  request: SandboxRequest;
  status: number;
  /** Fields of the reply. */
  reply: Record<string, unknown>;
}

const error = (type: string, message: string): Record<string, unknown> => ({
  type,
  message: expect.stringContaining(message),
});

const behaviors: Behavior[] = [
  {
    says: 'an error names the object, the operation and the reason',
    source: 'v0.5.1 ExceptionHandlers.java:238',
    request: send('GET', '/none'),
    status: 404,
    reply: {
      code: 1003,
      type: 'NoSuchMetalakeException',
      message:
        'Failed to operate metalake(s) [none] operation [LOAD], reason [Metalake none does not exist]',
    },
  },
  {
    says: 'before 0.4.0 the reason is the class of the exception',
    source: 'v0.3.1 ExceptionHandlers.java:149',
    request: send('GET', '/none'),
    status: 404,
    reply: {
      message:
        'Failed to operate metalake(s) [none] operation [LOAD], reason [NoSuchMetalakeException]',
    },
  },
  {
    says: 'a metalake needs a name of letters, digits and underscores',
    source: 'v0.5.1 MetalakeNormalizeDispatcher.java:87',
    request: metalake('my lake'),
    status: 400,
    reply: error('IllegalArgumentException', "The metalake name 'my lake' is illegal."),
  },
  {
    says: 'before 0.5.1 a metalake may have any name',
    source: 'v0.5.0 MetalakeManager.java:110',
    request: metalake('my lake'),
    status: 200,
    reply: { code: 0 },
  },
  {
    says: 'a metalake isn’t called system',
    source: 'v0.5.1 MetalakeNormalizeDispatcher.java:84',
    request: metalake('system'),
    status: 400,
    reply: error('IllegalArgumentException', "The metalake name 'system' is reserved."),
  },
  {
    says: 'nor was it in 0.5.0, in other words',
    source: 'v0.5.0 MetalakeManager.java:110',
    request: metalake('system'),
    status: 400,
    reply: error(
      'IllegalArgumentException',
      "Can't create a metalake with with reserved name `system`",
    ),
  },
  {
    says: 'a name is asked for',
    source: 'v0.5.1 MetalakeCreateRequest.java:63',
    request: send('POST', '', { comment: 'nameless' }),
    status: 400,
    reply: error('IllegalArgumentException', '"name" field is required and cannot be empty'),
  },
  {
    says: 'a name is taken once',
    source: 'v0.5.1 MetalakeManager.java:126',
    request: metalake('demo'),
    status: 409,
    reply: {
      code: 1004,
      ...error('MetalakeAlreadyExistsException', 'Metalake demo already exists'),
    },
  },
  {
    says: 'a new name that is taken isn’t 409',
    source: 'v0.5.1 KvEntityStore.java:192',
    request: change('/demo', { '@type': 'rename', newName: 'retail_prod' }),
    status: 500,
    reply: {
      code: 1002,
      ...error('RuntimeException', 'Entity retail_prod already exist, please check again'),
    },
  },
  {
    says: 'without a body, an alteration fails with a message',
    source: 'v0.5.1 MetalakeOperations.java:149',
    request: send('PUT', '/demo'),
    status: 500,
    reply: {
      code: 1002,
      ...error(
        'RuntimeException',
        'operate object [demo] operation [ALTER], reason [Cannot invoke',
      ),
    },
  },
  {
    says: 'a metalake with catalogs isn’t dropped',
    source: 'v0.5.1 KvEntityStore.java:280',
    request: send('DELETE', '/demo'),
    status: 500,
    reply: error('RuntimeException', 'you should remove sub-entities first'),
  },
  {
    says: 'a metalake that isn’t there is dropped without an error',
    source: 'v0.5.1 KvEntityStore.java:251',
    request: send('DELETE', '/none'),
    status: 200,
    reply: { dropped: false },
  },
  {
    says: 'a catalog needs the properties that its provider requires',
    source: 'v0.5.1 PropertiesMetadataHelpers.java:51',
    request: send('POST', '/demo/catalogs', { name: 'h', type: 'relational', provider: 'hive' }),
    status: 400,
    reply: error(
      'IllegalArgumentException',
      'Properties are required and must be set: [metastore.uris]',
    ),
  },
  {
    says: 'a provider that isn’t there is an error of the server',
    source: 'v0.5.1 CatalogManager.java:747',
    request: send('POST', '/demo/catalogs', { name: 'h', type: 'relational', provider: 'oracle' }),
    status: 500,
    reply: error('RuntimeException', 'No catalog provider found for: oracle'),
  },
  {
    says: 'an immutable property of a catalog stays',
    source: 'v0.5.1 PropertiesMetadataHelpers.java:73',
    request: change(hive, set('metastore.uris', 'thrift://other:9083')),
    status: 400,
    reply: error(
      'IllegalArgumentException',
      'Property metastore.uris is immutable or reserved, cannot be set',
    ),
  },
  {
    says: 'since 0.6.0 the address of a metastore may change',
    source: 'v0.6.0-incubating HiveCatalogPropertiesMeta.java:63',
    request: change(hive, set('metastore.uris', 'thrift://other:9083')),
    status: 200,
    reply: { code: 0 },
  },
  {
    says: 'Hive’s names are in lower case',
    source: 'v0.5.1 HiveCatalogCapability.java:37',
    before: [send('POST', `${hive}/schemas`, { name: 'Mixed' })],
    request: send('GET', `${hive}/schemas/MIXED`),
    status: 200,
    reply: { schema: expect.objectContaining({ name: 'mixed' }) },
  },
  {
    says: 'Hive has no NOT NULL',
    source: 'v0.5.1 HiveCatalogCapability.java:16',
    request: send('POST', `${sales}/tables`, { name: 't', columns: [{ ...id, nullable: false }] }),
    status: 400,
    reply: error('IllegalArgumentException', 'Apache Hive does not support "NOT NULL"'),
  },
  {
    says: 'an external Hive table isn’t purged',
    source: 'v0.5.1 HiveCatalogOperations.java:1015',
    before: [
      send('POST', `${sales}/tables`, {
        name: 'ext',
        columns: [id],
        properties: { 'table-type': 'EXTERNAL_TABLE' },
      }),
    ],
    request: send('DELETE', `${sales}/tables/ext?purge=true`),
    status: 405,
    reply: {
      code: 1006,
      ...error('UnsupportedOperationException', 'does not support "Purge" for external tables'),
    },
  },
  {
    says: 'a Hive table that isn’t there can’t be dropped',
    source: 'v0.5.1 HiveCatalogOperations.java:1062',
    request: send('DELETE', `${sales}/tables/none`),
    status: 404,
    reply: error('NoSuchTableException', 'Table demo.hive_prod.sales.none does not exist'),
  },
  {
    says: 'a Hive schema with tables stays',
    source: 'v0.5.1 HiveCatalogOperations.java:479',
    request: send('DELETE', sales),
    status: 409,
    reply: {
      code: 1005,
      ...error('NonEmptySchemaException', 'is not empty. One or more tables exist.'),
    },
  },
  {
    says: 'MySQL has no comments of schemas',
    source: 'v0.5.1 MysqlDatabaseOperations.java:46',
    request: send('POST', '/demo/catalogs/mysql_shop/schemas', {
      name: 'crm',
      comment: 'Customers',
    }),
    status: 405,
    reply: error('UnsupportedOperationException', 'MySQL does not support "Keep a comment"'),
  },
  {
    says: 'MySQL’s schemas can’t be altered',
    source: 'v0.5.1 JdbcCatalogOperations.java:236',
    request: change(shop, set('retention', '90d')),
    status: 405,
    reply: error('UnsupportedOperationException', 'MySQL does not support "Alter properties"'),
  },
  {
    says: 'MySQL’s tables aren’t purged',
    source: 'v0.5.1 MysqlTableOperations.java:278',
    before: [send('POST', `${shop}/tables`, { name: 't', columns: [id] })],
    request: send('DELETE', `${shop}/tables/t?purge=true`),
    status: 405,
    reply: error('UnsupportedOperationException', 'MySQL does not support "Purge"'),
  },
  {
    says: 'renaming a table of a database goes alone',
    source: 'v0.5.1 JdbcCatalogOperations.java:330',
    before: [send('POST', `${shop}/tables`, { name: 't', columns: [id] })],
    request: change(
      `${shop}/tables/t`,
      { '@type': 'rename', newName: 'u' },
      { '@type': 'updateComment', newComment: 'x' },
    ),
    status: 400,
    reply: error('IllegalArgumentException', 'cannot be performed together with other operations'),
  },
  {
    says: 'a catalog of files has no tables',
    source: 'v0.5.1 CatalogManager.java:111',
    request: send('GET', '/demo/catalogs/lake/schemas/vision/tables'),
    status: 405,
    reply: error('UnsupportedOperationException', 'Catalog does not support table operations'),
  },
  {
    says: 'an external fileset says where it lies',
    source: 'v0.5.1 HadoopCatalogOperations.java:213',
    request: send('POST', '/demo/catalogs/lake/schemas/vision/filesets', {
      name: 'f',
      type: 'external',
    }),
    status: 400,
    reply: error('IllegalArgumentException', 'Storage location must be set for external fileset'),
  },
  {
    says: 'a managed fileset lies in the directory of its schema',
    source: 'v0.5.1 HadoopCatalogOperations.java:231',
    request: send('POST', '/demo/catalogs/lake/schemas/vision/filesets', { name: 'f' }),
    status: 200,
    reply: {
      fileset: expect.objectContaining({
        type: 'managed',
        storageLocation: 'hdfs://namenode.example.com:9000/gravitino/lake/vision/f',
      }),
    },
  },
  {
    says: 'Kafka has one schema',
    source: 'v0.5.1 KafkaCatalogOperations.java:361',
    request: send('POST', '/demo/catalogs/events/schemas', { name: 'other' }),
    status: 405,
    reply: error('UnsupportedOperationException', 'Apache Kafka does not support "Create"'),
  },
  {
    says: 'changes of a table are all made, or none',
    source: 'v0.5.1 HiveCatalogOperations.java:832',
    before: [
      change(
        `${sales}/tables/orders`,
        { '@type': 'updateComment', newComment: 'half' },
        { '@type': 'deleteColumn', fieldName: ['none'] },
      ),
    ],
    request: send('GET', `${sales}/tables/orders`),
    status: 200,
    reply: { table: expect.objectContaining({ comment: 'One row per order' }) },
  },
  {
    says: 'an object has the tags of what it lies in',
    source: 'v0.6.0-incubating TagOperations.java:262',
    before: [send('POST', '/demo/tags/catalog/hive_prod', { tagsToAdd: ['pii'] })],
    request: send('GET', '/demo/tags/table/hive_prod.sales.orders'),
    status: 200,
    reply: { names: ['pii'] },
  },
  {
    says: 'a tag is put on an object once',
    source: 'v0.6.0-incubating TagManager.java:355',
    before: [send('POST', '/demo/tags/catalog/hive_prod', { tagsToAdd: ['pii'] })],
    request: send('POST', '/demo/tags/catalog/hive_prod', { tagsToAdd: ['pii'] }),
    status: 409,
    reply: error('TagAlreadyAssociatedException', 'already associated to the metadata object'),
  },
  {
    says: 'since 0.6.0 Hive reports a table that it drops and doesn’t have, even in an absent schema',
    source: 'v0.6.0-incubating HiveCatalogOperations.java:1072',
    request: send('DELETE', `${hive}/schemas/none/tables/none`),
    status: 200,
    reply: { code: 0, dropped: false },
  },
  {
    says: 'tags of an object in an absent catalog name the catalog',
    source: 'v0.6.0-incubating CatalogManager.java:545',
    request: send('GET', '/demo/tags/schema/none.sales'),
    status: 404,
    reply: error('NoSuchCatalogException', 'Catalog demo.none does not exist'),
  },
  {
    says: 'Hive takes partitions of values only',
    source: 'v0.6.0-incubating HiveTableOperations.java:155',
    request: send('POST', `${sales}/tables/orders/partitions`, {
      partitions: [{ type: 'range', name: 'p', lower: day, upper: day }],
    }),
    status: 400,
    reply: error('IllegalArgumentException', 'Hive only supports identity partition'),
  },
  {
    says: 'a role that isn’t there can’t be granted',
    source: 'v0.6.0-incubating AuthorizationUtils.java:47',
    request: send('PUT', '/retail_prod/permissions/users/lena.fischer/grant', {
      roleNames: ['none'],
    }),
    status: 404,
    reply: error('NoSuchRoleException', 'Role none does not exist in th metalake retail_prod'),
  },
  {
    says: 'an owner is a user or a group of the metalake',
    source: 'v0.6.0-incubating OwnerManager.java:126',
    request: send('PUT', '/retail_prod/owners/catalog/hive_orders', {
      name: 'nobody',
      type: 'user',
    }),
    status: 404,
    reply: error('NotFoundException', 'Metadata object hive_orders or owner nobody is not found'),
  },
  {
    says: 'a source can’t be reached from a page, and the answer says so',
    source: 'v0.6.0-incubating ExceptionHandlers.java:123',
    request: send('POST', '/demo/catalogs/testConnection', {
      name: 'h',
      type: 'relational',
      provider: 'hive',
      properties: { 'metastore.uris': 'thrift://hive:9083' },
    }),
    status: 200,
    reply: { code: 1007, ...error('ConnectionFailedException', 'reaches no source') },
  },
];

async function answerOf({ source, before = [], request }: Behavior) {
  const [, release, isNext] = /^v([\d.]+)(-incubating)? /.exec(source) ?? [];
  const found = restVersions.find(({ name }) => name === (isNext ? 'next' : release));
  if (!found) throw new Error(`no version of ${source}`);
  const session = new SandboxSession(await contractOf(found));
  for (const one of before) session.answer(one);
  return session.answer(request).reply;
}

describe('the sandbox behaves as its release', { timeout: wholeVersionTimeout }, () => {
  it.each(behaviors)('$says ($source)', async (behavior) => {
    const { status, text } = await answerOf(behavior);
    expect({ status, ...JSON.parse(text) }).toMatchObject({
      status: behavior.status,
      ...behavior.reply,
    });
  });

  it('names tag, file and line of each', () => {
    const shape = /^v0\.\d\.\d(-incubating)? [A-Z]\w+\.java:\d+$/;
    expect(behaviors.filter(({ source }) => !shape.test(source))).toEqual([]);
  });
});
