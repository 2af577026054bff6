import { links, pages } from './links';
import { providersOf, type Release } from './releases';

/** Words and facts of the product page. Facts are those of the documented releases. */
export const product = {
  title: 'Apache Gravitino',
  heading: 'Apache Gravitino: many catalogs, managed as one',
  lead: 'A server that speaks to Hive, Iceberg, relational databases, file systems and Kafka, and gives engines and people one API for what is in them.',
  primary: { label: 'Get started', to: pages.gettingStarted },
  secondary: { label: 'Source on GitHub', to: links.repository },
};

/** Heading and lead of each section of the product page. */
export const sections = {
  pictures: {
    heading: 'A table, a directory, a topic: one place',
    lead: 'Four things of four systems, as the web UI shows them. Press a picture to enlarge it.',
  },
  concepts: {
    heading: 'Six words to know',
    lead: 'Everything in Gravitino is one of these, and each lies in the one before it.',
  },
  useCases: {
    heading: 'What people use it for',
    lead: 'Each of these begins with one catalog on one source. The tutorial takes about 15 minutes.',
  },
  support: {
    heading: 'What works with what',
  },
  comparison: {
    heading: 'Compared with',
    lead: 'Other catalogs solve problems next to this one, and some solve them better. Taken from what each project or vendor publishes, read in November 2026.',
  },
  start: {
    heading: 'Four commands to a first metalake',
    lead: 'Docker is all that this needs. The guide goes on with a catalog, a schema and a table.',
  },
  help: { heading: 'Not on your own' },
};

/** The two forms that ask for an address: what for, the button, and the field's name for screen readers. */
export const forms = [
  {
    id: 'cloud',
    provider: 'cloud',
    heading: 'Gravitino Cloud',
    text: 'Interested in a Gravitino that somebody else operates? The team would like to hear from you.',
    buttonText: 'Keep me posted',
    label: 'Email address for Gravitino Cloud',
  },
  {
    id: 'enterprise',
    provider: 'enterprise',
    heading: 'Run it with the people who wrote it',
    text: 'Datastrato helps with installation, migration and operation of Gravitino. Get in touch.',
    buttonText: 'Talk to us',
    label: 'Email address for a talk',
  },
] as const;

/** What people use it for, each with the page that shows how. */
export const useCases = [
  {
    icon: 'table',
    title: 'Join what lies apart',
    text: 'Trino sees every relational catalog under one name, so that orders in Hive meet products in MySQL in one query.',
    to: '/docs/latest/trino-connector/index',
  },
  {
    icon: 'files',
    title: 'Name the files of a model',
    text: 'A fileset gives a directory of images or logs a name. Jobs open it by that name, wherever it is stored.',
    to: '/docs/latest/manage-fileset-metadata-using-gravitino',
  },
  {
    icon: 'layers',
    title: 'One Iceberg catalog for all engines',
    text: 'The Iceberg REST service answers every engine that speaks the open protocol, in front of Hive or a database.',
    to: '/docs/latest/iceberg-rest-service',
  },
  {
    icon: 'stream',
    title: 'Know which topics exist',
    text: 'Topics of Kafka are created, listed and altered by the same API as tables, and are found in the same tree.',
    to: '/docs/latest/manage-messaging-metadata-using-gravitino',
  },
] as const;

/** Ways on from the use cases, and from the support matrix into the reference. */
export const tutorial = { label: 'Start the tutorial', to: pages.tutorial };
export const reference = [
  { label: 'Versions that work together', to: pages.compatibility },
  { label: 'Operations by catalog', to: pages.catalogOperations },
  { label: 'Data types', to: pages.dataTypes },
] as const;

export const guide = { label: 'Go on in the guide', to: pages.gettingStarted };

const either = (names: readonly string[]): string =>
  `${names.slice(0, -1).join(', ')} or ${names.at(-1)}`;

/** The entities of the metadata model of a release, outermost first. */
export const concepts = (release: Release) => [
  {
    term: 'Metalake',
    text: 'The outermost container and the unit of tenancy: a team or a company.',
  },
  {
    term: 'Catalog',
    text: `One connected source, of type relational, fileset or messaging. Its provider says which: ${either(providersOf(release))}.`,
  },
  {
    term: 'Schema',
    text: 'A group of entities in a catalog; a database in most relational sources.',
  },
  {
    term: 'Table',
    text: 'Columns with types, nullability, defaults and auto-increment; partitioning, distribution, sort order and indexes where the source has them.',
  },
  {
    term: 'Fileset',
    text: 'A named directory of files, managed or external, for data that is no table: images, logs, models.',
  },
  { term: 'Topic', text: 'A topic of a message queue, with its properties.' },
];

/** What a release supports; the page shows it as a table. */
export const support = ({ connectors }: Release) => [
  ...connectors,
  { what: 'Java, to run and to build', versions: '8, 11 or 17' },
  { what: 'REST API and web UI', versions: 'port 8090' },
  { what: 'Iceberg REST service', versions: 'port 9001' },
];

/** Whose the product is; what a release supports follows it at a glance. */
export const ownership = [
  { what: 'Licence', versions: 'Apache License 2.0' },
  { what: 'Home', versions: 'The Apache Software Foundation' },
] as const;

/** Four commands from nothing to a first metalake, on a release. */
export const commands = ({ image }: Release) => [
  {
    label: 'Start the server',
    text: `docker run -d -p 8090:8090 --name gravitino ${image}`,
  },
  { label: 'Ask it for its version', text: 'curl http://localhost:8090/api/version' },
  {
    label: 'Create a metalake',
    text: `curl -X POST -H "Content-Type: application/json" \\
  -d '{"name": "demo", "comment": "First steps", "properties": {}}' \\
  http://localhost:8090/api/metalakes`,
  },
  { label: 'List what there is', text: 'curl http://localhost:8090/api/metalakes' },
];

/** Heads of the support matrix. */
export const matrixHeads = ['Source', 'Provider', 'Manages', 'Engines that read it'] as const;

/** What stands above the support matrix of a release. */
export const matrixLead = ({ number }: Release): string =>
  `Catalogs of release ${number}, and the engines whose Gravitino connector brings them. The reference says it version by version.`;

/**
 * The support matrix of a release: the source, its provider, what is managed, and the engines whose connectors read it. Engines
 * open filesets by the virtual file system instead.
 */
export const supportMatrix = ({ catalogs }: Release) =>
  catalogs.map(({ source, provider, manages, engines }) => ({
    source,
    provider,
    manages,
    engines:
      engines.join(', ') ||
      (manages === 'filesets' ? 'by gvfs:// paths' : 'the API and clients only'),
  }));
