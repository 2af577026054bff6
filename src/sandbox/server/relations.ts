import { type Call, find, type Handler, isSet, modified } from './call';
import { findObject, shown } from './entities';
import { check, Failure, missing } from './failure';
import { allBelow, childrenOf, type Entity, type Owner, pathOf, withParents } from './model';

/** Finds the object that a path names by type and full name. @throws Failure if it doesn't exist. */
function objectOf(call: Call, exception?: string, blamesCatalog?: boolean): Entity {
  const { metadataObjectType: type = '', metadataObjectFullName: fullName = '' } = call.params;
  return findObject(call, type, fullName, exception, blamesCatalog);
}

const ownedOf = (call: Call): Entity => objectOf(call, 'NoSuchMetadataObjectException', false);

const isThere = (object: Entity, { name, type }: Owner): boolean =>
  withParents(object).at(-1)?.children[type === 'group' ? 'group' : 'user']?.has(name) === true;

const getOwner: Handler = (call) => {
  const object = ownedOf(call);
  const { owner } = object;
  return owner && isThere(object, owner) ? { owner } : {};
};

const setOwner: Handler = (call) => {
  const object = ownedOf(call);
  const { name = '', type } = call.body;
  const owner = { name, type: String(type).toLowerCase() };
  check(isThere(object, owner), `The ${owner.type} ${name} does not exist.`, 'notFound');
  object.owner = owner;
  return { set: true };
};

/** Grants or revokes roles of a user or a group. The server looks for the roles first. */
const changeRoles =
  (kind: 'user' | 'group', isGrant: boolean): Handler =>
  (call) => {
    const metalake = find(call, 'metalake');
    const names = call.body.roleNames as string[];
    for (const name of names) {
      if (!metalake.children.role?.has(name)) {
        throw missing('role', [metalake.name, name]);
      }
    }
    const principal = find(call, kind);
    const before = principal.fields.roles as string[];
    const rest = before.filter((name) => !names.includes(name));
    principal.fields = { roles: isGrant ? [...new Set([...before, ...names])] : rest };
    principal.audit = modified(principal.audit, call);
    return { [kind]: shown(principal) };
  };

/** The tags of an object, its own first, then those of the objects around it. */
const tagsOn = (call: Call): { tag: Entity; inherited: boolean }[] => {
  const object = objectOf(call);
  return withParents(object).flatMap((holder) =>
    [...holder.tags].map((tag) => ({ tag, inherited: holder !== object })),
  );
};

const listObjectTags: Handler = (call) => {
  const found = tagsOn(call);
  return isSet(call, 'details')
    ? { tags: found.map(({ tag, inherited }) => ({ ...shown(tag), inherited })) }
    : { names: [...new Set(found.map(({ tag }) => tag.name))] };
};

const getObjectTag: Handler = (call) => {
  const found = tagsOn(call).find(({ tag }) => tag.name === call.params.tag);
  if (found === undefined) {
    const message = `The object has no tag ${call.params.tag}.`;
    throw new Failure('notFound', message, 'NoSuchTagException');
  }
  return { tag: { ...shown(found.tag), inherited: found.inherited } };
};

/** Adds and removes tags. A tag in both lists is left alone, and one that doesn't exist is ignored. */
const associateTags: Handler = (call) => {
  const { tags } = objectOf(call);
  const { tagsToAdd, tagsToRemove } = call.body as Record<string, string[] | null | undefined>;
  const [toAdd, toRemove] = [new Set(tagsToAdd), new Set(tagsToRemove)];
  const known = childrenOf(find(call, 'metalake'), 'tag');
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

const listTagObjects: Handler = (call) => {
  const tag = find(call, 'tag');
  const holders = allBelow(find(call, 'metalake')).filter(({ tags }) => tags.has(tag));
  return {
    metadataObjects: holders.map((object) => ({
      fullName: pathOf(object).slice(1).join('.'),
      type: object.kind,
    })),
  };
};

/** Operations on what connects objects: roles, owners, and tags. */
export const relationHandlers: Readonly<Record<string, Handler>> = {
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
