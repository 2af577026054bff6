import { links, pages } from './links';
import { isReached, providersOf, serverImage } from './releases';

/** Words and facts of the product page. Facts are those of the documented releases. */
export const product = {
  title: 'Apache Gravitino',
  heading: 'Apache Gravitino, the metadata lake',
  lead: 'An open-source catalog that manages metadata where it lives: in Hive, Iceberg, relational databases, file systems and Kafka, behind one API.',
  primary: { label: 'Get started', to: pages.gettingStarted },
  secondary: { label: 'Source on GitHub', to: links.repository },
};

/** Heading and lead of each section of the product page. */
export const sections = {
  concepts: {
    heading: 'Six words to know',
    lead: 'Everything in Gravitino is one of these, and each lies in the one before it.',
  },
  support: { heading: 'Connectors, engines and ports' },
  comparison: { heading: 'What it is not' },
  start: { heading: 'Four commands to a first metalake' },
  cloud: {
    heading: 'Gravitino Cloud',
    lead: 'Interested in a Gravitino that somebody else operates? The team would like to hear from you.',
  },
  enterprise: {
    heading: 'Run it with the people who wrote it',
    lead: 'Datastrato helps with installation, migration and operation of Gravitino. Get in touch.',
  },
};

/** The forms that ask for an address: the button, and the field's name for screen readers. */
export const forms = {
  cloud: { buttonText: 'Keep me posted', label: 'Email address for Gravitino Cloud' },
  enterprise: { buttonText: 'Talk to us', label: 'Email address for a talk' },
};

export const guide = { label: 'Go on in the guide', to: pages.gettingStarted };

const either = (names: readonly string[]): string =>
  `${names.slice(0, -1).join(', ')} or ${names.at(-1)}`;

/** The entities of the metadata model of a release, outermost first. */
export const concepts = (release: string) => [
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

/** Versions of the engines that the connectors work in, each from the release that first stated it. */
const engines = [
  {
    what: 'Trino connector',
    ranges: [
      { since: '0.5.1', versions: 'Trino 435 or later' },
      { since: '0.6.0', versions: 'Trino 435 to 439' },
    ],
  },
  { what: 'Spark connector', ranges: [{ since: '0.5.1', versions: 'Spark 3.3, 3.4 or 3.5' }] },
  { what: 'Flink connector', ranges: [{ since: '0.6.0', versions: 'Flink 1.18' }] },
];

/** What a release supports; the page shows it as a table. */
export const support = (release: string) => [
  ...engines.flatMap(({ what, ranges }) => {
    const range = ranges.findLast(({ since }) => isReached(release, since));
    return range === undefined ? [] : [{ what, versions: range.versions }];
  }),
  { what: 'Java, to run and to build', versions: '8, 11 or 17' },
  { what: 'REST API and web UI', versions: 'port 8090' },
  { what: 'Iceberg REST service', versions: 'port 9001' },
];

/** How it differs in kind from the things it is asked about. */
export const comparison = [
  {
    title: 'Compared with a Hive metastore',
    text: 'A metastore describes tables of one cluster. Gravitino connects to metastores and to other sources, and gives all of them one namespace.',
  },
  {
    title: 'Compared with a data catalog that crawls',
    text: 'A crawler copies descriptions at intervals. Gravitino reads and changes the source itself, so what it shows is what is there.',
  },
  {
    title: 'Compared with a table format',
    text: 'Iceberg and Hive decide how a table is stored. Gravitino leaves that to them and speaks their catalog protocols.',
  },
] as const;

/** Four commands from nothing to a first metalake, on a release. */
export const commands = (release: string) => [
  {
    label: 'Start the server',
    text: `docker run -d -p 8090:8090 --name gravitino ${serverImage(release)}`,
  },
  { label: 'Ask it for its version', text: 'curl http://localhost:8090/api/version' },
  {
    label: 'Create a metalake',
    text: `curl -X POST -H "Content-Type: application/json" -d '{"name": "demo", "comment": "First steps", "properties": {}}' http://localhost:8090/api/metalakes`,
  },
  { label: 'List what there is', text: 'curl http://localhost:8090/api/metalakes' },
];
