/** What a source does that the matrices of the documentation don't state. The comparison with the server confirms each. */
interface SourceFacts {
  /** A schema that the source has from the start. */
  initialSchema?: string;
  /** Keeps names of schemas, tables, and columns in lower case. */
  foldsCase?: true;
  /** Before 0.6.0, dropping a table that doesn't exist is an error. */
  dropsOnlyPresent?: true;
  /** Takes other changes next to a rename. */
  renamesWithChanges?: true;
  /** Its partitions are those of values. */
  onlyIdentityPartitions?: true;
  /** Operations and failures that the server doesn't expect from the source, and answers with status 500. */
  unexpected?: readonly string[];
  /** Those that it expects from 0.6.0 on. */
  unexpectedBefore060?: readonly string[];
}

const database: SourceFacts = { unexpected: ['dropSchema nonEmpty'] };

const sources: Readonly<Record<string, SourceFacts>> = {
  hive: {
    initialSchema: 'default',
    foldsCase: true,
    dropsOnlyPresent: true,
    renamesWithChanges: true,
    onlyIdentityPartitions: true,
    unexpected: ['addPartitions alreadyExists'],
    unexpectedBefore060: ['createTable notFound'],
  },
  kafka: { initialSchema: 'default' },
  'jdbc-mysql': database,
  'jdbc-postgresql': database,
  'jdbc-doris': database,
};

export const sourceOf = (provider = ''): SourceFacts => sources[provider] ?? {};
