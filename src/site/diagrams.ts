import type { Feature } from './releases';

/** A text, or one that only diagrams of releases with a feature show. */
export type Versioned = string | { text: string; needs: Feature };

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
  /** The last one that a release has the feature for is shown. */
  descriptions: readonly Versioned[];
  rows: readonly DiagramRow<Versioned>[];
}

const only = (needs: Feature, text: string): Versioned => ({ text, needs });

const metadata = (flow: string) => ({ label: 'Metadata', flow, items: ['Gravitino server'] });

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
          only('spark-connector', 'Apache Spark'),
          only('flink-connector', 'Apache Flink'),
          'Java',
          only('python-client', 'Python'),
          only('mcp-server', 'AI agents'),
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
          only('access-control', 'Roles and owners'),
          only('events', 'Events'),
          'Audit',
        ],
      },
      {
        label: 'External systems',
        flow: 'connections, one per catalog',
        items: [
          'Apache Hive',
          'Iceberg',
          'MySQL',
          'PostgreSQL',
          only('filesets', 'HDFS'),
          only('topics', 'Apache Kafka'),
        ],
      },
    ],
  },
  'metadata-model': {
    title: 'The metadata model',
    descriptions: [
      'A metalake holds catalogs, a catalog holds schemas, and a schema holds tables.',
      only(
        'topics',
        'A metalake holds catalogs, a catalog holds schemas, and a schema holds tables, filesets or topics, depending on the type of its catalog.',
      ),
    ],
    rows: [
      { label: 'One metalake per tenant', items: ['demo (metalake)'] },
      {
        label: 'One catalog per system',
        items: [
          'hive_prod (relational)',
          only('filesets', 'lake (fileset)'),
          only('topics', 'events (messaging)'),
        ],
      },
      {
        label: 'Schemas',
        items: [
          'sales (schema)',
          only('filesets', 'vision (schema)'),
          only('topics', 'default (schema)'),
        ],
      },
      {
        label: 'Objects',
        items: [
          'orders (table)',
          only('filesets', 'street_signs (fileset)'),
          only('topics', 'page_views (topic)'),
        ],
      },
    ],
  },
  'change-path': {
    title: 'A change on its way',
    descriptions: [
      'A client asks the server for a change. The server looks the catalog up, locks the name, lets the source make the change first, and then writes its own record.',
    ],
    rows: [
      { label: 'Clients', items: ['REST, Java', 'Trino', only('spark-connector', 'Spark')] },
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
      'A grant in Gravitino goes through the plugin of the catalog to Apache Ranger, which keeps it as a policy; the plugin of Ranger inside HiveServer2 enforces it for queries that go through HiveServer2.',
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
        items: ['Trino', only('spark-connector', 'Spark'), 'Applications'],
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
      metadata('catalogs, tables'),
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
      metadata('catalogs, tables'),
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
        items: ['Hadoop shell', 'Spark', 'TensorFlow', only('python-file-system', 'Python')],
      },
      {
        label: 'Virtual file system',
        flow: 'gvfs://fileset/…',
        emphasis: true,
        items: ['path to fileset', 'fileset to location'],
      },
      metadata('load fileset'),
      { label: 'Storage', flow: 'files', items: ['HDFS', 'other storage'] },
    ],
  },
} as const satisfies Record<string, VersionedDiagram>;

export type DiagramName = keyof typeof diagrams;
