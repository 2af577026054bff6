import { type Call, type Handler, isSet, param } from './call';
import { Failure, internal, taken } from './failure';
import {
  catalogOf,
  created,
  identifiersBelow,
  metalakeOf,
  modified,
  rename,
  withoutEmpty,
} from './find';
import { type Change, newCommentIn, newNameIn, notEmpty } from './metalakes';
import type { Catalog, Properties, Schema } from './model';
import { checkTopName, renamedOnto } from './names';
import {
  changeProperties,
  checkNewProperties,
  checkPropertyChanges,
  type PropertyPlace,
  shownProperties,
} from './properties';
import { providerOf } from './providers';
import type { Provider } from './providers/provider';

interface NewCatalog {
  name: string;
  type: string;
  provider: string;
  comment?: string | null;
  properties?: Properties | null;
}

const placeOf = (provider: string, { release }: Call): PropertyPlace => ({
  provider,
  object: 'catalog',
  release,
});

function shown({ name, type, provider, comment, properties, audit }: Catalog, call: Call): object {
  return withoutEmpty({
    name,
    type,
    provider,
    comment,
    properties: shownProperties(properties, placeOf(provider, call)),
    audit,
  });
}

function firstSchema({ initial }: Provider['schema'], call: Call): [string, Schema][] {
  if (initial === undefined) {
    return [];
  }
  const { name, comment, isHeld } = initial;
  return [
    [
      name,
      {
        name,
        comment,
        properties: {},
        audit: created(call),
        tags: new Set(),
        isHeld,
        tables: new Map(),
        filesets: new Map(),
        topics: new Map(),
      },
    ],
  ];
}

const list: Handler = (call) => {
  const { name, catalogs } = metalakeOf(call);
  return isSet(call, 'details') && call.release.isSince('0.5.0')
    ? { catalogs: [...catalogs.values()].map((catalog) => shown(catalog, call)) }
    : { identifiers: identifiersBelow(name, catalogs.keys()) };
};

/** @throws Failure as `createCatalog` does, in its order: v0.5.1, CatalogManager.java:315. */
function checkNew(call: Call): { body: NewCatalog; provider: Provider } {
  const body = call.body as NewCatalog;
  checkTopName('catalog', body.name, call.release);
  const metalake = metalakeOf(call);
  if (metalake.catalogs.has(body.name)) {
    throw taken('Catalog', `Catalog ${metalake.name}.${body.name} already exists`);
  }
  const provider = providerOf(body.provider, call.release);
  if (provider === undefined) {
    throw internal(`No catalog provider found for: ${body.provider}`);
  }
  checkNewProperties(body.properties ?? {}, placeOf(provider.shortName, call));
  return { body, provider };
}

const create: Handler = (call) => {
  const { body, provider } = checkNew(call);
  const { name, type, comment, properties } = body;
  const audit = created(call);
  const catalog: Catalog = {
    name,
    type: type.toLowerCase(),
    provider: body.provider,
    comment,
    properties: { ...properties },
    // Since 0.5.1, CatalogManager.java:340, a new catalog counts as modified.
    audit: call.release.isSince('0.5.1') ? modified(audit, call) : audit,
    tags: new Set(),
    schemas: new Map(firstSchema(provider.schema, call)),
  };
  metalakeOf(call).catalogs.set(name, catalog);
  call.note(
    `There is no ${provider.source.replace(/^an? /, '')} behind this catalog: the sandbox keeps what you create in it.`,
  );
  return { catalog: shown(catalog, call) };
};

const load: Handler = (call) => ({ catalog: shown(catalogOf(call).catalog, call) });

const alter: Handler = (call) => {
  const { updates } = call.body as { updates: Change[] };
  for (const { '@type': type, newName = '' } of updates) {
    if (type === 'rename') {
      checkTopName('catalog', newName, call.release);
    }
  }
  const { catalog, provider } = catalogOf(call);
  checkPropertyChanges(updates, placeOf(provider.shortName, call));
  const { catalogs, name: metalake } = metalakeOf(call);
  const newName = newNameIn(updates) ?? catalog.name;
  if (newName !== catalog.name && catalogs.has(newName)) {
    throw renamedOnto(`${metalake}.${newName}`);
  }
  catalog.comment = newCommentIn(updates, catalog.comment);
  changeProperties(catalog.properties, updates);
  catalog.audit = modified(catalog.audit, call);
  rename(catalogs, catalog, newName);
  return { catalog: shown(catalog, call) };
};

const drop: Handler = (call) => {
  const [metalake, name] = [param(call, 'metalake'), param(call, 'catalog')];
  const catalogs = call.state.get(metalake)?.catalogs;
  const catalog = catalogs?.get(name);
  const held = [...(catalog?.schemas.values() ?? [])].filter(({ isHeld }) => isHeld);
  // Kafka's own schema goes with its catalog: v0.5.1, CatalogManager.java:505.
  if (held.length > (catalog?.provider === 'kafka' ? 1 : 0)) {
    throw notEmpty(
      `${metalake}.${name}`,
      held.map((schema) => schema.name),
      call,
    );
  }
  return { dropped: catalogs?.delete(name) ?? false };
};

/** What a server does beyond the checks can't be told here: it connects. */
const testConnection: Handler = (call) => {
  const { provider } = checkNew(call);
  throw new Failure(
    'connection',
    `The sandbox runs in your browser and reaches no source. A server would now try to connect to ${provider.source}.`,
  );
};

export const catalogHandlers = {
  listCatalogs: list,
  createCatalog: create,
  loadCatalog: load,
  alterCatalog: alter,
  dropCatalog: drop,
  testConnection,
} satisfies Record<string, Handler>;
