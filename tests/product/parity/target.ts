import type { SandboxRequest } from '../../../src/sandbox/server/server';

/** Properties of a system that runs, by provider: they replace what a sample says. */
export type Sources = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** A file system that the server reaches without anything else. */
export const filesBelow = '/tmp/gravitino-parity';

interface Body {
  name?: string;
  provider?: string;
  properties?: Record<string, string> | null;
}

const read = (text: string | undefined): Body | undefined => {
  try {
    const body: unknown = JSON.parse(text ?? '');
    return typeof body === 'object' && body !== null && !Array.isArray(body) ? body : undefined;
  } catch {
    return undefined;
  }
};

/**
 * Fits the requests of one scenario to the systems that run: metalakes get a name of their own, so that scenarios share a server; files
 * lie on the local disk; catalogs connect to the given sources, whose Kafka has one broker. Both sides get the same requests.
 */
export class Target {
  /** Provider of each catalog that was created, by `metalake/catalog`. */
  private readonly providers = new Map<string, string>();

  constructor(
    readonly suffix: string,
    private readonly sources: Sources,
  ) {}

  fitted({ method, url, headers, body }: SandboxRequest): SandboxRequest {
    const path = url.replace(/^https?:\/\/[^/]+/, '');
    const isCatalog = /^\/api\/metalakes\/[^/]+\/catalogs\/?$/.test(path);
    const isMetalake = /^\/api\/metalakes\/?$/.test(path);
    let text = body
      ?.replaceAll(/hdfs:\/\/[\w.-]+(:\d+)?/g, `file:${filesBelow}/${this.suffix}`)
      .replaceAll(/("replication-factor":\s*)"\d+"/g, '$1"1"');
    const given = read(text);
    if (given && isCatalog && this.sources[given.provider ?? '']) {
      const properties = { ...given.properties, ...this.sources[given.provider ?? ''] };
      text = JSON.stringify({ ...given, properties });
    } else if (given?.name && isMetalake && method === 'POST') {
      text = text?.replace(/("name":\s*"\w+)"/, `$1_${this.suffix}"`);
    } else if (/^\/api\/metalakes\/[^/]+$/.test(path)) {
      text = text?.replace(/("newName":\s*"\w+)"/, `$1_${this.suffix}"`);
    }
    if (given && isCatalog && method === 'POST') {
      this.providers.set(`${path.split('/')[3]}/${given.name}`, given.provider ?? '');
    }
    return {
      method,
      url: path.replace(/^(\/api\/metalakes\/\w+)/, `$1_${this.suffix}`),
      headers,
      body: text,
    };
  }

  /** The provider that a request needs a system for; nothing if it needs none, or if there is one. Call after `fitted`. */
  lacks({ method, url, body }: SandboxRequest): string | undefined {
    const [, metalake, inPath] = /\/metalakes\/([^/?]+)\/catalogs(?:\/([^/?]+))?/.exec(url) ?? [];
    const catalog = inPath ?? (method === 'POST' ? read(body)?.name : undefined);
    const provider = this.providers.get(`${metalake}/${catalog}`);
    const isThere = provider === undefined || provider === 'hadoop' || provider in this.sources;
    return isThere ? undefined : provider;
  }
}

/** The paths of schemas and topics that requests create: sources outlive a scenario, so they have to be dropped. */
export const inSources = (requests: readonly SandboxRequest[]): string[] =>
  requests.flatMap(({ method, url, body }) => {
    const name = read(body)?.name;
    const [, path] = /(\/api\/metalakes\/.*\/(?:schemas|topics))\/?$/.exec(url) ?? [];
    return method === 'POST' && path && name ? [`${path}/${encodeURIComponent(name)}`] : [];
  });
