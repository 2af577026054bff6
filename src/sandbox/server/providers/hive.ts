import { check, illegal, missing, unsupported } from '../failure';
import type { Partition, Table } from '../model';
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

/** Input format, output format and SerDe of each value of `format`: v0.5.1, HiveTablePropertiesMetadata.java:95. */
const mapred = 'org.apache.hadoop.mapred';
const ql = 'org.apache.hadoop.hive.ql.io';
const serde2 = 'org.apache.hadoop.hive.serde2';
const text = [`${mapred}.TextInputFormat`, `${ql}.HiveIgnoreKeyTextOutputFormat`] as const;
const formats: Record<string, readonly [string, string, string]> = {
  SEQUENCEFILE: [
    `${mapred}.SequenceFileInputFormat`,
    `${ql}.HiveSequenceFileOutputFormat`,
    `${serde2}.lazy.LazySimpleSerDe`,
  ],
  TEXTFILE: [...text, `${serde2}.lazy.LazySimpleSerDe`],
  RCFILE: [
    `${ql}.RCFileInputFormat`,
    `${ql}.RCFileOutputFormat`,
    `${serde2}.columnar.ColumnarSerDe`,
  ],
  ORC: [`${ql}.orc.OrcInputFormat`, `${ql}.orc.OrcOutputFormat`, `${ql}.orc.OrcSerde`],
  PARQUET: [
    `${ql}.parquet.MapredParquetInputFormat`,
    `${ql}.parquet.MapredParquetOutputFormat`,
    `${ql}.parquet.serde.ParquetHiveSerDe`,
  ],
  AVRO: [
    `${ql}.avro.AvroContainerInputFormat`,
    `${ql}.avro.AvroContainerOutputFormat`,
    `${serde2}.avro.AvroSerDe`,
  ],
  JSON: [...text, 'org.apache.hive.hcatalog.data.JsonSerDe'],
  CSV: [...text, `${serde2}.OpenCSVSerde`],
  REGEX: [...text, `${serde2}.RegexSerDe`],
};

const isFieldReference = ({ type }: { type: string }): boolean => type === 'field';

/** v0.5.1, HiveCatalogOperations.java:578, 655 and 695. */
function checkCreate({
  columns,
  indexes,
  partitioning,
  distribution,
  sortOrders,
  properties,
}: NewTable): void {
  check(
    indexes.length === 0,
    'Hive-catalog does not support indexes, since indexing was removed since 3.0',
  );
  const start = columns.length - partitioning.length;
  for (const [at, { strategy, fieldName = [] }] of partitioning.entries()) {
    check(strategy === 'identity', 'Hive partition only supports identity transform');
    check(fieldName.length === 1, 'Hive partition does not support nested field');
    check(
      columns[start + at]?.name === fieldName[0],
      'The partition field must be placed at the end of the columns in order',
    );
  }
  check(
    distribution.funcArgs.every(isFieldReference),
    'Hive distribution only supports field reference',
  );
  check(
    sortOrders.every(({ sortTerm }) => isFieldReference(sortTerm)),
    'Hive sort order only supports name reference',
  );
  const type = properties['table-type']?.toUpperCase() ?? 'MANAGED_TABLE';
  check(/^(MANAGED|EXTERNAL)_TABLE$/.test(type), `Unsupported table type: ${type}`);
}

/** v0.5.1, HiveCatalogOperations.java:599 and 818. */
function checkChange(change: TableChange, table: Table): void {
  const { '@type': type, position, newPosition } = change;
  if (/TableIndex$/.test(type)) {
    const name = type === 'addTableIndex' ? 'AddIndex' : 'DeleteIndex';
    throw illegal(`Unsupported table change type: ${name}`);
  }
  const field = (change.fieldName ?? change.oldFieldName)?.join('.');
  if (field === undefined) {
    return;
  }
  const partitionFields = table.partitioning.map(({ fieldName }) => fieldName?.[0]);
  const after = [position, newPosition].find((one) => typeof one === 'object' && one !== null);
  const isAfterPartition = typeof after === 'object' && partitionFields.includes(after?.after);
  check(
    type === 'updateColumnComment' || !partitionFields.includes(field),
    `Cannot alter partition column: ${field}`,
  );
  check(
    type !== 'updateColumnPosition' || !isAfterPartition,
    'Cannot alter column position to after partition column',
  );
  if (type === 'addColumn') {
    check(
      !table.columns.some(({ name }) => name === field),
      `Cannot add column with duplicate name: ${field}`,
    );
    check(!isAfterPartition, 'Cannot add column after partition column');
    check(change.autoIncrement !== true, 'Hive catalog does not support auto-increment column');
  }
  if (type === 'updateColumnAutoIncrement') {
    throw illegal('Hive does not support altering column auto increment');
  }
}

/** v0.5.1, HiveTableOperations.java:135. */
function addPartition(partition: Partition, table: Table): Partition & { name: string } {
  check(partition.type === 'identity', 'Hive only supports identity partition');
  const { fieldNames = [], values = [] } = partition;
  const expected = table.partitioning.map(({ fieldName }) => fieldName?.[0] ?? '');
  const given = fieldNames.map((field) => field.join('.'));
  check(
    expected.length === given.length,
    `Hive partition field names must be the same as table partitioning field names: ${expected.join(',')}, but got ${given.join(',')}`,
  );
  for (const [first = ''] of fieldNames) {
    check(
      expected.includes(first),
      `Hive partition field name must be in table partitioning field names: ${expected.join(',')}, but got ${first}`,
    );
  }
  const name = fieldNames.map(([first], at) => `${first}=${values[at]?.value}`).join('/');
  return {
    type: 'identity',
    name,
    fieldNames,
    // The metastore keeps the values as text: v0.5.1, HiveTableOperations.java:121.
    values: values.map(({ value }) => ({ type: 'literal', dataType: 'string', value })),
    properties: partition.properties ?? {},
  };
}

/** Hive 2.x, by its metastore. */
export const hive: Provider = {
  shortName: 'hive',
  holds: 'tables',
  source: 'a Hive metastore',
  isCaseInsensitive: true,
  // v0.5.1, HiveCatalogCapability.java:15 and 24.
  noNotNull:
    'The NOT NULL constraint for column is only supported since Hive 3.0, but the current Gravitino Hive catalog only supports Hive 2.x.',
  noDefaultValue:
    'The DEFAULT constraint for column is only supported since Hive 3.0, but the current Gravitino Hive catalog only supports Hive 2.x.',
  schema: {
    initial: { name: 'default', comment: 'Default Hive database', isHeld: false },
    // v0.5.1, HiveCatalogOperations.java:385.
    missing: ({ name }) =>
      noSchema(`Hive schema (database) does not exist: ${name} in Hive Metastore`),
    // v0.5.1, HiveCatalogOperations.java:356.
    taken: ({ name }) =>
      schemaTaken(`Hive schema (database) '${name}' already exists in Hive Metastore`),
    // v0.5.1, HiveCatalogOperations.java:477.
    checkDrop: ({ tables }, { name }, { isCascade }) => {
      if (tables.size > 0 && !isCascade) {
        throw notEmpty(`Hive schema (database) ${name}`);
      }
      return true;
    },
  },
  table: {
    // v0.5.1, HiveCatalogOperations.java:713 and 505.
    schemaMissing: ({ full }) => noSchema(`Hive Schema (database) does not exist: ${full} `),
    listMissing: ({ full }) => noSchema(`Schema (database) does not exist ${full}`),
    // v0.5.1, HiveCatalogOperations.java:569 and 744.
    missing: ({ name }) => noTable(`Hive table does not exist: ${name} in Hive Metastore`),
    taken: ({ name }) => tableTaken(`Table already exists: ${name}`),
    checkCreate,
    checkChange,
    // v0.5.1, HiveCatalogOperations.java:1013, and 1061, which loads the table before either.
    checkDrop: ({ properties }, { isPurge }) => {
      if (isPurge && properties['table-type'] === 'EXTERNAL_TABLE') {
        throw unsupported("Can't purge a external hive table");
      }
    },
    dropsOnlyPresent: () => true,
    // v0.5.1, HiveTable.java, `buildTableProperties`.
    properties: ({ name, properties: given }, schema) => {
      const { format, ...rest } = given;
      const [input, output, serde] = formats[format?.toUpperCase() ?? 'TEXTFILE'] ?? [];
      const parent = schema.properties.location;
      return {
        ...(parent && { location: `${parent}/${name}` }),
        'table-type': 'MANAGED_TABLE',
        ...(input && { 'input-format': input }),
        ...(output && { 'output-format': output }),
        ...(serde && { 'serde-lib': serde }),
        'serde-name': name,
        ...rest,
      };
    },
    partitions: {
      add: addPartition,
      // v0.5.1, HiveTableOperations.java:102.
      missing: (name) =>
        missing('Partition', `Hive partition ${name} does not exist in Hive Metastore`),
    },
  },
};
