import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { send } from '../stack/rest';
import { startServer } from '../stack/server';
import { startSpark } from '../stack/spark';
import { type Lab, messageOf, openLab } from './lab';

/** Something that a page says about behavior, and how to see whether it is so. */
export interface Claim {
  name: string;
  /** What readers may rely on. */
  says: string;
  /** Versions of which it is true; all unless stated. */
  versions?: readonly string[];
  /** Tries it: whether it holds, and what was seen. */
  attempt(lab: Lab): Promise<{ holds: boolean; saw: string }>;
}

const columns = [
  { name: 'id', type: 'integer' },
  { name: 'v', type: 'string' },
];

const upTo051 = ['0.3.0', '0.3.1', '0.4.0', '0.5.0', '0.5.1'];
const from050 = ['0.5.0', '0.5.1', 'next'];

type Reply = Awaited<ReturnType<Lab['call']>>;

/** Makes a table in MySQL and one in PostgreSQL whose defaults are functions, and loads both. */
async function loadDefaults(lab: Lab): Promise<[Reply, Reply]> {
  const [mysql, postgres] = [await lab.catalog('jdbc-mysql'), await lab.catalog('jdbc-postgresql')];
  await (await lab.stack.mysql()).query(
    'create or replace table s.stamped (id int, at timestamp default current_timestamp, b varchar(20) default (concat("a","b")), c bit(3) default b\'101\')',
  );
  await (await lab.stack.postgres()).query(
    'drop table if exists s.stamped; create table s.stamped (id int, at timestamp default now())',
  );
  return [
    await lab.call('GET', `${mysql}/schemas/s/tables/stamped`),
    await lab.call('GET', `${postgres}/schemas/s/tables/stamped`),
  ];
}

export const claims: Claim[] = [
  {
    name: 'duplicate-catalog',
    says: 'Creating a catalog whose name is taken answers 409 and deletes the record of the existing catalog with all that is stored below it',
    versions: from050,
    async attempt(lab) {
      const body = {
        name: 'twice',
        type: 'fileset',
        provider: 'hadoop',
        properties: { location: `file:${lab.stack.files}/twice` },
      };
      await lab.call('POST', '/catalogs', body);
      await lab.call('POST', '/catalogs/twice/schemas', { name: 's' });
      const fileset = { name: 'f', type: 'managed' };
      await lab.call('POST', '/catalogs/twice/schemas/s/filesets', fileset);
      const again = await lab.call('POST', '/catalogs', body);
      const before = await lab.call('GET', '/catalogs/twice/schemas/s/filesets/f');
      const cached = await lab.call('GET', '/catalogs/twice');
      await lab.restart();
      const after = await lab.call('GET', '/catalogs/twice');
      const saw = `second creation: ${again.status}; load catalog: ${cached.status}; load fileset: ${before.status}; after a restart, load catalog: ${messageOf(after).slice(0, 120)}`;
      return { holds: again.status === 409 && after.status === 404, saw };
    },
  },
  {
    name: 'hive-cascade-keeps-files',
    says: 'Dropping a Hive schema with cascade=true drops the tables and leaves the files of managed tables',
    versions: ['0.4.0', ...from050],
    async attempt(lab) {
      const path = await lab.catalog('hive');
      await lab.call('POST', `${path}/schemas`, { name: 'casc' });
      const table = await lab.call('POST', `${path}/schemas/casc/tables`, { name: 't', columns });
      const { properties } = (table.json as { table: { properties: Record<string, string> } })
        .table;
      const folder = String(properties.location).replace(/^file:/, '');
      writeFileSync(join(folder, 'part-0'), 'row');
      const dropped = await lab.call('DELETE', `${path}/schemas/casc?cascade=true`);
      const isThere = existsSync(join(folder, 'part-0'));
      const saw = `${properties['table-type']}; drop: ${dropped.text}; file of the table is ${isThere ? 'still there' : 'gone'}`;
      return { holds: dropped.status === 200 && isThere, saw };
    },
  },
  {
    name: 'hive-drop-table-data',
    says: 'Dropping a managed Hive table without purge moves or deletes its files',
    async attempt(lab) {
      const path = await lab.catalog('hive');
      const table = await lab.call('POST', `${path}/schemas/s/tables`, {
        name: 'dropped',
        columns,
      });
      const { properties } = (table.json as { table: { properties: Record<string, string> } })
        .table;
      const folder = String(properties.location).replace(/^file:/, '');
      const dropped = await lab.call('DELETE', `${path}/schemas/s/tables/dropped`);
      const holds = !existsSync(folder);
      return { holds, saw: `drop: ${dropped.text}; folder is ${holds ? 'gone' : 'still there'}` };
    },
  },
  {
    name: 'hadoop-schemas-only-in-store',
    says: 'Schemas of a Hadoop catalog exist only in the store: a second server with another store lists none, although the folders exist',
    versions: from050,
    async attempt(lab) {
      const path = await lab.catalog('hadoop');
      const other = await startServer({ version: lab.version, name: 'lab-other' });
      await send(other.url, 'POST', '/metalakes', { name: 'lab' });
      const loaded = await lab.call('GET', path);
      const { name, type, provider, properties } = (
        loaded.json as { catalog: Record<string, unknown> }
      ).catalog;
      await send(other.url, 'POST', '/metalakes/lab/catalogs', {
        name,
        type,
        provider,
        properties,
      });
      const listed = await send(other.url, 'GET', `/metalakes/lab${path}/schemas`);
      await other.stop();
      const folders = readdirSync(`${lab.stack.files}/filesets`);
      const { identifiers } = listed.json as { identifiers: unknown[] };
      return {
        holds: folders.includes('s') && identifiers.length === 0,
        saw: `folders: ${folders.join(', ')}; the second server lists ${listed.text}`,
      };
    },
  },
  ...(
    [
      [
        'Dropping a table that isn’t there answers 404 for Hive, MySQL, and PostgreSQL, and 200 with dropped=false for Iceberg',
        upTo051,
        '/schemas/s/tables/missing',
        { hive: 404, 'jdbc-mysql': 404, 'jdbc-postgresql': 404, 'lakehouse-iceberg': 200 },
      ],
      [
        'Dropping a schema that isn’t there answers 404 for MySQL and PostgreSQL, 200 for Hive and Iceberg, and 500 for Hadoop',
        ['0.5.0', '0.5.1'],
        '/schemas/missing',
        {
          hive: 200,
          'jdbc-mysql': 404,
          'jdbc-postgresql': 404,
          'lakehouse-iceberg': 200,
          hadoop: 500,
        },
      ],
      ...['/schemas/s/tables/missing', '/schemas/missing'].map(
        (part) =>
          [
            'From 0.6.0 on, dropping a table or schema that isn’t there answers 200 in every catalog',
            ['next'],
            part,
            { hive: 200, 'jdbc-mysql': 200, 'jdbc-postgresql': 200, 'lakehouse-iceberg': 200 },
          ] as const,
      ),
    ] as const
  ).map(
    ([says, versions, part, expected]): Claim => ({
      name: 'drop-missing',
      says,
      versions,
      async attempt(lab) {
        const seen: Record<string, number> = {};
        for (const provider of Object.keys(expected)) {
          seen[provider] = (await lab.call('DELETE', (await lab.catalog(provider)) + part)).status;
        }
        return { holds: isDeepStrictEqual(seen, expected), saw: JSON.stringify(seen) };
      },
    }),
  ),
  {
    name: 'mysql-other-properties',
    says: 'MySQL answers 200 to a table with a property that it doesn’t know and drops the property',
    async attempt(lab) {
      const path = await lab.catalog('jdbc-mysql');
      const body = { name: 'props', columns, properties: { team: 'blue' } };
      const { status, text } = await lab.call('POST', `${path}/schemas/s/tables`, body);
      const loaded = await lab.call('GET', `${path}/schemas/s/tables/props`);
      const kept = loaded.text.includes('blue');
      await lab.call('DELETE', `${path}/schemas/s/tables/props`);
      return {
        holds: status === 200 && !kept,
        saw: `create: ${status}${status === 200 ? '' : ` ${text.slice(0, 200)}`}; property is ${kept ? 'kept' : 'lost'}`,
      };
    },
  },
  {
    name: 'auto-increment-ignored',
    says: 'Hive and Iceberg answer 200 to a new table with autoIncrement and ignore it',
    versions: ['0.4.0', ...from050],
    async attempt(lab) {
      const seen = [];
      for (const provider of ['hive', 'lakehouse-iceberg']) {
        const path = await lab.catalog(provider);
        const body = {
          name: 'auto',
          columns: [{ name: 'id', type: 'integer', autoIncrement: true, nullable: true }],
        };
        const { status } = await lab.call('POST', `${path}/schemas/s/tables`, body);
        const loaded = await lab.call('GET', `${path}/schemas/s/tables/auto`);
        await lab.call('DELETE', `${path}/schemas/s/tables/auto`);
        seen.push(
          `${provider} ${status}, loads autoIncrement ${/"autoIncrement":(\w+)/.exec(loaded.text)?.[1]}`,
        );
      }
      const saw = seen.join('; ');
      return { holds: (saw.match(/200, loads autoIncrement false/g) ?? []).length === 2, saw };
    },
  },
  ...[
    { names: ['0.5.0', '0.5.1'], status: 400, word: 'immutable' },
    { names: ['next'], status: 200, word: 'mutable' },
  ].map(
    ({ names, status, word }): Claim => ({
      name: `connection-properties-${word}`,
      says: `client.pool-size and metastore.uris of Hive, jdbc.pool.max-size and jdbc-url of MySQL are ${word}: setting one answers ${status}`,
      versions: names,
      async attempt(lab) {
        const seen = [];
        for (const [provider, keys] of [
          ['hive', ['client.pool-size', 'metastore.uris']],
          ['jdbc-mysql', ['jdbc.pool.max-size', 'jdbc-url', 'jdbc-password']],
        ] as const) {
          const path = await lab.catalog(provider);
          const loaded = await lab.call('GET', path);
          const { properties } = (
            loaded.json as { catalog: { properties: Record<string, string> } }
          ).catalog;
          for (const property of keys) {
            const updates = [
              { '@type': 'setProperty', property, value: properties[property] ?? '5' },
            ];
            const answer = await lab.call('PUT', path, { updates });
            seen.push(`${property} ${answer.status}`);
          }
        }
        return { holds: seen.every((one) => one.endsWith(String(status))), saw: seen.join('; ') };
      },
    }),
  ),
  {
    name: 'iceberg-password-mutable',
    says: 'jdbc-password of an Iceberg catalog can be altered',
    versions: from050,
    async attempt(lab) {
      const path = await lab.catalog('lakehouse-iceberg');
      const { password } = await lab.stack.postgres();
      const updates = [{ '@type': 'setProperty', property: 'jdbc-password', value: password }];
      const answer = await lab.call('PUT', path, { updates });
      return { holds: answer.status === 200, saw: messageOf(answer).slice(0, 200) };
    },
  },
  {
    name: 'kafka-audit-invented',
    says: 'A topic that Gravitino didn’t create loads with an audit record that names the requesting user and the time of the request',
    versions: from050,
    async attempt(lab) {
      const path = await lab.catalog('kafka');
      await lab.call('POST', `${path}/schemas/default/topics`, { name: 'seen' });
      const other = await openLab(lab.version, lab.stack, 'lab-kafka');
      await other.catalog('kafka');
      const load = async () => {
        const answer = await other.call('GET', `${path}/schemas/default/topics/seen`);
        return (answer.json as { topic: { audit: { creator: string; createTime: string } } }).topic
          .audit;
      };
      const [one, two] = [await load(), await load()];
      await other.server.stop();
      return {
        holds: one.createTime < two.createTime,
        saw: `first ${JSON.stringify(one)}, then ${JSON.stringify(two)}`,
      };
    },
  },
  {
    name: 'unparsable-default',
    says: 'A MySQL or PostgreSQL table with a default that Gravitino can’t parse can’t be loaded',
    versions: ['0.4.0', '0.5.0', '0.5.1'],
    async attempt(lab) {
      const [one, two] = await loadDefaults(lab);
      return {
        holds: one.status >= 400 && two.status >= 400,
        saw: `MySQL ${messageOf(one).slice(0, 500)}; PostgreSQL ${messageOf(two).slice(0, 300)}`,
      };
    },
  },
  {
    name: 'unparsable-default-loads',
    says: 'From 0.6.0 on, a default that Gravitino can’t parse loads as an unparsed expression',
    versions: ['next'],
    async attempt(lab) {
      const [one, two] = await loadDefaults(lab);
      return {
        holds: two.status === 200,
        saw: `MySQL ${messageOf(one).slice(0, 700)}; PostgreSQL ${messageOf(two).slice(0, 500)}`,
      };
    },
  },
  {
    name: 'identifiers-in-databases',
    says: 'Gravitino writes its identifier of a table into the comment of MySQL and PostgreSQL tables; a MySQL database carries none, a PostgreSQL schema does',
    versions: from050,
    async attempt(lab) {
      for (const provider of ['jdbc-mysql', 'jdbc-postgresql']) {
        const tables = `${await lab.catalog(provider)}/schemas/s/tables`;
        await lab.call('POST', tables, { name: 'marked', comment: 'x', columns });
      }
      const mysql = await (await lab.stack.mysql()).query(
        "select table_comment from information_schema.tables where table_name = 'marked'; select concat('database: ', schema_comment) from information_schema.schemata where schema_name = 's'",
      );
      const postgres = await (await lab.stack.postgres()).query(
        "select obj_description('s.marked'::regclass); select 'schema: ' || coalesce(obj_description('s'::regnamespace), '')",
      );
      const saw = `MySQL: ${mysql.trim()}; PostgreSQL: ${postgres.trim()}`.replaceAll('\n', ' | ');
      const id = 'gravitino\\.v1\\.uid\\d+';
      const inTables = new RegExp(
        `MySQL: .*${id}.*database: *;.*PostgreSQL: .*${id}.*schema: .*${id}`,
      );
      return { holds: inTables.test(saw), saw };
    },
  },
  {
    name: 'hive-owner',
    says: 'Without impersonation the owner of a Hive table is the login user of the server, not the user of the request; Spark without Gravitino shows it',
    versions: ['0.5.1'],
    async attempt(lab) {
      const path = await lab.catalog('hive');
      const headers = { Authorization: `Basic ${Buffer.from('ana:dummy').toString('base64')}` };
      const table = { name: 'owned', columns };
      await lab.call('POST', `${path}/schemas/s/tables`, table, headers);
      const loaded = await lab.call('GET', `${path}/schemas/s/tables/owned`);
      const spark = await startSpark(lab.version, {
        'spark.sql.catalogImplementation': 'hive',
        'spark.hadoop.hive.metastore.uris': (await lab.stack.hive()).uri,
      });
      // The interpreter returns what goes wrong, so the sample fails with what it sees.
      const saw = await spark.run(
        'raise Exception([row.data_type for row in spark.sql("DESCRIBE EXTENDED s.owned").collect() if row.col_name == "Owner"])',
      );
      spark.stop();
      const creator = /"creator":"(\w+)"/.exec(loaded.text)?.[1];
      const holds = creator === 'ana' && saw?.includes(`['${userInfo().username}']`) === true;
      return { holds, saw: `creator in Gravitino: ${creator}; owner in Hive: ${saw?.trim()}` };
    },
  },
  {
    name: 'postgresql-arrays',
    says: 'A PostgreSQL table with varchar[], char[], or numeric[] can’t be loaded; integer[] and text[] load as lists',
    versions: ['0.5.1', 'next'],
    async attempt(lab) {
      const path = await lab.catalog('jdbc-postgresql');
      const seen = [];
      for (const type of [
        'varchar[]',
        'varchar(10)[]',
        'char(3)[]',
        'numeric(10,2)[]',
        'numeric[]',
        'integer[]',
        'text[]',
        'bigint[]',
        'boolean[]',
        'timestamp[]',
        'date[]',
      ]) {
        await (await lab.stack.postgres()).query(
          `drop table if exists s.listed; create table s.listed (a ${type})`,
        );
        const answer = await lab.call('GET', `${path}/schemas/s/tables/listed`);
        const table = answer.json?.table as { columns: { type: unknown }[] } | undefined;
        seen.push(
          `${type} ${answer.status} ${table ? JSON.stringify(table.columns[0]?.type) : String(answer.json?.message).slice(0, 160)}`,
        );
      }
      const saw = seen.join('; ');
      return { holds: /varchar\[\] 400/.test(saw) && /integer\[\] 200/.test(saw), saw };
    },
  },
];
