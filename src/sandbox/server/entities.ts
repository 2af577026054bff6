import { type Body, type Call, chainOf, created, find, findByNames, findParent } from './call';
import { check, demand, Failure, taken } from './failure';
import { type Entity, emptyEntity, type Json, type Kind, kinds, pathOf, store } from './model';
import { checkedName } from './names';
import { checkNewProperties, shownProperties } from './properties';
import { type NewTable, newTable } from './tables';

/** Returns an object as replies show it, without what has no value. */
export function shown(entity: Entity): Record<string, Json> {
  const { kind, name, comment, audit, fields } = entity;
  const properties = shownProperties(entity);
  const all: Record<string, unknown> = { ...fields, name, comment, audit, properties };
  const names = kind === 'server' ? [] : kinds[kind].shows.split(' ');
  const some = names.map((field) => [field, all[field] ?? undefined]);
  // Only a tag of an object says whether the object inherits it.
  return {
    ...Object.fromEntries(some.filter(([, value]) => value !== undefined)),
    ...(kind === 'tag' && { inherited: null }),
  };
}

/**
 * Finds an object in a path's metalake by its full name, as requests for owners, tags, and roles name it.
 *
 * @param exception of the error if it doesn't exist.
 * @param blamesCatalog whether the error names a catalog or a metalake that doesn't exist around it.
 * @throws Failure
 */
export function findObject(
  call: Call,
  type: string,
  fullName: string,
  exception?: string,
  blamesCatalog = true,
): Entity {
  const kind = type.toLowerCase() as Kind;
  const names = fullName.split('.');
  const length = Object.hasOwn(kinds, kind) ? Math.max(1, chainOf(kind).length - 1) : 0;
  check(names.length === length, `"${fullName}" is not the full name of a ${kind}.`);
  const { metalake = '' } = call.params;
  if (blamesCatalog && names.length === 1) {
    find(call, 'metalake');
  }
  try {
    const isOther = kind === 'metalake' && fullName !== metalake;
    return findByNames(call, kind, isOther ? [] : [metalake, ...names]);
  } catch (error) {
    const isAround = error instanceof Failure && error.kind === 'catalog' && names.length > 1;
    throw blamesCatalog && isAround
      ? error
      : new Failure('notFound', `The ${kind} ${fullName} does not exist.`, exception);
  }
}

type NewFields = (call: Call, parent: Entity, body: Body) => Entity['fields'];

/** The fields of a new object besides name, comment, and properties. @throws Failure */
const newFields: Partial<Record<Kind, NewFields>> = {
  catalog({ catalogs, note }, _, { type, provider }) {
    const facts = catalogs.find((known) => known.provider === String(provider).toLowerCase());
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
  table: (call, { facts }, body) => (facts ? newTable(body as NewTable, facts, call) : {}),
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
  role(call, _, { securableObjects }) {
    const objects = securableObjects as { fullName: string; type: string }[];
    for (const { fullName, type } of objects) {
      findObject(call, type, fullName, 'NoSuchMetadataObjectException');
    }
    return { securableObjects: objects };
  },
  partition: (_, __, { name: ___, ...fields }) => fields as Entity['fields'],
};

/** Creates an object; the checks of its kind come last. @throws Failure */
export function newEntity(call: Call, kind: Kind, body: Body): Entity {
  const parent = findParent(call, kind);
  const name = checkedName(kind, body.name ?? '', parent.facts, call);
  if (parent.children[kind]?.has(name)) {
    throw taken(kind, [...pathOf(parent), name]);
  }
  const properties = { ...body.properties };
  const { comment } = body;
  const entity = emptyEntity({ kind, name, comment, properties, audit: created(call), parent });
  if (kind === 'catalog') {
    const provider = String(body.provider).toLowerCase();
    entity.facts = call.catalogs.find((known) => known.provider === provider);
  }
  entity.fields = newFields[kind]?.(call, parent, { ...body, name }) ?? {};
  checkNewProperties(entity);
  store(entity);
  return entity;
}
