/** The media type of version 1 of the product's API (specification §7). */
const acceptedMediaType = 'application/vnd.gravitino.v1+json';

/** A request as any HTTP client sends it. */
export interface RestRequest {
  method: string;
  url: string;
  headers: Record<string, string>;
  /** JSON text. */
  body?: string;
}

/** What a request is made of. Values are as the reader wrote them, not encoded. */
interface RestRequestParts {
  method: string;
  /** Address of the server. */
  server: string;
  /** A path template, such as `/api/metalakes/{metalake}`. */
  path: string;
  pathValues: Record<string, string>;
  /** In the order they are sent; empty ones are left out. */
  query: Record<string, string>;
  body?: string;
}

/** Puts a request together: values encoded, the media type of the API asked for. */
export function restRequest(parts: RestRequestParts): RestRequest {
  const path = parts.path.replace(/\{([^}]+)\}/g, (_, name: string) =>
    encodeURIComponent(parts.pathValues[name] ?? ''),
  );
  const query = Object.entries(parts.query)
    .filter(([, value]) => value !== '')
    .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`)
    .join('&');
  const hasBody = parts.body !== undefined && parts.body !== '';
  return {
    method: parts.method.toUpperCase(),
    url: `${parts.server.replace(/\/+$/, '')}${path}${query && `?${query}`}`,
    headers: {
      Accept: acceptedMediaType,
      ...(hasBody && { 'Content-Type': 'application/json' }),
    },
    ...(hasBody && { body: parts.body }),
  };
}

/** Quotes a text for a POSIX shell. */
const shellQuoted = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`;

/** A shell takes these characters of an address literally, so it needs no quotes. */
const isPlain = (text: string): boolean => /^[\w./:%=@-]+$/.test(text);

/**
 * Writes the curl command that sends a request.
 *
 * @param separator what stands between its parts: a space for one line, or an escaped line end.
 */
export function curlCommand(request: RestRequest, separator = ' '): string {
  const { method, url, headers, body } = request;
  return [
    `curl${method === 'GET' ? '' : ` -X ${method}`}`,
    ...Object.entries(headers).map(([name, value]) => `-H ${shellQuoted(`${name}: ${value}`)}`),
    ...(body === undefined ? [] : [`-d ${shellQuoted(body)}`]),
    isPlain(url) ? url : shellQuoted(url),
  ].join(separator);
}
