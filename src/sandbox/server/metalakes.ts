import { type Call, type Handler, param } from './call';
import { internal, taken } from './failure';
import { created, metalakeNamed, modified, rename, withoutEmpty } from './find';
import type { Metalake, Properties } from './model';
import { checkTopName, renamedOnto } from './names';
import { changeProperties, type PropertyChange } from './properties';

const shown = ({ name, comment, properties, audit }: Metalake): object =>
  withoutEmpty({ name, comment, properties, audit });

/** One entry of `updates` of a metalake, a catalog, a fileset, a topic or a tag. */
export interface Change extends PropertyChange {
  newName?: string;
  newComment?: string;
}

/** The new name among changes, if there is one; of several the last. */
export const newNameIn = (changes: readonly Change[]): string | undefined =>
  changes.findLast(({ '@type': type }) => type === 'rename')?.newName;

/** The comment that changes leave an object with. */
export const newCommentIn = (
  changes: readonly Change[],
  old: string | null | undefined,
): string | null | undefined =>
  changes.reduce<string | null | undefined>((comment, { '@type': type, newComment }) => {
    if (type === 'updateComment') {
      return newComment;
    }
    return type === 'removeComment' ? null : comment;
  }, old);

/** An object with others below it can't be dropped, and no handler expects that: status 500. */
export function notEmpty(full: string, children: readonly string[], call: Call): Error {
  // The key-value store before 0.6.0 names one of them: v0.5.1, KvEntityStore.java:280. Since then v0.6.0-incubating, MetalakeMetaService.java:247.
  const named =
    call.release.isSince('0.6.0') || !call.release.isSince('0.4.0')
      ? ''
      : ` [${full}.${children[0]}]`;
  return internal(
    `Entity ${full} has sub-entities${named}, you should remove sub-entities first`,
    'NonEmptyEntityException',
  );
}

const list: Handler = ({ state }) => ({ metalakes: [...state.values()].map(shown) });

const create: Handler = (call) => {
  const { name, comment, properties } = call.body as {
    name: string;
    comment?: string | null;
    properties?: Properties | null;
  };
  checkTopName('metalake', name, call.release);
  if (call.state.has(name)) {
    // v0.5.1, MetalakeManager.java:126.
    throw taken('Metalake', `Metalake ${name} already exists`);
  }
  const metalake: Metalake = {
    name,
    comment,
    properties: { ...properties },
    audit: created(call),
    catalogs: new Map(),
    tags: new Map(),
    users: new Map(),
    groups: new Map(),
    roles: new Map(),
  };
  call.state.set(name, metalake);
  return { metalake: shown(metalake) };
};

const load: Handler = (call) => ({ metalake: shown(metalakeNamed(call, param(call, 'name'))) });

const alter: Handler = (call) => {
  const { updates } = call.body as { updates: Change[] };
  const name = param(call, 'name');
  for (const { '@type': type, newName = '' } of updates) {
    if (type === 'rename') {
      checkTopName('metalake', newName, call.release);
    }
  }
  const metalake = metalakeNamed(call, name);
  const newName = newNameIn(updates) ?? name;
  if (newName !== name && call.state.has(newName)) {
    throw renamedOnto(newName);
  }
  metalake.comment = newCommentIn(updates, metalake.comment);
  changeProperties(metalake.properties, updates);
  metalake.audit = modified(metalake.audit, call);
  rename(call.state, metalake, newName);
  return { metalake: shown(metalake) };
};

const drop: Handler = (call) => {
  const name = param(call, 'name');
  const metalake = call.state.get(name);
  if (metalake && metalake.catalogs.size > 0) {
    throw notEmpty(name, [...metalake.catalogs.keys()], call);
  }
  return { dropped: call.state.delete(name) };
};

export const metalakeHandlers = {
  listMetalakes: list,
  createMetalake: create,
  loadMetalake: load,
  alterMetalake: alter,
  dropMetalake: drop,
} satisfies Record<string, Handler>;
