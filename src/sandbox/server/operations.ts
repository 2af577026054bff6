import { accessHandlers } from './access';
import { type Body, type Call, find, type Handler } from './call';
import { check, Failure, unsupported } from './failure';
import { alter, create, drop, list, load } from './handlers';
import { factsOf, isKind, type Kind } from './model';
import { newEntity, shown } from './objects';
import { sourceOf } from './sources';
import { tagHandlers } from './tags';

/** @throws Failure for a catalog whose tables have no partitions that requests can change. */
function checkPartitions(call: Call): void {
  const { tables = {} } = factsOf(find(call, 'table')) ?? {};
  const row = Object.keys(tables).find((name) => name.endsWith('partitions'));
  if (row === undefined || tables[row] === 'No') {
    throw unsupported('Table does not support partition operations.');
  }
}

const withPartitions =
  (handler: Handler): Handler =>
  (call) => {
    checkPartitions(call);
    return handler(call);
  };

/** One partition may be added at a time; one without a name is called by its fields and values. */
const addPartitions: Handler = (call) => {
  const { partitions } = call.body as { partitions: Body[] };
  const { onlyIdentityPartitions } = sourceOf(factsOf(find(call, 'table'))?.provider);
  const isIdentity = partitions.every(({ type }) => type === 'identity');
  check(onlyIdentityPartitions !== true || isIdentity, 'Hive only supports identity partition');
  const added = partitions.map((partition) => {
    const fieldNames = (partition.fieldNames ?? []) as string[][];
    const values = (partition.values ?? []) as { value: string | null }[];
    const named = fieldNames.map((field, at) => `${field.join('.')}=${values[at]?.value}`);
    return newEntity(call, 'partition', { ...partition, name: partition.name ?? named.join('/') });
  });
  return { partitions: added.map(shown) };
};

/** Checks the body as for a new catalog; the connection itself can't be tested in a page. */
const testConnection: Handler = (call) => {
  const { parent, facts, name } = newEntity(call, 'catalog', call.body);
  parent?.children.catalog?.delete(name);
  throw new Failure(
    'connection',
    `The sandbox runs in your browser and reaches no source. A server would now try to connect to ${facts?.source}.`,
  );
};

const special: Readonly<Record<string, Handler>> = {
  ...accessHandlers,
  ...tagHandlers,
  testConnection,
  addPartitions: withPartitions(addPartitions),
};

/** The kind of object at the end of an operation's id. */
const kindOf = (noun: string): Kind | undefined => {
  const kind = noun.charAt(0).toLowerCase() + noun.slice(1).replace(/s$/, '');
  return isKind(kind) ? kind : undefined;
};

/** Says what an operation's id does with which kind of object, such as `listTables`. */
export function partsOf(id: string): { verb: string; kind: Kind | undefined } {
  const [, verb = '', noun = ''] = /^([a-z]+)([A-Z]\w*)$/.exec(id) ?? [];
  return { verb, kind: kindOf(noun) };
}

function general(verb: string, kind: Kind): Handler | undefined {
  const verbs: Record<string, Handler> = {
    list: list(kind),
    create: create(kind),
    add: create(kind),
    load: load(kind),
    get: load(kind),
    alter: alter(kind),
    drop: drop(kind, 'dropped'),
    remove: drop(kind, 'removed'),
    delete: drop(kind, kind === 'tag' ? 'dropped' : 'deleted'),
  };
  return verbs[verb];
}

/** Returns what answers an operation of the OpenAPI file; nothing for one that the sandbox can't answer. */
export function handlerOf(id: string): Handler | undefined {
  const { verb, kind } = partsOf(id);
  const handler = kind && general(verb, kind);
  return special[id] ?? (handler && kind === 'partition' ? withPartitions(handler) : handler);
}
