import {
  type Call,
  created,
  find,
  findIfThere,
  findParent,
  type Handler,
  isSet,
  modified,
} from './call';
import { demand, Failure, taken, unsupported } from './failure';
import {
  allBelow,
  childrenOf,
  type Entity,
  emptyEntity,
  factsOf,
  type Kind,
  pathOf,
  rename,
  store,
} from './model';
import { checkedName } from './names';
import { newEntity, shown } from './objects';
import { changedProperties, checkPropertyChanges } from './properties';
import { sourceOf } from './sources';
import { changedTable, type TableChange } from './tables';

/** Gives a new catalog the schema that its source has from the start. */
function addInitialSchema(catalog: Entity, call: Call): void {
  const name = sourceOf(catalog.facts?.provider).initialSchema;
  if (name !== undefined) {
    const given = { name, audit: created(call), parent: catalog, isInitial: true };
    store(emptyEntity({ kind: 'schema', ...given }));
  }
}

export const create =
  (kind: Kind): Handler =>
  (call) => {
    const entity = newEntity(call, kind, call.body);
    if (kind === 'catalog') {
      addInitialSchema(entity, call);
      // A new catalog counts as modified since 0.5.1.
      entity.audit = call.release.isSince('0.5.1') ? modified(entity.audit, call) : entity.audit;
    }
    const { properties } = entity;
    return { [kind]: { ...shown(entity), ...(kind === 'metalake' && { properties }) } };
  };

export const load =
  (kind: Kind): Handler =>
  (call) => ({ [kind]: shown(find(call, kind)) });

/** Lists as whole objects, as names, or as identifiers: each kind in its own way. */
export const list =
  (kind: Kind): Handler =>
  (call) => {
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
  };

export const alter =
  (kind: Kind): Handler =>
  (call) => {
    const entity = find(call, kind);
    const facts = factsOf(entity);
    const changes = (call.body.updates ?? []) as TableChange[];
    checkPropertyChanges(changes, facts, kind);
    if (kind === 'schema') {
      demand(facts, 'schemas', 'Alter properties');
    }
    const given = changes.findLast(({ '@type': type }) => type === 'rename')?.newName;
    const name = given === undefined ? entity.name : checkedName(kind, given, facts, call.release);
    if (name !== entity.name && entity.parent?.children[kind]?.has(name)) {
      const path = [...pathOf(entity.parent), name];
      const message = `Entity ${path.join('.')} already exist, please check again`;
      throw kind === 'table' ? taken(kind, path) : new Failure('internal', message);
    }
    if (kind === 'table' && facts) {
      entity.fields = changedTable(entity, changes, facts, call);
    }
    const last = changes.findLast(({ '@type': type }) => /^(update|remove)Comment$/.test(type));
    entity.comment = last ? (last.newComment ?? null) : entity.comment;
    entity.properties = changedProperties(entity.properties, changes);
    entity.audit = modified(entity.audit, call);
    rename(entity, name);
    return { [kind]: shown(entity) };
  };

/** @throws Failure where the matrices say that an object isn't dropped in this way, or if it isn't empty. */
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
      throw new Failure(
        'nonEmpty',
        `Schema ${entity.name} is not empty. One or more tables exist.`,
      );
    }
  } else if (kind === 'table') {
    const cell = demand(facts, 'tables', isPurge ? 'Purge' : 'Drop');
    if (cell === 'Managed tables' && properties['table-type']?.toUpperCase() === 'EXTERNAL_TABLE') {
      throw unsupported(`${facts?.source} does not support "Purge" for external tables`);
    }
  } else if (kind === 'partition' && isPurge) {
    throw unsupported('Partition purging is not supported');
  } else if (kind === 'metalake' || kind === 'catalog') {
    const content = childrenOf(entity, kind === 'metalake' ? 'catalog' : 'schema');
    if (content.some(({ isInitial }) => !isInitial)) {
      const full = pathOf(entity).join('.');
      const message = `Entity ${full} has sub-entities, you should remove sub-entities first`;
      throw new Failure('internal', message);
    }
  }
}

/** @param result field of the reply: `dropped`, `removed`, or `deleted`. */
export const drop =
  (kind: Kind, result: string): Handler =>
  (call) => {
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
    for (const one of entity.parent ? allBelow(entity.parent) : []) {
      one.tags.delete(entity);
      if (kind === 'role' && Array.isArray(one.fields.roles)) {
        one.fields = { roles: one.fields.roles.filter((role) => role !== entity.name) };
      }
    }
    return { [result]: entity.parent?.children[kind]?.delete(entity.name) ?? false };
  };
