import { type Call, find, type Handler, isSet, nameIn } from './call';
import { Failure } from './failure';
import { allBelow, childrenOf, type Entity, pathOf, withParents } from './model';
import { objectInCatalog, shown } from './objects';

const typeOf = ({ params }: Call): string => params.metadataObjectType?.toLowerCase() ?? '';
const fullNameOf = ({ params }: Call): string => params.metadataObjectFullName ?? '';

/** How messages name the object of a path. */
const printed = (call: Call): string =>
  `MetadataObject: [fullName=${fullNameOf(call)}], [type=${typeOf(call).toUpperCase()}]`;

/** Finds the object that a path names. @throws Failure if it doesn't exist. */
function objectOf(call: Call, action: string): Entity {
  const object = objectInCatalog(call, typeOf(call), fullNameOf(call));
  if (object === undefined) {
    const message = `Failed to ${action} for metadata object ${printed(call)} due to not found`;
    throw new Failure('notFound', message);
  }
  return object;
}

/** The tags of an object, its own first, then those of the objects around it. */
const tagsOn = (object: Entity): { tag: Entity; inherited: boolean }[] =>
  withParents(object).flatMap((one) =>
    [...one.tags].map((tag) => ({ tag, inherited: one !== object })),
  );

const listOfObject: Handler = (call) => {
  const found = tagsOn(objectOf(call, 'list tags'));
  return isSet(call, 'details')
    ? { tags: found.map(({ tag, inherited }) => ({ ...shown(tag), inherited })) }
    : { names: [...new Set(found.map(({ tag }) => tag.name))] };
};

const getOfObject: Handler = (call) => {
  const name = nameIn(call, 'tag');
  const found = tagsOn(objectOf(call, 'get tag')).find(({ tag }) => tag.name === name);
  if (found === undefined) {
    const message = `Tag not found: ${name} for object type: ${typeOf(call)}, full name: ${fullNameOf(call)}`;
    throw new Failure('notFound', message, 'NoSuchTagException');
  }
  return { tag: { ...shown(found.tag), inherited: found.inherited } };
};

const associate: Handler = (call) => {
  const { tags } = objectOf(call, 'associate tags');
  const [toAdd, toRemove] = [call.body.tagsToAdd, call.body.tagsToRemove].map(
    (names) => new Set((names ?? []) as string[]),
  ) as [Set<string>, Set<string>];
  const known = childrenOf(find(call, 'metalake'), 'tag');
  // A tag in both lists is neither added nor removed; one that doesn't exist is ignored.
  const added = known.filter(({ name }) => toAdd.has(name) && !toRemove.has(name));
  if (added.some((tag) => tags.has(tag))) {
    const message = `Failed to associate tags for metadata object due to some tags [${[...toAdd].join(', ')}] already associated to the metadata object ${printed(call)}`;
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

const objects: Handler = (call) => {
  const tag = find(call, 'tag');
  return {
    metadataObjects: allBelow(find(call, 'metalake'))
      .filter(({ tags }) => tags.has(tag))
      .map((one) => ({ fullName: pathOf(one).slice(1).join('.'), type: one.kind })),
  };
};

export const tagHandlers: Readonly<Record<string, Handler>> = {
  listObjectTags: listOfObject,
  getObjectTag: getOfObject,
  associateTags: associate,
  listTagObjects: objects,
};
