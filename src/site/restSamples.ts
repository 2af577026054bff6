/** The media type of version 1 of the product's API (specification §7). */
const acceptedMediaType = 'application/vnd.gravitino.v1+json';

/** A request as any HTTP client sends it. */
export interface RestRequest {
  method: string;
  url: string;
  headers: Record<string, string>;
  /** Text, mostly JSON. */
  body?: string;
  /** Parts of a multipart body; a value that begins with `@` is a file. */
  form?: Record<string, string>;
}

/** What a request is made of. Values are as the reader wrote them, not encoded. */
export interface RestRequestParts {
  method: string;
  /** Address of the server. */
  server: string;
  /** A path template, such as `/api/metalakes/{metalake}`. */
  path: string;
  pathValues: Record<string, string>;
  /** In the order they are sent; empty ones are left out. */
  query: Record<string, string> | readonly (readonly [name: string, value: string])[];
  body?: string;
  form?: Record<string, string>;
  /** Media types of the reply and of the body, where they aren't those of the product. */
  accept?: string;
  contentType?: string;
  headers?: Record<string, string>;
}

/** Puts a request together: values encoded, the media type of the API asked for. */
export function restRequest(parts: RestRequestParts): RestRequest {
  const path = parts.path.replace(/\{([^}]+)\}/g, (_, name: string) =>
    encodeURIComponent(parts.pathValues[name] ?? name),
  );
  const pairs = Array.isArray(parts.query) ? parts.query : Object.entries(parts.query);
  const query = pairs
    .filter(([, value]) => value !== '')
    .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`)
    .join('&');
  const hasBody = parts.body !== undefined && parts.body !== '';
  return {
    method: parts.method.toUpperCase(),
    url: `${parts.server.replace(/\/+$/, '')}${path}${query && `?${query}`}`,
    headers: {
      Accept: parts.accept ?? acceptedMediaType,
      ...(hasBody && { 'Content-Type': parts.contentType ?? 'application/json' }),
      ...parts.headers,
    },
    ...(hasBody && { body: parts.body }),
    ...(parts.form && { form: parts.form }),
  };
}

/** Quotes a text for a POSIX shell. */
const shellQuoted = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`;

/** A shell takes these characters of an address literally, so it needs no quotes. */
const isPlain = (text: string): boolean => /^[\w./:%=@-]+$/.test(text);

/** Writes the request as a curl command, one part a line. */
export function curlSample({ method, url, headers, body, form }: RestRequest): string {
  const option = method === 'HEAD' ? ' --head' : ` -X ${method}`;
  return [
    // With a body, curl sends a POST unless -X says otherwise.
    `curl${method === 'GET' && body === undefined && form === undefined ? '' : option}`,
    ...Object.entries(headers).map(([name, value]) => `-H ${shellQuoted(`${name}: ${value}`)}`),
    ...Object.entries(form ?? {}).map(([name, value]) => `-F ${shellQuoted(`${name}=${value}`)}`),
    ...(body === undefined ? [] : [`-d ${shellQuoted(body)}`]),
    isPlain(url) ? url : shellQuoted(url),
  ].join(' \\\n  ');
}
