/** The media type of version 1 of the product's API (specification §7). */
const acceptedMediaType = 'application/vnd.gravitino.v1+json';

/** An HTTP request. */
export interface RestRequest {
  method: string;
  url: string;
  headers: Record<string, string>;
  /** Text, mostly JSON. */
  body?: string;
  /** Parts of a multipart body; a value that begins with `@` is a file. */
  form?: Record<string, string>;
}

/** The parts of a request, with values that aren't encoded. */
export interface RestRequestParts {
  method: string;
  /** Address of the server. */
  server: string;
  /** A path template, such as `/api/metalakes/{metalake}`. */
  path: string;
  pathValues: Record<string, string>;
  /** In order; empty values are omitted. */
  query: Record<string, string> | readonly (readonly [name: string, value: string])[];
  body?: string;
  form?: Record<string, string>;
  /** Media types of the reply and the body; by default, those of the product. */
  accept?: string;
  contentType?: string;
  headers?: Record<string, string>;
}

/** Builds a request: encodes values, and sets the headers. */
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

/** Writes a request as a curl command, with one part per line. */
export function curlSample({ method, url, headers, body, form }: RestRequest): string {
  const option = method === 'HEAD' ? ' --head' : ` -X ${method}`;
  return [
    // With a body, curl sends a POST by default.
    `curl${method === 'GET' && body === undefined && form === undefined ? '' : option}`,
    ...Object.entries(headers).map(([name, value]) => `-H ${shellQuoted(`${name}: ${value}`)}`),
    ...Object.entries(form ?? {}).map(([name, value]) => `-F ${shellQuoted(`${name}=${value}`)}`),
    ...(body === undefined ? [] : [`-d ${shellQuoted(body)}`]),
    // A shell needs no quotes around most addresses.
    /^[\w./:%=@-]+$/.test(url) ? url : shellQuoted(url),
  ].join(' \\\n  ');
}
