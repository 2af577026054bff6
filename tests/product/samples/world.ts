import { curlCall, shellCommands } from '../../support/shellWords';
import { send } from '../stack/rest';
import type { Addresses } from './addresses';
import type { Sample } from './read';

/** A request that a sample makes. */
export interface Call {
  method: string;
  /** Path below `/api`, with the query. */
  path: string;
  body: Record<string, unknown> | undefined;
}

/** The requests of a sample in curl. */
export const callsOf = (text: string): Call[] =>
  shellCommands(text).flatMap((words) => {
    const call = curlCall(words);
    const path = /\/api(\/[^\s'"]*)/.exec(call?.url ?? '')?.[1];
    if (call === undefined || path === undefined) return [];
    const body = call.body?.trim().startsWith('{') ? JSON.parse(call.body) : undefined;
    return [{ method: call.method, path, body }];
  });

/** The objects of a version by path, as the samples that create them first describe them. */
export function definitionsIn(samples: readonly Sample[]): Map<string, Record<string, unknown>> {
  const definitions = new Map<string, Record<string, unknown>>();
  const calls = samples.flatMap(({ kind, text }) => (kind === 'rest' ? callsOf(text) : []));
  for (const { method, path, body } of calls) {
    const key = `${path.replace(/\?.*/, '')}/${body?.name}`;
    if (method === 'POST' && body?.name && !definitions.has(key)) definitions.set(key, body);
  }
  return definitions;
}

/** The path of an object from its names; a word for what the last one is, such as a whole sample, tells tables from others. */
export function pathOf([metalake, ...names]: readonly string[], word: string): string {
  const kind = /fileset/i.test(word) ? 'filesets' : /topic/i.test(word) ? 'topics' : 'tables';
  const collections = ['catalogs', 'schemas', kind];
  const below = names.map((one, at) => `/${collections[at]}/${one}`);
  return `/metalakes/${metalake}${below.join('')}`;
}

/** Types of objects in the paths of tags and owners. */
const isObjectType = /^(?:metalake|catalog|schema|table|fileset|topic)$/;

const listIn = <Item>(body: Call['body'], key: string): Item[] => (body?.[key] as Item[]) ?? [];

/** The objects that a request needs in addition to those in its path: those that it tags, owns, or grants. */
export function neededBy({ method, path, body }: Call): string[] {
  const [, metalake = '', feature = '', type = '', name = ''] =
    /^\/metalakes\/(\w+)\/(\w+)(?:\/(\w+)\/([^/?]+))?/.exec(path) ?? [];
  const object = (kind: string, fullName: string) =>
    pathOf([metalake, ...(kind === 'metalake' ? [] : fullName.split('.'))], kind);
  const to = (collection: string) => (one: unknown) =>
    `/metalakes/${metalake}/${collection}/${one}`;
  const isOnObject = /^(?:tags|owners)$/.test(feature) && isObjectType.test(type);
  return [
    ...(isOnObject ? [object(type, name)] : []),
    ...(feature === 'owners' && method === 'PUT' ? [to(`${body?.type}s`)(body?.name)] : []),
    ...(feature === 'permissions' ? [to(type)(name)] : []),
    ...[...listIn(body, 'tagsToAdd'), ...listIn(body, 'tagsToRemove')].map(to('tags')),
    ...listIn(body, 'roleNames').map(to('roles')),
    ...listIn<{ type: string; fullName: string }>(body, 'securableObjects').map((one) =>
      object(one.type, one.fullName),
    ),
  ];
}

const parts = (path: string): string[] => path.replace(/\?.*/, '').split('/').filter(Boolean);

/** What a collection's objects are, in addition to their names, when no sample creates them. */
const fallback: Record<string, Record<string, unknown>> = {
  tables: { columns: [{ name: 'id', type: 'integer' }] },
  filesets: { type: 'managed' },
  catalogs: {
    type: 'fileset',
    provider: 'hadoop',
    properties: { location: 'hdfs://namenode:8020/files' },
  },
  roles: { securableObjects: [] },
};

/** Collections, each with those below it. */
const below: Record<string, string[]> = {
  metalakes: ['catalogs'],
  catalogs: ['schemas'],
  schemas: ['tables', 'filesets', 'topics'],
};
const isCollection =
  /^(metalakes|catalogs|schemas|tables|filesets|topics|tags|users|groups|roles)$/;

/** The objects on a server, brought into the state that a sample needs. */
export interface World {
  /** Creates what a path names, with everything above it, unless it is there. */
  ensure(path: string): Promise<void>;
  /** Drops what a path names, with everything below it, if it is there. */
  remove(path: string): Promise<void>;
}

/** Makes a world from definitions: those of a page come before those of the other pages of its version. */
export function createWorld(
  url: string,
  addresses: Addresses,
  definitions: readonly ReadonlyMap<string, Record<string, unknown>>[],
): World {
  const exists = async (path: string) => (await send(url, 'GET', path)).status === 200;
  const definitionOf = (path: string): Record<string, unknown> => {
    const [collection = '', name = ''] = parts(path).slice(-2);
    // A catalog of the same name in another metalake is good enough.
    const end = `/${parts(path).slice(2).join('/')}`;
    for (const known of definitions) {
      const exact = known.get(path);
      if (exact !== undefined) return exact;
      for (const [key, value] of known) if (end.length > 1 && key.endsWith(end)) return value;
    }
    return { name, ...fallback[collection] };
  };
  const create = async (path: string) => {
    const call = { method: 'POST', path, body: definitionOf(path) };
    for (const one of neededBy(call)) await world.ensure(one);
    // The stack has no Apache Ranger.
    const given = JSON.stringify(call.body, (key, value) =>
      key.startsWith('authorization') ? undefined : value,
    );
    const body = JSON.parse(await addresses.toStack(given));
    const { status, text } = await send(url, 'POST', path.replace(/\/[^/]+$/, ''), body);
    if (status !== 200) throw new Error(`can't prepare ${path}: ${status} ${text.slice(0, 600)}`);
  };
  const world: World = {
    async ensure(path) {
      const names = parts(path);
      for (let end = 2; end <= names.length; end += 2) {
        const one = `/${names.slice(0, end).join('/')}`;
        const [collection = '', name = ''] = names.slice(end - 2);
        if (!isCollection.test(collection)) return;
        if (collection === 'tags' && isObjectType.test(name)) return;
        if (!(await exists(one))) await create(one);
      }
    },
    async remove(path) {
      if (!(await exists(path))) return;
      for (const collection of below[parts(path).at(-2) ?? ''] ?? []) {
        const { json } = await send(url, 'GET', `${path}/${collection}`);
        for (const { name } of (json?.identifiers ?? []) as { name: string }[]) {
          const isKept = collection === 'schemas' && /^(default|public)$/.test(name);
          if (!isKept) await world.remove(`${path}/${collection}/${name}`);
        }
      }
      await send(url, 'DELETE', path);
    },
  };
  return world;
}
