/** One open position. */
export interface Job {
  /** Last part of the address: `/careers/{slug}`. */
  slug: string;
  title: string;
  /** One sentence for lists and search results. */
  summary: string;
  team: string;
  level: 'Engineer' | 'Senior engineer';
  /** Where the work is done. */
  place: string;
  /** Day on which the position was opened here, YYYY-MM-DD. */
  posted: string;
  work: readonly string[];
  you: readonly string[];
  plus: readonly string[];
}

const shared = {
  place: 'Remote',
  posted: '2026-11-21',
  plus: [
    'Commits to an open-source data project that others can read',
    'Experience of the ways of working in a project of The Apache Software Foundation',
    'Writing that people without your background understand',
  ],
} as const;

const databaseWork = [
  'Extend the catalogs that connect Gravitino to Hive, Iceberg, Paimon, MySQL, PostgreSQL and Doris',
  'Work on the entity store and its transactions, on schema changes and on the mapping of types between systems',
  'Follow a query from Trino or Spark through the connector to the source, and make it faster',
] as const;

const distributedWork = [
  'Make the metadata service available across regions: replication, caching and consistency',
  'Design locks and events for many servers that change the same metadata',
  'Find out, by measuring, what breaks first when the load grows',
] as const;

export const jobs: readonly Job[] = [
  {
    ...shared,
    slug: 'database-architect-engineer',
    title: 'Database Architect Engineer',
    summary:
      'Design how one metadata model covers sources that were built without each other in mind.',
    team: 'Catalogs',
    level: 'Engineer',
    work: [
      'Decide with the community how the metadata model grows: types, partitions, indexes, views, models',
      ...databaseWork,
    ],
    you: [
      'You have built or changed the inside of a database, a query engine or a table format',
      'You read and write Java and SQL with ease',
      'You argue from the source code and from measurements',
    ],
  },
  {
    ...shared,
    slug: 'distributed-architect-engineer',
    title: 'Distributed Architect Engineer',
    summary: 'Design a metadata service that stays right when machines, networks and regions fail.',
    team: 'Server',
    level: 'Engineer',
    work: [
      'Decide with the community how the server is deployed over several regions',
      ...distributedWork,
    ],
    you: [
      'You have designed a distributed system that others depend on, and have run it',
      'You know the usual consistency models and what each costs',
      'You read and write Java, and one more language, with ease',
    ],
  },
  {
    ...shared,
    slug: 'senior-database-engineer',
    title: 'Senior Database Engineer',
    summary: 'Build the catalogs and connectors through which engines reach every source.',
    team: 'Catalogs',
    level: 'Senior engineer',
    work: [...databaseWork, 'Review the work of contributors and help them to land it'],
    you: [
      'You have worked for years on a database, a query engine or a storage format',
      'You know JDBC, the Hive metastore or the Iceberg catalog protocol from the inside',
      'You write tests before you are asked for them',
    ],
  },
  {
    ...shared,
    slug: 'senior-distributed-engineer',
    title: 'Senior Distributed Engineer',
    summary: 'Build the server that answers metadata requests for a whole company.',
    team: 'Server',
    level: 'Senior engineer',
    work: [...distributedWork, 'Review the work of contributors and help them to land it'],
    you: [
      'You have worked for years on services that many clients call at once',
      'You know how the JVM schedules, allocates and waits, and how to look at it',
      'You have explained an outage in writing so that it did not come back',
    ],
  },
];

/** What the list of positions can be filtered by; a key whose value is the same everywhere shows no filter. */
export const jobFilter = {
  keys: ['team', 'place'],
  label: { team: 'Positions by team', place: 'Positions by place' },
  all: 'All',
} as const;

export const careers = {
  title: 'Careers',
  heading: 'Work on the catalog for data and AI',
  lead: 'The team builds an open-source project together with people of many companies. Most of what you would do can be read on GitHub today.',
  none: 'No open position matches. All of them are one press away.',
  positions: { heading: 'Open positions' },
  /** Headings of a position's page. */
  job: { work: 'What you would do', you: 'What you bring', plus: 'What helps' },
  apply: 'Write to us',
  hiring: {
    heading: 'How we hire',
    steps: [
      {
        date: 'Step 1',
        title: 'Write to us',
        text: 'A few sentences and links to things you made are enough. No form, no cover letter.',
      },
      {
        date: 'Step 2',
        title: 'A talk',
        text: 'Two engineers and you talk about your work and ours, for an hour.',
      },
      {
        date: 'Step 3',
        title: 'Something real',
        text: 'You discuss or change a piece of Gravitino that is open on GitHub, in your own time and with your own tools.',
      },
      { date: 'Step 4', title: 'An answer', text: 'You hear yes or no, with the reasons.' },
    ],
  },
} as const;
