import { join } from 'node:path';
import { type Interpreter, interpreter } from '../samples/interpreter';
import { readCatalog } from './gradle';
import { jarsOf } from './maven';
import { compile, javaClientOf } from './product';
import { sourceOf } from './source';
import { libsOf } from './systems';

const module = 'flink-connector/flink';
const opens = ['lang', 'net', 'nio', 'util', 'time'].map(
  (one) => `--add-opens=java.base/java.${one}=ALL-UNNAMED`,
);

/** Starts Flink in a Java program with a session of the Gravitino connector, if a metalake is given, and SQL in `sql("…")`. */
export async function startFlink(
  version: string,
  uri: string,
  metalake: string,
): Promise<Interpreter> {
  const { versions } = readCatalog(await sourceOf(version));
  const flink = versions.get('flink') ?? '1.18.0';
  const names = ['table-planner_2.12', 'clients', 'connector-files', 'connector-hive_2.12'];
  const libraries = [
    ...names.map((name) => `org.apache.flink:flink-${name}:${flink}`),
    'org.apache.iceberg:iceberg-flink-runtime-1.18:1.5.2',
    'org.apache.hadoop:hadoop-hdfs-client:2.10.2',
  ];
  const jars = await jarsOf({ name: `flink-${flink}`, libraries });
  const connector =
    metalake === ''
      ? []
      : [(await compile(version, [module]))(module), await javaClientOf(version)];
  const folders = [jars, ...connector, await libsOf('hive', {})];
  const classpath = folders.map((one) => `${one}/*`).join(':');
  const started = interpreter(
    'java',
    [
      ...['-Xmx768m', '-XX:+UseSerialGC', '--add-modules', 'jdk.jshell', ...opens],
      ...['-cp', classpath, join(import.meta.dirname, '..', 'samples', 'Samples.java')],
    ],
    { HADOOP_USER_NAME: 'anonymous' },
  );
  const problem = await started.run(`import org.apache.flink.configuration.Configuration;
import org.apache.flink.table.api.*;
var configuration = new Configuration();
if (${metalake !== ''}) configuration.setString("table.catalog-store.kind", "gravitino");
configuration.setString("table.catalog-store.gravitino.gravitino.metalake", "${metalake}");
configuration.setString("table.catalog-store.gravitino.gravitino.uri", "${uri}");
var settings = EnvironmentSettings.newInstance().withConfiguration(configuration).inBatchMode().build();
// Flink's planner belongs to the thread that made it.
var thread = java.util.concurrent.Executors.newSingleThreadExecutor();
var session = thread.submit(() -> TableEnvironment.create(settings)).get();
void sql(String text) throws Exception {
  for (String one : text.split(";\\\\s*(\\\\n|$)")) {
    var setting = java.util.regex.Pattern.compile("SET '(.*)' = '(.*)'").matcher(one.strip());
    if (setting.matches()) session.getConfig().set(setting.group(1), setting.group(2));
    else thread.submit(() -> session.executeSql(one).print()).get();
  }
}`);
  if (problem !== undefined) throw new Error(problem);
  return started;
}
