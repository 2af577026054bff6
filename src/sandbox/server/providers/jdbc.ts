import { check, illegal, internal, missing, taken, unsupported } from '../failure';
import type { Partition, Table } from '../model';
import {
  isNested,
  type NewTable,
  noSchema,
  noTable,
  type Provider,
  schemaTaken,
  type TableChange,
  tableTaken,
} from './provider';

const noComment = (comment: string | null | undefined): boolean => !comment;
const isEmpty = (value: object): boolean => Object.keys(value).length === 0;
const isUndistributed = ({ distribution }: NewTable): boolean =>
  (distribution.strategy ?? 'hash') === 'none';

/** v0.5.1, MysqlDatabaseOperations.java:75, and likewise for Doris and PostgreSQL. */
function checkDrop({ tables }: { tables: Map<string, Table> }, name: string, isCascade: boolean) {
  if (tables.size > 0 && !isCascade) {
    throw internal(`Database ${name} is not empty, the value of cascade should be true.`);
  }
  return true;
}

/** v0.5.1, JdbcCatalogOperations.java:375. */
function checkAnyTable({ sortOrders }: NewTable): void {
  check(sortOrders.length === 0, 'jdbc-catalog does not support sort orders');
}

/** @throws Failure for a column that isn't there: v0.5.1, JdbcTableOperations.java:416. */
function checkColumn({ fieldName, oldFieldName, ifExists }: TableChange, table: Table): void {
  const name = (fieldName ?? oldFieldName)?.[0];
  if (name !== undefined && !table.columns.some((column) => column.name === name) && !ifExists) {
    throw missing('Column', `Column ${name} does not exist in table ${table.name}`);
  }
}

/** v0.5.1, MysqlTableOperations.java:84, 88, 153, 172, 187 and 209. */
function checkMysqlTable(table: NewTable): void {
  checkAnyTable(table);
  if (table.partitioning.length > 0) {
    throw unsupported('Currently we do not support Partitioning in mysql');
  }
  check(isUndistributed(table), 'MySQL does not support distribution');
  const automatic = table.columns.filter(({ autoIncrement }) => autoIncrement);
  const names = automatic.map(({ name }) => name);
  check(
    names.length <= 1,
    `Only one column can be auto-incremented. There are multiple auto-increment columns in your table: [${names.join(',')}]`,
  );
  const keys = new Set(table.indexes.flatMap(({ fieldNames }) => fieldNames.flat()));
  check(
    names.every((name) => keys.has(name)),
    'Incorrect table definition; there can be only one auto column and it must be defined as a key',
  );
  for (const { indexType, name, fieldNames } of table.indexes) {
    check(
      indexType !== 'PRIMARY_KEY' || name === undefined || name.toUpperCase() === 'PRIMARY',
      'Primary key name must be PRIMARY in MySQL',
    );
    check(
      fieldNames.every((field) => field.length === 1),
      'Index does not support complex fields in MySQL',
    );
  }
}

/** v0.5.1, MysqlTableOperations.java:297, 416, 455 and 639. */
function checkMysqlChange(change: TableChange, table: Table): void {
  const { '@type': type, name, index, ifExists } = change;
  check(type !== 'removeProperty', 'Remove property is not supported yet');
  if (isNested(change)) {
    throw unsupported('Mysql does not support nested column names.');
  }
  if (type === 'addTableIndex' && index?.indexType === 'PRIMARY_KEY') {
    check(
      index.name === undefined || index.name.toUpperCase() === 'PRIMARY',
      'Primary key name must be PRIMARY in MySQL',
    );
  }
  if (type === 'deleteTableIndex') {
    const exists = table.indexes.some((one) => one.name === name);
    // The release itself has it the wrong way round, and refuses to drop an index that exists.
    check(!(ifExists && exists), 'Index does not exist');
    if (!exists) {
      throw internal(`Can't DROP '${name}'; check that column/key exists`);
    }
  }
  if (type !== 'addColumn' && type !== 'deleteColumn') {
    checkColumn(change, table);
  }
}

/** v0.5.1, PostgreSqlTableOperations.java:107, 111, 138 and 203. */
function checkPostgresTable(table: NewTable): void {
  checkAnyTable(table);
  if (table.partitioning.length > 0) {
    throw unsupported('Currently we do not support Partitioning in PostgreSQL');
  }
  check(isUndistributed(table), 'PostgreSQL does not support distribution');
  check(
    table.indexes.every(({ fieldNames }) => fieldNames.every((field) => field.length === 1)),
    'Index does not support complex fields in PostgreSQL',
  );
}

/** v0.5.1, PostgreSqlTableOperations.java:271, 274, 297, 413, 468 and 623. */
function checkPostgresChange(change: TableChange, table: Table): void {
  const { '@type': type, position } = change;
  check(type !== 'setProperty', 'Set property is not supported yet');
  check(type !== 'removeProperty', 'Remove property is not supported yet');
  check(type !== 'updateColumnPosition', 'PostgreSQL does not support column position.');
  if (isNested(change)) {
    throw unsupported('PostgreSQL does not support nested column names.');
  }
  check(
    type !== 'addColumn' || !position || position === 'default',
    'PostgreSQL does not support column position in gravitino.',
  );
  if (type !== 'addColumn' && type !== 'deleteColumn') {
    checkColumn(change, table);
  }
}

/** v0.5.1, DorisTableOperations.java:148, 155, 164, 183, 200 and 240. */
function checkDorisTable(table: NewTable): void {
  checkAnyTable(table);
  const { columns, distribution, indexes, partitioning } = table;
  const names = columns.map(({ name }) => name);
  check(
    columns.every(({ autoIncrement }) => !autoIncrement),
    'Doris does not support auto-increment column',
  );
  check(
    ['hash', 'even'].includes(distribution.strategy ?? 'hash'),
    'Doris only supports HASH or EVEN distribution strategy',
  );
  for (const { fieldName = [] } of distribution.funcArgs) {
    const field = fieldName.join('.');
    check(
      names.some((name) => name.toLowerCase() === field.toLowerCase()),
      `Distribution column ${field} does not exist in the table columns`,
    );
  }
  check(
    indexes.every(({ fieldNames }) => fieldNames.length <= 1),
    'Index does not support multi fields in Doris',
  );
  check(partitioning.length <= 1, 'Composite partition type is not supported');
  for (const { strategy, fieldName, fieldNames } of partitioning) {
    check(strategy === 'range' || strategy === 'list', 'Unsupported partition type of Doris');
    for (const field of fieldNames ?? [fieldName ?? []]) {
      check(field.length === 1, 'Doris partition does not support nested field');
      check(names.includes(field[0] ?? ''), 'The partition field must be one of the columns');
    }
  }
}

/** v0.5.1, DorisTableOperations.java:407, 413, 446 and 518. */
function checkDorisChange(change: TableChange, table: Table): void {
  const { '@type': type } = change;
  check(type !== 'removeProperty', 'Remove property is not supported yet');
  check(type !== 'renameColumn', 'Rename column is not supported yet');
  const className = {
    updateColumnDefaultValue: 'UpdateColumnDefaultValue',
    updateColumnAutoIncrement: 'UpdateColumnAutoIncrement',
  }[type];
  check(className === undefined, `Unsupported table change type: ${className}`);
  if (isNested(change)) {
    throw unsupported('Doris does not support nested column names.');
  }
  if (type !== 'addColumn' && type !== 'deleteColumn') {
    checkColumn(change, table);
  }
}

/** v0.6.0-incubating, DorisTablePartitionOperations.java, `addPartition`. */
function addDorisPartition(partition: Partition, table: Table): Partition & { name: string } {
  const { type, name } = partition;
  const strategy = table.partitioning[0]?.strategy;
  if (type !== 'range' && type !== 'list') {
    throw illegal('Unsupported partition type of Doris');
  }
  check(
    strategy === type,
    `Table ${table.name} is non-${type}-partitioned, but trying to add a ${type} partition`,
  );
  if (!name) {
    throw illegal('Unsupported partition type of Doris');
  }
  if (table.partitions.has(name)) {
    throw taken('Partition', `Duplicate partition name ${name}`);
  }
  return { ...partition, name, properties: partition.properties ?? {} };
}

/** What the three databases have in common: v0.5.1, JdbcCatalogOperations.java. */
function database(
  own: Pick<Provider, 'shortName' | 'source' | 'namePattern'> & {
    checkTable: (table: NewTable) => void;
    checkChange: (change: TableChange, table: Table) => void;
    refusesSchema: (properties: object, comment: string | null | undefined) => string | undefined;
    missingSchema: (name: string) => string;
    purge: string;
    partitions?: NonNullable<Provider['table']>['partitions'];
    engine?: string;
  },
): Provider {
  return {
    shortName: own.shortName,
    source: own.source,
    holds: 'tables',
    namePattern: own.namePattern,
    schema: {
      missing: ({ name }) => noSchema(own.missingSchema(name)),
      taken: ({ name }) => schemaTaken(`Can't create database '${name}'; database exists`),
      checkCreate: ({ properties, comment }) => {
        const refusal = own.refusesSchema(properties, comment);
        if (refusal) {
          throw unsupported(refusal);
        }
      },
      // v0.5.1, JdbcCatalogOperations.java:236.
      checkAlter: () => {
        throw unsupported('jdbc-catalog does not support alter the schema');
      },
      checkDrop: (schema, { name }, { isCascade }) => checkDrop(schema, name, isCascade),
      // A database that isn't there is `false` since v0.6.0-incubating, JdbcDatabaseOperations.java, `delete`.
      dropsOnlyPresent: (release) => !release.isSince('0.6.0'),
    },
    table: {
      schemaMissing: ({ name }) => noSchema(`Unknown database '${name}'`),
      listMissing: ({ name }) => noSchema(`Unknown database '${name}'`),
      // v0.5.1, MysqlTableOperations.java:247.
      missing: ({ name }, schema) => noTable(`Table ${name} does not exist in ${schema}.`),
      taken: ({ name }) => tableTaken(`Table '${name}' already exists`),
      checkCreate: own.checkTable,
      checkChange: own.checkChange,
      renamesAlone: true,
      checkDrop: (_, { isPurge }) => {
        if (isPurge) {
          throw unsupported(own.purge);
        }
      },
      dropsOnlyPresent: (release) => !release.isSince('0.6.0'),
      properties: ({ properties }) => ({
        ...(own.engine && { engine: own.engine }),
        ...properties,
      }),
      partitions: own.partitions,
    },
  };
}

export const mysql = database({
  shortName: 'jdbc-mysql',
  source: 'a MySQL server',
  // v0.6.0-incubating, MysqlCatalogCapability.java.
  namePattern: /^[\w\p{L}\-$/=]{1,64}$/u,
  checkTable: checkMysqlTable,
  checkChange: checkMysqlChange,
  // v0.5.1, MysqlDatabaseOperations.java:45 and 55.
  refusesSchema: (properties, comment) =>
    noComment(comment)
      ? isEmpty(properties)
        ? undefined
        : 'Properties are not supported yet'
      : `MySQL doesn't support set schema comment: ${comment}`,
  // v0.5.1, MysqlDatabaseOperations.java, `load`.
  missingSchema: (name) => `Database ${name} could not be found`,
  purge: 'MySQL does not support purge table in Gravitino, please use drop table',
  engine: 'InnoDB',
});

export const postgresql = database({
  shortName: 'jdbc-postgresql',
  source: 'a PostgreSQL server',
  // v0.6.0-incubating, PostgreSqlCatalogCapability.java.
  namePattern: /^[_a-zA-Z\p{L}/][\w\p{L}\-$/=]{0,62}$/u,
  checkTable: (table) => {
    checkPostgresTable(table);
    check(isEmpty(table.properties), 'Properties are not supported yet');
  },
  checkChange: checkPostgresChange,
  // v0.5.1, PostgreSqlSchemaOperations.java:102 and 66.
  refusesSchema: (properties) =>
    isEmpty(properties) ? undefined : 'PostgreSQL does not support properties on database create.',
  missingSchema: (name) => `No such schema: ${name}`,
  purge: 'PostgreSQL does not support purge table in Gravitino, please use drop table',
});

export const doris = database({
  shortName: 'jdbc-doris',
  source: 'a Doris cluster',
  checkTable: checkDorisTable,
  checkChange: checkDorisChange,
  refusesSchema: () => undefined,
  // v0.5.1, DorisDatabaseOperations.java:87.
  missingSchema: (name) => `Database ${name} could not be found`,
  purge: 'Doris does not support purge table in Gravitino, please use drop table',
  partitions: {
    add: addDorisPartition,
    missing: (name) => missing('Partition', `Partition ${name} does not exist`),
  },
});
