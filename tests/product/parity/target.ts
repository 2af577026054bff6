import type { SandboxRequest } from '../../../src/sandbox/server/server';

/** Properties of a system that runs, by provider: they replace what a sample says. */
export type Sources = Record<string, Record<string, string>>;

/** A file system that the server reaches without anything else. */
export const filesBelow = '/tmp/gravitino-parity';

/** What a request's body says; nothing unless it is an object. */
function read(text = ''): { name?: string; provider?: string; properties?: object | null } {
  try {
    return { ...JSON.parse(text) };
  } catch {
    return {};
  }
}

// Metalakes get a name of their own, so that scenarios share a server. Files lie on the local disk, and Kafka has one broker.
/** Fits the requests of one scenario, which both sides get, to the systems that run. */
export class Target {
  /** Provider of each catalog that was created, by `metalake/catalog`. */
  private readonly providers = new Map<string, string>();

  constructor(
    readonly suffix: string,
    private readonly sources: Sources,
  ) {}

  fitted({ method, url, headers, body }: SandboxRequest): SandboxRequest {
    const path = url.replace(/^https?:\/\/[^/]+/, '');
    let text = body
      ?.replaceAll(/hdfs:\/\/[\w.-]+(:\d+)?/g, `file:${filesBelow}/${this.suffix}`)
      .replaceAll(/("replication-factor":\s*)"\d+"/g, '$1"1"');
    const { name, provider = '', ...more } = read(text);
    if (/^\/api\/metalakes\/[^/]+\/catalogs\/?$/.test(path)) {
      if (method === 'POST') this.providers.set(`${path.split('/')[3]}/${name}`, provider);
      const properties = { ...more.properties, ...this.sources[provider] };
      if (this.sources[provider]) text = JSON.stringify({ ...more, name, provider, properties });
    } else if (/^\/api\/metalakes(\/[^/]*)?$/.test(path)) {
      const field = path.endsWith('metalakes') || path.endsWith('/') ? 'name' : 'newName';
      text = text?.replace(new RegExp(`("${field}":\\s*"\\w+)"`), `$1_${this.suffix}"`);
    }
    const own = path.replace(/^(\/api\/metalakes\/\w+)/, `$1_${this.suffix}`);
    return { method, url: own, headers, body: text };
  }

  /** Whether a system runs for a request, if it needs one. Call after `fitted`. */
  has({ method, url, body }: SandboxRequest): boolean {
    const [, metalake, inPath] = /\/metalakes\/([^/?]+)\/catalogs(?:\/([^/?]+))?/.exec(url) ?? [];
    const catalog = inPath ?? (method === 'POST' ? read(body).name : undefined);
    const provider = this.providers.get(`${metalake}/${catalog}`) ?? 'hadoop';
    return provider === 'hadoop' || provider in this.sources;
  }
}

/** The paths of schemas and topics that requests create: sources outlive a scenario, so they have to be dropped. */
export const inSources = (requests: readonly SandboxRequest[]): string[] =>
  requests.flatMap(({ method, url, body }) => {
    const { name } = read(body);
    const [, path] = /(\/api\/metalakes\/.*\/(?:schemas|topics))\/?$/.exec(url) ?? [];
    return method === 'POST' && path && name ? [`${path}/${encodeURIComponent(name)}`] : [];
  });
