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

/** Writes the curl command that sends a request. @param separator between its parts: a space for one line, or an escaped line end. */
export function curlCommand(request: RestRequest, separator = ' '): string {
  const { method, url, headers, body } = request;
  return [
    `curl${method === 'GET' ? '' : ` -X ${method}`}`,
    ...Object.entries(headers).map(([name, value]) => `-H ${shellQuoted(`${name}: ${value}`)}`),
    ...(body === undefined ? [] : [`-d ${shellQuoted(body)}`]),
    isPlain(url) ? url : shellQuoted(url),
  ].join(separator);
}

/** The request as a curl command. */
export const curlSample = (request: RestRequest): string => curlCommand(request, ' \\\n  ');

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

/** A text block of Java. A backslash joins its last line to the one that closes it, as the text may end in a quote. */
const textBlock = (text: string): string => {
  const escaped = text.replaceAll('\\', '\\\\').replaceAll('"""', '\\"""');
  return `"""\n${indent(`${escaped}\\\n"""`, '        ')}`;
};

/** The request in Java, with what every Java since 15 brings along. */
export function javaSample({ method, url, headers, body }: RestRequest): string {
  const publisher =
    body === undefined
      ? 'HttpRequest.BodyPublishers.noBody()'
      : `HttpRequest.BodyPublishers.ofString(${textBlock(body)})`;
  return [
    'import java.net.URI;',
    'import java.net.http.HttpClient;',
    'import java.net.http.HttpRequest;',
    'import java.net.http.HttpResponse;',
    '',
    `HttpRequest request = HttpRequest.newBuilder(URI.create(${JSON.stringify(url)}))`,
    ...Object.entries(headers).map(
      ([name, value]) => `    .header(${JSON.stringify(name)}, ${JSON.stringify(value)})`,
    ),
    `    .method(${JSON.stringify(method)}, ${publisher})`,
    '    .build();',
    'HttpResponse<String> response =',
    '    HttpClient.newHttpClient().send(request, HttpResponse.BodyHandlers.ofString());',
    'System.out.println(response.statusCode() + " " + response.body());',
  ].join('\n');
}
