import { expect, it } from 'vitest';
import type { SandboxRequest } from '../../src/sandbox/server/server';
import { SandboxSession } from '../../src/sandbox/server/session';
import { restVersion } from '../support/restVersions';
import { contractOf } from '../support/sandbox';

const hive = '/demo/catalogs/hive_prod';
const sales = `${hive}/schemas/sales`;
const shop = '/demo/catalogs/mysql_shop/schemas/shop';
const vision = '/demo/catalogs/lake/schemas/vision';
const move =
  '[{"@type": "setProperty", "property": "metastore.uris", "value": "thrift://other:9083"}]';
const day = '{"type": "literal", "dataType": "date", "value": "2024-04-01"}';

/**
 * What a release of the product does: requests, and the reply to the last of them, as fields or as the code and the type of an error.
 * A body that is a list has the updates of a change.
 */
const behaviors = `
0.5.1 a metalake needs a name of letters, digits and underscores
POST / {"name": "my lake"}
400 1001 IllegalArgumentException

0.5.0 before 0.5.1 a metalake may have any name
POST / {"name": "my lake"}
200 {"code": 0}

0.5.1 a metalake isn’t called system
POST / {"name": "system"}
400 1001 IllegalArgumentException

0.5.1 a name is taken once
POST / {"name": "demo"}
409 1004 MetalakeAlreadyExistsException

0.5.1 a new name that is taken isn’t 409
POST / {"name": "other"}
PUT /other [{"@type": "rename", "newName": "demo"}]
500 1002 RuntimeException

0.5.1 a metalake with catalogs isn’t dropped
DELETE /demo
500 1002 RuntimeException

0.5.1 a metalake that isn’t there is dropped without an error
DELETE /none
200 {"dropped": false}

0.5.1 a catalog needs the properties that its provider requires
POST /demo/catalogs {"name": "h", "type": "relational", "provider": "hive"}
400 1001 IllegalArgumentException

0.5.1 a provider that isn’t there is an error of the server
POST /demo/catalogs {"name": "h", "type": "relational", "provider": "oracle"}
500 1002 RuntimeException

0.5.1 an immutable property of a catalog stays
PUT ${hive} ${move}
400 1001 IllegalArgumentException

next since 0.6.0 the address of a metastore may change
PUT ${hive} ${move}
200 {"code": 0}

0.5.1 Hive’s names are in lower case
POST ${hive}/schemas {"name": "Mixed"}
GET ${hive}/schemas/MIXED
200 {"schema": {"name": "mixed"}}

0.5.1 an external Hive table isn’t purged
POST ${sales}/tables {"name": "ext", "columns": [{"name": "id", "type": "long"}], "properties": {"table-type": "EXTERNAL_TABLE"}}
DELETE ${sales}/tables/ext?purge=true
405 1006 UnsupportedOperationException

0.5.1 a Hive table that isn’t there can’t be dropped
DELETE ${sales}/tables/none
404 1003 NoSuchTableException

0.5.1 a Hive schema with tables stays
DELETE ${sales}
409 1005 NonEmptySchemaException

0.5.1 MySQL has no comments of schemas
POST /demo/catalogs/mysql_shop/schemas {"name": "crm", "comment": "Customers"}
405 1006 UnsupportedOperationException

0.5.1 MySQL’s schemas can’t be altered
PUT ${shop} [{"@type": "setProperty", "property": "retention", "value": "90d"}]
405 1006 UnsupportedOperationException

0.5.1 MySQL’s tables aren’t purged
POST ${shop}/tables {"name": "t", "columns": [{"name": "id", "type": "long"}]}
DELETE ${shop}/tables/t?purge=true
405 1006 UnsupportedOperationException

0.5.1 renaming a table of a database goes alone
POST ${shop}/tables {"name": "t", "columns": [{"name": "id", "type": "long"}]}
PUT ${shop}/tables/t [{"@type": "rename", "newName": "u"}, {"@type": "updateComment", "newComment": "x"}]
400 1001 IllegalArgumentException

0.5.1 a catalog of files has no tables
GET ${vision}/tables
405 1006 UnsupportedOperationException

0.5.1 an external fileset says where it lies
POST ${vision}/filesets {"name": "f", "type": "external"}
400 1001 IllegalArgumentException

0.5.1 a managed fileset lies in the directory of its schema
POST ${vision}/filesets {"name": "f"}
200 {"fileset": {"type": "managed", "storageLocation": "hdfs://namenode.example.com:9000/gravitino/lake/vision/f"}}

0.5.1 Kafka has one schema
POST /demo/catalogs/events/schemas {"name": "other"}
405 1006 UnsupportedOperationException

0.5.1 changes of a table are all made, or none
PUT ${sales}/tables/orders [{"@type": "updateComment", "newComment": "half"}, {"@type": "deleteColumn", "fieldName": ["none"]}]
GET ${sales}/tables/orders
200 {"table": {"comment": "One row per order"}}

next an object has the tags of what it lies in
POST /demo/tags/catalog/hive_prod {"tagsToAdd": ["pii"]}
GET /demo/tags/table/hive_prod.sales.orders
200 {"names": ["draft", "pii"]}

next a tag is put on an object once
POST /demo/tags/catalog/hive_prod {"tagsToAdd": ["pii"]}
POST /demo/tags/catalog/hive_prod {"tagsToAdd": ["pii"]}
409 1004 TagAlreadyAssociatedException

next since 0.6.0 Hive reports a table that it drops and doesn’t have, even in an absent schema
DELETE ${hive}/schemas/none/tables/none
200 {"code": 0, "dropped": false}

next tags of an object in an absent catalog name the catalog
GET /demo/tags/schema/none.sales
404 1003 NoSuchCatalogException

next Hive takes partitions of values only
POST ${sales}/tables/orders/partitions {"partitions": [{"type": "range", "name": "p", "lower": ${day}, "upper": ${day}}]}
400 1001 IllegalArgumentException

next a role that isn’t there can’t be granted
PUT /demo/permissions/users/lena.fischer/grant {"roleNames": ["none"]}
404 1003 NoSuchRoleException

next an owner is a user or a group of the metalake
PUT /demo/owners/catalog/hive_prod {"name": "nobody", "type": "user"}
404 1003 NotFoundException

next a source can’t be reached from a page, and the answer says so
POST /demo/catalogs/testConnection {"name": "h", "type": "relational", "provider": "hive", "properties": {"metastore.uris": "thrift://hive:9083"}}
200 1007 ConnectionFailedException

next refuses a change without a body
PUT /demo
400 1001 IllegalArgumentException
`
  .trim()
  .split('\n\n')
  .map((text): [title: string, requests: SandboxRequest[], reply: object] => {
    const [title = '', ...lines] = text.split('\n');
    return [title, lines.slice(0, -1).map(readRequest), readReply(lines.at(-1) ?? '')];
  });

/** Reads `PUT /demo {"a": 1}`. */
function readRequest(line: string): SandboxRequest {
  const [, method = '', path = '', body] = /^(\w+) (\S+)(?: (.+))?$/.exec(line) ?? [];
  const url = `/api/metalakes${path.replace(/\/$/, '')}`;
  return { method, url, body: body?.startsWith('[') ? `{"updates": ${body}}` : body };
}

/** Reads `200 {"code": 0}` or `409 1004 SomeException`. */
function readReply(line: string): object {
  const [, status, fields] = /^(\d+) (\{.*)?/.exec(line) ?? [];
  const [, code, type] = /^\d+ (\d+) (\w+)$/.exec(line) ?? [];
  const error = { type, code: Number(code), message: expect.stringMatching(/^[^[\]]+\.$/) };
  return { status: Number(status), ...(fields ? JSON.parse(fields) : error) };
}

it.each(behaviors)('the simulated server of %s', async (title, requests, reply) => {
  const version = restVersion(title.split(' ')[0] ?? '');
  const session = new SandboxSession(await contractOf(version));
  const { status, text } = requests.map((request) => session.answer(request).reply).at(-1) ?? {};
  expect({ status, ...JSON.parse(text ?? '') }).toMatchObject(reply);
});
