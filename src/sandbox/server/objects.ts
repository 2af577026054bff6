import type { Call } from './call';
import { check } from './failure';
import type { Catalog, Metalake, Schema, Tagged } from './model';

/** What a full name below a metalake stands for. */
export interface NamedObject {
  type: string;
  fullName: string;
  /** Not there if nothing has the name. */
  entity: Tagged | undefined;
}

const lengths: Record<string, number> = {
  metalake: 1,
  catalog: 1,
  role: 1,
  schema: 2,
  table: 3,
  fileset: 3,
  topic: 3,
};

/** @throws Failure for a name that can't be of the type: v0.6.0-incubating, MetadataObjects.java, `of`. */
export function checkFullName(fullName: string, type: string): void {
  const { length } = fullName.split('.');
  const rules = [
    'it must be the CATALOG, METALAKE, or ROLE type',
    'it must be the SCHEMA type',
    'it must be FILESET, TABLE or TOPIC',
    'it must be COLUMN',
  ];
  check(
    length <= 4,
    'Cannot create a metadata object with the name length which is greater than 4',
  );
  check(lengths[type] === length, `If the length of names is ${length}, ${rules[length - 1]}`);
}

function within(schema: Schema | undefined, type: string, name: string): Tagged | undefined {
  const maps: Record<string, ReadonlyMap<string, Tagged> | undefined> = {
    table: schema?.tables,
    fileset: schema?.filesets,
    topic: schema?.topics,
  };
  return maps[type]?.get(name);
}

/** Finds the object of a type and a full name, such as `catalog.schema.table`. */
export function objectNamed(metalake: Metalake, type: string, fullName: string): NamedObject {
  checkFullName(fullName, type);
  const [catalogName = '', schemaName = '', name = ''] = fullName.split('.');
  const catalog: Catalog | undefined = metalake.catalogs.get(catalogName);
  const schema = catalog?.schemas.get(schemaName);
  const byType: Record<string, Tagged | undefined> = { catalog, schema };
  return { type, fullName, entity: byType[type] ?? within(schema, type, name) };
}

/** The objects around one, from its schema up. */
export function parentsOf(metalake: Metalake, { type, fullName }: NamedObject): NamedObject[] {
  const parts = fullName.split('.');
  const catalog = objectNamed(metalake, 'catalog', parts[0] ?? '');
  if (type === 'catalog') {
    return [];
  }
  return type === 'schema'
    ? [catalog]
    : [objectNamed(metalake, 'schema', parts.slice(0, 2).join('.')), catalog];
}

/** Every object of a metalake that can have tags, with its full name. */
export function allObjects(metalake: Metalake): NamedObject[] {
  const each = (type: string, above: string, map: ReadonlyMap<string, Tagged>): NamedObject[] =>
    [...map.values()].map((entity) => ({ type, fullName: `${above}.${entity.name}`, entity }));
  return [...metalake.catalogs.values()].flatMap((catalog) => [
    { type: 'catalog', fullName: catalog.name, entity: catalog },
    ...[...catalog.schemas.values()].flatMap((schema) => {
      const fullName = `${catalog.name}.${schema.name}`;
      return [
        { type: 'schema', fullName, entity: schema },
        ...each('table', fullName, schema.tables),
        ...each('fileset', fullName, schema.filesets),
        ...each('topic', fullName, schema.topics),
      ];
    }),
  ]);
}

/** How Java prints an object in a message: v0.6.0-incubating, MetadataObjects.java, `toString`. */
export const printed = ({ type, fullName }: NamedObject): string =>
  `MetadataObject: [fullName=${fullName}], [type=${type.toUpperCase()}]`;

export const objectType = ({ params }: Call): string =>
  (params.metadataObjectType ?? '').toLowerCase();
