import { expect, it } from 'vitest';
import type { SandboxRequest } from '../../src/sandbox/server/server';
import { SandboxSession } from '../../src/sandbox/server/session';
import { restVersion } from '../support/restVersions';
import { contractOf } from '../support/sandbox';

const hive = '/demo/catalogs/hive_prod';
const sales = `${hive}/schemas/sales`;
const shop = '/demo/catalogs/mysql_shop/schemas/shop';
const vision = '/demo/catalogs/lake/schemas/vision';
const day = '{"type": "literal", "dataType": "date", "value": "2024-04-01"}';

/**
 * What a server does: the line of its release that does it (the tag says which version behaves so), requests, and the reply to the
 * last of them. A list as a body holds the updates of a change. A reply names fields, or code, type, and words of an error.
 */
const behaviors = `
v0.5.1 ExceptionHandlers.java:238: an error names the object, the operation and the reason
GET /none
404 {"code": 1003, "type": "NoSuchMetalakeException", "message": "Failed to operate metalake(s) [none] operation [LOAD], reason [Metalake none does not exist]"}

v0.3.1 ExceptionHandlers.java:149: before 0.4.0 the reason is the class of the exception
GET /none
404 {"message": "Failed to operate metalake(s) [none] operation [LOAD], reason [NoSuchMetalakeException]"}

v0.5.1 MetalakeNormalizeDispatcher.java:87: a metalake needs a name of letters, digits and underscores
POST / {"name": "my lake"}
400 IllegalArgumentException: The metalake name 'my lake' is illegal.

v0.5.0 MetalakeManager.java:110: before 0.5.1 a metalake may have any name
POST / {"name": "my lake"}
200 {"code": 0}

v0.5.1 MetalakeNormalizeDispatcher.java:84: a metalake isn’t called system
POST / {"name": "system"}
400 IllegalArgumentException: The metalake name 'system' is reserved.

v0.5.0 MetalakeManager.java:110: nor was it in 0.5.0, in other words
POST / {"name": "system"}
400 IllegalArgumentException: Can't create a metalake with with reserved name \`system\`

v0.5.1 MetalakeCreateRequest.java:63: a name is asked for
POST / {"comment": "nameless"}
400 IllegalArgumentException: "name" field is required and cannot be empty

v0.5.1 MetalakeManager.java:126: a name is taken once
POST / {"name": "demo"}
409 1004 MetalakeAlreadyExistsException: Metalake demo already exists

v0.5.1 KvEntityStore.java:192: a new name that is taken isn’t 409
PUT /demo [{"@type": "rename", "newName": "retail_prod"}]
500 1002 RuntimeException: Entity retail_prod already exist, please check again

v0.5.1 MetalakeOperations.java:149: without a body, an alteration fails with a message
PUT /demo
500 1002 RuntimeException: operate object [demo] operation [ALTER], reason [Cannot invoke

v0.5.1 KvEntityStore.java:280: a metalake with catalogs isn’t dropped
DELETE /demo
500 RuntimeException: you should remove sub-entities first

v0.5.1 KvEntityStore.java:251: a metalake that isn’t there is dropped without an error
DELETE /none
200 {"dropped": false}

v0.5.1 PropertiesMetadataHelpers.java:51: a catalog needs the properties that its provider requires
POST /demo/catalogs {"name": "h", "type": "relational", "provider": "hive"}
400 IllegalArgumentException: Properties are required and must be set: [metastore.uris]

v0.5.1 CatalogManager.java:747: a provider that isn’t there is an error of the server
POST /demo/catalogs {"name": "h", "type": "relational", "provider": "oracle"}
500 RuntimeException: No catalog provider found for: oracle

v0.5.1 PropertiesMetadataHelpers.java:73: an immutable property of a catalog stays
PUT ${hive} [{"@type": "setProperty", "property": "metastore.uris", "value": "thrift://other:9083"}]
400 IllegalArgumentException: Property metastore.uris is immutable or reserved, cannot be set

v0.6.0-incubating HiveCatalogPropertiesMeta.java:63: since 0.6.0 the address of a metastore may change
PUT ${hive} [{"@type": "setProperty", "property": "metastore.uris", "value": "thrift://other:9083"}]
200 {"code": 0}

v0.5.1 HiveCatalogCapability.java:37: Hive’s names are in lower case
POST ${hive}/schemas {"name": "Mixed"}
GET ${hive}/schemas/MIXED
200 {"schema": {"name": "mixed"}}

v0.5.1 HiveCatalogCapability.java:16: Hive has no NOT NULL
POST ${sales}/tables {"name": "t", "columns": [{"name": "id", "type": "long", "nullable": false}]}
400 IllegalArgumentException: Apache Hive does not support "NOT NULL"

v0.5.1 HiveCatalogOperations.java:1015: an external Hive table isn’t purged
POST ${sales}/tables {"name": "ext", "columns": [{"name": "id", "type": "long"}], "properties": {"table-type": "EXTERNAL_TABLE"}}
DELETE ${sales}/tables/ext?purge=true
405 1006 UnsupportedOperationException: does not support "Purge" for external tables

v0.5.1 HiveCatalogOperations.java:1062: a Hive table that isn’t there can’t be dropped
DELETE ${sales}/tables/none
404 NoSuchTableException: Table demo.hive_prod.sales.none does not exist

v0.5.1 HiveCatalogOperations.java:479: a Hive schema with tables stays
DELETE ${sales}
409 1005 NonEmptySchemaException: is not empty. One or more tables exist.

v0.5.1 MysqlDatabaseOperations.java:46: MySQL has no comments of schemas
POST /demo/catalogs/mysql_shop/schemas {"name": "crm", "comment": "Customers"}
405 UnsupportedOperationException: MySQL does not support "Keep a comment"

v0.5.1 JdbcCatalogOperations.java:236: MySQL’s schemas can’t be altered
PUT ${shop} [{"@type": "setProperty", "property": "retention", "value": "90d"}]
405 UnsupportedOperationException: MySQL does not support "Alter properties"

v0.5.1 MysqlTableOperations.java:278: MySQL’s tables aren’t purged
POST ${shop}/tables {"name": "t", "columns": [{"name": "id", "type": "long"}]}
DELETE ${shop}/tables/t?purge=true
405 UnsupportedOperationException: MySQL does not support "Purge"

v0.5.1 JdbcCatalogOperations.java:330: renaming a table of a database goes alone
POST ${shop}/tables {"name": "t", "columns": [{"name": "id", "type": "long"}]}
PUT ${shop}/tables/t [{"@type": "rename", "newName": "u"}, {"@type": "updateComment", "newComment": "x"}]
400 IllegalArgumentException: cannot be performed together with other operations

v0.5.1 CatalogManager.java:111: a catalog of files has no tables
GET ${vision}/tables
405 UnsupportedOperationException: Catalog does not support table operations

v0.5.1 HadoopCatalogOperations.java:213: an external fileset says where it lies
POST ${vision}/filesets {"name": "f", "type": "external"}
400 IllegalArgumentException: Storage location must be set for external fileset

v0.5.1 HadoopCatalogOperations.java:231: a managed fileset lies in the directory of its schema
POST ${vision}/filesets {"name": "f"}
200 {"fileset": {"type": "managed", "storageLocation": "hdfs://namenode.example.com:9000/gravitino/lake/vision/f"}}

v0.5.1 KafkaCatalogOperations.java:361: Kafka has one schema
POST /demo/catalogs/events/schemas {"name": "other"}
405 UnsupportedOperationException: Apache Kafka does not support "Create"

v0.5.1 HiveCatalogOperations.java:832: changes of a table are all made, or none
PUT ${sales}/tables/orders [{"@type": "updateComment", "newComment": "half"}, {"@type": "deleteColumn", "fieldName": ["none"]}]
GET ${sales}/tables/orders
200 {"table": {"comment": "One row per order"}}

v0.6.0-incubating TagOperations.java:262: an object has the tags of what it lies in
POST /demo/tags/catalog/hive_prod {"tagsToAdd": ["pii"]}
GET /demo/tags/table/hive_prod.sales.orders
200 {"names": ["pii"]}

v0.6.0-incubating TagManager.java:355: a tag is put on an object once
POST /demo/tags/catalog/hive_prod {"tagsToAdd": ["pii"]}
POST /demo/tags/catalog/hive_prod {"tagsToAdd": ["pii"]}
409 TagAlreadyAssociatedException: already associated to the metadata object

v0.6.0-incubating HiveCatalogOperations.java:1072: since 0.6.0 Hive reports a table that it drops and doesn’t have, even in an absent schema
DELETE ${hive}/schemas/none/tables/none
200 {"code": 0, "dropped": false}

v0.6.0-incubating CatalogManager.java:545: tags of an object in an absent catalog name the catalog
GET /demo/tags/schema/none.sales
404 NoSuchCatalogException: Catalog demo.none does not exist

v0.6.0-incubating HiveTableOperations.java:155: Hive takes partitions of values only
POST ${sales}/tables/orders/partitions {"partitions": [{"type": "range", "name": "p", "lower": ${day}, "upper": ${day}}]}
400 IllegalArgumentException: Hive only supports identity partition

v0.6.0-incubating AuthorizationUtils.java:47: a role that isn’t there can’t be granted
PUT /retail_prod/permissions/users/lena.fischer/grant {"roleNames": ["none"]}
404 NoSuchRoleException: Role none does not exist in th metalake retail_prod

v0.6.0-incubating OwnerManager.java:126: an owner is a user or a group of the metalake
PUT /retail_prod/owners/catalog/hive_orders {"name": "nobody", "type": "user"}
404 NotFoundException: Metadata object hive_orders or owner nobody is not found

v0.6.0-incubating ExceptionHandlers.java:123: a source can’t be reached from a page, and the answer says so
POST /demo/catalogs/testConnection {"name": "h", "type": "relational", "provider": "hive", "properties": {"metastore.uris": "thrift://hive:9083"}}
200 1007 ConnectionFailedException: reaches no source
`
  .trim()
  .split('\n\n')
  .map((behavior) => {
    const [says = '', ...lines] = behavior.split('\n');
    return {
      says,
      requests: lines.slice(0, -1).map(requestOf),
      reply: replyOf(lines.at(-1) ?? ''),
    };
  });

/** Reads `PUT /demo {"a": 1}`. */
function requestOf(line: string): SandboxRequest {
  const [, method = '', path = '', body] = /^(\w+) (\S+)(?: (.+))?$/.exec(line) ?? [];
  const url = `/api/metalakes${path.replace(/\/$/, '')}`;
  return { method, url, body: body?.startsWith('[') ? `{"updates": ${body}}` : body };
}

/** Reads `200 {"code": 0}` or `409 1004 SomeException: words`. */
function replyOf(line: string): object {
  const [, status, fields] = /^(\d+) (\{.*)?/.exec(line) ?? [];
  const [, code, type, words] = /^\d+ (?:(\d+) )?(\w+): (.*)$/.exec(line) ?? [];
  const error = {
    type,
    message: expect.stringContaining(words ?? ''),
    ...(code && { code: +code }),
  };
  return { status: Number(status), ...(fields ? JSON.parse(fields) : error) };
}

async function answerOf(says: string, requests: readonly SandboxRequest[]): Promise<object> {
  const [, release, isNext] = /^v([\d.]+)(-incubating)? [A-Z]\w+\.java:\d+: /.exec(says) ?? [];
  const version = restVersion(isNext ? 'next' : (release ?? says));
  const session = new SandboxSession(await contractOf(version));
  const { status, text } = requests.map((one) => session.answer(one).reply).at(-1) ?? {};
  return { status, ...JSON.parse(text ?? '') };
}

it.each(behaviors)(
  'the sandbox behaves as its release $says',
  async ({ says, requests, reply }) => {
    expect(await answerOf(says, requests)).toMatchObject(reply);
  },
);
