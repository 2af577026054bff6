import { brand } from './brand';
import { links, pages } from './links';
import { type Release, sourcesOf } from './releases';

/** Words of the home page. Figures name their source. */
export const hero = {
  heading: brand.tagline,
  lead: 'Apache Gravitino puts Hive, Iceberg, MySQL, Kafka and files under one name and one API, and copies nothing.',
  primary: { label: 'Get started', to: pages.gettingStarted },
  secondary: { label: 'What Gravitino is', to: pages.product },
};

/** Heading and lead of each section of the home page. */
export const sections = {
  proof: { heading: 'What stands behind it' },
  product: {
    heading: 'One tree for every source',
    lead: 'What the server knows, the web UI shows: a Hive table, and in the same tree Iceberg, MySQL, files and Kafka.',
  },
  architecture: {
    heading: 'Between your engines and your data',
    lead: 'Gravitino answers for the metadata of every source. Data stays where it is, and engines read it from there.',
  },
  samples: {
    heading: 'One task, your language',
    lead: 'Create a schema and list what is there: over HTTP, from Java or Python, or in SQL through Trino. The source has it at once. “lake” is a Hive catalog; the Python client works with filesets, so its catalog is “files”.',
  },
  capabilities: { heading: 'What it does' },
  solutions: {
    heading: 'Built for teams whose data is in many places',
    lead: 'Four situations in which a metadata lake pays for itself.',
  },
  latestPosts: { heading: 'From the blog' },
  newsletter: {
    heading: 'News, a few times a year',
    lead: 'Releases and design notes. Nothing else.',
  },
};

/** The last words of the home page, and the specimen of a call to action. */
export const closing = {
  heading: 'Try it on your own sources',
  lead: 'The playground starts Gravitino with Hive, MySQL, PostgreSQL, Trino and Spark on one machine.',
  primary: { label: 'Start the playground', to: pages.playgroundGuide },
  secondary: { label: 'Read the documentation', to: pages.docs },
};

/** Names of the command and of the newsletter's field, for screen readers. */
export const installLabel = 'Command that starts Gravitino in Docker';
export const newsletterLabel = 'Email address for the newsletter';

/** The command that starts the server of a release. */
export const installCommand = ({ image }: Release): string =>
  `docker run --rm -p 8090:8090 ${image}`;

export const capabilities = [
  {
    icon: 'layers',
    title: 'One model for every source',
    text: 'Metalake, catalog, schema, and below it tables, filesets or topics: the same four steps lead to a Hive table and to a folder of images.',
    to: pages.overview,
  },
  {
    icon: 'plug',
    title: 'Managed in place',
    text: 'A catalog connects to the source and changes it directly. No crawler, no copy to go stale: what you alter in Gravitino is altered in the source.',
    to: '/docs/latest/manage-relational-metadata-using-gravitino',
  },
  {
    icon: 'table',
    title: 'Your engines, unchanged',
    text: 'The Trino connector shows Hive, Iceberg, MySQL and PostgreSQL, so that one query joins tables of two sources. The Spark connector shows Hive and Iceberg.',
    to: '/docs/latest/trino-connector/index',
  },
  {
    icon: 'files',
    title: 'More than tables',
    text: 'Filesets give directories on HDFS a name and properties; the virtual file system opens them by that name in Hadoop, Spark and TensorFlow.',
    to: '/docs/latest/how-to-use-gvfs',
  },
  {
    icon: 'stream',
    title: 'Streams too',
    text: 'Kafka topics are entities of a messaging catalog, listed, created and altered through the same API as tables.',
    to: '/docs/latest/kafka-catalog',
  },
  {
    icon: 'shield',
    title: 'One place to log in',
    text: 'OAuth, Kerberos and HTTPS are set up once, on the server that metadata requests go through.',
    to: '/docs/latest/security',
  },
] as const;

export const solutions = [
  {
    icon: 'globe',
    title: 'Several regions, one name',
    text: 'Catalogs of every region belong to one metalake. A table keeps its name when a job runs elsewhere.',
    to: pages.overview,
  },
  {
    icon: 'spark',
    title: 'Data for AI',
    text: 'Training data is files as often as tables. Filesets put both in the catalog that the pipeline reads from.',
    to: '/docs/latest/manage-fileset-metadata-using-gravitino',
  },
  {
    icon: 'code',
    title: 'An open lakehouse',
    text: 'The Iceberg REST service lets any engine that speaks the open protocol use the same tables, on port 9001.',
    to: '/docs/latest/iceberg-rest-service',
  },
  {
    icon: 'layers',
    title: 'From silos to one catalog',
    text: 'Hive, MySQL, PostgreSQL, Doris and Iceberg stay where they are and become parts of one namespace.',
    to: '/blog/tackling-data-silos',
  },
] as const;

/** Every figure comes from a public announcement, or from the documentation of the latest release; the link says which. */
export const figures = (latest: Release) => [
  {
    value: 'ASF',
    label: 'top-level project of The Apache Software Foundation since 3 June 2025',
    source: { label: 'the project’s announcement', to: links.topLevelProject },
  },
  {
    value: String(sourcesOf(latest).length),
    label: `kinds of source that a catalog connects to in ${latest.number}: ${sourcesOf(latest).join(', ')}`,
    source: { label: `${latest.number} documentation`, to: pages.overview },
  },
  {
    value: '1.0.0',
    label: 'the first major release, in September 2025',
    source: { label: 'release notes', to: '/blog/gravitino-1-0-0-release-notes' },
  },
  {
    value: 'Xiaomi',
    label: 'described in April 2024 its plan to replace Hive Metastore and Metacat with Gravitino',
    source: { label: 'a reading of the article', to: '/blog/gravitino-xiaomi' },
  },
];

/** Where more pictures of the product are. */
export const morePictures = { label: 'More of the web UI', to: pages.pictures };

const java = `GravitinoClient client = GravitinoClient.builder("http://localhost:8090")
    .withMetalake("demo")
    .build();
SupportsSchemas schemas = client.loadCatalog("lake").asSchemas();

schemas.createSchema("sales", "Orders", Collections.emptyMap());

schemas.listSchemas();`;

const javaWithIdentifiers = `GravitinoClient client = GravitinoClient.builder("http://localhost:8090")
    .withMetalake("demo")
    .build();
SupportsSchemas schemas =
    client.loadCatalog(NameIdentifier.ofCatalog("demo", "lake")).asSchemas();

schemas.createSchema(
    NameIdentifier.ofSchema("demo", "lake", "sales"),
    "Orders",
    Collections.emptyMap());

schemas.listSchemas(Namespace.ofSchema("demo", "lake"));`;

const python = `client = GravitinoClient(
    uri="http://localhost:8090", metalake_name="demo")
schemas = client.load_catalog("files").as_schemas()

schemas.create_schema(
    schema_name="sales", comment="Orders", properties={})

schemas.list_schemas()`;

const pythonWithIdentifiers = `client = GravitinoClient(
    uri="http://localhost:8090", metalake_name="demo")
files = client.load_catalog(NameIdentifier.of_catalog("demo", "files"))
schemas = files.as_schemas()

schemas.create_schema(
    ident=NameIdentifier.of_schema("demo", "files", "sales"),
    comment="Orders",
    properties={},
)

schemas.list_schemas(namespace=Namespace.of_schema("demo", "files"))`;

/** The same task four ways, with the clients of a release. */
export const samples = ({ features }: Release) => [
  {
    value: 'rest',
    label: 'REST',
    language: 'shell',
    code: `LAKE=http://localhost:8090/api/metalakes/demo/catalogs/lake

curl -X POST "$LAKE/schemas" \\
  -H "Content-Type: application/json" \\
  -d '{"name": "sales", "comment": "Orders", "properties": {}}'

curl "$LAKE/schemas"`,
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
CREATE SCHEMA lake.sales;

SHOW SCHEMAS FROM lake;

-- A catalog is a part of every name, so sources can be joined:
SELECT o.order_id, c.name
FROM lake.sales.orders AS o
JOIN shop.crm.customers AS c USING (customer_id);`,
  },
];
