import { type Call, type Handler, param } from './call';
import { check, missing, taken } from './failure';
import {
  below,
  created,
  identifiersBelow,
  modified,
  type SchemaPlace,
  schemaPlaceOf,
  withoutEmpty,
} from './find';
import { type Change, newCommentIn } from './metalakes';
import type { Properties, Schema, Topic } from './model';
import { checkedName } from './names';
import {
  changeProperties,
  checkNewProperties,
  checkPropertyChanges,
  type PropertyPlace,
} from './properties';
import { checkHolds, schemaFor } from './schemas';

const placeOf = ({ provider }: SchemaPlace, { release }: Call): PropertyPlace => ({
  provider: provider.shortName,
  object: 'topic',
  release,
});

const shown = ({ name, comment, properties, audit }: Topic): object =>
  withoutEmpty({ name, comment, properties, audit });

/** The schema of a messaging catalog. @throws Failure: v0.5.1, KafkaCatalogOperations.java:419. */
function topicsOf(call: Call): SchemaPlace & { schema: Schema } {
  checkHolds(schemaPlaceOf(call), 'topics');
  return schemaFor(call);
}

function topicOf(call: Call): SchemaPlace & { schema: Schema; topic: Topic } {
  const place = topicsOf(call);
  const name = param(call, 'topic');
  const topic = place.schema.topics.get(name);
  if (topic === undefined) {
    // v0.5.1, KafkaCatalogOperations.java:195.
    throw missing('Topic', `Topic ${below(place.ident, name).full} does not exist`);
  }
  return { ...place, topic };
}

const list: Handler = (call) => {
  const { schema, ident } = topicsOf(call);
  return { identifiers: identifiersBelow(ident.full, schema.topics.keys()) };
};

const create: Handler = (call) => {
  const place = topicsOf(call);
  const body = call.body as {
    name: string;
    comment?: string | null;
    properties?: Properties | null;
  };
  const name = checkedName('TOPIC', body.name, place.provider, call.release);
  const properties = body.properties ?? {};
  checkNewProperties(properties, placeOf(place, call));
  if (place.schema.topics.has(name)) {
    // v0.5.1, KafkaCatalogOperations.java:250.
    throw taken('Topic', `Topic ${below(place.ident, name).full} already exists`);
  }
  const topic: Topic = {
    name,
    comment: body.comment,
    // What a broker adds if nothing else is set: its own defaults of num.partitions and default.replication.factor.
    properties: { 'partition-count': '1', 'replication-factor': '1', ...properties },
    audit: created(call),
    tags: new Set(),
  };
  place.schema.topics.set(name, topic);
  return { topic: shown(topic) };
};

/** v0.5.1, KafkaCatalogOperations.java:434 and 471. */
function checkPartitionCount(changes: readonly Change[], topic: Topic): void {
  const old = Number(topic.properties['partition-count']);
  for (const { '@type': type, property, value } of changes) {
    if (property === 'partition-count') {
      check(type !== 'removeProperty', 'Cannot remove partition count');
      check(Number(value) >= old, `Cannot reduce partition count from ${old} to ${Number(value)}`);
    }
  }
}

const alter: Handler = (call) => {
  const { updates } = call.body as { updates: Change[] };
  const place = topicOf(call);
  const { topic } = place;
  checkPropertyChanges(updates, placeOf(place, call));
  checkPartitionCount(updates, topic);
  topic.comment = newCommentIn(updates, topic.comment);
  changeProperties(topic.properties, updates);
  topic.audit = modified(topic.audit, call);
  return { topic: shown(topic) };
};

const drop: Handler = (call) => ({
  dropped: topicsOf(call).schema.topics.delete(param(call, 'topic')),
});

export const topicHandlers = {
  listTopics: list,
  createTopic: create,
  loadTopic: (call) => ({ topic: shown(topicOf(call).topic) }),
  alterTopic: alter,
  dropTopic: drop,
} satisfies Record<string, Handler>;
