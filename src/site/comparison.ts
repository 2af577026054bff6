import { links } from './links';

/** One catalog beside others. Every statement is taken from the sources it links. */
interface Compared {
  name: string;
  /** What it is for. */
  purpose: string;
  manages: string;
  protocol: string;
  licence: string;
  /** When it is the better choice. */
  better: string;
  sources: readonly { label: string; to: string }[];
}

/** Apache Gravitino and the catalogs it is asked about, oldest first. */
export const comparison: readonly Compared[] = [
  {
    name: 'Apache Gravitino',
    purpose: 'One interface to the catalogs of many systems, changed in place',
    manages: 'Tables, filesets and topics of connected sources',
    protocol: 'Own REST API; Iceberg REST',
    licence: 'Apache 2.0, ASF',
    better: 'Data lies in systems of different kinds and stays there.',
    sources: [{ label: 'README', to: links.repository }],
  },
  {
    name: 'Hive metastore',
    purpose: 'The table catalog of a Hadoop or lake cluster',
    manages: 'Databases, tables and partitions',
    protocol: 'Thrift; Iceberg REST',
    licence: 'Apache 2.0, ASF',
    better: 'There is one cluster, and every engine already speaks Thrift.',
    sources: [
      {
        label: 'Iceberg REST',
        to: links.hiveIcebergRest,
      },
    ],
  },
  {
    name: 'AWS Glue Data Catalog',
    purpose: 'The managed catalog of an AWS account and region',
    manages: 'Catalogs, databases and tables, federated ones too',
    protocol: 'AWS API; Iceberg REST',
    licence: 'Service, not open source',
    better: 'Everything runs on AWS and nobody wants to run a server.',
    sources: [
      {
        label: 'Data Catalog',
        to: links.glueCatalog,
      },
      {
        label: 'Iceberg REST',
        to: links.glueIcebergRest,
      },
    ],
  },
  {
    name: 'DataHub',
    purpose: 'Search, lineage and governance for people, over ingested metadata',
    manages: 'A graph of metadata that connectors bring in',
    protocol: 'GraphQL and OpenAPI',
    licence: 'Apache 2.0',
    better: 'People look for data, owners and lineage; both can be used together.',
    sources: [{ label: 'README', to: links.dataHub }],
  },
  {
    name: 'Nessie',
    purpose: 'A transactional catalog with branches and tags, as in Git',
    manages: 'Iceberg tables and views',
    protocol: 'Own REST API; Iceberg REST, experimental',
    licence: 'Apache 2.0',
    better: 'Changes to many tables are tried on a branch and merged at once.',
    sources: [
      { label: 'README', to: links.nessie },
      { label: 'Iceberg REST', to: links.nessieIcebergRest },
    ],
  },
  {
    name: 'Unity Catalog, open source',
    purpose: 'A catalog for data and AI that keeps the definitions itself',
    manages: 'Tables, volumes of files, functions and models',
    protocol: 'Own OpenAPI; Iceberg REST, Hive metastore API',
    licence: 'Apache 2.0, LF AI & Data',
    better: 'Tables are Delta Lake, or Databricks is the platform.',
    sources: [{ label: 'README', to: links.unityCatalog }],
  },
  {
    name: 'Apache Polaris',
    purpose: 'A catalog for Iceberg tables, shared by engines',
    manages: 'Iceberg tables and views; other formats as generic tables, in beta',
    protocol: 'Iceberg REST',
    licence: 'Apache 2.0, ASF',
    better: 'Tables are Iceberg, and nothing else has to be managed.',
    sources: [
      { label: 'README', to: links.polaris },
      {
        label: 'Generic tables',
        to: links.polarisGenericTables,
      },
    ],
  },
];

/** Heads of the comparison. */
export const comparisonHeads = [
  'Catalog',
  'What it is for',
  'What it manages',
  'Protocol',
  'Licence',
  'Better fit when',
] as const;
