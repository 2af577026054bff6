import { accessHandlers } from './access';
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
  factsOf,
  type Kind,
  kinds,
  pathOf,
  rename,
  store,
} from './model';
import { checkedName } from './names';
import { changedProperties } from './properties';
import { sourceOf } from './sources';
import { changedTable, type TableChange } from './tables';
import { tagHandlers } from './tags';

function create(call: Call, kind: Kind): object {
  const entity = newEntity(call, kind, call.body);
  if (kind === 'catalog') {
    const name = sourceOf(entity.facts?.provider).initialSchema;
    if (name !== undefined) {
      const audit = created(call);
      store(emptyEntity({ kind: 'schema', name, audit, parent: entity, isInitial: true }));
    }
    // A new catalog counts as modified since 0.5.1.
    entity.audit = call.release.isSince('0.5.1') ? modified(entity.audit, call) : entity.audit;
  }
  const { properties } = entity;
  return { [kind]: { ...shown(entity), ...(kind === 'metalake' && { properties }) } };
}

const load = (call: Call, kind: Kind): object => ({ [kind]: shown(find(call, kind)) });

/** Lists as whole objects, as names, or as identifiers, depending on the kind. */
function list(call: Call, kind: Kind): object {
  const parent = findParent(call, kind);
  const all = childrenOf(parent, kind);
  const isNamed = kind === 'tag' || kind === 'partition';
  const hasDetails = isNamed || (kind === 'catalog' && call.release.isSince('0.5.0'));
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
  const facts = factsOf(entity);
  const changes = (call.body.updates ?? []) as TableChange[];
  const properties = changedProperties(entity.properties, changes, facts, kind);
  if (kind === 'schema') {
    demand(facts, 'schemas', 'Alter properties');
  }
  const given = changes.findLast(({ '@type': type }) => type === 'rename')?.newName;
  const name = given === undefined ? entity.name : checkedName(kind, given, facts, call.release);
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
  const { kind, properties } = entity;
  const facts = factsOf(entity);
  const isPurge = isSet(call, 'purge');
  if (kind === 'schema') {
    const isCascade = isSet(call, 'cascade');
    demand(facts, 'schemas', 'Drop an empty one');
    const row = 'Drop with content, cascade=true';
    const cell = isCascade ? demand(facts, 'schemas', row, 'illegal') : facts?.schemas[row];
    if (allBelow(entity).length > 0 && !isCascade && cell !== 'Without cascade') {
      throw new Failure('nonEmpty', `The schema ${entity.name} is not empty. Add ?cascade=true.`);
    }
  } else if (kind === 'table') {
    const cell = demand(facts, 'tables', isPurge ? 'Purge' : 'Drop');
    if (cell === 'Managed tables' && properties['table-type']?.toUpperCase() === 'EXTERNAL_TABLE') {
      throw new Failure('unsupported', `${facts?.source} does not purge external tables.`);
    }
  } else if (kind === 'partition' && isPurge) {
    throw new Failure('unsupported', 'Partitions can be dropped, but not purged.');
  } else if (kind === 'metalake' || kind === 'catalog') {
    const content = childrenOf(entity, kind === 'metalake' ? 'catalog' : 'schema');
    if (content.some(({ isInitial }) => !isInitial)) {
      throw new Failure('internal', `The ${kind} ${entity.name} is not empty. Drop its content.`);
    }
  }
}

/** @param result field of the reply. */
function drop(call: Call, kind: Kind, result: 'dropped' | 'removed' | 'deleted'): object {
  const provider = kind === 'table' ? find(call, 'catalog').facts?.provider : undefined;
  const { dropsOnlyPresent = false } = sourceOf(provider);
  const isLenient = call.release.isSince('0.6.0');
  // A table of a schema that doesn't exist doesn't exist, either.
  const isGone = dropsOnlyPresent && isLenient && findIfThere(call, 'schema') === undefined;
  const entity = isGone ? undefined : findIfThere(call, kind);
  if (entity === undefined) {
    return dropsOnlyPresent && !isLenient ? find(call, kind) : { [result]: false };
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
  const { onlyIdentityPartitions } = sourceOf(factsOf(find(call, 'table'))?.provider);
  const isIdentity = partitions.every(({ type }) => type === 'identity');
  check(onlyIdentityPartitions !== true || isIdentity, 'Hive supports identity partitions only.');
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
  ...accessHandlers,
  ...tagHandlers,
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
  const { tables = {} } = factsOf(find(call, 'table')) ?? {};
  const row = Object.keys(tables).find((name) => name.endsWith('partitions'));
  if (row === undefined || tables[row] === 'No') {
    throw new Failure('unsupported', 'This table has no partitions that requests can change.');
  }
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
