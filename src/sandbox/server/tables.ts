import type { CatalogFacts } from '../../site/catalogFacts';
import { check, demand } from './failure';
import { type Body, type Call, type Entity, isHive, sourceName, type Update } from './model';
import { checkedName } from './rules';

export interface Column {
  [field: string]: unknown;
  name: string;
  nullable?: boolean;
}
interface Index {
  indexType: string;
  name?: string;
}
type Position = string | { after: string } | null;

interface Table {
  columns: Column[];
  distribution: { strategy: string; number: number; funcArgs: unknown[] };
  sortOrders: { sortTerm: { type: string }; direction?: string; nullOrdering?: string }[];
  partitioning: { strategy: string }[];
  indexes: Index[];
}

/** Checks whether a cell names a strategy. The matrix summarizes units of time as `time`. */
const namesStrategy = (cell: string, strategy: string): boolean =>
  cell.toLowerCase().includes(/^(year|month|day|hour)$/.test(strategy) ? 'time' : strategy);

function checkColumn(facts: CatalogFacts, column: Column): void {
  const { name, type, nullable = true, autoIncrement, defaultValue } = column;
  const rows = {
    'NOT NULL': !nullable,
    'Auto-increment': autoIncrement,
    'Column default value': defaultValue,
  };
  for (const [row] of Object.entries(rows).filter(([, isAsked]) => isAsked)) {
    const cell = demand(facts, 'tables', row, 'illegal');
    check(cell !== 'By a property', `${facts.source} sets default values through a property.`);
  }
  const base =
    typeof type === 'string' ? type.replace(/\(.*/, '') : (type as { type?: string } | null)?.type;
  const category = facts.provider.startsWith('jdbc-') ? 'illegal' : 'unsupported';
  const isRefused = base !== undefined && facts.refusedTypes.includes(base);
  check(!isRefused, `${facts.source} has no type for ${base}: column ${name}.`, category);
}

/** Checks a table against the matrix of tables. @throws Failure if the catalog doesn't support it. */
function checkTable(facts: CatalogFacts, table: Table): void {
  const { source, tables } = facts;
  for (const { strategy } of table.partitioning) {
    const cell = demand(facts, 'tables', 'Partitioning');
    check(namesStrategy(cell, strategy), `${source} does not support partitioning by ${strategy}.`);
  }
  const { strategy } = table.distribution;
  const { Distribution: strategies = '' } = tables;
  check(
    strategy === 'none' ? !strategies.startsWith('Required') : namesStrategy(strategies, strategy),
    `${source} does not support the distribution ${strategy}.`,
  );
  for (const { sortTerm } of table.sortOrders) {
    const cell = demand(facts, 'tables', 'Sort order', 'illegal');
    check(cell !== 'Columns' || sortTerm.type === 'field', `${source} sorts only by columns.`);
  }
  for (const { indexType } of table.indexes) {
    const isPrimary = indexType.toUpperCase() === 'PRIMARY_KEY';
    demand(facts, 'tables', isPrimary ? 'Primary key' : 'Other indexes', 'illegal');
  }
  const counting = table.columns.filter(({ autoIncrement }) => autoIncrement);
  const isOne = tables['Auto-increment'] === 'One column';
  check(!isOne || counting.length <= 1, 'Only one column can be auto-incremented.');
}

/** Returns a column as replies contain it: releases before 0.4.0 don't have auto-increment. */
const shownColumn = (column: Column, { isSince }: Call): Column => {
  const { nullable = true, autoIncrement = false, ...rest } = column;
  return { ...rest, nullable, ...(isSince('0.4.0') && { autoIncrement }) };
};

/** Returns the fields of a new table, including the server's defaults. @throws Failure */
export function newTable(body: Body, facts: CatalogFacts, call: Call): Entity['fields'] {
  const given = body as { [part in keyof Table]?: Partial<Table[part]> | null };
  const table: Table = {
    columns: ((given.columns ?? []) as Column[]).map((column) => {
      checkColumn(facts, column);
      const name = checkedName('column', column.name, facts, call);
      return shownColumn({ ...column, name }, call);
    }),
    distribution: {
      strategy: given.distribution ? 'hash' : 'none',
      number: 0,
      funcArgs: [],
      ...given.distribution,
    },
    sortOrders: ((given.sortOrders ?? []) as Table['sortOrders']).map(
      ({ sortTerm, direction = 'asc', nullOrdering }) => ({
        sortTerm,
        direction,
        nullOrdering: nullOrdering ?? (direction === 'asc' ? 'nulls_first' : 'nulls_last'),
      }),
    ),
    partitioning: (given.partitioning ?? []) as Table['partitioning'],
    indexes: (given.indexes ?? []) as Index[],
  };
  checkTable(facts, table);
  // Releases before 0.4.0 don't have indexes, and omit an empty distribution.
  const { indexes, distribution, ...fields } = table;
  const isIndexed = call.isSince('0.4.0');
  return {
    ...fields,
    ...((isIndexed || distribution.strategy !== 'none') && { distribution }),
    ...(isIndexed && { indexes }),
  };
}

/** Checks changes against the matrix of changes. @throws Failure if the catalog doesn't support one. */
function checkChanges(facts: CatalogFacts, changes: readonly Update[]): void {
  const { source } = facts;
  for (const { '@type': type, position, nullable } of changes) {
    const cell = demand(facts, 'changes', type, 'illegal');
    const isAtEnd = !position || position === 'default';
    check(cell !== 'At the end' || isAtEnd, `${source} adds columns only at the end.`);
    check(cell !== 'To nullable' || nullable === true, `${source} can't make a column required.`);
  }
  const others = changes.map(({ '@type': type }) => type).filter((type) => type !== 'rename');
  const isMixed = others.length > 0 && others.length < changes.length;
  check(
    !isMixed || isHive(facts),
    `${source} can't rename a table together with other changes: ${others.join(', ')}.`,
  );
}

/** Inserts a column at its position. @throws Failure if the column before it doesn't exist. */
function insertColumn(columns: Column[], column: Column, position: Position = null): void {
  const after = typeof position === 'object' ? position?.after : undefined;
  const before = columns.findIndex(({ name }) => name === after);
  check(after === undefined || before >= 0, `The column ${after} does not exist.`);
  const end = position === 'first' ? 0 : columns.length;
  columns.splice(after === undefined ? end : before + 1, 0, column);
}

/** Maps the field of a change to the field of a column. */
const values: Readonly<Record<string, readonly [from: string, to: string]>> = {
  updateColumnType: ['newType', 'type'],
  updateColumnComment: ['newComment', 'comment'],
  updateColumnNullability: ['nullable', 'nullable'],
  updateColumnDefaultValue: ['newDefaultValue', 'defaultValue'],
  updateColumnAutoIncrement: ['autoIncrement', 'autoIncrement'],
};

/** Changes a column. Changes inside its type aren't simulated. @throws Failure */
function changeColumn(columns: Column[], change: Update, facts: CatalogFacts, call: Call) {
  const { '@type': type, fieldName, position, newPosition, newFieldName, ...given } = change;
  const [first = '', ...inner] = (fieldName ?? change.oldFieldName ?? []) as string[];
  const unusedName = (given: string): string => {
    const name = checkedName('column', given, facts, call);
    check(!columns.some((column) => column.name === name), `The column ${name} already exists.`);
    return name;
  };
  if (inner.length > 0) {
    return;
  }
  if (type === 'addColumn') {
    const column = shownColumn({ type: 'string', ...given, name: unusedName(first) }, call);
    checkColumn(facts, column);
    insertColumn(columns, column, position as Position);
    return;
  }
  const name = sourceName('column', first, facts, call);
  const at = columns.findIndex((column) => column.name === name);
  const column = columns[at];
  if (column === undefined) {
    check(change.ifExists === true, `The column ${name} does not exist.`);
  } else if (type === 'renameColumn') {
    column.name = unusedName(String(newFieldName));
  } else if (type === 'deleteColumn' || type === 'updateColumnPosition') {
    columns.splice(at, 1);
    if (type === 'updateColumnPosition') {
      insertColumn(columns, column, newPosition as Position);
    }
  } else {
    const [from = '', to = ''] = values[type] ?? [];
    column[to] = change[from];
    checkColumn(facts, column);
  }
}

/** Returns the fields of a table after some changes. @throws Failure if a change is rejected. */
export function changedTable(
  { fields }: Entity,
  changes: readonly Update[],
  facts: CatalogFacts,
  call: Call,
): Entity['fields'] {
  checkChanges(facts, changes);
  const columns = structuredClone(fields.columns) as Column[];
  let indexes = (fields.indexes ?? []) as Index[];
  for (const change of changes) {
    const { '@type': type, index, name, ifExists } = change;
    if (type === 'addTableIndex' && index) {
      indexes = [...indexes, index as Index];
    } else if (type === 'deleteTableIndex') {
      const rest = indexes.filter((known) => known.name !== name);
      const isGone = rest.length < indexes.length || ifExists === true;
      check(isGone, `The index ${name} does not exist.`);
      indexes = rest;
    } else if (type.includes('Column')) {
      changeColumn(columns, change, facts, call);
    }
  }
  return { ...fields, columns, ...(fields.indexes !== undefined && { indexes }) };
}
