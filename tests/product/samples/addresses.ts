import type { Stack } from '../stack/stack';

/** Replaces the addresses of samples by those of the stack, and back. */
export interface Addresses {
  /** A sample as it can run here; starts the systems that it names. */
  toStack(text: string): Promise<string>;
  /** What a server of the stack answered, as the pages would show it. */
  toPage(text: string): string;
}

/** What the addresses of the systems look like on the pages. */
const patterns = {
  gravitino: /https?:\/\/(?:localhost|127\.0\.0\.1|gravitino[\w.-]*|<[\w-]+>):8090/g,
  iceberg: /http:\/\/[\w.-]+:9001/g,
  hive: /thrift:\/\/[\w.-]+:9083/g,
  mysql: /jdbc:mysql:\/\/[\w.-]+:3306/g,
  postgres: /jdbc:postgresql:\/\/[\w.-]+(?::5432)?\/(\w+)/g,
  kafka: /[\w.-]+:9092(?:,\s*[\w.-]+:9092)*/g,
  files:
    /(?:hdfs:\/\/[\w.-]+(?::\d+)?|s3a?:\/\/[\w.-]+|gs:\/\/[\w.-]+|oss:\/\/[\w.-]+|file:\/\/(?=\/)|file:(?=\/\w))(?!\/root|\/home)/g,
};

/** Addresses for a server with its Iceberg REST service, and the stack behind it. */
export function createAddresses(
  stack: Stack,
  server: { url: string; icebergPort: number },
): Addresses {
  const back = new Map<string, string>();
  const replaceAll = (text: string, pattern: RegExp, by: string) =>
    text.replace(pattern, (found) => {
      if (!back.has(by)) back.set(by, found);
      return by;
    });
  return {
    async toStack(text) {
      let result = replaceAll(text, patterns.gravitino, server.url);
      result = replaceAll(result, patterns.iceberg, `http://127.0.0.1:${server.icebergPort}`);
      const has = (pattern: RegExp) => new RegExp(pattern.source).test(result);
      if (has(patterns.files)) result = replaceAll(result, patterns.files, `file:${stack.files}`);
      if (has(patterns.hive)) result = replaceAll(result, patterns.hive, (await stack.hive()).uri);
      if (has(patterns.kafka)) {
        const { port } = await stack.kafka();
        // One broker can keep one copy.
        result = replaceAll(result, patterns.kafka, `127.0.0.1:${port}`);
      }
      result = result.replace(/("replication-factor"(?:: |, ))"\d"/g, '$1"1"');
      if (has(patterns.mysql)) {
        const { port, query } = await stack.mysql();
        await query(
          "create or replace user gravitino identified by 'change-me'; grant all on *.* to gravitino; create or replace user iceberg identified by 'change-me'; grant all on *.* to iceberg; create database if not exists iceberg_catalog",
        );
        result = replaceAll(result, patterns.mysql, `jdbc:mysql://127.0.0.1:${port}`);
      }
      for (const [, database = ''] of [...result.matchAll(patterns.postgres)]) {
        const { port, query } = await stack.postgres();
        const exists = await query(`select 1 from pg_database where datname = '${database}'`);
        if (exists.trim() === '') await query(`create database ${database}`);
        for (const user of ['gravitino', 'iceberg']) {
          const found = await query(`select 1 from pg_user where usename = '${user}'`);
          if (found.trim() === '') await query(`create user ${user} superuser`);
        }
        const pattern = new RegExp(patterns.postgres.source.replace('(\\w+)', database));
        result = replaceAll(result, pattern, `jdbc:postgresql://127.0.0.1:${port}/${database}`);
      }
      return result;
    },
    toPage(text) {
      let result = text;
      for (const [here, there] of back) result = result.replaceAll(here, there);
      return result;
    },
  };
}
