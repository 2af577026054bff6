/** A request, as far as it says what it creates. */
interface Creation {
  method: string;
  url: string;
  body?: string;
}

/** Returns the encoded path of what a request would create (`demo/hive_prod/sales`), if anything. */
export function createdBy({ method, url, body }: Creation): string | undefined {
  const [, path = ''] = /\/api\/metalakes(\/[^?]*)?(?:\?|$)/.exec(url) ?? [];
  let name: unknown;
  try {
    name = (JSON.parse(body ?? '') as { name?: unknown } | null)?.name;
  } catch {
    return undefined;
  }
  const parts = path.split('/').slice(1);
  // Names and kinds take turns, and the path of a collection ends in a kind: `demo/catalogs`.
  const isCollection = parts.length % 2 === 0 && parts.at(-1) !== 'testConnection';
  if (method !== 'POST' || typeof name !== 'string' || !isCollection) {
    return undefined;
  }
  return [...parts.filter((_, at) => at % 2 === 0), encodeURIComponent(name)].join('/');
}

/** Returns the encoded name of the metalake in an address, or `undefined` if it names none. */
export const metalakeOf = (url: string): string | undefined =>
  /\/api\/metalakes\/([^/?]+)/.exec(url)?.[1];
