import { check, Failure, Missing } from './failure';
import {
  allBelow,
  type Call,
  chainOf,
  childOf,
  childrenOf,
  type Entity,
  entityPath,
  findByNames,
  findEntity,
  isSet,
  type Kind,
  kinds,
  markModified,
  type OperationHandler,
  withParents,
} from './model';
import { shownProperties } from './rules';

/** Returns the fields of an object that replies contain, without empty fields. */
export function replyFields(entity: Entity): Record<string, unknown> {
  const { kind, name, comment, audit, fields } = entity;
  const properties = shownProperties(entity);
  const values: Record<string, unknown> = { ...fields, name, comment, audit, properties };
  const names = kind === 'server' ? [] : kinds[kind].shows.split(' ');
  const shownFields = names.map((field) => [field, values[field] ?? undefined]);
  // Only the tags of an object have a value for `inherited`.
  return {
    ...Object.fromEntries(shownFields.filter(([, value]) => value !== undefined)),
    ...(kind === 'tag' && { inherited: null }),
  };
}

/**
 * Finds an object of the path's metalake by the full name that requests for owners, tags, and roles use.
 * @param blamesCatalog whether the error names a missing catalog or metalake instead of the object.
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
    findEntity(call, 'metalake');
  }
  try {
    const isOther = kind === 'metalake' && fullName !== metalake;
    return findByNames(call, kind, isOther ? [] : [metalake, ...names]);
  } catch (error) {
    const isAround = error instanceof Missing && error.kind === 'catalog' && names.length > 1;
    throw blamesCatalog && isAround
      ? error
      : new Failure('notFound', `The ${kind} ${fullName} does not exist.`, exception);
  }
}

function objectOf(call: Call, exception?: string, blamesCatalog?: boolean): Entity {
  const { metadataObjectType: type = '', metadataObjectFullName: fullName = '' } = call.params;
  return findObject(call, type, fullName, exception, blamesCatalog);
}

const ownedOf = (call: Call): Entity => objectOf(call, 'NoSuchMetadataObjectException', false);

const isThere = (object: Entity, { name, type }: { name: string; type: string }): boolean => {
  const metalake = withParents(object).at(-1);
  return Boolean(metalake && childOf(metalake, type === 'group' ? 'group' : 'user', name));
};

const getOwner: OperationHandler = (call) => {
  const object = ownedOf(call);
  const { owner } = object;
  return owner && isThere(object, owner) ? { owner } : {};
};

const setOwner: OperationHandler = (call) => {
  const object = ownedOf(call);
  const owner = { name: call.body.name ?? '', type: String(call.body.type).toLowerCase() };
  const message = `The ${owner.type} ${owner.name} does not exist.`;
  check(isThere(object, owner), message, 'notFound');
  object.owner = owner;
  return { set: true };
};

/** Grants or revokes roles of a user or a group. Like the product, it looks up the roles first. */
const changeRoles =
  (kind: 'user' | 'group', isGrant: boolean): OperationHandler =>
  (call) => {
    const metalake = findEntity(call, 'metalake');
    const names = call.body.roleNames as string[];
    for (const name of names) {
      if (!childOf(metalake, 'role', name)) {
        throw new Missing('role', [metalake.name, name]);
      }
    }
    const principal = findEntity(call, kind);
    const before = principal.fields.roles as string[];
    const rest = before.filter((name) => !names.includes(name));
    principal.fields = { roles: isGrant ? [...new Set([...before, ...names])] : rest };
    markModified(principal, call);
    return { [kind]: replyFields(principal) };
  };

/** Returns the tags of an object, followed by those that it inherits. */
const tagsOn = (call: Call): { tag: Entity; inherited: boolean }[] => {
  const object = objectOf(call);
  return withParents(object).flatMap((holder) =>
    [...holder.tags].map((tag) => ({ tag, inherited: holder !== object })),
  );
};

const listObjectTags: OperationHandler = (call) => {
  const tagged = tagsOn(call);
  return isSet(call, 'details')
    ? { tags: tagged.map(({ tag, inherited }) => ({ ...replyFields(tag), inherited })) }
    : { names: [...new Set(tagged.map(({ tag }) => tag.name))] };
};

const getObjectTag: OperationHandler = (call) => {
  const match = tagsOn(call).find(({ tag }) => tag.name === call.params.tag);
  if (match === undefined) {
    const message = `The object has no tag ${call.params.tag}.`;
    throw new Failure('notFound', message, 'NoSuchTagException');
  }
  return { tag: { ...replyFields(match.tag), inherited: match.inherited } };
};

/** Adds and removes tags. It ignores unknown tags, and tags in both lists. */
const associateTags: OperationHandler = (call) => {
  const { tags } = objectOf(call);
  const { tagsToAdd, tagsToRemove } = call.body as Record<string, string[] | null | undefined>;
  const [toAdd, toRemove] = [new Set(tagsToAdd), new Set(tagsToRemove)];
  const known = childrenOf(findEntity(call, 'metalake'), 'tag');
  const added = known.filter(({ name }) => toAdd.has(name) && !toRemove.has(name));
  const present = added.find((tag) => tags.has(tag));
  if (present) {
    const message = `The object already has the tag ${present.name}.`;
    throw new Failure('alreadyExists', message, 'TagAlreadyAssociatedException');
  }
  for (const tag of added) {
    tags.add(tag);
  }
  for (const tag of known.filter(({ name }) => toRemove.has(name) && !toAdd.has(name))) {
    tags.delete(tag);
  }
  return { names: [...tags].map(({ name }) => name) };
};

const listTagObjects: OperationHandler = (call) => {
  const tag = findEntity(call, 'tag');
  const holders = allBelow(findEntity(call, 'metalake')).filter(({ tags }) => tags.has(tag));
  return {
    metadataObjects: holders.map((object) => ({
      fullName: entityPath(object).slice(1).join('.'),
      type: object.kind,
    })),
  };
};

/** Operations that connect objects: roles, owners, and tags. */
export const relationHandlers: Readonly<Record<string, OperationHandler>> = {
  grantRoleToUser: changeRoles('user', true),
  revokeRoleFromUser: changeRoles('user', false),
  grantRoleToGroup: changeRoles('group', true),
  revokeRoleFromGroup: changeRoles('group', false),
  getOwner,
  setOwner,
  listObjectTags,
  getObjectTag,
  associateTags,
  listTagObjects,
};
