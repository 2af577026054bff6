import { cacheFolder } from './cache';
import { type Metastore, startHive } from './hive';
import { startKafka } from './kafka';
import { startMariadb } from './mariadb';
import { type Database, startPostgres } from './postgres';
import type { Service } from './service';

/** Starts something once, when it is first asked for; a failure is kept, too. */
function once<Result>(start: () => Promise<Result>): () => Promise<Result> {
  let result: Promise<Result> | undefined;
  return () => {
    result ??= start();
    return result;
  };
}

/** The systems behind the catalogs; each starts when something first needs it. */
export interface Stack {
  hive(): Promise<Metastore>;
  kafka(): Promise<Service>;
  mysql(): Promise<Database>;
  postgres(): Promise<Database>;
  /** A folder for files, which stands for HDFS and cloud stores. */
  files: string;
}

/** The systems of one run; the name keeps two runs apart. */
export const createStack = (name: string): Stack => ({
  hive: once(() => startHive(`${name}-hive`)),
  kafka: once(() => startKafka(`${name}-kafka`)),
  mysql: once(() => startMariadb(`${name}-mysql`)),
  postgres: once(() => startPostgres(`${name}-postgres`)),
  files: cacheFolder('run', `${name}-files`),
});

/** Properties of a catalog of each provider that leads to the stack; a backend follows a colon. */
export const catalogProperties: Record<string, (stack: Stack) => Promise<Record<string, string>>> =
  {
    hive: async (stack) => ({ 'metastore.uris': (await stack.hive()).uri }),
    kafka: async (stack) => ({ 'bootstrap.servers': `127.0.0.1:${(await stack.kafka()).port}` }),
    hadoop: async (stack) => ({ location: `file:${stack.files}/filesets` }),
    'jdbc-mysql': async (stack) => {
      const { port, user, password } = await stack.mysql();
      return {
        'jdbc-url': `jdbc:mysql://127.0.0.1:${port}`,
        'jdbc-driver': 'com.mysql.cj.jdbc.Driver',
        'jdbc-user': user,
        'jdbc-password': password,
      };
    },
    'jdbc-postgresql': async (stack) => {
      const { port, user, password } = await stack.postgres();
      return {
        'jdbc-url': `jdbc:postgresql://127.0.0.1:${port}/postgres`,
        'jdbc-driver': 'org.postgresql.Driver',
        'jdbc-database': 'postgres',
        'jdbc-user': user,
        'jdbc-password': password,
      };
    },
    'lakehouse-iceberg': async (stack) => {
      const { port, user, password } = await stack.postgres();
      return {
        'catalog-backend': 'jdbc',
        uri: `jdbc:postgresql://127.0.0.1:${port}/postgres`,
        'jdbc-driver': 'org.postgresql.Driver',
        'jdbc-user': user,
        'jdbc-password': password,
        'jdbc-initialize': 'true',
        warehouse: `file:${stack.files}/iceberg`,
      };
    },
    'lakehouse-iceberg:hive': async (stack) => ({
      'catalog-backend': 'hive',
      uri: (await stack.hive()).uri,
      warehouse: `file:${stack.files}/iceberg-hive`,
    }),
  };

/** The type of the catalogs of a provider. */
export const typeOf = (provider: string): string =>
  ({ hadoop: 'fileset', kafka: 'messaging' })[provider] ?? 'relational';
