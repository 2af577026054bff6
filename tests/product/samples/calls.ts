import { curlCall, shellCommands } from '../../../src/markdown/shellWords';
import type { Sample } from './data';

/** A request that a sample makes. */
export interface Call {
  method: string;
  /** Path below `/api`, with the query. */
  path: string;
  body: Record<string, unknown> | undefined;
}

/** Lists the requests of a curl sample. */
export const callsOf = (text: string): Call[] =>
  shellCommands(text).flatMap((words) => {
    const call = curlCall(words);
    const path = /\/api(\/[^\s'"]*)/.exec(call?.url ?? '')?.[1];
    if (call === undefined || path === undefined) return [];
    const body = call.body?.trim().startsWith('{') ? JSON.parse(call.body) : undefined;
    return [{ method: call.method, path, body }];
  });

/** Collects the objects of a version by path, as the first samples that create them describe them. */
export function definitionsIn(samples: readonly Sample[]): Map<string, Record<string, unknown>> {
  const definitions = new Map<string, Record<string, unknown>>();
  const rest = samples.filter(({ kind }) => kind === 'rest');
  for (const { method, path, body } of rest.flatMap(({ text }) => callsOf(text))) {
    const key = `${path.replace(/\?.*/, '')}/${body?.name}`;
    if (method === 'POST' && body?.name && !definitions.has(key)) definitions.set(key, body);
  }
  return definitions;
}

/** Returns the path of an object. The text `word`, such as a whole sample, shows whether it is a table, fileset, or topic. */
export function pathOf([metalake, ...names]: readonly string[], word: string): string {
  const kind = /fileset/i.test(word) ? 'filesets' : /topic/i.test(word) ? 'topics' : 'tables';
  const collections = ['catalogs', 'schemas', kind];
  const below = names.map((one, at) => `/${collections[at]}/${one}`);
  return `/metalakes/${metalake}${below.join('')}`;
}

/** Types of objects in the paths of tags and owners. */
export const isObjectType = /^(?:metalake|catalog|schema|table|fileset|topic)$/;

const listIn = <Item>(body: Call['body'], key: string): Item[] => (body?.[key] as Item[]) ?? [];

/** Lists the objects that a request needs in addition to its path, because it tags, assigns, or grants them. */
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
