import { type Answer, type GravitinoServer, send, startServer } from '../stack/server';
import { Stack } from '../stack/stack';

/** Whether a claim holds, and the observed result. */
export type Outcome = { holds: boolean; saw: string };

/** A statement of a page about behavior, and how to test it. */
export interface Claim {
  name: string;
  /** The statement that readers rely on. */
  says: string;
  /** Versions of the claim, by default all. */
  versions?: readonly string[];
  attempt(lab: Lab): Promise<Outcome>;
}

/** A server with a metalake `lab`, whose catalogs are created on demand. */
export class Lab {
  readonly stack: Stack;
  private readonly catalogs = new Set<string>();

  constructor(
    private readonly version: string,
    public server: GravitinoServer,
  ) {
    this.stack = new Stack(`claims-${version}`);
  }

  /** Sends a request to a path below `/api/metalakes/lab`. */
  call(method: string, path: string, body?: unknown): Promise<Answer> {
    return send(this.server.url, method, `/metalakes/lab${path}`, body);
  }

  /** Returns the path of the catalog of a provider. The catalog is created with a schema `s` if the provider can create schemas. */
  async catalog(backed: string): Promise<string> {
    const name = backed.replaceAll(/[-:]/g, '_');
    const path = `/catalogs/${name}`;
    if (this.catalogs.has(path)) return path;
    this.catalogs.add(path);
    await this.stack.createCatalog(this.server.url, 'lab', name, backed);
    if (backed !== 'kafka') await this.call('POST', `${path}/schemas`, { name: 's' });
    return path;
  }

  /** Restarts the server with the same store and other settings. */
  async restart(configuration: Record<string, string>): Promise<void> {
    await this.server.stop();
    // With authentication, a request without credentials doesn't show that the server has started.
    const isOpen = Object.keys(configuration).length === 0;
    const options = { version: this.version, name: 'lab', isKept: true, configuration, isOpen };
    this.server = await startServer(options);
  }
}

/** Returns the message of an error with its class. */
export const messageOf = ({ status, json, text }: Answer): string =>
  json?.message === undefined ? `${status} ${text}` : `${status} ${json.type}: ${json.message}`;
