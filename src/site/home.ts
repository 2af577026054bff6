import { absoluteUrl, brand } from './brand';
import { links, pages } from './links';
import { type Release, sourcesOf } from './releases';

/** Texts of the home page. Figures name their source. */
export const hero = {
  heading: brand.tagline,
  lead: 'Apache Gravitino manages the metadata of Hive, Iceberg, MySQL, Kafka, and files in place, through one API and one naming scheme.',
  primary: { label: 'Get started', to: pages.gettingStarted },
  secondary: { label: 'Try it in your browser', to: pages.sandbox },
};

/** The step after the first response. */
export const createTable = { label: 'Next: create a table', to: pages.sandbox };

/** Heading and lead of each section of the home page. */
export const sections = {
  architecture: {
    heading: 'One layer between your engines and your data',
    lead: 'Gravitino manages metadata. Your data stays where it is, and engines read it directly from there.',
  },
  comparison: {
    heading: 'Why not Hive Metastore or Unity Catalog?',
    lead: 'They are the better choice for some tasks. Gravitino is for data that is in different systems and should stay there.',
  },
  samples: {
    heading: 'Use the language you know',
    lead: 'Create a schema and list the schemas of a catalog over HTTP, from Java or Python, or in SQL through Trino. “hive_prod” is a Hive catalog, so the schema becomes a Hive database. The Python client works with filesets, so it uses the fileset catalog “lake”.',
  },
  product: {
    heading: 'See all your metadata in one tree',
    lead: 'The web UI lists Hive and Iceberg tables, MySQL databases, filesets, and Kafka topics side by side.',
  },
  solutions: {
    heading: 'Built for teams with data in many places',
    lead: 'Four situations where a metadata lake pays off.',
  },
  latestPosts: { heading: 'From the blog' },
  newsletter: { heading: 'Get news by email', lead: 'Releases and design notes.' },
};

/** Title of a sample's response. */
export const responseTitle = 'Response to the second request';

/** Names for screen readers. */
export const installLabel = 'Command that starts Gravitino in Docker';
export const newsletterLabel = 'Email address for the newsletter';

/** Which release the command starts, and where later ones are documented. */
export const coverage = {
  text: 'This site documents {latest}. {apacheSite} {compare}',
  apacheSite: 'Need a later release?',
  compare: 'Why not Unity Catalog?',
};

/** The command that starts the server of a release. */
export const installCommand = ({ image }: Release): string =>
  `docker run --rm -p 8090:8090 ${image}`;

/** The catalogs that readers ask about most, and the comparison page. */
export const compared = ['Hive Metastore', 'Unity Catalog, open source', 'Apache Polaris'] as const;
export const compareAll = { label: 'Compare all catalogs', to: pages.compare };

export const capabilities = [
  {
    icon: 'layers',
    title: 'One model for all systems',
    text: 'A metalake contains catalogs, a catalog contains schemas, and a schema contains tables, filesets, or topics. A Hive table and a folder of images are addressed the same way.',
    to: pages.overview,
  },
  {
    icon: 'plug',
    title: 'Managed in place',
    text: 'A catalog connects to an external system and changes it directly. There is no crawler and no copy of table definitions that goes stale.',
    to: '/docs/latest/manage-relational-metadata-using-gravitino',
  },
  {
    icon: 'table',
    title: 'Your engines, unchanged',
    text: 'The Trino connector exposes Hive, Iceberg, MySQL, and PostgreSQL, so one query can join tables from two systems. The Spark connector exposes Hive and Iceberg.',
    to: '/docs/latest/trino-connector/index',
  },
  {
    icon: 'files',
    title: 'More than tables',
    text: 'Filesets give directories on HDFS a name and properties. The virtual file system opens them by that name in Hadoop, Spark, and TensorFlow.',
    to: '/docs/latest/how-to-use-gvfs',
  },
  {
    icon: 'stream',
    title: 'Streams, too',
    text: 'A messaging catalog lists, creates, and alters Kafka topics through the same API as tables.',
    to: '/docs/latest/kafka-catalog',
  },
  {
    icon: 'shield',
    title: 'Authentication and HTTPS',
    text: 'The server can authenticate clients with OAuth or Kerberos, and serve its API over HTTPS. The security page lists which clients can use them.',
    to: pages.securityGuide,
  },
] as const;

export const solutions = [
  {
    icon: 'globe',
    title: 'Several regions, one namespace',
    text: 'Put the catalogs of several regions into one metalake. A table keeps its name when a job runs in another region.',
    to: pages.overview,
  },
  {
    icon: 'spark',
    title: 'Data for AI',
    text: 'Training data is often files, not tables. Manage filesets and tables in the same metalake, so a pipeline finds both through one API.',
    to: '/docs/latest/manage-fileset-metadata-using-gravitino',
  },
  {
    icon: 'code',
    title: 'An open lakehouse',
    text: 'The Iceberg REST service lets engines that support the Iceberg REST protocol use the same tables, on port 9001.',
    to: '/docs/latest/iceberg-rest-service',
  },
  {
    icon: 'layers',
    title: 'From silos to one catalog',
    text: 'Keep Hive, MySQL, PostgreSQL, Doris, and Iceberg where they are, and manage them through one namespace.',
    to: '/blog/tackling-data-silos',
  },
] as const;

const enginesOf = ({ catalogs }: Release): string[] => [
  ...new Set(catalogs.flatMap(({ engines }) => engines)),
];

/** Figures from public announcements or the documentation of the latest release, each with a link. */
export const figures = (latest: Release) => [
  {
    value: String(sourcesOf(latest).length),
    label: `data sources in ${latest.number}: ${sourcesOf(latest).join(', ')}`,
    source: { label: `${latest.number} documentation`, to: pages.compatibility },
  },
  {
    value: String(enginesOf(latest).length),
    label: `query engines with a connector in ${latest.number}: ${enginesOf(latest).join(', ')}`,
    source: { label: `${latest.number} documentation`, to: pages.compatibility },
  },
  {
    value: '1.0',
    label: 'the first major release, in September 2025',
    source: { label: 'release notes', to: '/blog/gravitino-1-0-0-release-notes' },
  },
  {
    value: 'ASF',
    label: 'top-level project of The Apache Software Foundation since June 2025',
    source: { label: 'announcement', to: links.topLevelProject },
  },
];

/** Where more pictures of the product are. */
export const morePictures = { label: 'See more of the web UI', to: pages.pictures };

const java = `GravitinoClient client = GravitinoClient.builder("http://localhost:8090")
    .withMetalake("demo")
    .build();
SupportsSchemas schemas = client.loadCatalog("hive_prod").asSchemas();

schemas.createSchema("marketing", "Campaigns", Collections.emptyMap());

schemas.listSchemas();`;

const javaWithIdentifiers = `GravitinoClient client = GravitinoClient.builder("http://localhost:8090")
    .withMetalake("demo")
    .build();
SupportsSchemas schemas =
    client.loadCatalog(NameIdentifier.ofCatalog("demo", "hive_prod")).asSchemas();

schemas.createSchema(
    NameIdentifier.ofSchema("demo", "hive_prod", "marketing"),
    "Campaigns",
    Collections.emptyMap());

schemas.listSchemas(Namespace.ofSchema("demo", "hive_prod"));`;

const python = `client = GravitinoClient(
    uri="http://localhost:8090", metalake_name="demo")
schemas = client.load_catalog("lake").as_schemas()

schemas.create_schema(
    schema_name="marketing", comment="Campaigns", properties={})

schemas.list_schemas()`;

const pythonWithIdentifiers = `client = GravitinoClient(
    uri="http://localhost:8090", metalake_name="demo")
lake = client.load_catalog(NameIdentifier.of_catalog("demo", "lake"))
schemas = lake.as_schemas()

schemas.create_schema(
    ident=NameIdentifier.of_schema("demo", "lake", "marketing"),
    comment="Campaigns",
    properties={},
)

schemas.list_schemas(namespace=Namespace.of_schema("demo", "lake"))`;

/** The same task with four clients of a release. */
export const samples = ({ features }: Release) => [
  {
    value: 'rest',
    label: 'REST',
    language: 'shell',
    code: `WAREHOUSE=http://localhost:8090/api/metalakes/demo/catalogs/hive_prod

curl -X POST "$WAREHOUSE/schemas" \\
  -H "Content-Type: application/json" \\
  -d '{"name": "marketing", "comment": "Campaigns", "properties": {}}'

curl "$WAREHOUSE/schemas"`,
    response: `{
  "code": 0,
  "identifiers": [
    { "namespace": ["demo", "hive_prod"], "name": "default" },
    { "namespace": ["demo", "hive_prod"], "name": "marketing" },
    { "namespace": ["demo", "hive_prod"], "name": "sales" }
  ]
}`,
  },
  {
    value: 'java',
    label: 'Java',
    language: 'java',
    code: features.includes('names-in-clients') ? java : javaWithIdentifiers,
  },
  {
    value: 'python',
    label: 'Python',
    language: 'python',
    code: features.includes('names-in-clients') ? python : pythonWithIdentifiers,
  },
  {
    value: 'sql',
    label: 'SQL',
    language: 'sql',
    code: `-- Trino, through the Gravitino connector
CREATE SCHEMA hive_prod.marketing;

SHOW SCHEMAS FROM hive_prod;

-- A catalog is a part of every name, so sources can be joined:
SELECT o.order_id, c.email
FROM hive_prod.sales.orders AS o
JOIN mysql_shop.shop.customers AS c ON c.name = o.customer;`,
  },
];

/** The vendor (schema.org Organization). */
export const organization = {
  '@type': 'Organization',
  name: brand.vendor,
  url: absoluteUrl(pages.home).replace(/\/$/, ''),
  logo: absoluteUrl('/img/logo.svg'),
  description: brand.description,
  sameAs: [links.linkedin, links.x, links.video, links.github],
};

/** The product (schema.org SoftwareApplication). */
export const software = {
  '@type': 'SoftwareApplication',
  name: brand.productFullName,
  applicationCategory: 'DeveloperApplication',
  operatingSystem: 'Linux, macOS',
  license: links.license,
  url: absoluteUrl(pages.product),
  downloadUrl: links.releases,
  offers: { '@type': 'Offer', price: '0', priceCurrency: 'USD' },
};
