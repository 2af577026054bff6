import { array, call, string } from './javaCode';
import { loadByName } from './objects';
import { changes, declare, loadCatalog, orNull, type Sample, type Write } from './sample';

/** Declares the object that tags are attached to, and returns its variable. */
function taggedObject(sample: Sample): string {
  const { metadataObjectType: type = '', metadataObjectFullName: fullName = '' } = sample.values;
  const [catalog = '', schema = ''] = fullName.split('.');
  if (type !== 'catalog' && type !== 'schema') {
    return loadByName(sample, type, fullName);
  }
  loadCatalog({ ...sample, values: { ...sample.values, catalog } });
  if (type === 'schema') {
    declare(sample, 'Schema', 'schema', `catalog.asSchemas().loadSchema(${string(schema)})`);
  }
  return type;
}

export const tags: Record<string, Write> = {
  listTags: ({ code, query }) =>
    code.add(
      query.details === 'true'
        ? `${code.productClass('tag.Tag')}[] tags = client.listTagsInfo();`
        : 'String[] tags = client.listTags();',
    ),
  createTag: (sample) => {
    const { code, body } = sample;
    const value = call('client.createTag', [
      orNull(body.name),
      orNull(body.comment),
      code.map('properties', body.properties),
    ]);
    declare(sample, 'tag.Tag', 'tag', value);
  },
  getTag: (sample) =>
    declare(sample, 'tag.Tag', 'tag', `client.getTag(${orNull(sample.values.tag)})`),
  alterTag: (sample) => {
    const value = call('client.alterTag', [
      orNull(sample.values.tag),
      ...changes(sample, 'tag.TagChange'),
    ]);
    declare(sample, 'tag.Tag', 'tag', value);
  },
  deleteTag: ({ code, values }) =>
    code.add(`boolean deleted = client.deleteTag(${orNull(values.tag)});`),

  listTagObjects: (sample) => {
    const { code, values } = sample;
    declare(sample, 'tag.Tag', 'tag', `client.getTag(${orNull(values.tag)})`);
    code.add(
      `${code.productClass('MetadataObject')}[] objects = tag.associatedObjects().objects();`,
    );
  },
  listObjectTags: (sample) => {
    const { code, query } = sample;
    const object = taggedObject(sample);
    code.add(
      query.details === 'true'
        ? `${code.productClass('tag.Tag')}[] tags = ${object}.supportsTags().listTagsInfo();`
        : `String[] tags = ${object}.supportsTags().listTags();`,
    );
  },
  getObjectTag: (sample) => {
    const object = taggedObject(sample);
    const value = `${object}.supportsTags().getTag(${orNull(sample.values.tag)})`;
    declare(sample, 'tag.Tag', 'tag', value);
  },
  associateTags: (sample) => {
    const { code, body } = sample;
    const object = taggedObject(sample);
    const value = call(`${object}.supportsTags().associateTags`, [
      array('String', (body.tagsToAdd ?? []).map(string)),
      array('String', (body.tagsToRemove ?? []).map(string)),
    ]);
    code.add(`String[] tags = ${value};`);
  },
};
