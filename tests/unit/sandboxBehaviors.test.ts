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
 * Behaviors of a release: requests, then the reply to the last one, as fields or as an error's code and type.
 * A list as the body contains the updates of a change.
 */
const behaviors = `
0.5.1 requires a metalake name of letters, digits, and underscores
POST / {"name": "my lake"}
400 1001 IllegalArgumentException

0.5.0 accepts any metalake name
POST / {"name": "my lake"}
200 {"code": 0}

0.5.1 rejects a metalake named system
POST / {"name": "system"}
400 1001 IllegalArgumentException

0.5.1 rejects a metalake name that exists
POST / {"name": "demo"}
409 1004 MetalakeAlreadyExistsException

0.5.1 returns 500 if a metalake is renamed to a name that exists
POST / {"name": "other"}
PUT /other [{"@type": "rename", "newName": "demo"}]
500 1002 RuntimeException

0.5.1 doesn’t drop a metalake with catalogs
DELETE /demo
500 1002 RuntimeException

0.5.1 drops a missing metalake without an error
DELETE /none
200 {"dropped": false}

0.5.1 requires the required properties of a catalog’s provider
POST /demo/catalogs {"name": "h", "type": "relational", "provider": "hive"}
400 1001 IllegalArgumentException

0.5.1 returns 500 for an unknown provider
POST /demo/catalogs {"name": "h", "type": "relational", "provider": "oracle"}
500 1002 RuntimeException

0.5.1 doesn’t change an immutable catalog property
PUT ${hive} ${move}
400 1001 IllegalArgumentException

0.6.0 changes the address of a metastore
PUT ${hive} ${move}
200 {"code": 0}

0.5.1 converts Hive names to lower case
POST ${hive}/schemas {"name": "Mixed"}
GET ${hive}/schemas/MIXED
200 {"schema": {"name": "mixed"}}

0.5.1 doesn’t purge an external Hive table
POST ${sales}/tables {"name": "ext", "columns": [{"name": "id", "type": "long"}], "properties": {"table-type": "EXTERNAL_TABLE"}}
DELETE ${sales}/tables/ext?purge=true
405 1006 UnsupportedOperationException

0.5.1 returns 404 for dropping a missing Hive table
DELETE ${sales}/tables/none
404 1003 NoSuchTableException

0.5.1 doesn’t drop a Hive schema with tables
DELETE ${sales}
409 1005 NonEmptySchemaException

0.5.1 rejects comments on MySQL schemas
POST /demo/catalogs/mysql_shop/schemas {"name": "crm", "comment": "Customers"}
405 1006 UnsupportedOperationException

0.5.1 doesn’t alter MySQL schemas
PUT ${shop} [{"@type": "setProperty", "property": "retention", "value": "90d"}]
405 1006 UnsupportedOperationException

0.5.1 doesn’t purge MySQL tables
POST ${shop}/tables {"name": "t", "columns": [{"name": "id", "type": "long"}]}
DELETE ${shop}/tables/t?purge=true
405 1006 UnsupportedOperationException

0.5.1 rejects other changes together with a rename of a database table
POST ${shop}/tables {"name": "t", "columns": [{"name": "id", "type": "long"}]}
PUT ${shop}/tables/t [{"@type": "rename", "newName": "u"}, {"@type": "updateComment", "newComment": "x"}]
400 1001 IllegalArgumentException

0.5.1 has no tables in a fileset catalog
GET ${vision}/tables
405 1006 UnsupportedOperationException

0.5.1 requires the location of an external fileset
POST ${vision}/filesets {"name": "f", "type": "external"}
400 1001 IllegalArgumentException

0.5.1 puts a managed fileset into the directory of its schema
POST ${vision}/filesets {"name": "f"}
200 {"fileset": {"type": "managed", "storageLocation": "hdfs://namenode.example.com:9000/gravitino/lake/vision/f"}}

0.5.1 doesn’t create a second Kafka schema
POST /demo/catalogs/events/schemas {"name": "other"}
405 1006 UnsupportedOperationException

0.5.1 applies the changes of a table atomically
PUT ${sales}/tables/orders [{"@type": "updateComment", "newComment": "half"}, {"@type": "deleteColumn", "fieldName": ["none"]}]
GET ${sales}/tables/orders
200 {"table": {"comment": "One row per order"}}

0.6.0 lists inherited tags of an object
POST /demo/tags/catalog/hive_prod {"tagsToAdd": ["pii"]}
GET /demo/tags/table/hive_prod.sales.orders
200 {"names": ["draft", "pii"]}

0.6.0 rejects a tag that an object has
POST /demo/tags/catalog/hive_prod {"tagsToAdd": ["pii"]}
POST /demo/tags/catalog/hive_prod {"tagsToAdd": ["pii"]}
409 1004 TagAlreadyAssociatedException

0.6.0 drops a missing Hive table without an error, even in a missing schema
DELETE ${hive}/schemas/none/tables/none
200 {"code": 0, "dropped": false}

0.6.0 names the missing catalog of a tagged object
GET /demo/tags/schema/none.sales
404 1003 NoSuchCatalogException

0.6.0 accepts only identity partitions in Hive
POST ${sales}/tables/orders/partitions {"partitions": [{"type": "range", "name": "p", "lower": ${day}, "upper": ${day}}]}
400 1001 IllegalArgumentException

0.6.0 doesn’t grant a missing role
PUT /demo/permissions/users/lena.fischer/grant {"roleNames": ["none"]}
404 1003 NoSuchRoleException

0.6.0 rejects an owner that isn’t in the metalake
PUT /demo/owners/catalog/hive_prod {"name": "nobody", "type": "user"}
404 1003 NotFoundException

0.6.0 reports that a page can’t connect to an external system
POST /demo/catalogs/testConnection {"name": "h", "type": "relational", "provider": "hive", "properties": {"metastore.uris": "thrift://hive:9083"}}
200 1007 ConnectionFailedException

0.6.0 rejects a change without a body
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
