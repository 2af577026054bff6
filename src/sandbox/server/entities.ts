import { type Body, type Call, created, find, findByNames, findParent } from './call';
import { check, demand, Failure, missing, taken } from './failure';
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
import { checkNewProperties, shownProperties } from './properties';
import { type NewTable, newTable } from './tables';

/** Returns an object as replies show it, without what has no value. */
export function shown(entity: Entity): Record<string, Json> {
  const { kind, name, comment, audit, fields } = entity;
  const visible = shownProperties(entity.properties, factsOf(entity), kind);
  const isLost = fields.keepsEmpty === false && Object.keys(visible).length === 0;
  const all: Record<string, unknown> = {
    ...fields,
    name,
    comment,
    audit,
    properties: isLost ? null : visible,
  };
  const some: Record<string, Json> = {};
  for (const field of kind === 'server' ? [] : kinds[kind].shows.split(' ')) {
    if (all[field] !== undefined && all[field] !== null) {
      some[field] = all[field] as Json;
    }
  }
  // Only a tag of an object says whether the object inherits it.
  return kind === 'tag' ? { ...some, inherited: null } : some;
}

/** How many names a full name has below its metalake. */
const lengths: Readonly<Record<string, number>> = {
  metalake: 1,
  catalog: 1,
  role: 1,
  schema: 2,
  table: 3,
  fileset: 3,
  topic: 3,
};

/** Finds an object in a metalake by its full name, if it exists. @throws Failure for a name that doesn't fit the type. */
export function findByFullName(
  call: Call,
  metalake: Entity,
  type: string,
  fullName: string,
): Entity | undefined {
  const kind = type.toLowerCase();
  const names = fullName.split('.');
  check(names.length === lengths[kind], `"${fullName}" is not the full name of a ${kind}.`);
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
 * Finds an object in a path's metalake by its full name, as requests to tags and roles do.
 *
 * @throws Failure if the catalog around it doesn't exist: the server looks for the catalog before the metalake.
 */
export function findInCatalog(call: Call, type: string, fullName: string): Entity | undefined {
  const { metalake = '' } = call.params;
  const [catalog = '', ...rest] = fullName.split('.');
  const known = call.state.children.metalake?.get(metalake)?.children.catalog;
  if (rest.length > 0 && known?.has(catalog) !== true) {
    throw missing('catalog', [metalake, catalog]);
  }
  return findByFullName(call, find(call, 'metalake'), type, fullName);
}

type NewFields = (call: Call, parent: Entity, body: Body) => Entity['fields'];

/** The fields of a new object besides name, comment, and properties. @throws Failure */
const newFields: Partial<Record<Kind, NewFields>> = {
  // Before 0.6.0, the store loses empty properties of a metalake.
  metalake: ({ release }) => ({ keepsEmpty: release.isSince('0.6.0') }),
  catalog({ catalogs, note }, _, { type, provider }) {
    const facts = catalogs.find((known) => known.provider === String(provider).toLowerCase());
    if (facts === undefined) {
      throw new Failure('internal', `There is no catalog provider "${provider}".`);
    }
    note(`No ${facts.source} is connected: the simulated server stores what you create.`);
    return { type: String(type).toLowerCase(), provider: String(provider) };
  },
  schema(_, parent, { comment, properties }) {
    const facts = factsOf(parent);
    demand(facts, 'schemas', 'Create');
    if (comment) {
      demand(facts, 'schemas', 'Keep a comment');
    }
    if (Object.keys(properties ?? {}).length > 0) {
      demand(facts, 'schemas', 'Keep properties');
    }
    return {};
  },
  table(call, parent, body) {
    const facts = factsOf(parent);
    return facts ? newTable(body as NewTable, facts, call) : {};
  },
  fileset(_, parent, { name, type = 'managed', storageLocation }) {
    const kind = String(type).toLowerCase();
    const given = typeof storageLocation === 'string' ? storageLocation.trim() : '';
    const [ofSchema, ofCatalog] = [parent, parent.parent].map((around) =>
      around?.properties.location?.replace(/\/+$/, ''),
    );
    const schema = ofSchema ?? (ofCatalog && `${ofCatalog}/${parent.name}`);
    const location = given || (kind === 'external' ? '' : schema && `${schema}/${name}`);
    check(Boolean(location), 'Set storageLocation, or a location of the schema or the catalog.');
    return { type: kind, storageLocation: location };
  },
  user: () => ({ roles: [] }),
  group: () => ({ roles: [] }),
  role(call, _, { securableObjects, properties }) {
    const objects = securableObjects as { fullName: string; type: string }[];
    for (const { fullName, type } of objects) {
      if (findInCatalog(call, type, fullName) === undefined) {
        const message = `The securable object ${fullName} does not exist.`;
        throw new Failure('notFound', message, 'NoSuchMetadataObjectException');
      }
    }
    return { securableObjects: objects, keepsEmpty: Boolean(properties) };
  },
  partition: (_, __, { name: ___, ...fields }) => fields as Entity['fields'],
};

/** Creates an object; the checks of its kind come last. @throws Failure */
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
