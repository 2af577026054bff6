import {
  type Body,
  type Call,
  created,
  find,
  findIfThere,
  findParent,
  type Handler,
  isSet,
  modified,
} from './call';
import { newEntity, shown } from './entities';
import { check, demand, Failure, taken } from './failure';
import {
  allBelow,
  childrenOf,
  type Entity,
  emptyEntity,
  type Kind,
  kinds,
  pathOf,
  rename,
  store,
} from './model';
import { checkedName, isHive } from './names';
import { changedProperties } from './properties';
import { relationHandlers } from './relations';
import { changedTable, type TableChange } from './tables';

function create(call: Call, kind: Kind): object {
  const entity = newEntity(call, kind, call.body);
  if (/^(hive|kafka)$/.test((kind === 'catalog' && entity.facts?.provider) || '')) {
    const audit = created(call);
    store(emptyEntity({ kind: 'schema', name: 'default', audit, parent: entity, isInitial: true }));
  }
  // A new catalog counts as modified since 0.5.1.
  const isModified = kind === 'catalog' && call.isSince('0.5.1');
  entity.audit = isModified ? modified(entity.audit, call) : entity.audit;
  return { [kind]: shown(entity) };
}

const load = (call: Call, kind: Kind): object => ({ [kind]: shown(find(call, kind)) });

/** Lists as whole objects, as names, or as identifiers, depending on the kind. */
function list(call: Call, kind: Kind): object {
  const parent = findParent(call, kind);
  const all = childrenOf(parent, kind);
  const isNamed = kind === 'tag' || kind === 'partition';
  const hasDetails = isNamed || (kind === 'catalog' && call.isSince('0.5.0'));
  if (kind === 'metalake' || (hasDetails && isSet(call, 'details'))) {
    return { [`${kind}s`]: all.map(shown) };
  }
  const names = all.map(({ name }) => name);
  return isNamed
    ? { names }
    : { identifiers: names.map((name) => ({ namespace: pathOf(parent), name })) };
}

function alter(call: Call, kind: Kind): object {
  const entity = find(call, kind);
  const { facts } = entity;
  const changes = (call.body.updates ?? []) as TableChange[];
  const properties = changedProperties(entity, changes);
  if (kind === 'schema') {
    demand(facts, 'schemas', 'Alter properties');
  }
  const given = changes.findLast(({ '@type': type }) => type === 'rename')?.newName;
  const name = given === undefined ? entity.name : checkedName(kind, given, facts, call);
  if (name !== entity.name && entity.parent?.children[kind]?.has(name)) {
    const failure = taken(kind, [...pathOf(entity.parent), name]);
    throw kind === 'table' ? failure : new Failure('internal', failure.message);
  }
  if (kind === 'table' && facts) {
    entity.fields = changedTable(entity, changes, facts, call);
  }
  const last = changes.findLast(({ '@type': type }) => /^(update|remove)Comment$/.test(type));
  entity.comment = last ? (last.newComment ?? null) : entity.comment;
  entity.properties = properties;
  entity.audit = modified(entity.audit, call);
  rename(entity, name);
  return { [kind]: shown(entity) };
}

/** @throws Failure if the matrices say that an object can't be dropped in this way, or if it isn't empty. */
function checkDrop(entity: Entity, call: Call): void {
  const { kind, properties, facts } = entity;
  const isPurge = isSet(call, 'purge');
  if (kind === 'schema') {
    const isCascade = isSet(call, 'cascade');
    demand(facts, 'schemas', 'Drop an empty one');
    const row = 'Drop with content, cascade=true';
    const cell = isCascade ? demand(facts, 'schemas', row, 'illegal') : facts?.schemas[row];
    const isDropped = allBelow(entity).length === 0 || isCascade || cell === 'Without cascade';
    check(isDropped, `The schema ${entity.name} is not empty. Add ?cascade=true.`, 'nonEmpty');
  } else if (kind === 'table') {
    const cell = demand(facts, 'tables', isPurge ? 'Purge' : 'Drop');
    const isExternal = properties['table-type']?.toUpperCase() === 'EXTERNAL_TABLE';
    const isDropped = cell !== 'Managed tables' || !isExternal;
    check(isDropped, `${facts?.source} does not purge external tables.`, 'unsupported');
  } else if (kind === 'partition') {
    check(!isPurge, 'Partitions can be dropped, but not purged.', 'unsupported');
  } else if (kind === 'metalake' || kind === 'catalog') {
    const content = childrenOf(entity, kind === 'metalake' ? 'catalog' : 'schema');
    const isEmpty = content.every(({ isInitial }) => isInitial);
    check(isEmpty, `The ${kind} ${entity.name} is not empty. Drop its content.`, 'internal');
  }
}

/** @param result field of the reply. */
function drop(call: Call, kind: Kind, result: 'dropped' | 'removed' | 'deleted'): object {
  const entity = findIfThere(call, kind);
  if (entity === undefined) {
    // Before 0.6.0, Hive drops only tables that exist.
    const isRefused = kind === 'table' && !call.isSince('0.6.0');
    return isRefused && isHive(find(call, 'catalog').facts)
      ? find(call, kind)
      : { [result]: false };
  }
  checkDrop(entity, call);
  for (const other of entity.parent ? allBelow(entity.parent) : []) {
    other.tags.delete(entity);
    if (kind === 'role' && Array.isArray(other.fields.roles)) {
      other.fields = { roles: other.fields.roles.filter((role) => role !== entity.name) };
    }
  }
  return { [result]: entity.parent?.children[kind]?.delete(entity.name) ?? false };
}

/** Adds partitions; one without a name is named after its fields and values. */
const addPartitions: Handler = (call) => {
  const { partitions } = call.body as { partitions: Body[] };
  const isIdentity = partitions.every(({ type }) => type === 'identity');
  const { facts } = find(call, 'table');
  check(isIdentity || !isHive(facts), 'Hive supports identity partitions only.');
  const added = partitions.map((partition) => {
    const fieldNames = (partition.fieldNames ?? []) as string[][];
    const values = (partition.values ?? []) as { value: string | null }[];
    const named = fieldNames.map((field, at) => `${field.join('.')}=${values[at]?.value}`);
    return newEntity(call, 'partition', { ...partition, name: partition.name ?? named.join('/') });
  });
  return { partitions: added.map(shown) };
};

/** Checks the body as for a new catalog; a page can't connect to a source. */
const testConnection: Handler = (call) => {
  const { parent, facts, name } = newEntity(call, 'catalog', call.body);
  parent?.children.catalog?.delete(name);
  throw new Failure(
    'connection',
    `The simulated server cannot connect to anything. A real one would now connect to ${facts?.source}.`,
  );
};

const special: Readonly<Record<string, Handler>> = {
  ...relationHandlers,
  addPartitions,
  testConnection,
};

const general: Readonly<Record<string, (call: Call, kind: Kind) => object>> = {
  list,
  create,
  add: create,
  load,
  get: load,
  alter,
  drop: (call, kind) => drop(call, kind, 'dropped'),
  remove: (call, kind) => drop(call, kind, 'removed'),
  delete: (call, kind) => drop(call, kind, kind === 'tag' ? 'dropped' : 'deleted'),
};

/** @throws Failure for a catalog whose tables have no partitions that requests can change. */
function checkPartitions(call: Call): void {
  const { tables = {} } = find(call, 'table').facts ?? {};
  const [, cell = 'No'] = Object.entries(tables).find(([row]) => row.endsWith('partitions')) ?? [];
  check(cell !== 'No', 'This table has no partitions that requests can change.', 'unsupported');
}

/** Returns what answers an operation of the OpenAPI file, such as `listTables`, if it is simulated. */
export function handlerOf(id: string): Handler | undefined {
  const [, verb = '', noun = ''] = /^([a-z]+)(\w+?)s?$/.exec(id) ?? [];
  const kind = noun.toLowerCase() as Kind;
  const answer = Object.hasOwn(kinds, kind) ? general[verb] : undefined;
  const handler = special[id] ?? (answer && ((call: Call) => answer(call, kind)));
  return handler && kind === 'partition'
    ? (call) => {
        checkPartitions(call);
        return handler(call);
      }
    : handler;
}
