/** One layer of a diagram: boxes side by side under a label. */
export interface DiagramRow {
  label: string;
  items: readonly string[];
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

export const diagrams = {
  architecture: {
    title: 'Architecture of Gravitino',
    description:
      'Engines and clients speak to one catalog through its APIs; the catalog manages the metadata in the sources themselves, and engines read data from the sources directly.',
    rows: [
      {
        label: 'Engines and clients',
        items: ['Trino', 'Apache Spark', 'Apache Flink', 'Java', 'Python', 'AI agents'],
      },
      {
        label: 'Interfaces',
        flow: 'metadata requests',
        items: ['REST API', 'Iceberg REST', 'Web UI'],
      },
      {
        label: 'Gravitino',
        emphasis: true,
        items: ['One metadata model', 'Access control', 'Events', 'Audit'],
      },
      {
        label: 'Sources, managed in place',
        flow: 'connections, one per catalog',
        items: ['Apache Hive', 'Iceberg', 'MySQL', 'PostgreSQL', 'HDFS, S3', 'Apache Kafka'],
      },
    ],
  },
  'metadata-model': {
    title: 'The metadata model',
    description:
      'A metalake holds catalogs, a catalog holds schemas, and a schema holds tables, filesets or topics, depending on the type of its catalog.',
    rows: [
      { label: 'Metalake: one tenant', items: ['metalake'] },
      {
        label: 'Catalogs: one per source',
        flow: 'holds',
        items: ['relational', 'fileset', 'messaging'],
      },
      { label: 'Schemas', flow: 'holds', items: ['schema', 'schema', 'schema'] },
      {
        label: 'Entities',
        flow: 'holds',
        emphasis: true,
        items: ['table', 'fileset', 'topic'],
      },
    ],
  },
  'geo-distribution': {
    title: 'Metadata across regions',
    description:
      'Each region keeps its sources and its data. Catalogs of all regions belong to one metalake, so that one name finds a table wherever it lives.',
    rows: [
      { label: 'Users and engines, anywhere', items: ['Trino', 'Spark', 'Applications'] },
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
    description:
      'The Gravitino connector in Trino asks the server for catalogs and tables, then reads the data with the connector of the source.',
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
    description:
      'The Gravitino plugin registers a Spark catalog for each catalog of the metalake; tables are then read and written by the source’s own Spark classes.',
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
    description:
      'A client opens a gvfs path; the virtual file system asks the server where the fileset is stored and goes on with the storage’s own file system.',
    rows: [
      { label: 'Client', items: ['Hadoop shell', 'Spark', 'TensorFlow'] },
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
} as const satisfies Record<string, DiagramData>;

export type DiagramName = keyof typeof diagrams;
