import { links, pages } from './links';
import type { Release } from './releases';

/** Texts of the product page, with facts about the documented releases. */
export const product = {
  title: 'Apache Gravitino',
  heading: 'Apache Gravitino: manage many catalogs as one',
  lead: 'A server that connects to Hive, Iceberg, relational databases, file systems, and Kafka, and gives engines and people one API for their metadata.',
  primary: { label: 'Get started', to: pages.gettingStarted },
  secondary: { label: 'Try it in your browser', to: pages.sandbox },
};

/** Heading and lead of each section of the product page. */
export const sections = {
  pictures: {
    heading: 'Tables, filesets, and topics in one place',
    lead: 'Metadata from four systems in the web UI.',
  },
  concepts: {
    heading: 'Six terms to know',
    lead: 'A metalake holds catalogs, a catalog holds schemas, and a schema holds what you work with.',
  },
  useCases: {
    heading: 'Use cases',
    lead: 'Start with one catalog for one system. The tutorial takes about 15 minutes.',
  },
  support: { heading: 'Supported systems and engines' },
  start: {
    heading: 'Create your first metalake with four commands',
    lead: 'You need Docker and curl. The guide continues with a catalog, a schema, and a table.',
  },
};

/** The two sign-up forms: purpose, button, and the field's name for screen readers. */
export const forms = [
  {
    id: 'cloud',
    tone: 'plain',
    provider: 'cloud',
    heading: 'Gravitino Cloud',
    text: 'Interested in a hosted Gravitino? We’d like to hear from you.',
    buttonText: 'Keep me posted',
    label: 'Email address for Gravitino Cloud',
  },
  {
    id: 'enterprise',
    tone: 'raised',
    provider: 'enterprise',
    heading: 'Talk to the people who started it',
    text: 'Planning to install, migrate to, or operate Gravitino? Get in touch.',
    buttonText: 'Talk to us',
    label: 'Email address for enterprise support',
  },
] as const;

/** Use cases, each with a link to its guide. */
export const useCases = [
  {
    icon: 'table',
    title: 'Join tables across systems',
    text: 'Trino reads Hive, Iceberg, MySQL, and PostgreSQL catalogs through one connector, so one query can join orders in Hive with products in MySQL.',
    to: '/docs/latest/trino-connector/index',
  },
  {
    icon: 'files',
    title: 'Name the files behind a model',
    text: 'A fileset gives a directory of images or logs a name. Jobs open it by that name instead of a storage path.',
    to: '/docs/latest/manage-fileset-metadata-using-gravitino',
  },
  {
    icon: 'layers',
    title: 'One Iceberg catalog for all engines',
    text: 'The Iceberg REST service gives engines that support the Iceberg REST protocol the same tables, backed by Hive or a database.',
    to: '/docs/latest/iceberg-rest-service',
  },
  {
    icon: 'stream',
    title: 'See every Kafka topic',
    text: 'Create, list, and alter Kafka topics through the same API as tables, and find them in the same tree.',
    to: '/docs/latest/manage-messaging-metadata-using-gravitino',
  },
] as const;

/** Links below the use cases and below the support matrix. */
export const tutorial = { label: 'Start the tutorial', to: pages.tutorial };
export const reference = [
  { label: 'Compatible versions', to: pages.compatibility },
  { label: 'Operations by catalog', to: pages.catalogOperations },
  { label: 'Data types', to: pages.dataTypes },
  { label: 'How it compares', to: pages.compare },
  { label: 'Source code', to: links.repository },
] as const;

export const guide = { label: 'Continue in the guide', to: pages.gettingStarted };

const either = (names: readonly string[]): string =>
  `${names.slice(0, -1).join(', ')}, or ${names.at(-1)}`;

/** The entities of the metadata model of a release, outermost first. */
export const concepts = (release: Release) => [
  {
    term: 'Metalake',
    text: 'The outermost container of names: one for an organization, or one for each team.',
  },
  {
    term: 'Catalog',
    text: `A connection to one data source, of type relational, fileset, or messaging. Its provider names the system: ${either(release.catalogs.map(({ provider }) => provider))}.`,
  },
  {
    term: 'Schema',
    text: 'A group of tables, filesets, or topics in a catalog. In most relational systems, it is a database.',
  },
  {
    term: 'Table',
    text: 'Columns with types, nullability, defaults, and auto-increment, plus partitioning, distribution, sort order, and indexes where the system supports them.',
  },
  {
    term: 'Fileset',
    text: 'A named directory of files, managed or external, for data that isn’t tabular, such as images, logs, and models.',
  },
  { term: 'Topic', text: 'A topic of a message queue, with its properties.' },
];

/** What a release supports; the page shows it as a table. */
export const support = ({ connectors }: Release) => [
  ...connectors,
  { label: 'Java, to run and to build', versions: '8, 11, or 17' },
  { label: 'REST API and web UI', versions: 'port 8090' },
  { label: 'Iceberg REST service', versions: 'port 9001' },
];

/** Column headings of the facts about the project and a release. */
export const factHeads = ({ number }: Release) => ['Project and server', `In ${number}`] as const;

/** License and home of the project, listed above what a release supports. */
export const ownership = [
  { label: 'License', versions: 'Apache License 2.0' },
  { label: 'Project of', versions: 'Apache Software Foundation' },
] as const;

/** Four commands that start the server of a release and create a metalake. */
export const commands = ({ image }: Release) => [
  { label: 'Start the server', text: `docker run -d -p 8090:8090 --name gravitino ${image}` },
  { label: 'Check its version', text: 'curl http://localhost:8090/api/version' },
  {
    label: 'Create a metalake',
    text: `curl -X POST -H "Content-Type: application/json" \\
  -d '{"name": "demo", "comment": "First steps", "properties": {}}' \\
  http://localhost:8090/api/metalakes`,
  },
  { label: 'List the metalakes', text: 'curl http://localhost:8090/api/metalakes' },
];

/** Column headings of the support matrix. */
export const matrixHeads = ['Data source', 'Provider', 'Manages', 'Engines that read it'] as const;

/** Introduces the support matrix of a release. */
export const matrixLead = ({ number }: Release): string =>
  `Catalogs in release ${number}, and the engines whose Gravitino connectors expose them. The reference lists versions and operations.`;

/** The support matrix of a release: data source, provider, managed objects, and engines with connectors. Engines open filesets
 * through the virtual file system.
 */
export const supportMatrix = ({ catalogs }: Release) =>
  catalogs.map(({ source, provider, manages, engines }) => ({
    source,
    provider,
    manages,
    engines:
      engines.join(', ') ||
      (manages === 'filesets' ? 'through gvfs:// paths' : 'API and clients only'),
  }));
