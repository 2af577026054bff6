import { type Call, type Handler, isSet } from './call';
import { Failure } from './failure';
import {
  below,
  catalogOf,
  created,
  identifiersBelow,
  modified,
  type SchemaPlace,
  schemaPlaceOf,
  withoutEmpty,
} from './find';
import type { Properties, Schema } from './model';
import { checkedName } from './names';
import {
  changeProperties,
  checkNewProperties,
  checkPropertyChanges,
  type PropertyChange,
  type PropertyPlace,
  shownProperties,
} from './properties';

const placeOf = (provider: string, { release }: Call): PropertyPlace => ({
  provider,
  object: 'schema',
  release,
});

function shown({ schema, provider }: SchemaPlace & { schema: Schema }, call: Call): object {
  const { name, comment, properties, audit } = schema;
  return withoutEmpty({
    name,
    comment,
    properties: shownProperties(properties, placeOf(provider.shortName, call)),
    audit,
  });
}

/** @throws Failure of the provider if the schema isn't there. */
function present(place: SchemaPlace): SchemaPlace & { schema: Schema } {
  const { schema, provider, ident } = place;
  if (schema === undefined) {
    throw provider.schema.missing(ident);
  }
  return { ...place, schema };
}

const list: Handler = (call) => {
  const { catalog, full } = catalogOf(call);
  return { identifiers: identifiersBelow(full, catalog.schemas.keys()) };
};

const create: Handler = (call) => {
  const { catalog, provider, full } = catalogOf(call);
  const given = call.body as {
    name: string;
    comment?: string | null;
    properties?: Properties | null;
  };
  const name = checkedName('SCHEMA', given.name, provider, call.release);
  const schema: Schema = {
    name,
    comment: given.comment,
    properties: { ...given.properties },
    audit: created(call),
    tags: new Set(),
    isHeld: true,
    tables: new Map(),
    filesets: new Map(),
    topics: new Map(),
  };
  checkNewProperties(schema.properties, placeOf(provider.shortName, call));
  provider.schema.checkCreate?.(schema);
  const ident = below(full, name);
  if (catalog.schemas.has(name)) {
    throw provider.schema.taken(ident);
  }
  catalog.schemas.set(name, schema);
  return { schema: shown({ catalog, provider, full, schema, ident }, call) };
};

const load: Handler = (call) => {
  const place = present(schemaPlaceOf(call));
  // Since 0.6.0 the server takes note of what it is asked for: SchemaOperationDispatcher.java, `importSchema`.
  place.schema.isHeld ||= call.release.isSince('0.6.0');
  return { schema: shown(place, call) };
};

const alter: Handler = (call) => {
  const place = schemaPlaceOf(call);
  const { provider, ident } = place;
  const { updates } = call.body as { updates: PropertyChange[] };
  checkPropertyChanges(updates, placeOf(provider.shortName, call));
  provider.schema.checkAlter?.(ident);
  const found = present(place);
  changeProperties(found.schema.properties, updates);
  found.schema.audit = modified(found.schema.audit, call);
  return { schema: shown(found, call) };
};

const drop: Handler = (call) => {
  const { catalog, provider, schema, ident } = schemaPlaceOf(call);
  const isCascade = isSet(call, 'cascade');
  if (schema === undefined) {
    if (provider.schema.dropsOnlyPresent?.(call.release)) {
      provider.schema.checkDrop?.({ name: ident.name } as Schema, ident, {
        isCascade,
        catalog: catalog.properties,
      });
      throw provider.schema.missing(ident);
    }
    return { dropped: false };
  }
  const options = { isCascade, catalog: catalog.properties };
  const isDropped = provider.schema.checkDrop?.(schema, ident, options) ?? true;
  if (isDropped) {
    catalog.schemas.delete(ident.name);
  }
  return { dropped: isDropped };
};

/** The schema that an operation on something inside of it names. @throws Failure by `missing`. */
export function schemaFor(
  call: Call,
  missing: (place: SchemaPlace) => Error = ({ provider, ident }) => provider.schema.missing(ident),
): SchemaPlace & { schema: Schema } {
  const place = schemaPlaceOf(call);
  if (place.schema === undefined) {
    throw missing(place);
  }
  return { ...place, schema: place.schema };
}

/** A catalog of one kind knows nothing of the others' objects: v0.5.1, CatalogManager.java:111. */
export function checkHolds(
  { provider }: Pick<SchemaPlace, 'provider'>,
  holds: 'tables' | 'filesets' | 'topics',
): void {
  if (provider.holds !== holds) {
    throw new Failure('unsupported', `Catalog does not support ${holds.slice(0, -1)} operations`);
  }
}

export const schemaHandlers = {
  listSchemas: list,
  createSchema: create,
  loadSchema: load,
  alterSchema: alter,
  dropSchema: drop,
} satisfies Record<string, Handler>;
