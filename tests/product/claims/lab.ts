import { type Answer, send } from '../stack/rest';
import { type GravitinoServer, startServer } from '../stack/server';
import { type Stack, typeOf } from '../stack/stack';

/** A server with a metalake `lab` and catalogs that are created when they are first needed. */
export interface Lab {
  stack: Stack;
  server: GravitinoServer;
  /** Sends a request to a path below `/api/metalakes/lab`. */
  call(method: string, path: string, body?: unknown): Promise<Answer>;
  /** The path of the catalog of a provider, which is created with a schema `s` where the provider creates schemas. */
  catalog(provider: string): Promise<string>;
  /** Stops the server and starts it with the same store and other settings. */
  restart(configuration: Record<string, string>): Promise<void>;
}

const must = (answer: Answer, what: string): Answer => {
  if (answer.status !== 200) throw new Error(`${what}: ${answer.status} ${answer.text}`);
  return answer;
};

/** Starts a lab for a version. */
export async function openLab(version: string, stack: Stack): Promise<Lab> {
  const options = { version, name: 'lab' };
  let server = await startServer(options);
  const call: Lab['call'] = (method, path, body) =>
    send(server.url, method, `/metalakes/lab${path}`, body);
  must(await send(server.url, 'POST', '/metalakes', { name: 'lab' }), 'metalake');
  const catalogs = new Map<string, Promise<string>>();
  const create = async (backed: string) => {
    const catalog = backed.replaceAll(/[-:]/g, '_');
    const properties = await stack.propertiesOf(backed);
    const [provider = ''] = backed.split(':');
    const body = { name: catalog, type: typeOf(provider), provider, comment: 'lab', properties };
    must(await call('POST', '/catalogs', body), provider);
    const path = `/catalogs/${catalog}`;
    if (provider !== 'kafka') {
      const { status } = await call('GET', `${path}/schemas/s`);
      if (status !== 200) must(await call('POST', `${path}/schemas`, { name: 's' }), provider);
    }
    return path;
  };
  return {
    stack,
    get server() {
      return server;
    },
    call,
    catalog(provider) {
      const path = catalogs.get(provider) ?? create(provider);
      catalogs.set(provider, path);
      return path;
    },
    async restart(configuration) {
      await server.stop();
      // With authentication, a request without credentials doesn't show that the server has started.
      const isOpen = Object.keys(configuration).length === 0;
      server = await startServer({ ...options, isKept: true, configuration, isOpen });
    },
  };
}

/** The message of an error, with the class that the server names. */
export const messageOf = ({ status, json, text }: Answer): string =>
  json?.message === undefined ? `${status} ${text}` : `${status} ${json.type}: ${json.message}`;
