import { links } from './links';

/** An open position. */
export interface Job {
  /** Last part of the address: `/careers/{slug}`. */
  slug: string;
  title: string;
  /** One sentence for lists and search results. */
  summary: string;
  team: string;
  level: 'Engineer' | 'Senior engineer';
  /** Date of publication, YYYY-MM-DD. */
  posted: string;
  work: readonly string[];
  you: readonly string[];
  plus: readonly string[];
}

const shared = {
  posted: '2026-11-21',
  plus: [
    'Commits to an open-source data project that others can read',
    'Experience working in an Apache Software Foundation project',
    'Writing that people with a different background understand',
  ],
} as const;

const databaseWork = [
  'Extend the catalogs that connect Gravitino to Hive, Iceberg, Paimon, MySQL, PostgreSQL, and Doris',
  'Work on the entity store and its transactions, schema changes, and type mappings between systems',
  'Follow a query from Trino or Spark through the connector to the database, and make it faster',
] as const;

const distributedWork = [
  'Make the metadata service available across regions, with replication, caching, and consistency',
  'Design locks and events for multiple servers that change the same metadata',
  'Measure what breaks first when the load grows',
] as const;

export const jobs: readonly Job[] = [
  {
    ...shared,
    slug: 'database-architect-engineer',
    title: 'Database Architect Engineer',
    summary: 'Design a metadata model that covers systems with very different ideas of a table.',
    team: 'Catalogs',
    level: 'Engineer',
    work: [
      'Decide with the community how the metadata model evolves, from types and indexes to views and models',
      ...databaseWork,
    ],
    you: [
      'You have built or changed the internals of a database, a query engine, or a table format',
      'You are fluent in Java and SQL',
      'You argue from code and data',
    ],
  },
  {
    ...shared,
    slug: 'distributed-architect-engineer',
    title: 'Distributed Architect Engineer',
    summary:
      'Design a metadata service that stays correct when machines, networks, and regions fail.',
    team: 'Server',
    level: 'Engineer',
    work: ['Decide with the community how to deploy the server across regions', ...distributedWork],
    you: [
      'You have designed and run a distributed system that others depend on',
      'You know the usual consistency models and what each costs',
      'You are fluent in Java and one more language',
    ],
  },
  {
    ...shared,
    slug: 'senior-database-engineer',
    title: 'Senior Database Engineer',
    summary: 'Build the catalogs and connectors that give engines access to data.',
    team: 'Catalogs',
    level: 'Senior engineer',
    work: [...databaseWork, 'Review the work of contributors and help them land it'],
    you: [
      'You have worked for years on a database, a query engine, or a storage format',
      'You know the internals of JDBC, the Hive Metastore, or the Iceberg catalog protocol',
      'You write tests without being asked',
    ],
  },
  {
    ...shared,
    slug: 'senior-distributed-engineer',
    title: 'Senior Distributed Engineer',
    summary: 'Build the server that handles metadata requests for a whole company.',
    team: 'Server',
    level: 'Senior engineer',
    work: [...distributedWork, 'Review the work of contributors and help them land it'],
    you: [
      'You have worked for years on services that many clients call at once',
      'You know how the JVM schedules, allocates, and waits, and how to observe it',
      'You have written a postmortem that kept an outage from happening again',
    ],
  },
];

export const careers = {
  title: 'Careers',
  heading: 'Work on the catalog for data and AI',
  lead: 'The team builds an open-source project together with people from many companies. You can read most of the work on GitHub today.',
  positions: { heading: 'Open positions' },
  /** Headings of a position's page. */
  job: {
    work: 'What you would do',
    you: 'What you bring',
    plus: 'Nice to have',
  },
  apply: 'Apply by email',
  others: 'Other positions',
  location: 'Remote or on site: ask us',
  working: {
    heading: 'How we work',
    lead: 'All of this is public. Each card leads to its source.',
    cards: [
      {
        title: 'Work in the open',
        text: 'Code, issues, and reviews are public. Ideas are discussed in GitHub issues, in GitHub Discussions, and on the developer mailing list.',
        to: links.contributing,
      },
      {
        title: 'Apache governance',
        text: 'The project follows the governance model and the policies of The Apache Software Foundation.',
        to: links.governance,
      },
      {
        title: 'Reviewed changes',
        text: 'At least one maintainer reviews each change before it is merged. Only trivial changes, such as a fixed typo, need no issue.',
        to: links.maintainers,
      },
    ],
  },
} as const;
