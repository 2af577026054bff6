import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '../../support/freePort';
import { cacheFolder } from './cache';
import { jarsOf } from './maven';
import { type Service, startService } from './service';

/** The version of the product's own Hive image. */
const hive = '2.3.9';
const hadoop = '2.10.2';

export interface Metastore extends Service {
  /** Address of Thrift. */
  uri: string;
}

/** Starts a Hive metastore on Derby with its warehouse on the local file system. */
export async function startHive(name = 'hive'): Promise<Metastore> {
  const libs = await jarsOf({
    name: `hive-${hive}`,
    libraries: [
      `org.apache.hive:hive-metastore:${hive}`,
      `org.apache.hive:hive-exec:${hive}:core`,
      `org.apache.hive:hive-common:${hive}`,
      `org.apache.hive:hive-serde:${hive}`,
      `org.apache.hadoop:hadoop-common:${hadoop}`,
      `org.apache.hadoop:hadoop-mapreduce-client-core:${hadoop}`,
      'org.apache.derby:derby:10.14.2.0',
      'javax.servlet:javax.servlet-api:3.1.0',
    ],
    exclusions: [
      ...['org.pentaho:*', 'org.apache.calcite:*', 'org.apache.calcite.avatica:*'],
      ...['org.apache.hbase:*', 'co.cask.tephra:*', 'org.apache.logging.log4j:*'],
      ...['org.eclipse.jetty.aggregate:*', 'org.eclipse.jetty.orbit:*', 'org.openjdk.jol:*'],
      ...['org.apache.derby:derby', 'tomcat:*', 'javax.servlet:*', 'com.sun.jersey:*'],
    ],
  });
  const folder = cacheFolder('run', name);
  rmSync(folder, { recursive: true, force: true });
  const warehouse = join(folder, 'warehouse');
  const conf = join(folder, 'conf');
  for (const path of [warehouse, conf]) mkdirSync(path, { recursive: true });
  const settings = {
    'hive.metastore.warehouse.dir': `file:${warehouse}`,
    'javax.jdo.option.ConnectionURL': `jdbc:derby:;databaseName=${join(folder, 'derby')};create=true`,
    'hive.metastore.schema.verification': 'false',
    'datanucleus.schema.autoCreateAll': 'true',
    'hive.metastore.server.min.threads': '4',
    'hive.metastore.event.db.notification.api.auth': 'false',
    'fs.defaultFS': 'file:///',
  };
  const properties = Object.entries(settings).map(
    ([key, value]) => `<property><name>${key}</name><value>${value}</value></property>`,
  );
  writeFileSync(
    join(conf, 'hive-site.xml'),
    `<configuration>${properties.join('')}</configuration>`,
  );
  const port = await freePort();
  const service = await startService({
    name: 'Hive metastore',
    port,
    command: 'java',
    args: [
      ...['-Xmx384m', '-XX:+UseSerialGC', '--add-opens', 'java.base/java.net=ALL-UNNAMED'],
      ...['--add-opens', 'java.base/java.lang=ALL-UNNAMED', `-Dderby.system.home=${folder}`],
      ...['-cp', `${conf}:${libs}/*`, join(import.meta.dirname, 'Metastore.java'), String(port)],
    ],
    log: join(folder, 'metastore.log'),
    cwd: folder,
    env: { HADOOP_USER_NAME: 'anonymous' },
  });
  return { ...service, uri: `thrift://127.0.0.1:${port}` };
}
