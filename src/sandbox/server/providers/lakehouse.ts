import { check, internal, unsupported } from '../failure';
import type { Table } from '../model';
import {
  type NewTable,
  noSchema,
  noTable,
  notEmpty,
  type Provider,
  schemaTaken,
  type TableChange,
  tableTaken,
} from './provider';

/** Properties that can't be changed: v0.5.1, IcebergTableOpsHelper.java:52. */
const fixed = [
  'location',
  'comment',
  'current-snapshot-id',
  'cherry-pick-snapshot-id',
  'sort-order',
  'identifier-fields',
];

/** v0.5.1, IcebergTableOpsHelper.java:84, 195, 226, 256, 283 and 289. */
function checkIcebergChange(change: TableChange, _: Table): void {
  const { '@type': type, property = '' } = change;
  check(
    type !== 'removeProperty' || !fixed.includes(property),
    `${property} is not allowed to remove properties`,
  );
  check(
    type !== 'setProperty' || !fixed.includes(property),
    `${property} is not allowed to Set properties`,
  );
  check(
    type !== 'updateColumnAutoIncrement' && change.autoIncrement !== true,
    "Iceberg doesn't support auto increment column",
  );
  if (type === 'updateColumnDefaultValue') {
    throw internal("Iceberg doesn't support UpdateColumnDefaultValue for now");
  }
  if (type === 'addTableIndex' || type === 'deleteTableIndex') {
    throw internal(`Iceberg doesn't support ${type} for now`);
  }
}

export const iceberg: Provider = {
  shortName: 'lakehouse-iceberg',
  holds: 'tables',
  source: 'an Iceberg catalog',
  // v0.5.1, IcebergCatalogCapability.java:15.
  noDefaultValue: 'Iceberg does not support column default value.',
  schema: {
    // v0.5.1, IcebergCatalogOperations.java:208, 170 and 286.
    missing: ({ name }) =>
      noSchema(`Iceberg schema (database) does not exist: ${name} in Gravitino store`),
    taken: ({ name }) => schemaTaken(`Iceberg schema (database) '${name}' already exists`),
    checkDrop: ({ tables }, { name }, { isCascade }) => {
      check(!isCascade, 'Iceberg does not support cascading delete operations.');
      if (tables.size > 0) {
        throw notEmpty(`Iceberg schema (database) ${name}`);
      }
      return true;
    },
  },
  table: {
    // v0.5.1, IcebergCatalogOperations.java:473, 313, 348 and 512.
    schemaMissing: ({ full }) => noSchema(`Iceberg Schema (database) does not exist ${full}`),
    listMissing: ({ full }) => noSchema(`Schema (database) does not exist ${full}`),
    missing: ({ name }) => noTable(`Iceberg table does not exist: ${name}`),
    taken: ({ name }) => tableTaken(`Table already exists: ${name}`),
    checkCreate: ({ indexes }) =>
      check(indexes.length === 0, 'Iceberg-catalog does not support indexes'),
    checkChange: checkIcebergChange,
    renamesAlone: true,
  },
};

/** v0.6.0-incubating, PaimonCatalogOperations.java:339 and 491. */
function checkPaimonTable({ partitioning, distribution, sortOrders, indexes }: NewTable): void {
  for (const { strategy, fieldName = [] } of partitioning) {
    check(
      strategy === 'identity' && fieldName.length === 1,
      'Paimon partition columns should not be nested.',
    );
  }
  check(
    (distribution.strategy ?? 'none') === 'none',
    'Distribution is not supported for Paimon in Gravitino now.',
  );
  check(sortOrders.length === 0, 'Sort orders are not supported for Paimon in Gravitino.');
  check(indexes.length <= 1, 'Paimon supports no more than one Index.');
  check(
    indexes.every(({ indexType }) => indexType === 'PRIMARY_KEY'),
    'Paimon only supports primary key Index.',
  );
}

export const paimon: Provider = {
  shortName: 'lakehouse-paimon',
  holds: 'tables',
  source: 'a Paimon warehouse',
  // v0.6.0-incubating, PaimonCatalogCapability.java.
  noDefaultValue:
    'Paimon set column default value through table properties instead of column info.',
  schema: {
    // v0.6.0-incubating, PaimonCatalogOperations.java:84, 229 and 249.
    missing: ({ full }) => noSchema(`Paimon schema (database) ${full} does not exist.`),
    taken: ({ full }) => schemaTaken(`Paimon schema (database) ${full} already exists.`),
    checkAlter: () => {
      throw unsupported('AlterSchema is unsupported now for Paimon Catalog.');
    },
    checkDrop: ({ tables }, { full }, { isCascade }) => {
      if (tables.size > 0 && !isCascade) {
        throw notEmpty(`Paimon schema (database) ${full}`);
      }
      return true;
    },
  },
  table: {
    // v0.6.0-incubating, PaimonCatalogOperations.java:331, 269, 90, 91 and 441.
    schemaMissing: ({ full }) => noSchema(`Paimon schema (database) ${full} does not exist.`),
    listMissing: ({ full }) => noSchema(`Paimon schema (database) ${full} does not exist.`),
    missing: ({ full }) => noTable(`Paimon table ${full} does not exist.`),
    taken: ({ full }) => tableTaken(`Paimon table ${full} already exists.`),
    checkCreate: checkPaimonTable,
    checkChange: () => undefined,
    renamesAlone: true,
    checkDrop: (_, { isPurge }) => {
      if (!isPurge) {
        throw unsupported(
          'Paimon dropTable will both remove the metadata and data, please use purgeTable instead in Gravitino.',
        );
      }
    },
  },
};
