import { type Call, find, type Handler, isSet } from './call';
import { findInCatalog, shown } from './entities';
import { Failure } from './failure';
import { allBelow, childrenOf, type Entity, pathOf, withParents } from './model';

/** Finds the object that a path names. @throws Failure if it doesn't exist. */
function findObject(call: Call): Entity {
  const { metadataObjectType: type = '', metadataObjectFullName: fullName = '' } = call.params;
  const object = findInCatalog(call, type, fullName);
  if (object === undefined) {
    throw new Failure('notFound', `The ${type.toLowerCase()} ${fullName} does not exist.`);
  }
  return object;
}

/** The tags of an object, its own first, then those of the objects around it. */
const tagsOn = (object: Entity): { tag: Entity; inherited: boolean }[] =>
  withParents(object).flatMap((holder) =>
    [...holder.tags].map((tag) => ({ tag, inherited: holder !== object })),
  );

const listObjectTags: Handler = (call) => {
  const found = tagsOn(findObject(call));
  return isSet(call, 'details')
    ? { tags: found.map(({ tag, inherited }) => ({ ...shown(tag), inherited })) }
    : { names: [...new Set(found.map(({ tag }) => tag.name))] };
};

const getObjectTag: Handler = (call) => {
  const { tag: name } = call.params;
  const found = tagsOn(findObject(call)).find(({ tag }) => tag.name === name);
  if (found === undefined) {
    throw new Failure('notFound', `The object has no tag ${name}.`, 'NoSuchTagException');
  }
  return { tag: { ...shown(found.tag), inherited: found.inherited } };
};

/** Adds and removes tags. A tag in both lists is left alone, and one that doesn't exist is ignored. */
const associateTags: Handler = (call) => {
  const { tags } = findObject(call);
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
  return {
    metadataObjects: allBelow(find(call, 'metalake'))
      .filter(({ tags }) => tags.has(tag))
      .map((object) => ({ fullName: pathOf(object).slice(1).join('.'), type: object.kind })),
  };
};

export const tagHandlers: Readonly<Record<string, Handler>> = {
  listObjectTags,
  getObjectTag,
  associateTags,
  listTagObjects,
};
