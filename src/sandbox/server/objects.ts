import { type Body, type Call, created, find, findByNames, findParent } from './call';
import { check, missing, taken } from './failure';
import {
  type Entity,
  emptyEntity,
  factsOf,
  type Json,
  type Kind,
  kinds,
  pathOf,
  store,
} from './model';
import { checkedName } from './names';
import { newFields } from './newFields';
import { checkNewProperties, shownProperties } from './properties';

/** An object as replies show it, without what has no value. */
export function shown(entity: Entity): Record<string, Json> {
  const { kind, name, comment, audit, fields } = entity;
  const visible = shownProperties(entity.properties, factsOf(entity), kind);
  const isLost = fields.keepsEmpty === false && Object.keys(visible).length === 0;
  const properties = isLost ? null : visible;
  const all: Record<string, unknown> = { ...fields, name, comment, audit, properties };
  const names = kind === 'server' ? [] : kinds[kind].shows.split(' ');
  const some = Object.fromEntries(
    names.flatMap((field) => {
      const value = all[field];
      return value === undefined || value === null ? [] : [[field, value as Json]];
    }),
  );
  // A tag says whether an object has it from around; on its own, it says neither.
  return kind === 'tag' ? { ...some, inherited: null } : some;
}

/** How many names a full name has below its metalake. */
const lengths: Readonly<Record<string, number>> = Object.fromEntries(
  ['metalake catalog role', 'schema', 'table fileset topic'].flatMap((words, at) =>
    words.split(' ').map((kind) => [kind, at + 1]),
  ),
);

/** Finds an object below a metalake by its full name. @throws Failure for a name that doesn't fit the type. */
export function objectNamed(
  call: Call,
  metalake: Entity,
  type: string,
  fullName: string,
): Entity | undefined {
  const kind = type.toLowerCase();
  const names = fullName.split('.');
  check(
    names.length === lengths[kind],
    `If the length of names is ${names.length}, it must not be the ${type.toUpperCase()} type`,
  );
  if (kind === 'metalake') {
    return fullName === metalake.name ? metalake : undefined;
  }
  try {
    return findByNames(call, kind as Kind, [metalake.name, ...names]);
  } catch {
    return undefined;
  }
}

/**
 * Finds an object below a path's metalake by its full name, as requests to tags and roles do.
 *
 * @throws Failure if the catalog around it doesn't exist: the server looks for the catalog before the metalake.
 */
export function objectInCatalog(call: Call, type: string, fullName: string): Entity | undefined {
  const { metalake = '' } = call.params;
  const [catalog = '', ...rest] = fullName.split('.');
  const known = call.state.children.metalake?.get(metalake)?.children.catalog;
  if (rest.length > 0 && known?.has(catalog) !== true) {
    throw missing('catalog', [metalake, catalog]);
  }
  return objectNamed(call, find(call, 'metalake'), type, fullName);
}

/** Creates an object; its kind's own checks come last. @throws Failure */
export function newEntity(call: Call, kind: Kind, body: Body): Entity {
  const parent = findParent(call, kind);
  const name = checkedName(kind, body.name ?? '', factsOf(parent), call.release);
  if (parent.children[kind]?.has(name)) {
    throw taken(kind, [...pathOf(parent), name]);
  }
  const properties = { ...body.properties };
  const { comment } = body;
  const entity = emptyEntity({ kind, name, comment, properties, audit: created(call), parent });
  entity.facts = call.catalogs.find(
    ({ provider }) => kind === 'catalog' && provider === String(body.provider).toLowerCase(),
  );
  entity.fields = newFields[kind]?.(call, parent, { ...body, name }) ?? {};
  checkNewProperties(properties, factsOf(entity), kind);
  store(entity);
  return entity;
}
