import { type Call, type Handler, isSet, param } from './call';
import { check } from './failure';
import {
  below,
  created,
  identifiersBelow,
  modified,
  rename,
  type SchemaPlace,
  schemaPlaceOf,
  withoutEmpty,
} from './find';
import type { Column, Distribution, Schema, Table } from './model';
import { checkedName, standardName } from './names';
import {
  checkNewProperties,
  checkPropertyChanges,
  type PropertyChange,
  type PropertyPlace,
  shownProperties,
} from './properties';
import type { Identifier, NewTable, Provider, TableChange } from './providers/provider';
import { checkHolds, schemaFor } from './schemas';
import { changeTable } from './tableChanges';

const placeOf = ({ shortName }: Provider, { release }: Call): PropertyPlace => ({
  provider: shortName,
  object: 'table',
  release,
});

/** How replies say that there is none: v0.5.1, `Distributions.NONE`. */
const undistributed: Distribution = { strategy: 'none', number: 0, funcArgs: [] };

type TableRules = NonNullable<Provider['table']>;

/** The rules of a catalog's tables. @throws Failure if it holds none. */
function rulesOf(place: Pick<SchemaPlace, 'provider'>): TableRules {
  checkHolds(place, 'tables');
  return place.provider.table as TableRules;
}

function shownColumn(column: Column, { release }: Call): object {
  const { autoIncrement, ...rest } = column;
  return withoutEmpty({
    ...rest,
    ...(release.isSince('0.4.0') && { autoIncrement }),
  });
}

function shown(table: Table, provider: Provider, call: Call): object {
  const { name, comment, columns, properties, audit, distribution, sortOrders } = table;
  const isIndexed = call.release.isSince('0.4.0');
  return withoutEmpty({
    name,
    comment,
    columns: columns.map((column) => shownColumn(column, call)),
    properties: shownProperties(properties, placeOf(provider, call)),
    audit,
    // Releases before 0.4.0 leave out that there is none.
    distribution: distribution.strategy === 'none' && !isIndexed ? undefined : distribution,
    sortOrders,
    partitioning: table.partitioning,
    ...(isIndexed && { indexes: table.indexes }),
  });
}

/** A table with the place it is at. @throws Failure of the provider if it isn't there. */
export function tableOf(call: Call): SchemaPlace & {
  table: Table;
  tableIdent: Identifier;
  rules: TableRules;
} {
  const place = schemaPlaceOf(call);
  const rules = rulesOf(place);
  const name = standardName('TABLE', param(call, 'table'), place.provider, call.release);
  const tableIdent = below(place.ident, name);
  const table = place.schema?.tables.get(name);
  if (table === undefined) {
    throw rules.missing(tableIdent, place.ident.name);
  }
  return { ...place, table, tableIdent, rules };
}

const list: Handler = (call) => {
  const { schema, ident } = schemaFor(call, (place) => rulesOf(place).listMissing(place.ident));
  rulesOf(schemaPlaceOf(call));
  return { identifiers: identifiersBelow(ident.full, schema.tables.keys()) };
};

/** What a body means that says less than it may; names as the source keeps them. */
function completed(given: Partial<NewTable>, { provider }: SchemaPlace, call: Call): NewTable {
  const field = (name: string): string => standardName('COLUMN', name, provider, call.release);
  const path = ([first = '', ...rest]: string[]): string[] => [field(first), ...rest];
  const named = <T extends { fieldName?: string[] }>(one: T): T =>
    one.fieldName ? { ...one, fieldName: path(one.fieldName) } : one;
  const { distribution } = given;
  return {
    name: checkedName('TABLE', given.name ?? '', provider, call.release),
    comment: given.comment,
    properties: { ...given.properties },
    columns: (given.columns ?? []).map((column) => {
      const { name, type, comment, nullable = true, autoIncrement = false, defaultValue } = column;
      check(
        nullable || provider.noNotNull === undefined || !call.release.isSince('0.5.0'),
        `${provider.noNotNull} Illegal column: ${name}`,
      );
      check(
        !defaultValue || provider.noDefaultValue === undefined || !call.release.isSince('0.5.0'),
        `${provider.noDefaultValue} Illegal column: ${name}`,
      );
      return {
        name: checkedName('COLUMN', name, provider, call.release),
        type,
        comment,
        nullable,
        autoIncrement,
        ...(defaultValue && { defaultValue }),
      };
    }),
    distribution: distribution
      ? {
          strategy: distribution.strategy ?? 'hash',
          number: distribution.number,
          funcArgs: distribution.funcArgs.map(named),
        }
      : undistributed,
    sortOrders: (given.sortOrders ?? []).map(({ sortTerm, direction = 'asc', nullOrdering }) => ({
      sortTerm: named(sortTerm),
      direction,
      nullOrdering: nullOrdering ?? (direction === 'asc' ? 'nulls_first' : 'nulls_last'),
    })),
    partitioning: (given.partitioning ?? []).map(named),
    indexes: given.indexes ?? [],
  };
}

function newTable(body: NewTable, schema: Schema, rules: TableRules, call: Call): Table {
  const assigned = body.partitioning.flatMap(({ assignments }) => assignments ?? []);
  return {
    ...body,
    properties: rules.properties?.(body, schema) ?? body.properties,
    audit: created(call),
    tags: new Set(),
    partitions: new Map(
      assigned.map((partition) => [
        partition.name ?? '',
        { ...partition, properties: partition.properties ?? {} },
      ]),
    ),
  };
}

const create: Handler = (call) => {
  const place = schemaPlaceOf(call);
  const { provider, schema, ident } = place;
  const rules = rulesOf(place);
  const body = completed(call.body as Partial<NewTable>, place, call);
  checkNewProperties(body.properties, placeOf(provider, call));
  rules.checkCreate(body, call.release);
  if (schema === undefined) {
    throw rules.schemaMissing(ident);
  }
  if (schema.tables.has(body.name)) {
    throw rules.taken(below(ident, body.name));
  }
  const table = newTable(body, schema, rules, call);
  schema.tables.set(table.name, table);
  schema.isHeld = true;
  return { table: shown(table, provider, call) };
};

const load: Handler = (call) => {
  const { table, provider } = tableOf(call);
  return { table: shown(table, provider, call) };
};

const alter: Handler = (call) => {
  const { updates } = call.body as { updates: TableChange[] };
  const place = schemaPlaceOf(call);
  checkHolds(place, 'tables');
  checkPropertyChanges(updates as PropertyChange[], placeOf(place.provider, call));
  const { table, tableIdent, schema, provider, rules } = tableOf(call);
  const rename_ = updates.findLast(({ '@type': type }) => type === 'rename');
  // v0.5.1, JdbcCatalogOperations.java:327, IcebergCatalogOperations.java:374.
  const others = updates.filter(({ '@type': type }) => type !== 'rename');
  check(
    !rules.renamesAlone || rename_ === undefined || others.length === 0,
    `The operation to change the table name cannot be performed together with other operations.The list of operations that you cannot perform includes: \n ${others.map(({ '@type': type }) => type).join('\n')}`,
  );
  const changed = changeTable(table, updates, { provider, rules, release: call.release });
  const name =
    rename_?.newName === undefined
      ? table.name
      : checkedName('TABLE', rename_.newName, provider, call.release);
  if (name !== table.name && schema?.tables.has(name)) {
    throw rules.taken(below(place.ident, name));
  }
  Object.assign(table, changed, { audit: modified(table.audit, call) });
  if (schema && name !== tableIdent.name) {
    rename(schema.tables, table, name);
  }
  return { table: shown(table, provider, call) };
};

const drop: Handler = (call) => {
  const place = schemaPlaceOf(call);
  const rules = rulesOf(place);
  const isPurge = isSet(call, 'purge');
  const name = standardName('TABLE', param(call, 'table'), place.provider, call.release);
  const table = place.schema?.tables.get(name);
  if (table === undefined) {
    if (rules.dropsOnlyPresent?.(call.release)) {
      throw rules.missing(below(place.ident, name), place.ident.name);
    }
    return { dropped: false };
  }
  rules.checkDrop?.(table, { isPurge });
  return { dropped: place.schema?.tables.delete(name) ?? false };
};

export const tableHandlers = {
  listTables: list,
  createTable: create,
  loadTable: load,
  alterTable: alter,
  dropTable: drop,
} satisfies Record<string, Handler>;
