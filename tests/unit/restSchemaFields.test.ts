import { describe, expect, it } from 'vitest';
import type { OpenApi, Schema } from '../../src/plugins/rest-reference/openApi';
import { SchemaFields } from '../../src/plugins/rest-reference/schemaFields';
import type { RestField } from '../../src/site/restReference';
import { pagesOf, restVersions } from '../support/restVersions';

const ref = (name: string): Schema => ({ $ref: `#/components/schemas/${name}` });

const api = (schemas: Record<string, Schema>): OpenApi => ({
  info: { title: 'API', version: '1.0.0' },
  paths: {},
  components: { schemas },
});

const schemas: Record<string, Schema> = {
  Audit: { type: 'object', properties: { creator: { type: 'string' } } },
  Kind: { type: 'string', enum: ['a', 'b'], description: 'What it is.' },
  Tree: {
    type: 'object',
    required: ['name'],
    properties: {
      name: { type: 'string', minLength: 1 },
      kind: { allOf: [ref('Kind')], default: 'a' },
      children: { type: 'array', items: ref('Tree'), nullable: true },
      audit: ref('Audit'),
    },
  },
  Change: {
    oneOf: [ref('Rename'), ref('Remove')],
    discriminator: { propertyName: '@type', mapping: { rename: ref('Rename').$ref ?? '' } },
  },
  Rename: { type: 'object', properties: { '@type': { type: 'string', enum: ['rename'] } } },
  Remove: { type: 'object', properties: { name: { type: 'string' } } },
};

const fieldsOf = (...roots: Schema[]): SchemaFields => new SchemaFields(api(schemas), roots);
const flat = (field: RestField): RestField[] => [
  field,
  ...[...(field.fields ?? []), ...(field.choices ?? [])].flatMap(flat),
];

describe('SchemaFields', () => {
  it('shows a schema that contains itself once, and links it', () => {
    const fields = fieldsOf(ref('Tree'));
    expect(fields.field(ref('Tree'), '', 'request')).toMatchObject({ type: '', shared: 'Tree' });
    const tree = fields.sharedTypes().Tree;
    expect(tree?.fields?.map(({ name }) => name)).toEqual(['name', 'kind', 'children', 'audit']);
    expect(tree?.fields?.[2]).toMatchObject({
      type: 'array of',
      shared: 'Tree',
      facts: ['May be `null`.'],
    });
  });

  it('shows what is used once where it is used', () => {
    const fields = fieldsOf(ref('Tree'));
    expect(fields.sharedTypes().Tree?.fields?.[3]).toMatchObject({
      type: 'object',
      fields: [{ id: 'Tree.audit.creator', name: 'creator' }],
    });
  });

  it('says what a value may be', () => {
    const [name, kind] = fieldsOf(ref('Tree')).sharedTypes().Tree?.fields ?? [];
    expect(name).toMatchObject({ isRequired: true, facts: ['At least 1 character.'] });
    expect(kind).toMatchObject({
      type: 'string',
      description: 'What it is.',
      facts: ['One of `a`, `b`.', 'Default `a`.'],
    });
  });

  it('names the kinds of a value by what tells them apart', () => {
    const change = fieldsOf(ref('Change')).field(ref('Change'), '', 'request');
    expect(change.choices?.map(({ id, name }) => [id, name])).toEqual([
      ['request.rename', '@type: rename'],
      ['request.Remove', 'Remove'],
    ]);
  });

  it('names a reference that leads nowhere', () => {
    expect(() => fieldsOf(ref('No'))).toThrow('$ref "#/components/schemas/No" points to nothing');
  });
});

describe.each(restVersions)('pages of $name', (version) => {
  it('give every field an anchor of its own and lead to every shared type', async () => {
    for (const [id, page] of await pagesOf(version)) {
      const fields = [
        ...page.parameters,
        ...[page.requestBody, ...Object.values(page.responses)].flatMap((body) => body?.root ?? []),
        ...Object.values(page.types),
      ].flatMap(flat);
      const ids = fields.map((field) => field.id);
      expect(new Set(ids).size, id).toBe(ids.length);
      const shared = fields.map((field) => field.shared).filter((name) => name !== undefined);
      expect([...new Set(shared)].sort(), id).toEqual(Object.keys(page.types));
    }
  });
});
