import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '../../support/freePort';
import { cacheFolder } from './cache';
import { packageOf } from './product';
import { readProperties } from './properties';
import { send } from './rest';
import { type System, startSystem } from './systems';

export interface GravitinoServer extends System {
  /** Address without a slash at its end. */
  url: string;
  /** Port of the Iceberg REST service, which listens if the configuration names it. */
  icebergPort: number;
}

export interface ServerOptions {
  version: string;
  /** Names the folder of the data, so that two servers of a version can run; the folder is emptied unless `isKept`. */
  name: string;
  isKept?: boolean;
  /** Keys of `gravitino.conf` that differ from what the package ships. */
  configuration?: Record<string, string>;
  /** Whether a request without credentials must succeed before the server counts as started; true unless stated. */
  isOpen?: boolean;
}

/** The root package of the product's Java code. */
export const javaRootOf = (version: string): string =>
  version === 'next' ? 'org.apache.gravitino' : 'com.datastrato.gravitino';

/**
 * Starts a server of a version, with a small heap and a store of its own.
 *
 * @throws Error with the end of its log when it doesn't start.
 */
export async function startServer(options: ServerOptions): Promise<GravitinoServer> {
  const { version, name, isKept, isOpen = true } = options;
  const home = await packageOf(version);
  const folder = cacheFolder('run', `${name}-${version}`);
  const conf = join(folder, 'conf');
  rmSync(isKept ? conf : folder, { recursive: true, force: true });
  mkdirSync(join(folder, 'logs'), { recursive: true });
  cpSync(join(home, 'conf'), conf, { recursive: true });
  const port = String(await freePort());
  const icebergPort = await freePort();
  const file = join(conf, 'gravitino.conf');
  const iceberg = `gravitino${version === 'next' ? '' : '.auxService'}.iceberg-rest`;
  const settings = {
    ...Object.fromEntries(readProperties(readFileSync(file, 'utf8'))),
    'gravitino.server.webserver.host': '127.0.0.1',
    'gravitino.server.webserver.httpPort': port,
    // A small machine doesn't need two hundred threads.
    'gravitino.server.webserver.maxThreads': '40',
    'gravitino.entity.store.kv.rocksdbPath': join(folder, 'data', 'rocksdb'),
    'gravitino.entity.store.relational.storagePath': join(folder, 'data', 'h2'),
    [`${iceberg}.host`]: '127.0.0.1',
    [`${iceberg}.httpPort`]: String(icebergPort),
    ...options.configuration,
  };
  const lines = Object.entries(settings).map(([key, value]) => `${key} = ${value}\n`);
  writeFileSync(file, lines.join(''));
  const url = `http://127.0.0.1:${port}`;
  const isReady = () =>
    send(url, 'GET', '/version')
      .then(({ status }) => status === 200)
      .catch(() => false);
  const values = { port, home, release: version, root: javaRootOf(version) };
  const started = { values, isKept: true, isReady: isOpen ? isReady : undefined };
  const system = await startSystem('gravitino', `${name}-${version}`, started);
  return { ...system, url, icebergPort };
}
