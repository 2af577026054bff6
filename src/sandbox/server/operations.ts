import { alreadyExists, check, demand, Failure, Missing } from './failure';
import {
  allBelow,
  type Body,
  type Call,
  childOf,
  childrenOf,
  type Entity,
  emptyEntity,
  entityPath,
  findEntity,
  findParent,
  isHive,
  isSet,
  type Kind,
  kinds,
  markModified,
  type OperationHandler,
} from './model';
import { findObject, relationHandlers, replyFields } from './relations';
import { changedProperties, checkedName, checkNewProperties } from './rules';
import { changedTable, newTable } from './tables';

/** The fields of a new object other than its name, comment, and properties. @throws Failure */
const newFields: Partial<
  Record<Kind, (call: Call, parent: Entity, body: Body) => Entity['fields']>
> = {
  catalog({ note }, { facts }, { type, provider }) {
    check(facts !== undefined, `There is no catalog provider "${provider}".`, 'internal');
    note(`No ${facts.source} is connected: the simulated server stores what you create.`);
    return { type: String(type).toLowerCase(), provider: String(provider) };
  },
  schema(_, { facts }, { comment, properties }) {
    demand(facts, 'schemas', 'Create');
    if (comment) {
      demand(facts, 'schemas', 'Keep a comment');
    }
    if (Object.keys(properties ?? {}).length > 0) {
      demand(facts, 'schemas', 'Keep properties');
    }
    return {};
  },
  table: (call, { facts }, body) => (facts ? newTable(body, facts, call) : {}),
  fileset(_, { parent: schema }, { name, type = 'managed', storageLocation }) {
    const kind = String(type).toLowerCase();
    const given = typeof storageLocation === 'string' ? storageLocation.trim() : '';
    const [ofSchema, ofCatalog] = [schema, schema?.parent].map((around) =>
      around?.properties.location?.replace(/\/+$/, ''),
    );
    const folder = ofSchema ?? (ofCatalog && `${ofCatalog}/${schema?.name}`);
    const location = given || (kind !== 'external' && folder && `${folder}/${name}`);
    check(Boolean(location), 'Set storageLocation, or a location of the schema or the catalog.');
    return { type: kind, storageLocation: location || '' };
  },
  user: () => ({ roles: [] }),
  group: () => ({ roles: [] }),
  role(call, _, body) {
    const securableObjects = body.securableObjects as { fullName: string; type: string }[];
    for (const { fullName, type } of securableObjects) {
      findObject(call, type, fullName, 'NoSuchMetadataObjectException');
    }
    return { securableObjects };
  },
  partition: (_, __, { name: ___, ...fields }) => fields,
};

/** Creates an object but doesn't store it. @throws Failure */
function prepareEntity(call: Call, kind: Kind, body: Body): Entity {
  const parent = findParent(call, kind);
  const name = checkedName(kind, body.name ?? '', parent.facts, call);
  if (childOf(parent, kind, name)) {
    throw alreadyExists(kind, [...entityPath(parent), name]);
  }
  const { comment } = body;
  const properties = { ...body.properties };
  const entity = emptyEntity({ kind, name, comment, properties, audit: call.audit, parent });
  if (kind === 'catalog') {
    const provider = String(body.provider).toLowerCase();
    entity.facts = call.catalogs.find((known) => known.provider === provider);
  }
  entity.fields = newFields[kind]?.(call, entity, { ...body, name }) ?? {};
  checkNewProperties(entity);
  return entity;
}

function storeEntity(entity: Entity): Record<string, unknown> {
  entity.parent?.children.push(entity);
  return replyFields(entity);
}

function create(call: Call, kind: Kind): object {
  const entity = prepareEntity(call, kind, call.body);
  if (/^(hive|kafka)$/.test((kind === 'catalog' && entity.facts?.provider) || '')) {
    const given = { name: 'default', audit: call.audit, parent: entity, isInitial: true };
    storeEntity(emptyEntity({ kind: 'schema', ...given }));
  }
  // Since 0.5.1, a new catalog counts as modified.
  if (kind === 'catalog' && call.isSince('0.5.1')) {
    markModified(entity, call);
  }
  return { [kind]: storeEntity(entity) };
}

const load = (call: Call, kind: Kind): object => ({
  [kind]: replyFields(findEntity(call, kind)),
});

/** Lists whole objects, names, or identifiers, depending on the kind. */
function list(call: Call, kind: Kind): object {
  const parent = findParent(call, kind);
  const children = childrenOf(parent, kind);
  const isNamed = kind === 'tag' || kind === 'partition';
  const hasDetails = isNamed || (kind === 'catalog' && call.isSince('0.5.0'));
  if (kind === 'metalake' || (hasDetails && isSet(call, 'details'))) {
    return { [`${kind}s`]: children.map(replyFields) };
  }
  const names = children.map(({ name }) => name);
  return isNamed
    ? { names }
    : { identifiers: names.map((name) => ({ namespace: entityPath(parent), name })) };
}

function alter(call: Call, kind: Kind): object {
  const entity = findEntity(call, kind);
  const { facts, parent } = entity;
  const changes = call.body.updates ?? [];
  const properties = changedProperties(entity, changes);
  if (kind === 'schema') {
    demand(facts, 'schemas', 'Alter properties');
  }
  const given = changes.findLast(({ '@type': type }) => type === 'rename')?.newName;
  const name = given === undefined ? entity.name : checkedName(kind, given, facts, call);
  if (parent && name !== entity.name && childOf(parent, kind, name)) {
    const failure = alreadyExists(kind, [...entityPath(parent), name]);
    throw kind === 'table' ? failure : new Failure('internal', failure.message);
  }
  if (kind === 'table' && facts) {
    entity.fields = changedTable(entity, changes, facts, call);
  }
  const last = changes.findLast(({ '@type': type }) => /^(update|remove)Comment$/.test(type));
  const comment = last ? (last.newComment ?? null) : entity.comment;
  Object.assign(entity, { name, comment, properties });
  markModified(entity, call);
  return { [kind]: replyFields(entity) };
}

/** @throws Failure if the matrices don't allow the drop, or if the object isn't empty. */
function checkDrop(entity: Entity, call: Call): void {
  const { kind, name, properties, facts } = entity;
  const isPurge = isSet(call, 'purge');
  if (kind === 'schema') {
    const isCascade = isSet(call, 'cascade');
    demand(facts, 'schemas', 'Drop an empty schema');
    const row = 'Drop with content, cascade=true';
    const cell = isCascade ? demand(facts, 'schemas', row, 'illegal') : facts?.schemas[row];
    const isDropped = entity.children.length === 0 || isCascade || cell === 'Without cascade';
    check(isDropped, `The schema ${name} is not empty. Add ?cascade=true.`, 'nonEmpty');
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
    check(isEmpty, `The ${kind} ${name} is not empty. Drop its content.`, 'internal');
  }
}

function drop(call: Call, kind: Kind): boolean {
  let entity: Entity;
  try {
    entity = findEntity(call, kind);
  } catch (error) {
    if (!(error instanceof Missing) || error.kind !== kind) {
      throw error;
    }
    // Before 0.6.0, Hive drops only tables that exist.
    if (kind === 'table' && !call.isSince('0.6.0') && isHive(findEntity(call, 'catalog').facts)) {
      throw error;
    }
    return false;
  }
  checkDrop(entity, call);
  const parent = entity.parent ?? call.state;
  for (const other of allBelow(parent)) {
    other.tags.delete(entity);
    if (kind === 'role' && Array.isArray(other.fields.roles)) {
      other.fields = { roles: other.fields.roles.filter((role) => role !== entity.name) };
    }
  }
  parent.children = parent.children.filter((child) => child !== entity);
  return true;
}

const addPartitions: OperationHandler = (call) => {
  const { partitions } = call.body as { partitions: Body[] };
  const isIdentity = partitions.every(({ type }) => type === 'identity');
  const { facts } = findEntity(call, 'table');
  check(isIdentity || !isHive(facts), 'Hive supports identity partitions only.');
  const added = partitions.map((partition) => {
    const fieldNames = (partition.fieldNames ?? []) as string[][];
    const values = (partition.values ?? []) as { value: string | null }[];
    const named = fieldNames.map((field, at) => `${field.join('.')}=${values[at]?.value}`);
    const name = partition.name ?? named.join('/');
    return storeEntity(prepareEntity(call, 'partition', { ...partition, name }));
  });
  return { partitions: added };
};

/** Checks the body like that of a new catalog, because a page can't connect to a data source. */
const testConnection: OperationHandler = (call) => {
  const { facts } = prepareEntity(call, 'catalog', call.body);
  throw new Failure(
    'connection',
    `The simulated server can't connect to anything. A real server would now connect to ${facts?.source}.`,
  );
};

const special: Readonly<Record<string, OperationHandler>> = {
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
  drop: (call, kind) => ({ dropped: drop(call, kind) }),
  remove: (call, kind) => ({ removed: drop(call, kind) }),
  delete: (call, kind) => ({ [kind === 'tag' ? 'dropped' : 'deleted']: drop(call, kind) }),
};

/** @throws Failure for a catalog whose tables have no partitions that requests can change. */
function checkPartitions(call: Call): void {
  const { tables = {} } = findEntity(call, 'table').facts ?? {};
  const [, cell = 'No'] = Object.entries(tables).find(([row]) => row.endsWith('partitions')) ?? [];
  check(cell !== 'No', 'This table has no partitions that requests can change.', 'unsupported');
}

/** Returns the handler of an OpenAPI operation, such as `listTables`, if it is simulated. */
export function handlerOf(id: string): OperationHandler | undefined {
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
