import type { CatalogFacts } from '../../site/catalogFacts';
import type { Call, Change } from './call';
import { check, demand } from './failure';
import type { Entity, Json } from './model';
import { checkedName, isHive, standardName } from './names';

type Fields = { [field: string]: Json | undefined };
type Column = Fields & { name: string; nullable?: boolean };
type Term = Fields & { type: string; fieldName?: string[] };
type Index = Fields & { indexType: string; name?: string };
type Position = string | { after: string } | null;

/** The body that creates a table. */
export interface NewTable {
  columns?: Column[] | null;
  distribution?: { strategy?: string; number: number; funcArgs: Term[] } | null;
  sortOrders?: { sortTerm: Term; direction?: string; nullOrdering?: string }[] | null;
  partitioning?: (Fields & { strategy: string; fieldName?: string[] })[] | null;
  indexes?: Index[] | null;
}

/** One entry of `updates` of a table. */
export type TableChange = Change &
  Fields & {
    fieldName?: string[];
    oldFieldName?: string[];
    newFieldName?: string;
    position?: Position;
    newPosition?: Position;
    index?: Index;
  };

/** Whether a cell names a strategy. Units of time are one word in the matrix. */
const includes = (cell: string, strategy: string): boolean =>
  cell.toLowerCase().includes(/^(year|month|day|hour)$/.test(strategy) ? 'time' : strategy);

/** Checks a column against the matrices. @throws Failure for what the catalog refuses. */
function checkColumn(facts: CatalogFacts, column: Column): void {
  const { type, nullable = true, autoIncrement, defaultValue } = column;
  const rows = {
    'NOT NULL': !nullable,
    'Auto-increment': autoIncrement,
    'Column default value': defaultValue,
  };
  for (const [row] of Object.entries(rows).filter(([, isAsked]) => isAsked)) {
    const cell = demand(facts, 'tables', row, 'illegal');
    check(cell !== 'By a property', `${facts.source} takes default values by a property`);
  }
  const base = typeof type === 'string' ? type.replace(/\(.*/, '') : (type as Term | null)?.type;
  const category = facts.provider.startsWith('jdbc-') ? 'illegal' : 'unsupported';
  const isRefused = base !== undefined && facts.refusedTypes.includes(base);
  check(!isRefused, `${facts.source} has no type for ${base}: column ${column.name}.`, category);
}

/** Checks a table against the matrix of tables. @throws Failure for what the catalog refuses. */
function checkTable(facts: CatalogFacts, table: Required<NewTable>): void {
  const { source, tables } = facts;
  const { columns, partitioning, distribution, sortOrders, indexes } = table;
  for (const { strategy } of partitioning ?? []) {
    const cell = demand(facts, 'tables', 'Partitioning');
    check(includes(cell, strategy), `${source} does not support partitioning by ${strategy}.`);
  }
  const { strategy = 'none' } = distribution ?? {};
  const { Distribution: strategies = '' } = tables;
  check(
    strategy === 'none' ? !strategies.startsWith('Required') : includes(strategies, strategy),
    `${source} does not support the distribution ${strategy}`,
  );
  for (const { sortTerm } of sortOrders ?? []) {
    const cell = demand(facts, 'tables', 'Sort order', 'illegal');
    check(cell !== 'Columns' || sortTerm.type === 'field', `${source} sorts by columns only`);
  }
  for (const { indexType } of indexes ?? []) {
    const isPrimary = indexType.toUpperCase() === 'PRIMARY_KEY';
    demand(facts, 'tables', isPrimary ? 'Primary key' : 'Other indexes', 'illegal');
  }
  const counting = (columns ?? []).filter(({ autoIncrement }) => autoIncrement);
  const isOne = tables['Auto-increment'] === 'One column';
  check(!isOne || counting.length <= 1, 'Only one column can be auto-incremented');
}

/** A column as replies show it: releases before 0.4.0 know no auto-increment. */
const shownColumn = (column: Column, { isSince }: Call): Column => {
  const { nullable = true, autoIncrement = false, ...rest } = column;
  return { ...rest, nullable, ...(isSince('0.4.0') && { autoIncrement }) };
};

/** Returns the fields of a new table, with what the server adds to a body that says less. @throws Failure */
export function newTable(given: NewTable, facts: CatalogFacts, call: Call): Entity['fields'] {
  const {
    strategy = 'hash',
    number = 0,
    funcArgs = [],
  } = given.distribution ?? ({ strategy: 'none' } as NonNullable<NewTable['distribution']>);
  const table: Required<NewTable> = {
    columns: (given.columns ?? []).map((column) => {
      checkColumn(facts, column);
      const name = checkedName('column', column.name, facts, call);
      return shownColumn({ ...column, name }, call);
    }),
    distribution: { strategy, number, funcArgs },
    sortOrders: (given.sortOrders ?? []).map(({ sortTerm, direction = 'asc', nullOrdering }) => ({
      sortTerm,
      direction,
      nullOrdering: nullOrdering ?? (direction === 'asc' ? 'nulls_first' : 'nulls_last'),
    })),
    partitioning: given.partitioning ?? [],
    indexes: given.indexes ?? [],
  };
  checkTable(facts, table);
  // Releases before 0.4.0 have no indexes, and leave out that there is no distribution.
  const { indexes, distribution, ...fields } = table;
  const isIndexed = call.isSince('0.4.0');
  const hasDistribution = isIndexed || strategy !== 'none';
  return {
    ...fields,
    ...(hasDistribution && { distribution }),
    ...(isIndexed && { indexes }),
  } as Entity['fields'];
}

/** Checks changes against the matrix of changes. @throws Failure for what the catalog refuses. */
function checkChanges(facts: CatalogFacts, changes: readonly TableChange[]): void {
  const { source } = facts;
  for (const { '@type': type, position, nullable } of changes) {
    const cell = demand(facts, 'changes', type, 'illegal');
    const isAtEnd = !position || position === 'default';
    check(cell !== 'At the end' || isAtEnd, `${source} adds columns at the end only`);
    check(cell !== 'To nullable' || nullable === true, `${source} makes no column required`);
  }
  const others = changes.map(({ '@type': type }) => type).filter((type) => type !== 'rename');
  const isMixed = others.length > 0 && others.length < changes.length;
  check(
    !isMixed || isHive(facts),
    `${source} renames a table only without other changes: ${others.join(', ')}.`,
  );
}

/** Puts a column at its position. @throws Failure if the column before it doesn't exist. */
function place(columns: Column[], column: Column, position: Position = null): void {
  const after = typeof position === 'object' ? position?.after : undefined;
  const before = columns.findIndex(({ name }) => name === after);
  check(after === undefined || before >= 0, `Column does not exist: ${after}`);
  const end = position === 'first' ? 0 : columns.length;
  columns.splice(after === undefined ? end : before + 1, 0, column);
}

/** The field of a change that holds a column's new value, and the column's field. */
const values: Readonly<Record<string, readonly [from: string, to: string]>> = {
  updateColumnType: ['newType', 'type'],
  updateColumnComment: ['newComment', 'comment'],
  updateColumnNullability: ['nullable', 'nullable'],
  updateColumnDefaultValue: ['newDefaultValue', 'defaultValue'],
  updateColumnAutoIncrement: ['autoIncrement', 'autoIncrement'],
};

/** Changes one column. A change inside a column's type isn't simulated. @throws Failure */
function changeColumn(columns: Column[], change: TableChange, facts: CatalogFacts, call: Call) {
  const { '@type': type, ifExists, position, newPosition, newFieldName = '' } = change;
  const [first = '', ...inner] = change.fieldName ?? change.oldFieldName ?? [];
  const free = (given: string): string => {
    const name = checkedName('column', given, facts, call);
    check(!columns.some((column) => column.name === name), `Column already exists: ${name}`);
    return name;
  };
  if (inner.length > 0) {
    return;
  }
  if (type === 'addColumn') {
    const { '@type': _, fieldName: __, position: ___, ...given } = change;
    const column = shownColumn({ type: 'string', ...given, name: free(first) }, call);
    checkColumn(facts, column);
    place(columns, column, position);
    return;
  }
  const name = standardName('column', first, facts, call);
  const at = columns.findIndex((column) => column.name === name);
  const column = columns[at];
  if (column === undefined) {
    check(ifExists === true, `Column does not exist: ${name}`);
  } else if (type === 'renameColumn') {
    column.name = free(newFieldName);
  } else if (type === 'deleteColumn' || type === 'updateColumnPosition') {
    columns.splice(at, 1);
    if (type === 'updateColumnPosition') {
      place(columns, column, newPosition);
    }
  } else {
    const [from = '', to = ''] = values[type] ?? [];
    column[to] = change[from];
    checkColumn(facts, column);
  }
}

/** Returns the fields that changes leave a table with. @throws Failure if one of the changes is refused. */
export function changedTable(
  { fields }: Entity,
  changes: readonly TableChange[],
  facts: CatalogFacts,
  call: Call,
): Entity['fields'] {
  checkChanges(facts, changes);
  const columns = structuredClone(fields.columns) as Column[];
  let indexes = (fields.indexes ?? []) as Index[];
  for (const change of changes) {
    const { '@type': type, index, name, ifExists } = change;
    if (type === 'addTableIndex' && index) {
      indexes = [...indexes, index];
    } else if (type === 'deleteTableIndex') {
      const rest = indexes.filter((one) => one.name !== name);
      check(ifExists === true || rest.length < indexes.length, `Index does not exist: ${name}`);
      indexes = rest;
    } else if (type.includes('Column')) {
      changeColumn(columns, change, facts, call);
    }
  }
  return { ...fields, columns, ...(fields.indexes && { indexes }) } as Entity['fields'];
}
