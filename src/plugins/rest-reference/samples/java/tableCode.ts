import { array, call, type JavaCode, string } from './javaCode';

/** Request bodies of tables and partitions, as far as the samples of the OpenAPI files use them. */
export type DataType =
  | string
  | { type: 'list'; elementType: DataType; containsNull?: boolean }
  | { type: 'map'; keyType: DataType; valueType: DataType; valueContainsNull?: boolean }
  | {
      type: 'struct';
      fields: { name: string; type: DataType; nullable?: boolean; comment?: string }[];
    };

interface FieldReference {
  type: 'field';
  fieldName: string[];
}

export interface Literal {
  type: 'literal';
  dataType: string;
  value: string;
}

export interface TableBody {
  name: string;
  comment?: string;
  columns: { name: string; type: DataType; comment?: string; nullable?: boolean }[];
  properties?: Record<string, string>;
  partitioning?: { strategy: string; fieldName: string[] }[];
  distribution?: { strategy: string; number: number; funcArgs: FieldReference[] };
  sortOrders?: { sortTerm: FieldReference; direction: string; nullOrdering: string }[];
  indexes?: { indexType: string; name: string; fieldNames: string[][] }[];
}

export interface IdentityPartition {
  type: 'identity';
  name?: string;
  fieldNames: string[][];
  values: Literal[];
}

/** Factory of each type that is written without parameters. */
const plainTypes: Record<string, string> = {
  boolean: 'BooleanType.get()',
  byte: 'ByteType.get()',
  short: 'ShortType.get()',
  integer: 'IntegerType.get()',
  long: 'LongType.get()',
  float: 'FloatType.get()',
  double: 'DoubleType.get()',
  date: 'DateType.get()',
  time: 'TimeType.get()',
  timestamp: 'TimestampType.withoutTimeZone()',
  timestamp_tz: 'TimestampType.withTimeZone()',
  string: 'StringType.get()',
  uuid: 'UUIDType.get()',
  binary: 'BinaryType.get()',
};

const parametricTypes: Record<string, string> = {
  decimal: 'DecimalType.of',
  char: 'FixedCharType.of',
  varchar: 'VarCharType.of',
  fixed: 'FixedType.of',
};

const upper = (text: string): string => text.toUpperCase();

/**
 * Writes a data type.
 *
 * @throws Error naming the type that has no counterpart here.
 */
export function dataType(code: JavaCode, type: DataType): string {
  const types = code.productClass('rel.types.Types');
  if (typeof type === 'string') {
    const plain = plainTypes[type];
    if (plain !== undefined) {
      return `${types}.${plain}`;
    }
    const [, name = '', parameters = ''] = /^(\w+)\((.*)\)$/.exec(type) ?? [];
    const factory = parametricTypes[name];
    if (factory === undefined) {
      throw new Error(
        `The Java samples know no data type "${type}". Add it to samples/java/tableCode.ts.`,
      );
    }
    return call(
      `${types}.${factory}`,
      parameters.split(',').map((parameter) => parameter.trim()),
    );
  }
  if (type.type === 'list') {
    const factory = type.containsNull === false ? 'notNull' : 'nullable';
    return call(`${types}.ListType.${factory}`, [dataType(code, type.elementType)]);
  }
  if (type.type === 'map') {
    const factory = type.valueContainsNull === false ? 'valueNotNull' : 'valueNullable';
    return call(`${types}.MapType.${factory}`, [
      dataType(code, type.keyType),
      dataType(code, type.valueType),
    ]);
  }
  return call(
    `${types}.StructType.of`,
    type.fields.map(({ name, type: fieldType, nullable, comment }) =>
      call(`${types}.StructType.Field.${nullable === false ? 'notNullField' : 'nullableField'}`, [
        string(name),
        dataType(code, fieldType),
        ...(comment === undefined ? [] : [string(comment)]),
      ]),
    ),
  );
}

/** Writes the columns of a table. Before 0.4.0 a client took its own transfer objects only. */
export function columns(
  code: JavaCode,
  body: TableBody,
  { hasIndexes }: { hasIndexes: boolean },
): string {
  if (hasIndexes) {
    const column = code.productClass('rel.Column');
    return array(
      column,
      body.columns.map(({ name, type, comment }) =>
        call(`${column}.of`, [
          string(name),
          dataType(code, type),
          ...(comment === undefined ? [] : [string(comment)]),
        ]),
      ),
    );
  }
  const column = code.productClass('dto.rel.ColumnDTO');
  return array(
    column,
    body.columns.map(({ name, type, comment }) =>
      [
        `${column}.builder()`,
        `    .withName(${string(name)})`,
        `    .withDataType(${indentRest(dataType(code, type))})`,
        ...(comment === undefined ? [] : [`    .withComment(${string(comment)})`]),
        '    .build()',
      ].join('\n'),
    ),
  );
}

const indentRest = (text: string): string => text.replaceAll('\n', '\n    ');

const fieldNames = (names: readonly string[]): string => array('String', names.map(string));

const field = (code: JavaCode, { fieldName }: FieldReference): string =>
  call(`${code.productClass('rel.expressions.NamedReference')}.field`, fieldName.map(string));

/** Writes the arguments of a new table that follow its properties. */
export function tableLayout(
  code: JavaCode,
  body: TableBody,
  { hasIndexes }: { hasIndexes: boolean },
): string[] {
  const transforms = code.productClass('rel.expressions.transforms.Transforms');
  const distributions = code.productClass('rel.expressions.distributions.Distributions');
  const partitioning = (body.partitioning ?? []).map(({ strategy, fieldName }) =>
    call(`${transforms}.${strategy}`, [
      fieldName.length === 1 ? string(fieldName.join('')) : fieldNames(fieldName),
    ]),
  );
  const sorts = (body.sortOrders ?? []).map(({ sortTerm, direction, nullOrdering }) =>
    call(`${code.productClass('rel.expressions.sorts.SortOrders')}.of`, [
      field(code, sortTerm),
      `${code.productClass('rel.expressions.sorts.SortDirection')}.${direction === 'asc' ? 'ASCENDING' : 'DESCENDING'}`,
      `${code.productClass('rel.expressions.sorts.NullOrdering')}.${upper(nullOrdering)}`,
    ]),
  );
  const { distribution } = body;
  return [
    array(code.productClass('rel.expressions.transforms.Transform'), partitioning),
    distribution === undefined
      ? `${distributions}.NONE`
      : call(`${distributions}.${distribution.strategy}`, [
          String(distribution.number),
          ...distribution.funcArgs.map((argument) => field(code, argument)),
        ]),
    array(code.productClass('rel.expressions.sorts.SortOrder'), sorts),
    ...(hasIndexes ? [indexes(code, body)] : []),
  ];
}

function indexes(code: JavaCode, body: TableBody): string {
  const index = code.productClass('rel.indexes.Index');
  return array(
    index,
    (body.indexes ?? []).map(({ indexType, name, fieldNames: fields }) =>
      call(`${code.productClass('rel.indexes.Indexes')}.of`, [
        `${index}.IndexType.${upper(indexType)}`,
        string(name),
        `new String[][] {${fields.map((path) => `{${path.map(string).join(', ')}}`).join(', ')}}`,
      ]),
    ),
  );
}

/** Writes a partition that is made of the values of its columns. */
export function partition(
  code: JavaCode,
  { fieldNames: fields, values }: IdentityPartition,
): string {
  const literal = code.productClass('rel.expressions.literals.Literal');
  return call(`${code.productClass('rel.partitions.Partitions')}.identity`, [
    `new String[][] {${fields.map((path) => `{${path.map(string).join(', ')}}`).join(', ')}}`,
    `new ${literal}<?>[] {${values.map((value) => literalCode(code, value)).join(', ')}}`,
  ]);
}

/**
 * Writes a literal.
 *
 * @throws Error naming the data type that has no literal here.
 */
function literalCode(code: JavaCode, { dataType: type, value }: Literal): string {
  const literals = code.productClass('rel.expressions.literals.Literals');
  switch (type) {
    case 'date':
      return `${literals}.dateLiteral(${code.otherClass('java.time.LocalDate')}.parse(${string(value)}))`;
    case 'string':
      return `${literals}.stringLiteral(${string(value)})`;
    case 'integer':
      return `${literals}.integerLiteral(${value})`;
    case 'long':
      return `${literals}.longLiteral(${value}L)`;
    default:
      throw new Error(
        `The Java samples know no literal of type "${type}". Add it to samples/java/tableCode.ts.`,
      );
  }
}
