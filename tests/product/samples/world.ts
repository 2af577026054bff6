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

/** The objects of a version by path, as the samples that create them describe them. */
export function definitionsIn(samples: readonly Sample[]): Map<string, Record<string, unknown>> {
  const definitions = new Map<string, Record<string, unknown>>();
  for (const { kind, text } of samples) {
    for (const { method, path, body } of kind === 'rest' ? callsOf(text) : []) {
      const key = `${path.replace(/\?.*/, '')}/${body?.name}`;
      if (method === 'POST' && body?.name !== undefined && !definitions.has(key)) {
        definitions.set(key, body);
      }
    }
  }
  return definitions;
}

const parts = (path: string): string[] => path.replace(/\?.*/, '').split('/').filter(Boolean);

/** What a collection's objects are when no sample creates them. */
const fallback = (collection: string, name: string): Record<string, unknown> => {
  const columns = [{ name: 'id', type: 'integer' }];
  if (collection === 'tables') return { name, columns };
  if (collection === 'filesets') return { name, type: 'managed' };
  if (collection === 'roles') return { name, securableObjects: [] };
  return { name };
};

/** The objects on a server, brought into the state that a sample needs. */
export interface World {
  /** Creates what a path names, with everything above it, unless it is there. */
  ensure(path: string): Promise<void>;
  /** Drops what a path names, with everything below it, if it is there. */
  remove(path: string): Promise<void>;
}

/**
 * Makes a world from definitions: those of a page come before those of the other pages of its version.
 */
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
    return fallback(collection, name);
  };
  const create = async (path: string) => {
    const body = JSON.parse(await addresses.toStack(JSON.stringify(definitionOf(path))));
    const { status, text } = await send(url, 'POST', path.replace(/\/[^/]+$/, ''), body);
    if (status !== 200) throw new Error(`can't prepare ${path}: ${status} ${text.slice(0, 600)}`);
  };
  const listed = async (path: string): Promise<string[]> => {
    const { json } = await send(url, 'GET', path);
    const list = json?.identifiers ?? json?.names ?? json?.metalakes;
    return Array.isArray(list) ? list.map((one) => one.name ?? one) : [];
  };
  const below: Record<string, string[]> = {
    metalakes: ['catalogs'],
    catalogs: ['schemas'],
    schemas: ['tables', 'filesets', 'topics'],
  };
  const world: World = {
    async ensure(path) {
      const names = parts(path);
      for (let end = 2; end <= names.length; end += 2) {
        const one = `/${names.slice(0, end).join('/')}`;
        const isObject =
          /^(metalakes|catalogs|schemas|tables|filesets|topics|tags|users|groups|roles)$/;
        if (!isObject.test(names[end - 2] ?? '')) return;
        if (!(await exists(one))) await create(one);
      }
    },
    async remove(path) {
      if (!(await exists(path))) return;
      for (const collection of below[parts(path).at(-2) ?? ''] ?? []) {
        for (const name of await listed(`${path}/${collection}`)) {
          const isKept = collection === 'schemas' && /^(default|public)$/.test(name);
          if (!isKept) await world.remove(`${path}/${collection}/${name}`);
        }
      }
      await send(url, 'DELETE', path);
    },
  };
  return world;
}
