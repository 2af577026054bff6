/** A text, or one that only diagrams of this version and later ones show. */
export type Versioned = string | { text: string; since: string };

/** One layer of a diagram: boxes side by side under a label. */
export interface DiagramRow<Text = string> {
  label: string;
  items: readonly Text[];
  /** The layer the diagram is about. */
  emphasis?: boolean;
  /** What passes from the layer above to this one, written on the arrow. */
  flow?: string;
}

export interface DiagramData {
  title: string;
  /** The whole diagram in one or two sentences. */
  description: string;
  rows: readonly DiagramRow[];
}

/** A diagram for every version of the documentation: each shows what its release had. */
export interface VersionedDiagram {
  title: string;
  /** Oldest first; the last one that a version has reached is shown. */
  descriptions: readonly Versioned[];
  rows: readonly DiagramRow<Versioned>[];
}

/** The release that the unreleased version of the documentation describes, unless the latest one is later. */
export const nextRelease = '0.6.0';

export const diagrams = {
  architecture: {
    title: 'Architecture of Gravitino',
    descriptions: [
      'Engines and clients speak to one catalog through its APIs; the catalog manages the metadata in the sources themselves, and engines read data from the sources directly.',
    ],
    rows: [
      {
        label: 'Engines and clients',
        items: [
          'Trino',
          { text: 'Apache Spark', since: '0.5.0' },
          { text: 'Apache Flink', since: '0.6.0' },
          'Java',
          { text: 'Python', since: '0.5.0' },
          { text: 'AI agents', since: '1.0.0' },
        ],
      },
      {
        label: 'Interfaces',
        flow: 'metadata requests',
        items: ['REST API', 'Iceberg REST', 'Web UI'],
      },
      {
        label: 'Gravitino',
        emphasis: true,
        items: [
          'Metadata model',
          { text: 'Roles and owners', since: '0.6.0' },
          { text: 'Events', since: '0.5.0' },
          'Audit',
        ],
      },
      {
        label: 'Sources, managed in place',
        flow: 'connections, one per catalog',
        items: [
          'Apache Hive',
          'Iceberg',
          'MySQL',
          'PostgreSQL',
          { text: 'HDFS', since: '0.5.0' },
          { text: 'Apache Kafka', since: '0.5.0' },
        ],
      },
    ],
  },
  'metadata-model': {
    title: 'The metadata model',
    descriptions: [
      'A metalake holds catalogs, a catalog holds schemas, and a schema holds tables.',
      {
        text: 'A metalake holds catalogs, a catalog holds schemas, and a schema holds tables, filesets or topics, depending on the type of its catalog.',
        since: '0.5.0',
      },
    ],
    rows: [
      { label: 'Metalake: one tenant', items: ['metalake'] },
      {
        label: 'Catalogs: one per source',
        flow: 'holds',
        items: [
          'relational',
          { text: 'fileset', since: '0.5.0' },
          { text: 'messaging', since: '0.5.0' },
        ],
      },
      {
        label: 'Schemas',
        flow: 'holds',
        items: ['schema', { text: 'schema', since: '0.5.0' }, { text: 'schema', since: '0.5.0' }],
      },
      {
        label: 'Entities',
        flow: 'holds',
        emphasis: true,
        items: ['table', { text: 'fileset', since: '0.5.0' }, { text: 'topic', since: '0.5.0' }],
      },
    ],
  },
  'change-path': {
    title: 'A change on its way',
    descriptions: [
      'A client asks the server for a change. The server looks the catalog up, locks the name, lets the source make the change first, and then writes its own record.',
    ],
    rows: [
      {
        label: 'Clients',
        items: ['REST, Java', 'Trino', { text: 'Spark', since: '0.5.0' }],
      },
      {
        label: 'Gravitino server',
        flow: 'one full name',
        emphasis: true,
        items: ['catalog in use', 'lock on the name'],
      },
      { label: 'Source, first', flow: 'the change', items: ['schema', 'table', 'its data'] },
      { label: 'Store, then', flow: 'once it is made', items: ['identifier', 'who and when'] },
    ],
  },
  grants: {
    title: 'Users, roles and privileges',
    descriptions: [
      'Roles are granted to users and groups. A role holds privileges on objects, and a privilege on an object counts for everything below it.',
    ],
    rows: [
      { label: 'Who', items: ['user', 'group'] },
      { label: 'Role', flow: 'is granted', emphasis: true, items: ['allow', 'deny, which wins'] },
      {
        label: 'Objects, each with those below it',
        flow: 'privileges on',
        items: ['metalake', 'catalog', 'schema', 'table', 'fileset', 'topic'],
      },
    ],
  },
  'push-down': {
    title: 'From a grant to its enforcement',
    descriptions: [
      'A grant in Gravitino goes through the plugin of the catalog to Apache Ranger, which keeps it as a policy; the plugin of Ranger inside Hive enforces it for everybody who connects.',
    ],
    rows: [
      {
        label: 'Gravitino',
        emphasis: true,
        items: ['roles, grants', 'owners', 'plugin of a catalog'],
      },
      { label: 'Ranger Admin', flow: 'each change', items: ['roles', 'policies'] },
      {
        label: 'Hive with Ranger’s plugin',
        flow: 'policies, fetched by Hive',
        items: ['every query'],
      },
    ],
  },
  'geo-distribution': {
    title: 'Metadata across regions',
    descriptions: [
      'Each region keeps its sources and its data. Catalogs of all regions belong to one metalake, so that one name finds a table wherever it lives.',
    ],
    rows: [
      {
        label: 'Users and engines, anywhere',
        items: ['Trino', { text: 'Spark', since: '0.5.0' }, 'Applications'],
      },
      {
        label: 'Gravitino',
        flow: 'one name for each table',
        emphasis: true,
        items: ['one metalake'],
      },
      {
        label: 'Regions',
        flow: 'metadata, never the data',
        items: ['Region A: Hive', 'Region B: Iceberg', 'Region C: MySQL'],
      },
    ],
  },
  'trino-path': {
    title: 'A query through Trino',
    descriptions: [
      'The Gravitino connector in Trino asks the server for catalogs and tables, then reads the data with the connector of the source.',
    ],
    rows: [
      { label: 'Client', items: ['SQL client'] },
      {
        label: 'Trino',
        flow: 'SQL',
        emphasis: true,
        items: ['Gravitino connector', 'Hive, Iceberg, JDBC'],
      },
      { label: 'Metadata', flow: 'catalogs, tables', items: ['Gravitino server'] },
      {
        label: 'Sources',
        flow: 'data, read by Trino',
        items: ['Hive', 'Iceberg', 'MySQL', 'PostgreSQL'],
      },
    ],
  },
  'spark-path': {
    title: 'A query through Spark',
    descriptions: [
      'The Gravitino plugin registers a Spark catalog for each catalog of the metalake; tables are then read and written by the source’s own Spark classes.',
    ],
    rows: [
      { label: 'Job', items: ['Spark SQL', 'DataFrame'] },
      {
        label: 'Spark driver',
        flow: 'plan',
        emphasis: true,
        items: ['Gravitino plugin', 'Hive, Iceberg'],
      },
      { label: 'Metadata', flow: 'catalogs, tables', items: ['Gravitino server'] },
      {
        label: 'Sources',
        flow: 'data, read by executors',
        items: ['Hive tables', 'Iceberg tables'],
      },
    ],
  },
  'gvfs-path': {
    title: 'A path through the virtual file system',
    descriptions: [
      'A client opens a gvfs path; the virtual file system asks the server where the fileset is stored and goes on with the storage’s own file system.',
    ],
    rows: [
      {
        label: 'Client',
        items: ['Hadoop shell', 'Spark', 'TensorFlow', { text: 'Python', since: '0.6.0' }],
      },
      {
        label: 'Virtual file system',
        flow: 'gvfs://fileset/…',
        emphasis: true,
        items: ['path to fileset', 'fileset to location'],
      },
      { label: 'Metadata', flow: 'load fileset', items: ['Gravitino server'] },
      { label: 'Storage', flow: 'files', items: ['HDFS', 'other storage'] },
    ],
  },
} as const satisfies Record<string, VersionedDiagram>;

export type DiagramName = keyof typeof diagrams;
