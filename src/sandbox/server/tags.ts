import { type Call, type Handler, isSet, param } from './call';
import { Failure, internal, missing, taken } from './failure';
import { created, metalakeOf, modified, rename, withoutEmpty } from './find';
import { type Change, newCommentIn, newNameIn } from './metalakes';
import type { Metalake, Properties, Tag, Tagged } from './model';
import {
  allObjects,
  type NamedObject,
  objectNamed,
  objectType,
  parentsOf,
  printed,
} from './objects';
import { changeProperties } from './properties';

/** `inherited` is `null` where a tag is shown without an object: v0.6.0-incubating, TagDTO.java. */
const shown = (
  { name, comment, properties, audit }: Tag,
  inherited: boolean | null = null,
): object => ({ ...withoutEmpty({ name, comment, properties, audit }), inherited });

function tagOf(call: Call): { metalake: Metalake; tag: Tag } {
  const metalake = metalakeOf(call);
  const name = param(call, 'tag');
  const tag = metalake.tags.get(name);
  if (tag === undefined) {
    // v0.6.0-incubating, TagManager.java:158.
    throw missing('Tag', `Tag with name ${name} under metalake ${metalake.name} does not exist`);
  }
  return { metalake, tag };
}

/** The object that a path names. @throws Failure: v0.6.0-incubating, TagManager.java:248, 277 and 315. */
function objectOf(
  call: Call,
  action: 'list tags' | 'get tag' | 'associate tags',
): { metalake: Metalake; object: NamedObject & { entity: Tagged } } {
  const metalake = metalakeOf(call);
  const object = objectNamed(metalake, objectType(call), param(call, 'metadataObjectFullName'));
  if (object.entity === undefined) {
    throw new Failure(
      'notFound',
      `Failed to ${action} for metadata object ${printed(object)} due to not found`,
    );
  }
  return { metalake, object: { ...object, entity: object.entity } };
}

/** The tags of an object, its own first, then those of the objects around it. */
const tagsOn = (
  metalake: Metalake,
  object: NamedObject & { entity: Tagged },
): { tag: Tag; inherited: boolean }[] => [
  ...[...object.entity.tags].map((tag) => ({ tag, inherited: false })),
  ...parentsOf(metalake, object).flatMap(({ entity }) =>
    [...(entity?.tags ?? [])].map((tag) => ({ tag, inherited: true })),
  ),
];

const list: Handler = (call) => {
  const { tags } = metalakeOf(call);
  return isSet(call, 'details')
    ? { tags: [...tags.values()].map((tag) => shown(tag)) }
    : { names: [...tags.keys()] };
};

const create: Handler = (call) => {
  const metalake = metalakeOf(call);
  const { name, comment, properties } = call.body as {
    name: string;
    comment?: string | null;
    properties?: Properties | null;
  };
  if (metalake.tags.has(name)) {
    // v0.6.0-incubating, TagManager.java:138.
    throw taken('Tag', `Tag with name ${name} under metalake ${metalake.name} already exists`);
  }
  const tag: Tag = { name, comment, properties: { ...properties }, audit: created(call) };
  metalake.tags.set(name, tag);
  return { tag: shown(tag) };
};

const alter: Handler = (call) => {
  const { updates } = call.body as { updates: Change[] };
  const { metalake, tag } = tagOf(call);
  const name = newNameIn(updates) ?? tag.name;
  if (name !== tag.name && metalake.tags.has(name)) {
    // v0.6.0-incubating, TagManager.java:185: no handler expects it, and it names the old name.
    throw internal(`Tag with name ${tag.name} under metalake ${metalake.name} already exists`);
  }
  tag.comment = newCommentIn(updates, tag.comment);
  changeProperties(tag.properties, updates);
  tag.audit = modified(tag.audit, call);
  rename(metalake.tags, tag, name);
  return { tag: shown(tag) };
};

const remove: Handler = (call) => {
  const metalake = metalakeOf(call);
  const tag = metalake.tags.get(param(call, 'tag'));
  if (tag === undefined) {
    return { dropped: false };
  }
  for (const { entity } of allObjects(metalake)) {
    entity?.tags.delete(tag);
  }
  return { dropped: metalake.tags.delete(tag.name) };
};

const listOfObject: Handler = (call) => {
  const { metalake, object } = objectOf(call, 'list tags');
  const found = tagsOn(metalake, object);
  return isSet(call, 'details')
    ? { tags: found.map(({ tag, inherited }) => shown(tag, inherited)) }
    : { names: [...new Set(found.map(({ tag }) => tag.name))] };
};

const getOfObject: Handler = (call) => {
  const { metalake, object } = objectOf(call, 'get tag');
  const name = param(call, 'tag');
  const found = tagsOn(metalake, object).find(({ tag }) => tag.name === name);
  if (found === undefined) {
    // v0.6.0-incubating, TagOperations.java:346: without the words around it that other errors have.
    throw new Failure(
      'notFound',
      `Tag not found: ${name} for object type: ${param(call, 'metadataObjectType')}, full name: ${object.fullName} under metalake: ${metalake.name}`,
      'NoSuchTagException',
      true,
    );
  }
  return { tag: shown(found.tag, found.inherited) };
};

const associate: Handler = (call) => {
  const { metalake, object } = objectOf(call, 'associate tags');
  const body = call.body as { tagsToAdd?: string[] | null; tagsToRemove?: string[] | null };
  const toAdd = new Set(body.tagsToAdd ?? []);
  const toRemove = new Set(body.tagsToRemove ?? []);
  // One that is in both lists is in neither: v0.6.0-incubating, TagManager.java:319.
  const added = [...toAdd].filter((name) => !toRemove.has(name));
  const removed = [...toRemove].filter((name) => !toAdd.has(name));
  const { tags } = object.entity;
  const own = [...tags].map(({ name }) => name);
  if (added.some((name) => own.includes(name))) {
    // v0.6.0-incubating, TagManager.java:355.
    throw new Failure(
      'alreadyExists',
      `Failed to associate tags for metadata object due to some tags [${[...toAdd].join(', ')}] already associated to the metadata object ${printed(object)}`,
      'TagAlreadyAssociatedException',
    );
  }
  for (const name of added) {
    const tag = metalake.tags.get(name);
    // A tag that isn't there is passed over: v0.6.0-incubating, TagMetaService.java, `associateTagsWithMetadataObject`.
    if (tag) {
      tags.add(tag);
    }
  }
  for (const tag of [...tags]) {
    if (removed.includes(tag.name)) {
      tags.delete(tag);
    }
  }
  return { names: [...tags].map(({ name }) => name) };
};

const objects: Handler = (call) => {
  const { metalake, tag } = tagOf(call);
  return {
    metadataObjects: allObjects(metalake)
      .filter(({ entity }) => entity?.tags.has(tag))
      .map(({ fullName, type }) => ({ fullName, type })),
  };
};

export const tagHandlers = {
  listTags: list,
  createTag: create,
  getTag: (call) => ({ tag: shown(tagOf(call).tag) }),
  alterTag: alter,
  deleteTag: remove,
  listObjectTags: listOfObject,
  getObjectTag: getOfObject,
  associateTags: associate,
  listTagObjects: objects,
} satisfies Record<string, Handler>;
