import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SandboxRequest } from '../../../src/sandbox/server/server';
import { freePort } from '../../support/serve';
import { javaRootOf, packageOf } from './product';
import { linesOf, type System, startSystem } from './systems';

/** A response of a server. */
export interface Answer {
  status: number;
  text: string;
  /** The body as JSON, or undefined. */
  json: Record<string, unknown> | undefined;
}

/** Stops a run, because a server that doesn't respond can hold locks that block all later requests. */
export class NoResponseError extends Error {}

/** Sends a request with a timeout of `patience` milliseconds. */
export async function exchange(request: SandboxRequest, patience = 120_000): Promise<Answer> {
  const { method, url, body } = request;
  const signal = AbortSignal.timeout(patience);
  const type = body !== undefined && { 'Content-Type': 'application/json' };
  try {
    const headers = { ...type, ...request.headers };
    const response = await fetch(url, { method, headers, body, signal });
    const text = await response.text();
    const json = text.startsWith('{') ? JSON.parse(text) : undefined;
    return { status: response.status, text, json };
  } catch (error) {
    if (!signal.aborted) throw error;
    throw new NoResponseError(`${method} ${url}: no response within ${patience / 1000} seconds`);
  }
}

/** Sends a request to a path below `/api` of a server. */
export function send(server: string, method: string, path: string, body?: unknown, more = {}) {
  const headers = { Accept: 'application/vnd.gravitino.v1+json', ...more };
  return exchange({ method, url: `${server}/api${path}`, headers, body: JSON.stringify(body) });
}

export interface GravitinoServer extends System {
  /** Address without a trailing slash. */
  url: string;
  /** Port of the Iceberg REST service, if the configuration enables it. */
  icebergPort: number;
}

export interface ServerOptions {
  version: string;
  /** Name of the data folder, which differs between servers of a version. The folder is emptied unless `isKept`. */
  name: string;
  isKept?: boolean;
  /** Keys of `gravitino.conf` that differ from the package. */
  configuration?: Record<string, string>;
  /** Whether the server has started only after a request without credentials succeeds, by default true. */
  isOpen?: boolean;
  /** The folder of the web UI, by default empty. */
  webUi?: string;
}

/** Starts a server of a version with a small heap and a new store. */
export async function startServer(options: ServerOptions): Promise<GravitinoServer> {
  const { version, name, isKept, isOpen = true, configuration = {} } = options;
  const home = await packageOf(version);
  const { webUi: war = join(home, 'web/empty') } = options;
  const icebergPort = await freePort();
  const port = String(await freePort());
  const url = `http://127.0.0.1:${port}`;
  const isReady = async () =>
    (await send(url, 'GET', '/version').catch(() => null))?.status === 200;
  const values = {
    port,
    home,
    war,
    release: version,
    root: javaRootOf(version),
    icebergPort: String(icebergPort),
    shipped: readFileSync(join(home, 'conf', 'gravitino.conf'), 'utf8'),
    iceberg: `gravitino${version === 'next' ? '' : '.auxService'}.iceberg-rest`,
    configuration: linesOf(configuration),
  };
  const started = { values, isKept, isReady: isOpen ? isReady : undefined };
  const system = await startSystem('gravitino', `${name}-${version}`, started);
  return { ...system, url, icebergPort };
}
