import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '../../support/freePort';
import { cacheFolder } from './cache';
import { jarsOf } from './maven';
import { must } from './run';
import { type Service, startService } from './service';

const version = '3.4.0';

/** Starts Kafka in KRaft mode as one node that is broker and controller. */
export async function startKafka(name = 'kafka'): Promise<Service> {
  const libs = await jarsOf({
    name: `kafka-${version}`,
    libraries: [`org.apache.kafka:kafka_2.12:${version}`, 'org.slf4j:slf4j-simple:1.7.36'],
  });
  const folder = cacheFolder('run', name);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder);
  const [port, controller] = [await freePort(), await freePort()];
  const properties = join(folder, 'server.properties');
  const settings = {
    'process.roles': 'broker,controller',
    'node.id': 1,
    'controller.quorum.voters': `1@127.0.0.1:${controller}`,
    listeners: `PLAINTEXT://127.0.0.1:${port},CONTROLLER://127.0.0.1:${controller}`,
    'controller.listener.names': 'CONTROLLER',
    'listener.security.protocol.map': 'CONTROLLER:PLAINTEXT,PLAINTEXT:PLAINTEXT',
    'log.dirs': join(folder, 'data'),
    'offsets.topic.replication.factor': 1,
    'transaction.state.log.replication.factor': 1,
  };
  writeFileSync(
    properties,
    Object.entries(settings)
      .map(([key, value]) => `${key}=${value}\n`)
      .join(''),
  );
  const java = ['-Xmx384m', '-XX:+UseSerialGC', '-cp', `${libs}/*`];
  const cluster = 'AAAAAAAAAAAAAAAAAAAAAA';
  await must('java', [
    ...java,
    'kafka.tools.StorageTool',
    'format',
    '-t',
    cluster,
    '-c',
    properties,
  ]);
  return startService({
    name: 'Kafka',
    port,
    command: 'java',
    args: [...java, 'kafka.Kafka', properties],
    log: join(folder, 'kafka.log'),
  });
}
