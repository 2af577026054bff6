import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '../../support/freePort';
import { cacheFolder } from './cache';
import { packageOf } from './product';
import { type Service, startService } from './service';

export interface GravitinoServer extends Service {
  version: string;
  /** Address without a slash at its end. */
  url: string;
  /** Port of the Iceberg REST service, which listens if the configuration names it. */
  icebergPort: number;
  /** Folder with `conf`, `data`, and `logs`. */
  folder: string;
}

export interface ServerOptions {
  version: string;
  /** Names the folder of the data, so that two servers of a version can run; the folder is emptied unless `isKept`. */
  name?: string;
  isKept?: boolean;
  /** Keys of `gravitino.conf` that differ from what the package ships; undefined removes one. */
  configuration?: Record<string, string | undefined>;
  /** The whole of `gravitino.conf`, instead of what the package ships. */
  text?: string;
  env?: Record<string, string>;
  /** A folder with classes that the server loads beside its own. */
  classes?: string;
  httpPort?: number;
  /** Whether a request without credentials must succeed before the server counts as started; true unless stated. */
  isOpen?: boolean;
}

/** Packages that Java 17 has to open, as `bin/gravitino.sh` does. */
const opened = [
  ...['io', 'lang', 'lang.invoke', 'lang.reflect', 'math', 'net', 'nio', 'text', 'time', 'util']
    .concat('util.concurrent', 'util.concurrent.atomic')
    .map((name) => `java.base/java.${name}`),
  ...['util.calendar', 'nio.ch', 'nio.cs', 'security.action'].map(
    (name) => `java.base/sun.${name}`,
  ),
  'java.base/jdk.internal.ref',
  'java.base/jdk.internal.reflect',
  'java.sql/java.sql',
  'java.security.jgss/sun.security.krb5',
].flatMap((name) => ['--add-opens', `${name}=ALL-UNNAMED`]);

/** Reads a file of properties; a later line wins. */
export const readProperties = (text: string): Map<string, string> =>
  new Map(
    text
      .split('\n')
      .filter((line) => /^\s*[^#\s]/.test(line))
      .map((line) => {
        const [, key = '', value = ''] = /^\s*([^\s=:]+)\s*[=:\s]\s*(.*?)\s*$/.exec(line) ?? [];
        return [key, value] as const;
      }),
  );

/** The root package of the product's Java code. */
export const javaRootOf = (version: string): string =>
  version === 'next' ? 'org.apache.gravitino' : 'com.datastrato.gravitino';

/**
 * Starts a server of a version, with a small heap and a store of its own.
 *
 * @throws Error with the end of its log when it doesn't start.
 */
export async function startServer(options: ServerOptions): Promise<GravitinoServer> {
  const { version, name = 'server', isKept = false, isOpen = true } = options;
  const home = await packageOf(version);
  const folder = cacheFolder('run', `${name}-${version}`);
  if (!isKept) rmSync(folder, { recursive: true, force: true });
  const conf = join(folder, 'conf');
  mkdirSync(join(folder, 'logs'), { recursive: true });
  rmSync(conf, { recursive: true, force: true });
  cpSync(join(home, 'conf'), conf, { recursive: true });
  const port = options.httpPort ?? (await freePort());
  const icebergPort = await freePort();
  const text = options.text ?? readFileSync(join(conf, 'gravitino.conf'), 'utf8');
  const settings = readProperties(text);
  const iceberg =
    version === 'next' ? 'gravitino.iceberg-rest.' : 'gravitino.auxService.iceberg-rest.';
  const own: Record<string, string | undefined> = {
    'gravitino.server.webserver.host': '127.0.0.1',
    'gravitino.server.webserver.httpPort': String(port),
    // The shipped size; a small machine doesn't need two hundred threads.
    'gravitino.server.webserver.maxThreads': '40',
    'gravitino.entity.store.kv.rocksdbPath': join(folder, 'data', 'rocksdb'),
    'gravitino.entity.store.relational.storagePath': join(folder, 'data', 'h2'),
    [`${iceberg}host`]: '127.0.0.1',
    [`${iceberg}httpPort`]: String(icebergPort),
    ...options.configuration,
  };
  for (const [key, value] of Object.entries(own)) {
    if (value === undefined) settings.delete(key);
    else settings.set(key, value);
  }
  const lines = [...settings].map(([key, value]) => `${key} = ${value}\n`);
  writeFileSync(join(conf, 'gravitino.conf'), lines.join(''));
  const url = `http://127.0.0.1:${port}`;
  const service = await startService({
    name: `Gravitino ${version}`,
    port,
    command: 'java',
    args: [
      '-Xmx512m',
      '-XX:+UseSerialGC',
      '-XX:TieredStopAtLevel=1',
      `-Dlog4j2.configurationFile=file://${conf}/log4j2.properties`,
      '-Dgravitino.server.name=gravitino-server',
      `-Dgravitino.log.path=${join(folder, 'logs')}`,
      ...opened,
      '-cp',
      `${home}/libs/*:${conf}${options.classes ? `:${options.classes}` : ''}`,
      `${javaRootOf(version)}.server.GravitinoServer`,
    ],
    log: join(folder, 'logs', 'gravitino-server.out'),
    cwd: folder,
    env: {
      GRAVITINO_HOME: home,
      GRAVITINO_CONF_DIR: conf,
      GRAVITINO_WAR: join(home, 'web', 'empty'),
      ...options.env,
    },
    ...(isOpen && {
      isReady: () =>
        fetch(`${url}/api/version`).then(
          ({ ok }) => ok,
          () => false,
        ),
    }),
  });
  return { ...service, version, url, icebergPort, folder };
}
