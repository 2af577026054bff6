import { links, pages } from './links';

/** A catalog in the comparison. Each statement comes from the linked pages. */
interface Compared {
  name: string;

  purpose: string;
  manages: string;
  protocol: string;
  license: string;
  /** When it is the better choice. */
  better: string;
  sources: readonly { label: string; to: string }[];
}

/** Apache Gravitino and the catalogs that readers ask about, oldest first. */
export const comparison: readonly Compared[] = [
  {
    name: 'Apache Gravitino',
    purpose: 'One interface to the catalogs of many systems, changed in place',
    manages:
      'Tables, filesets, and topics in connected systems; releases after those documented here add models, views, and functions',
    protocol: 'Own REST API; Iceberg REST; in later releases, Lance REST',
    license: 'Apache 2.0, ASF',
    better: 'Your data is in different systems and should stay there.',
    sources: [{ label: 'README', to: links.repository }],
  },
  {
    name: 'Hive Metastore',
    purpose: 'The table catalog of a Hadoop or lake cluster',
    manages: 'Databases, tables, and partitions',
    protocol: 'Thrift; Iceberg REST',
    license: 'Apache 2.0, ASF',
    better: 'You have one cluster, and your engines already use Thrift.',
    sources: [{ label: 'Iceberg REST', to: links.hiveIcebergRest }],
  },
  {
    name: 'AWS Glue Data Catalog',
    purpose: 'The managed catalog of an AWS account and region',
    manages: 'Catalogs, databases, and tables, including federated ones',
    protocol: 'AWS API; Iceberg REST',
    license: 'Service, not open source',
    better: 'Everything runs on AWS, and you don’t want to run a server.',
    sources: [
      { label: 'Data Catalog', to: links.glueCatalog },
      { label: 'Iceberg REST', to: links.glueIcebergRest },
    ],
  },
  {
    name: 'DataHub',
    purpose: 'Search, lineage, and governance for people, over ingested metadata',
    manages: 'A graph of metadata that connectors bring in; Iceberg tables, in beta',
    protocol: 'GraphQL and OpenAPI; Iceberg REST, in beta',
    license: 'Apache 2.0',
    better: 'People search for data, owners, and lineage. You can use both together.',
    sources: [{ label: 'README', to: links.dataHub }],
  },
  {
    name: 'Nessie',
    purpose: 'A transactional catalog with branches and tags, as in Git',
    manages: 'Iceberg tables and views',
    protocol: 'Own REST API; Iceberg REST, experimental',
    license: 'Apache 2.0',
    better: 'You want to try changes to many tables on a branch and merge them at once.',
    sources: [
      { label: 'README', to: links.nessie },
      { label: 'Iceberg REST', to: links.nessieIcebergRest },
    ],
  },
  {
    name: 'Unity Catalog, open source',
    purpose: 'A catalog for data and AI that keeps the definitions itself',
    manages: 'Tables, volumes of files, functions, and models',
    protocol: 'Own OpenAPI; Iceberg REST, read-only',
    license: 'Apache 2.0, LF AI & Data',
    better: 'Your tables are Delta Lake tables, or Databricks is your platform.',
    sources: [{ label: 'README', to: links.unityCatalog }],
  },
  {
    name: 'Apache Polaris',
    purpose: 'A catalog for Iceberg tables, shared by engines',
    manages: 'Iceberg tables and views; other formats as generic tables, in beta',
    protocol: 'Iceberg REST; own APIs for management, generic tables, and policies',
    license: 'Apache 2.0, ASF',
    better: 'Your tables are Iceberg tables, or in catalogs that it federates, such as Hive.',
    sources: [
      { label: 'README', to: links.polaris },
      { label: 'Generic tables', to: links.polarisGenericTables },
    ],
  },
];

/** Column headings of the comparison. */
export const comparisonHeads = [
  'Catalog',
  'What it is for',
  'What it manages',
  'Protocol',
  'License',
  'Better fit when',
] as const;

/** A question that open catalogs answer differently, with a cell for each. Cells link to their sources. */
interface Axis {
  axis: string;
  cells: readonly { text: string; source: string }[];
}

/** Column headings of the axes. */
export const axisHeads = [
  'Question',
  'Apache Gravitino',
  'Apache Polaris',
  'Unity Catalog, open source',
] as const;

/** The main differences between open catalogs. Gravitino's column names the release. */
export const axes: readonly Axis[] = [
  {
    axis: 'Who may do what?',
    cells: [
      {
        text: 'Up to 0.5.1, whoever can connect may do everything. From 0.6.0: users, groups, roles, and privileges',
        source: pages.accessControl,
      },
      {
        text: 'Roles of principals and of catalogs, or policies in Open Policy Agent',
        source: links.polarisAccess,
      },
      {
        text: 'Users and privileges in a database of the server',
        source: links.unityAccess,
      },
    ],
  },
  {
    axis: 'Does it hand storage credentials to engines?',
    cells: [
      {
        text: 'From 0.7.0, for Iceberg tables on S3 and GCS. Up to 0.6.0, each engine has its own',
        source: links.gravitinoVending,
      },
      { text: 'Yes, for Iceberg tables', source: links.polarisVending },
      { text: 'Yes, per table, for S3, Azure, and GCS', source: links.unityVending },
    ],
  },
  {
    axis: 'Which catalogs does it connect to?',
    cells: [
      {
        text: 'Hive, Iceberg, MySQL, PostgreSQL, Doris, HDFS, and Kafka; it reads and changes them',
        source: pages.compatibility,
      },
      {
        text: 'Iceberg REST catalogs, Hive Metastore, and BigQuery Metastore',
        source: links.polarisFederation,
      },
      { text: 'Its documentation names none', source: links.unityCatalog },
    ],
  },
  {
    axis: 'Which engines use it?',
    cells: [
      {
        text: 'Trino and Spark through connectors, Flink from 0.6.0; others through Iceberg REST',
        source: pages.catalogOperations,
      },
      {
        text: 'Doris, Flink, Spark, Dremio, StarRocks, and Trino, through Iceberg REST',
        source: links.polaris,
      },
      {
        text: 'CelerData, Daft, DuckDB, Spark, Trino, and others, through its own API',
        source: links.unityIntegrations,
      },
    ],
  },
  {
    axis: 'How mature is the project?',
    cells: [
      {
        text: 'Apache top-level project since June 2025',
        source: links.topLevelProject,
      },
      {
        text: 'Apache top-level project since February 2026',
        source: links.polarisGraduation,
      },
      { text: 'Sandbox project of LF AI & Data', source: links.unityCatalog },
    ],
  },
];

/** Texts of the comparison page. */
export const compare = {
  title: 'How Gravitino compares',
  heading: 'Gravitino compared with Unity Catalog, Polaris, and others',
  lead: 'Other catalogs solve related problems, and for some tasks they are the better choice. Both tables are based on what each project or vendor published by November 2026.',
  table: 'Seven catalogs side by side',
  axes: 'Three open catalogs in detail',
  source: 'Source',
} as const;
