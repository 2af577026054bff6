import { indent, javaScript, literal, python } from './literal';

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
export interface RestRequestParts {
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
    headers: { Accept: acceptedMediaType, ...(hasBody && { 'Content-Type': 'application/json' }) },
    ...(hasBody && { body: parts.body }),
  };
}

/** Quotes a text for a POSIX shell. */
const shellQuoted = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`;

/** A shell takes these characters of an address literally, so it needs no quotes. */
const isPlain = (text: string): boolean => /^[\w./:%=@-]+$/.test(text);

/** Writes the request as a curl command, one part a line. */
export function curlSample({ method, url, headers, body }: RestRequest): string {
  return [
    `curl${method === 'GET' ? '' : ` -X ${method}`}`,
    ...Object.entries(headers).map(([name, value]) => `-H ${shellQuoted(`${name}: ${value}`)}`),
    ...(body === undefined ? [] : [`-d ${shellQuoted(body)}`]),
    isPlain(url) ? url : shellQuoted(url),
  ].join(' \\\n  ');
}

/** The body as a value; nothing for one that isn't JSON. */
function bodyValue({ body }: RestRequest): unknown {
  try {
    return body === undefined ? undefined : JSON.parse(body);
  } catch {
    return undefined;
  }
}

/** The request in Python, with what every Python brings along. */
export function pythonSample(request: RestRequest): string {
  const { method, url, headers, body } = request;
  const value = bodyValue(request);
  const headerLines = indent(literal(headers, python), '    ').trimStart();
  const data =
    value === undefined ? `${python.string(body ?? '')}.encode()` : 'json.dumps(body).encode()';
  return [
    'import json',
    'from urllib.request import Request, urlopen',
    '',
    ...(value === undefined ? [] : [`body = ${literal(value, python)}`]),
    'request = Request(',
    `    ${python.string(url)},`,
    ...(body === undefined ? [] : [`    data=${data},`]),
    `    headers=${headerLines},`,
    `    method=${python.string(method)},`,
    ')',
    'with urlopen(request) as response:',
    '    print(json.load(response))',
  ].join('\n');
}

/** The request with `fetch`, for browsers, Node.js and Deno. */
export function javaScriptSample(request: RestRequest): string {
  const { method, url, headers } = request;
  const value = bodyValue(request);
  const body =
    value === undefined
      ? []
      : [`  body: JSON.stringify(${indent(literal(value, javaScript), '  ').trimStart()}),`];
  const headerLines = indent(literal(headers, javaScript, 2, 'headers: '.length), '  ').trimStart();
  return [
    `const response = await fetch(${javaScript.string(url)}, {`,
    ...(method === 'GET' ? [] : [`  method: ${javaScript.string(method)},`]),
    `  headers: ${headerLines},`,
    ...body,
    '});',
    'console.log(response.status, await response.json());',
  ].join('\n');
}
