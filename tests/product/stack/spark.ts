import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Interpreter, interpreter } from '../samples/interpreter';
import { cacheFolder } from './cache';
import { readCatalog } from './gradle';
import { jarsOf } from './maven';
import { compile, javaClientOf } from './product';
import { pythonWith } from './python';
import { sourceOf } from './source';

/** Spark's newest line that the connector of a version supports. */
const line = '3.5';
const scala = '2.12';
const module = `spark-connector/v${line}/spark`;

/** What the connector's runtime jar contains of the product; the rest of its libraries comes from Spark and from Iceberg's runtime. */
const isWanted = (jar: string): boolean =>
  /^(v3\.\d-spark|spark-common|catalog-|bundled-|core-0|meta-0|guava-|failureaccess)/.test(jar);

/** Starts a Spark driver that runs Python with a `SparkSession` named `spark`, and SQL in `sql("…")`. */
export async function startSpark(
  version: string,
  settings: Readonly<Record<string, string>>,
): Promise<Interpreter> {
  const { versions } = readCatalog(await sourceOf(version));
  const short = line.replace('.', '');
  const spark = versions.get(`spark${short}`);
  const python = await pythonWith(`spark-${spark}`, [`pyspark==${spark}`]);
  const libs = (await compile(version, [module]))(module);
  const others = await jarsOf({
    name: `spark-${line}-${version}`,
    libraries: [
      `org.apache.kyuubi:kyuubi-spark-connector-hive_${scala}:${versions.get(`kyuubi4spark${short}`)}`,
      `org.apache.iceberg:iceberg-spark-runtime-${line}_${scala}:${versions.get('iceberg4spark')}`,
      'org.postgresql:postgresql:42.7.0',
    ],
    exclusions: ['*:*'],
  });
  const jars = readdirSync(libs).filter(isWanted);
  const classpath = [
    ...jars.map((jar) => join(libs, jar)),
    `${others}/*`,
    `${await javaClientOf(version)}/*`,
  ].join(':');
  const started = interpreter(
    join(python, 'python'),
    [join(import.meta.dirname, '..', 'samples', 'samples.py')],
    {
      PYSPARK_SUBMIT_ARGS: `--master local[1] --driver-memory 1g --driver-class-path ${classpath} --conf spark.ui.enabled=false --conf spark.sql.shuffle.partitions=1 pyspark-shell`,
      HADOOP_USER_NAME: 'anonymous',
      SPARK_LOCAL_IP: '127.0.0.1',
    },
    cacheFolder('run', `spark-${version}`),
  );
  const configuration = Object.entries(settings).map(
    ([key, value]) => `.config(${JSON.stringify(key)}, ${JSON.stringify(value)})`,
  );
  const problem = await started.run(`from pyspark.sql import SparkSession
spark = SparkSession.builder${configuration.join('')}.getOrCreate()
def sql(text):
    for statement in text.split(";\\n"):
        if statement.strip(" ;\\n"):
            spark.sql(statement.strip(" ;\\n")).show()
`);
  if (problem !== undefined) throw new Error(problem);
  return started;
}
