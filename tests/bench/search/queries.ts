/** What a reader types, and the pages that answer it. */
export interface BenchQuery {
  kind:
    | 'exact'
    | 'config key'
    | 'several words'
    | 'question'
    | 'prefix'
    | 'plural'
    | 'identifier'
    | 'symbol'
    | 'typo';
  query: string;
  /** Pages below the docs of the version, any of which is a success; a blog post begins with `/blog/`. */
  pages: string[];
}

const of = (
  kind: BenchQuery['kind'],
  entries: readonly (readonly [string, ...string[]])[],
): BenchQuery[] => entries.map(([query, ...pages]) => ({ kind, query, pages }));

const config = 'gravitino-server-config';
const relational = 'manage-relational-metadata-using-gravitino';
const fileset = 'manage-fileset-metadata-using-gravitino';
const messaging = 'manage-messaging-metadata-using-gravitino';
const partitions = 'manage-table-partition-using-gravitino';
const layout = 'table-partitioning-bucketing-sort-order-indexes';
const metalakes = 'manage-metalake-using-gravitino';

/** Realistic queries against the docs of 0.5.1; each expectation was read in the page before it was written here. */
export const queries: readonly BenchQuery[] = [
  ...of('exact', [
    ['Apache Hive catalog', 'apache-hive-catalog'],
    ['MySQL catalog', 'jdbc-mysql-catalog'],
    ['PostgreSQL catalog', 'jdbc-postgresql-catalog'],
    ['Apache Doris catalog', 'jdbc-doris-catalog'],
    ['Kafka catalog', 'kafka-catalog'],
    ['Hadoop catalog', 'hadoop-catalog'],
    ['Lakehouse Iceberg catalog', 'lakehouse-iceberg-catalog'],
    ['getting started', 'getting-started'],
    ['glossary', 'glossary'],
    ['web ui', 'webui'],
    ['metrics', 'metrics'],
    ['security', 'security'],
    ['Docker images', 'docker-image-details'],
    [
      'Trino connector',
      'trino-connector/index',
      'trino-connector',
      'trino-connector/trino-connector',
    ],
    ['Spark connector', 'spark-connector/spark-connector'],
    ['expressions', 'expression'],
    ['use the playground', 'how-to-use-the-playground'],
    ['Iceberg REST catalog service', 'iceberg-rest-service'],
    ['relational backend storage', 'how-to-use-relational-backend-storage'],
    ['sort order', layout, 'apache-hive-catalog', 'lakehouse-iceberg-catalog'],
    ['create a metalake', metalakes, 'getting-started', 'api/rest/create-metalake'],
    ['Gravitino overview', 'overview'],
    ['publish docker images', 'publish-docker-images'],
    ['what changed', 'whats-new'],
  ]),
  ...of('config key', [
    ['gravitino.server.webserver.httpPort', config],
    ['gravitino.server.webserver.enableHttps', 'security', config],
    ['gravitino.server.webserver.keyStorePath', 'security', config],
    ['gravitino.server.webserver.allowedOrigins', 'security', config],
    ['gravitino.entity.store.relational.jdbcUrl', 'how-to-use-relational-backend-storage', config],
    ['gravitino.authenticator', 'security', config],
    ['gravitino.authenticator.oauth.serverUri', 'security', config],
    ['gravitino.authenticator.kerberos.keytab', 'security', config],
    ['gravitino.auxService.iceberg-rest.warehouse', 'iceberg-rest-service'],
    ['gravitino.auxService.names', config, 'iceberg-rest-service'],
    ['gravitino.metrics.timeSlidingWindowSecs', config, 'metrics'],
    ['metastore.uris', 'apache-hive-catalog'],
    ['jdbc.pool.max-size', 'jdbc-mysql-catalog', 'jdbc-postgresql-catalog', 'jdbc-doris-catalog'],
    ['spark.sql.gravitino.metalake', 'spark-connector/spark-connector'],
    ['spark.sql.gravitino.enableIcebergSupport', 'spark-connector/spark-connector'],
    ['gravitino.simplify-catalog-names', 'trino-connector/configuration'],
    [
      'catalog.management',
      'trino-connector/configuration',
      'trino-connector/requirements',
      'trino-connector/installation',
    ],
    ['GRAVITINO_HOME', config],
    ['bootstrap.servers', 'kafka-catalog'],
    ['partition-count', 'kafka-catalog'],
    ['catalog-backend', 'lakehouse-iceberg-catalog', 'iceberg-rest-service'],
    ['impersonation-enable', 'apache-hive-catalog', 'hadoop-catalog'],
    ['write.distribution-mode', 'lakehouse-iceberg-catalog'],
    ['webserver.maxThreads', config, 'iceberg-rest-service'],
    ['entity.store.deleteAfterTimeMs', config, 'how-to-use-relational-backend-storage'],
  ]),
  ...of('several words', [
    ['install gravitino docker compose', 'how-to-install'],
    ['trino connector installation', 'trino-connector/installation'],
    ['trino connector requirements', 'trino-connector/requirements'],
    [
      'change server port',
      config,
      'trino-connector/configuration',
      'how-to-install',
      'getting-started',
    ],
    ['kerberos hive catalog', 'apache-hive-catalog'],
    ['mysql entity store', 'how-to-use-relational-backend-storage', config],
    ['hive catalog spark', 'spark-connector/spark-catalog-hive'],
    ['iceberg catalog trino', 'trino-connector/catalog-iceberg'],
    ['mysql auto increment', 'jdbc-mysql-catalog'],
    ['postgresql column types', 'jdbc-postgresql-catalog', 'trino-connector/catalog-postgresql'],
    ['doris distribution', 'jdbc-doris-catalog'],
    ['kafka topic properties', 'kafka-catalog'],
    ['create fileset', fileset, 'hadoop-catalog', 'api/rest/create-fileset'],
    ['drop partition by name', partitions, 'api/rest/drop-partition'],
    ['python client install', 'how-to-use-python-client'],
    ['virtual file system kerberos', 'how-to-use-gvfs'],
    ['gvfs tensorflow', 'how-to-use-gvfs'],
    ['event listener modes', config],
    ['tree lock', config],
    ['prometheus metrics', 'metrics'],
    ['enable cors', 'security', config],
    ['oauth token', 'security', 'how-to-use-gvfs'],
    ['verify release signature', 'how-to-sign-releases'],
    ['run integration tests', 'how-to-test'],
    ['build from source', 'how-to-build'],
    ['iceberg jdbc backend', 'lakehouse-iceberg-catalog', 'iceberg-rest-service'],
    ['bucketing and sort order hive', 'apache-hive-catalog', layout],
    [
      'table default value',
      relational,
      'jdbc-mysql-catalog',
      'jdbc-postgresql-catalog',
      'api/rest/create-table',
    ],
    ['data type mapping trino', 'trino-connector/supported-catalog'],
    ['time travel spark iceberg', 'spark-connector/spark-catalog-iceberg'],
    ['start on aws', 'getting-started'],
    ['list topics under schema', messaging, 'api/rest/list-topics'],
    ['load table rest api', 'api/rest/load-table', relational],
    ['playground jupyter', 'how-to-use-the-playground'],
  ]),
  ...of('question', [
    ['how to install gravitino', 'how-to-install'],
    ['what is a metalake', 'glossary', 'overview', metalakes],
    ['how do I use the python client', 'how-to-use-python-client'],
    ['how to enable https', 'security', config],
    ['how to sign a release', 'how-to-sign-releases'],
    [
      'which catalogs are supported in trino',
      'trino-connector/supported-catalog',
      'trino-connector/index',
    ],
    ['where are the log files', config, 'how-to-test'],
    [
      'can I delete a catalog',
      relational,
      'api/rest/drop-catalog',
      fileset,
      messaging,
      'trino-connector/supported-catalog',
    ],
    ['how does the trino connector work', 'trino-connector/trino-connector'],
  ]),
  ...of('prefix', [
    [
      'metal',
      metalakes,
      'glossary',
      'webui',
      'api/rest/create-metalake',
      'api/rest/load-metalake',
      'api/rest/list-metalakes',
      'api/rest/alter-metalake',
      'api/rest/drop-metalake',
    ],
    ['glos', 'glossary'],
    ['postgr', 'jdbc-postgresql-catalog', 'trino-connector/catalog-postgresql'],
    ['trino conf', 'trino-connector/configuration'],
    ['spark conn', 'spark-connector/spark-connector'],
    ['iceberg rest serv', 'iceberg-rest-service'],
    ['playgr', 'how-to-use-the-playground', 'docker-image-details', 'getting-started'],
    ['kerb', 'security', 'apache-hive-catalog', 'hadoop-catalog', 'how-to-use-gvfs', 'glossary'],
    ['server config', config],
    ['fileset prop', 'hadoop-catalog'],
  ]),
  ...of('plural', [
    ['metalakes', metalakes, 'webui', 'api/rest/list-metalakes'],
    ['kafka topics', 'kafka-catalog', messaging],
    ['filesets', 'hadoop-catalog', fileset, 'api/rest/list-filesets', 'how-to-use-the-playground'],
    [
      'table index',
      layout,
      'jdbc-mysql-catalog',
      'jdbc-postgresql-catalog',
      'jdbc-doris-catalog',
      relational,
    ],
    [
      'listing catalogs',
      relational,
      'api/rest/list-catalogs',
      fileset,
      messaging,
      'trino-connector/supported-catalog',
    ],
    ['environment variable', config, 'glossary'],
    ['range partitions', partitions],
    ['event listeners', config],
    ['docker image', 'docker-image-details', 'publish-docker-images', 'glossary'],
    ['signing releases', 'how-to-sign-releases'],
  ]),
  ...of('identifier', [
    ['NoSuchMetalakeException', metalakes, 'getting-started', 'spark-connector/spark-connector'],
    ['GravitinoVirtualFileSystem', 'how-to-use-gvfs'],
    [
      'core-site.xml',
      'lakehouse-iceberg-catalog',
      'apache-hive-catalog',
      'hadoop-catalog',
      config,
      'iceberg-rest-service',
      'how-to-use-gvfs',
      'trino-connector/catalog-hive',
      'trino-connector/catalog-iceberg',
    ],
    ['gravitino.conf', config, 'how-to-install', 'glossary'],
    ['gravitino.sh', config, 'how-to-install'],
    ['SupportsPartitions', partitions],
    ['listPartitionNames', partitions],
    ['docker compose', 'how-to-install'],
    ['EventListenerPlugin', config],
    [
      'com.mysql.cj.jdbc.Driver',
      'jdbc-mysql-catalog',
      'jdbc-doris-catalog',
      relational,
      'how-to-use-relational-backend-storage',
      'trino-connector/catalog-mysql',
    ],
    ['JAVA_HOME', 'how-to-install', config, 'how-to-build'],
    ['createTopic', messaging, 'kafka-catalog'],
  ]),
  ...of('symbol', [
    [
      'hdfs://',
      'hadoop-catalog',
      'apache-hive-catalog',
      'lakehouse-iceberg-catalog',
      'iceberg-rest-service',
      'glossary',
      fileset,
      'how-to-use-gvfs',
      'trino-connector/catalog-hive',
      'trino-connector/catalog-iceberg',
      'spark-connector/spark-catalog-hive',
      'api/rest/create-fileset',
      'api/rest/create-catalog',
      'api/rest/list-filesets',
      'api/rest/load-fileset',
      'api/rest/alter-fileset',
    ],
    ['gvfs://', 'how-to-use-gvfs', 'glossary'],
    [
      '/api/metalakes/{metalake}/catalogs',
      'api/rest/create-catalog',
      'api/rest/list-catalogs',
      'api/rest/load-catalog',
      'api/rest/alter-catalog',
      'api/rest/drop-catalog',
    ],
    ['./gradlew build', 'how-to-build', 'how-to-test', 'trino-connector/development'],
    ['$GRAVITINO_HOME/libs', config, 'how-to-install', 'jdbc-mysql-catalog'],
    [
      'trino.bypass.',
      'trino-connector/supported-catalog',
      'apache-hive-catalog',
      'lakehouse-iceberg-catalog',
      'jdbc-mysql-catalog',
      'jdbc-postgresql-catalog',
    ],
    [
      'thrift://',
      'glossary',
      'apache-hive-catalog',
      'lakehouse-iceberg-catalog',
      'trino-connector/catalog-hive',
      'iceberg-rest-service',
      relational,
      'getting-started',
    ],
    [
      '--conf spark.plugins',
      'spark-connector/spark-connector',
      'spark-connector/spark-catalog-hive',
      'spark-connector/spark-catalog-iceberg',
    ],
  ]),
  ...of('typo', [
    [
      'catlog properties',
      'apache-hive-catalog',
      'jdbc-mysql-catalog',
      'jdbc-postgresql-catalog',
      'jdbc-doris-catalog',
      'kafka-catalog',
      'hadoop-catalog',
      'lakehouse-iceberg-catalog',
      config,
      'spark-connector/spark-catalog-hive',
      'spark-connector/spark-catalog-iceberg',
    ],
    ['insatll gravitino', 'how-to-install'],
    [
      'kerberso',
      'security',
      'apache-hive-catalog',
      'hadoop-catalog',
      'how-to-use-gvfs',
      'glossary',
      'docker-image-details',
    ],
    ['postgressql catalog', 'jdbc-postgresql-catalog', 'trino-connector/catalog-postgresql'],
    [
      'metlake',
      metalakes,
      'glossary',
      'webui',
      'api/rest/create-metalake',
      'api/rest/load-metalake',
      'api/rest/list-metalakes',
      'api/rest/alter-metalake',
      'api/rest/drop-metalake',
      'getting-started',
    ],
    ['authentification', 'security', config, 'how-to-use-gvfs', 'hadoop-catalog', 'glossary'],
    ['pyhton client', 'how-to-use-python-client'],
    [
      'trino conector',
      'trino-connector/index',
      'trino-connector',
      'trino-connector/trino-connector',
    ],
    ['playgroud', 'how-to-use-the-playground', 'docker-image-details', 'getting-started'],
    ['glosary', 'glossary'],
  ]),
];

/** Spellings with one edit of a word: a letter left out, doubled, swapped with its neighbour, or replaced. */
export function oneEditTypos(query: string): string[] {
  const longest = query.split(/\s+/).sort((a, b) => b.length - a.length)[0] ?? '';
  if (longest.length < 5 || /[^\p{L}]/u.test(longest)) {
    return [];
  }
  const at = Math.floor(longest.length / 2);
  const [before, letter, after] = [longest.slice(0, at), longest[at] ?? '', longest.slice(at + 1)];
  const swapped = `${before}${after[0] ?? ''}${letter}${after.slice(1)}`;
  const typos = [
    before + after,
    before + letter + letter + after,
    swapped,
    `${before}${letter === 'x' ? 'q' : 'x'}${after}`,
  ];
  return [...new Set(typos)]
    .filter((typo) => typo !== longest)
    .map((typo) => query.replace(longest, typo));
}
