import { call, string } from './javaCode';
import {
  changes,
  className,
  declare,
  loadCatalog,
  names,
  orNull,
  type Sample,
  upper,
  type Write,
} from './sample';
import { columns, partition, tableLayout } from './tableCode';

/** A kind of object in a schema: its class, its name in paths and variables, and the view of a catalog that manages it. */
interface ObjectKind {
  type: string;
  name: 'table' | 'fileset' | 'topic';
  view: string;
}

const table: ObjectKind = { type: 'rel.Table', name: 'table', view: 'asTableCatalog()' };
const fileset: ObjectKind = { type: 'file.Fileset', name: 'fileset', view: 'asFilesetCatalog()' };
const topic: ObjectKind = { type: 'messaging.Topic', name: 'topic', view: 'asTopicCatalog()' };

/** Names of an address in a schema; since 0.6.0 it starts with the schema. */
const address = (sample: Sample, own?: string): string[] =>
  names(sample, own)
    .slice(sample.api.takesNames ? 2 : 0)
    .map(string);

const identifier = (sample: Sample, own?: string): string =>
  call(`${sample.code.productClass('NameIdentifier')}.of`, address(sample, own));

const list =
  ({ name, view }: ObjectKind): Write =>
  (sample) => {
    const { code } = sample;
    loadCatalog(sample);
    const namespace = call(`${code.productClass('Namespace')}.of`, address(sample));
    const value = call(`catalog.${view}.list${className(name)}s`, [namespace]);
    code.add(`${code.productClass('NameIdentifier')}[] ${name}s = ${value};`);
  };

const load =
  ({ type, name, view }: ObjectKind): Write =>
  (sample) => {
    loadCatalog(sample);
    const value = call(`catalog.${view}.load${className(name)}`, [
      identifier(sample, sample.values[name]),
    ]);
    declare(sample, type, name, value);
  };

const alter =
  ({ type, name, view }: ObjectKind): Write =>
  (sample) => {
    loadCatalog(sample);
    const value = call(`catalog.${view}.alter${className(name)}`, [
      identifier(sample, sample.values[name]),
      ...changes(sample, `${type}Change`),
    ]);
    declare(sample, type, name, value);
  };

const drop =
  ({ name, view }: ObjectKind): Write =>
  (sample) => {
    loadCatalog(sample);
    const verb = sample.query.purge === 'true' ? 'purge' : 'drop';
    const value = call(`catalog.${view}.${verb}${className(name)}`, [
      identifier(sample, sample.values[name]),
    ]);
    sample.code.add(`boolean dropped = ${value};`);
  };

const create =
  ({ type, name, view }: ObjectKind, settings: (sample: Sample) => string[]): Write =>
  (sample) => {
    loadCatalog(sample);
    const value = call(`catalog.${view}.create${className(name)}`, [
      identifier(sample, sample.body.name),
      ...settings(sample),
    ]);
    declare(sample, type, name, value);
  };

export const tables: Record<string, Write> = {
  listTables: list(table),
  loadTable: load(table),
  alterTable: alter(table),
  dropTable: drop(table),
  createTable: create(table, ({ code, body, api }) => {
    const tableBody = { name: '', columns: [], ...body };
    return [
      columns(code, tableBody, api),
      orNull(body.comment),
      code.map('properties', body.properties),
      ...tableLayout(code, tableBody, api),
    ];
  }),
};

export const partitions: Record<string, Write> = {
  listPartitions: (sample) => {
    const { code, query } = sample;
    load(table)(sample);
    if (query.details === 'true') {
      const type = code.productClass('rel.partitions.Partition');
      code.add(`${type}[] partitions = table.supportPartitions().listPartitions();`);
    } else {
      code.add('String[] names = table.supportPartitions().listPartitionNames();');
    }
  },

  addPartitions: (sample) => {
    load(table)(sample);
    for (const added of sample.body.partitions ?? []) {
      const value = call('table.supportPartitions().addPartition', [partition(sample.code, added)]);
      declare(sample, 'rel.partitions.Partition', 'partition', value);
    }
  },

  getPartition: (sample) => {
    load(table)(sample);
    const value = call('table.supportPartitions().getPartition', [orNull(sample.values.partition)]);
    declare(sample, 'rel.partitions.Partition', 'partition', value);
  },

  dropPartition: (sample) => {
    load(table)(sample);
    const verb = sample.query.purge === 'true' ? 'purge' : 'drop';
    const name = orNull(sample.values.partition);
    sample.code.add(`boolean dropped = table.supportPartitions().${verb}Partition(${name});`);
  },
};

export const filesets: Record<string, Write> = {
  listFilesets: list(fileset),
  loadFileset: load(fileset),
  alterFileset: alter(fileset),
  dropFileset: drop(fileset),
  createFileset: create(fileset, ({ code, body }) => [
    orNull(body.comment),
    `${code.productClass('file.Fileset')}.Type.${upper(body.type)}`,
    orNull(body.storageLocation),
    code.map('properties', body.properties),
  ]),
};

export const topics: Record<string, Write> = {
  listTopics: list(topic),
  loadTopic: load(topic),
  alterTopic: alter(topic),
  dropTopic: drop(topic),
  createTopic: create(topic, ({ code, body }) => [
    orNull(body.comment),
    // The layout of messages: the API has a place for it that no version uses.
    'null',
    code.map('properties', body.properties),
  ]),
};

/** Declares an object of a schema by its dotted name, and returns its variable. */
export function loadByName(sample: Sample, type: string, fullName: string): string {
  const [catalog = '', schema = '', object = ''] = fullName.split('.');
  const values = { ...sample.values, catalog, schema, [type]: object };
  const kind = { table, fileset, topic }[type];
  if (kind === undefined) {
    throw new Error(
      `The Java samples know no object of type "${type}". Add it to samples/java/objects.ts.`,
    );
  }
  load(kind)({ ...sample, values });
  return kind.name;
}
