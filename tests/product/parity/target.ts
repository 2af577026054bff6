import type { SandboxRequest } from '../../../src/sandbox/server/server';

/** Properties of running systems by provider, which replace those of samples. */
export type Sources = Record<string, Record<string, string>>;

/** A local folder that the server can use without other systems. */
export const filesBelow = '/tmp/gravitino-parity';

/** Parses a request's body, or returns an empty object. */
function readBody(text = ''): { name?: string; provider?: string; properties?: object | null } {
  try {
    return { ...JSON.parse(text) };
  } catch {
    return {};
  }
}

/**
 * Adapts the requests of one scenario to the running systems. Metalakes get unique names, so that scenarios share a server. Files
 * are on the local disk, and Kafka has one broker.
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
    let text = body
      ?.replaceAll(/hdfs:\/\/[\w.-]+(:\d+)?/g, `file:${filesBelow}/${this.suffix}`)
      .replaceAll(/("replication-factor":\s*)"\d+"/g, '$1"1"');
    const { name, provider = '', ...more } = readBody(text);
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

  /** Returns whether the required system of a request is running. Call after `fitted`. */
  has({ method, url, body }: SandboxRequest): boolean {
    const [, metalake, inPath] = /\/metalakes\/([^/?]+)\/catalogs(?:\/([^/?]+))?/.exec(url) ?? [];
    const catalog = inPath ?? (method === 'POST' ? readBody(body).name : undefined);
    const provider = this.providers.get(`${metalake}/${catalog}`) ?? 'hadoop';
    return provider === 'hadoop' || provider in this.sources;
  }
}

/** Lists the paths of schemas and topics that requests create in external systems, which outlive a scenario. */
export const inSources = (requests: readonly SandboxRequest[]): string[] =>
  requests.flatMap(({ method, url, body }) => {
    const { name } = readBody(body);
    const [, path] = /(\/api\/metalakes\/.*\/(?:schemas|topics))\/?$/.exec(url) ?? [];
    return method === 'POST' && path && name ? [`${path}/${encodeURIComponent(name)}`] : [];
  });
