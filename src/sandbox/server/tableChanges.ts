import { check, illegal } from './failure';
import type { Column, Table } from './model';
import { checkedName, standardName } from './names';
import { changeProperties, type PropertyChange } from './properties';
import type { ColumnPosition, Provider, TableChange } from './providers/provider';
import type { Release } from './release';

interface Context {
  provider: Provider;
  rules: NonNullable<Provider['table']>;
  release: Release;
}

type Draft = Pick<Table, 'comment' | 'columns' | 'properties' | 'indexes'>;

/** Where a column goes. v0.5.1, HiveCatalogOperations.java:865; a default is before the partition columns, which stand last. */
function placeFor(position: ColumnPosition | null | undefined, draft: Draft, table: Table): number {
  if (typeof position === 'object' && position !== null) {
    const at = draft.columns.findIndex(({ name }) => name === position.after);
    check(at !== -1, `Column does not exist: ${position.after}`);
    return at + 1;
  }
  const keys = table.partitioning.map(({ strategy, fieldName }) =>
    strategy === 'identity' ? fieldName?.[0] : undefined,
  );
  const firstKey = draft.columns.findIndex(({ name }) => keys.includes(name));
  const isLast = firstKey === -1 || !keys.includes(draft.columns.at(-1)?.name);
  return position === 'first' ? 0 : isLast ? draft.columns.length : firstKey;
}

/** Changes one column of a draft. @throws Failure if it isn't there, or if another one has the new name. */
function changeColumn(change: TableChange, draft: Draft, table: Table, context: Context): void {
  const { provider, release } = context;
  const { '@type': type } = change;
  const path = change.fieldName ?? change.oldFieldName ?? [];
  const name = standardName('COLUMN', path[0] ?? '', provider, release);
  const at = draft.columns.findIndex((column) => column.name === name);
  const className = type.charAt(0).toUpperCase() + type.slice(1);
  if (type === 'deleteColumn') {
    check(at !== -1 || change.ifExists === true, `${className} does not exist: ${name}`);
    if (at !== -1) {
      draft.columns.splice(at, 1);
    }
    return;
  }
  const column = draft.columns[at];
  if (column === undefined) {
    throw illegal(`${className} does not exist: ${name}`);
  }
  if (path.length > 1) {
    // A field inside of a column's type: the sandbox checks no deeper than the column.
    return;
  }
  if (type === 'renameColumn') {
    const newName = checkedName('COLUMN', change.newFieldName ?? '', provider, release);
    check(!draft.columns.some((one) => one.name === newName), `Column already exists: ${newName}`);
    column.name = newName;
  } else if (type === 'updateColumnPosition') {
    draft.columns.splice(at, 1);
    draft.columns.splice(placeFor(change.newPosition, draft, table), 0, column);
  } else {
    Object.assign(column, newValues(change, context, name));
  }
}

/** What a change sets of a column. */
function newValues(change: TableChange, { provider }: Context, name: string): Partial<Column> {
  switch (change['@type']) {
    case 'updateColumnType':
      return { type: change.newType };
    case 'updateColumnComment':
      return { comment: change.newComment };
    case 'updateColumnNullability': {
      const { nullable = true } = change;
      check(nullable || !provider.noNotNull, `${provider.noNotNull} Illegal column: ${name}`);
      return { nullable };
    }
    case 'updateColumnDefaultValue':
      check(!provider.noDefaultValue, `${provider.noDefaultValue} Illegal column: ${name}`);
      return { defaultValue: change.newDefaultValue };
    case 'updateColumnAutoIncrement':
      return { autoIncrement: change.autoIncrement ?? false };
    default:
      throw illegal(`Unsupported column change type: ${change['@type']}`);
  }
}

function addColumn(change: TableChange, draft: Draft, table: Table, context: Context): void {
  const { provider, release } = context;
  const { fieldName = [], type = 'string', comment, nullable = true, defaultValue } = change;
  if (fieldName.length > 1) {
    return;
  }
  const name = checkedName('COLUMN', fieldName[0] ?? '', provider, release);
  check(
    nullable || !provider.noNotNull || !release.isSince('0.5.0'),
    `${provider.noNotNull} Illegal column: ${name}`,
  );
  check(
    !defaultValue || !provider.noDefaultValue,
    `${provider.noDefaultValue} Illegal column: ${name}`,
  );
  check(
    !draft.columns.some((one) => one.name === name),
    `Cannot add column with duplicate name: ${name}`,
  );
  draft.columns.splice(placeFor(change.position, draft, table), 0, {
    name,
    type,
    comment,
    nullable,
    autoIncrement: change.autoIncrement ?? false,
    ...(defaultValue && { defaultValue }),
  });
}

/**
 * Returns what changes make of a table; all of them, or none.
 *
 * @throws Failure of the provider for a change that it refuses.
 */
export function changeTable(
  table: Table,
  changes: readonly TableChange[],
  context: Context,
): Draft {
  const draft: Draft = {
    comment: table.comment,
    columns: structuredClone(table.columns),
    properties: { ...table.properties },
    indexes: [...table.indexes],
  };
  for (const change of changes) {
    const { '@type': type, index, name } = change;
    context.rules.checkChange(change, { ...table, ...draft }, context.release);
    if (type === 'updateComment') {
      draft.comment = change.newComment;
    } else if (type === 'addColumn') {
      addColumn(change, draft, table, context);
    } else if (type === 'addTableIndex' && index) {
      draft.indexes.push(index);
    } else if (type === 'deleteTableIndex') {
      draft.indexes = draft.indexes.filter((one) => one.name !== name);
    } else if (change.fieldName ?? change.oldFieldName) {
      changeColumn(change, draft, table, context);
    }
  }
  changeProperties(draft.properties, changes as readonly PropertyChange[]);
  return draft;
}
