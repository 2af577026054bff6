import { type Call, type Handler, param } from './call';
import { check, illegal, internal, missing, taken } from './failure';
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
import { type Change, newCommentIn, newNameIn } from './metalakes';
import type { Fileset, Properties, Schema } from './model';
import { checkedName } from './names';
import { changeProperties, checkNewProperties, checkPropertyChanges } from './properties';
import { schemaPath } from './providers/managed';
import { checkHolds, schemaFor } from './schemas';

interface NewFileset {
  name: string;
  comment?: string | null;
  type?: string;
  storageLocation?: string | null;
  properties?: Properties | null;
}

const shown = ({ name, comment, type, storageLocation, properties, audit }: Fileset): object =>
  withoutEmpty({ name, comment, type, storageLocation, properties, audit });

/** The schema of a fileset catalog. @throws Failure: v0.5.1, HadoopCatalogOperations.java:150 and 206. */
function filesetsOf(call: Call): SchemaPlace & { schema: Schema } {
  checkHolds(schemaPlaceOf(call), 'filesets');
  return schemaFor(call);
}

function filesetOf(call: Call): SchemaPlace & { fileset: Fileset } {
  const place = schemaPlaceOf(call);
  checkHolds(place, 'filesets');
  const name = param(call, 'fileset');
  const fileset = place.schema?.filesets.get(name);
  if (fileset === undefined) {
    // v0.5.1, HadoopCatalogOperations.java:178.
    throw missing('Fileset', `Fileset ${below(place.ident, name).full} does not exist`);
  }
  return { ...place, fileset };
}

const list: Handler = (call) => {
  const { schema, ident } = filesetsOf(call);
  return { identifiers: identifiersBelow(ident.full, schema.filesets.keys()) };
};

/** Where a new fileset's files lie. @throws Failure: v0.5.1, HadoopCatalogOperations.java:212 and 220. */
function locationOf(
  { name, type = 'managed', storageLocation }: NewFileset,
  { schema, catalog, ident }: SchemaPlace & { schema: Schema },
): string {
  const full = below(ident, name).full;
  const given = storageLocation?.trim() ? storageLocation : undefined;
  check(
    type.toLowerCase() !== 'external' || given !== undefined,
    `Storage location must be set for external fileset ${full}`,
  );
  const parent = schemaPath(schema, catalog.properties);
  const location = given ?? (parent && `${parent.replace(/\/+$/, '')}/${name}`);
  if (location === undefined) {
    throw illegal(
      `Storage location must be set for fileset ${full} when it's catalog and schema location are not set`,
    );
  }
  return location;
}

const create: Handler = (call) => {
  const place = schemaPlaceOf(call);
  checkHolds(place, 'filesets');
  const body = call.body as NewFileset;
  const { provider, ident } = place;
  const name = checkedName('FILESET', body.name, provider, call.release);
  checkNewProperties(body.properties ?? {}, {
    provider: provider.shortName,
    object: 'fileset',
    release: call.release,
  });
  if (place.schema?.filesets.has(name)) {
    // v0.5.1, HadoopCatalogOperations.java:195.
    throw taken('Fileset', `Fileset ${below(ident, name).full} already exists`);
  }
  const found = schemaFor(call);
  const fileset: Fileset = {
    name,
    comment: body.comment,
    type: (body.type ?? 'managed').toLowerCase(),
    storageLocation: locationOf(body, found),
    properties: { ...body.properties },
    audit: created(call),
    tags: new Set(),
  };
  found.schema.filesets.set(name, fileset);
  return { fileset: shown(fileset) };
};

const alter: Handler = (call) => {
  const { updates } = call.body as { updates: Change[] };
  const { fileset, schema, provider, ident } = filesetOf(call);
  checkPropertyChanges(updates, {
    provider: provider.shortName,
    object: 'fileset',
    release: call.release,
  });
  const given = newNameIn(updates);
  const name =
    given === undefined ? fileset.name : checkedName('FILESET', given, provider, call.release);
  if (name !== fileset.name && schema?.filesets.has(name)) {
    // v0.5.1, HadoopCatalogOperations.java:325.
    throw internal(`Fileset with the same name ${fileset.name} already exists`);
  }
  fileset.comment = newCommentIn(updates, fileset.comment);
  changeProperties(fileset.properties, updates);
  fileset.audit = modified(fileset.audit, call);
  if (schema) {
    rename(schema.filesets, fileset, name);
  }
  if (given) {
    call.note(`Renamed in ${ident.full}; the files stay where they are.`);
  }
  return { fileset: shown(fileset) };
};

const drop: Handler = (call) => {
  const place = schemaPlaceOf(call);
  checkHolds(place, 'filesets');
  return { dropped: place.schema?.filesets.delete(param(call, 'fileset')) ?? false };
};

export const filesetHandlers = {
  listFilesets: list,
  createFileset: create,
  loadFileset: (call) => ({ fileset: shown(filesetOf(call).fileset) }),
  alterFileset: alter,
  dropFileset: drop,
} satisfies Record<string, Handler>;
