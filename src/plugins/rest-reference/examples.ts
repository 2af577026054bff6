import { sample } from 'openapi-sampler';
import { json, literal, readable } from '../../site/literal';
import type { RestRequestParts } from '../../site/restSamples';
import {
  type Body,
  examplesOf,
  type MediaType,
  mediaOf,
  type OpenApi,
  type Parameter,
  type PathOperation,
  resolve,
  type Schema,
  type SecurityScheme,
} from './openApi';
import { withExactIntegers } from './readOpenApi';

/** What the samples of one operation and its “Try it” are made of. */
export interface OperationExample extends RestRequestParts {
  operationId: string;
  query: [name: string, value: string][];
}

interface Address {
  namespace: string[];
  name: string;
}

/** Sets JSON out to be read. */
export function jsonText(value: unknown): string {
  // Some files have the text of an object instead of it.
  const isText = typeof value === 'string' && /^\s*[[{]/.test(value);
  return isText ? readable(value) : withExactIntegers(literal(value, json));
}

/** Makes an example of a schema; none where that fails. */
export function sampleOf(
  api: OpenApi,
  schema: Schema,
  isRequest = true,
  format: 'json' | 'xml' = 'json',
): unknown {
  try {
    const options = { skipReadOnly: isRequest, skipWriteOnly: !isRequest, quiet: true, format };
    return sample(schema as Parameters<typeof sample>[0], options, api);
  } catch {
    return undefined;
  }
}

/** Returns the first example of a body or a parameter that the file has, or one made from its schema. */
const exampleOf = (api: OpenApi, media: MediaType = {}): unknown =>
  Object.values(examplesOf(api, media))[0]?.value ?? (media.schema && sampleOf(api, media.schema));

/** Lists the examples of a response; an empty list if it has no body. */
const examplesIn = (api: OpenApi, body: Body | { $ref: string } | undefined): unknown[] =>
  body === undefined
    ? []
    : Object.values(examplesOf(api, mediaOf(resolve<Body>(api, body)).media)).map(
        ({ value }) => value,
      );

/** Returns the first address in the example reply of a listing, if it has one. */
const listedAddress = (api: OpenApi, path: string): Address | undefined =>
  examplesIn(api, api.paths[path]?.get?.responses?.['200'])
    .map((value) => (value as { identifiers?: Address[] } | null)?.identifiers?.[0])
    .find((address) => Array.isArray(address?.namespace));

/**
 * Path values that belong together. Operations of all kinds share one parameter `catalog`, whose example is a table catalog;
 * the example reply of the nearest listing names a catalog and a schema that can hold filesets or topics.
 */
function listedValues(api: OpenApi, path: string): Record<string, string> {
  const segments = path.split('/');
  for (let length = segments.length; length > 0; length -= 1) {
    const listing = segments.slice(0, length).join('/');
    const address = listedAddress(api, listing);
    if (address) {
      const names = [...listing.matchAll(/\{([^}]+)\}/g)].map(([, name]) => name ?? '');
      return Object.fromEntries(names.map((name, index) => [name, address.namespace[index] ?? '']));
    }
  }
  return {};
}

const text = (value: unknown): string =>
  typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value);

/** Writes a value as its parameter's style says: the pairs of a query, or the one text of any other place. */
export function serialized(
  { name, in: place, style, explode, content }: Parameter,
  value: unknown,
): [string, string][] {
  if (content !== undefined || typeof value !== 'object' || value === null) {
    return [[name, content ? JSON.stringify(value) : String(value)]];
  }
  const isList = Array.isArray(value);
  if (style === 'deepObject') {
    return Object.entries(value).map(([key, item]) => [`${name}[${key}]`, text(item)]);
  }
  if (place === 'query' && (explode ?? style !== 'pipeDelimited') && style !== 'spaceDelimited') {
    return Object.entries(value).map(([key, item]) => [isList ? name : key, text(item)]);
  }
  const separator = style === 'pipeDelimited' ? '|' : style === 'spaceDelimited' ? ' ' : ',';
  const items = isList ? value : Object.entries(value).flat();
  return [[name, items.map(text).join(separator)]];
}

/** Returns the security schemes that an operation can't do without, by name; of alternatives the first. */
function neededSchemes(api: OpenApi, { operation }: PathOperation): SecurityScheme[] {
  const alternatives = operation.security ?? api.security ?? [];
  const isOptional = alternatives.some((names) => Object.keys(names).length === 0);
  const schemes = (api.components?.securitySchemes ?? {}) as Record<string, SecurityScheme>;
  return isOptional
    ? []
    : Object.keys(alternatives[0] ?? {}).flatMap((name) =>
        schemes[name] ? [resolve<SecurityScheme>(api, schemes[name])] : [],
      );
}

/** The parameter by which a scheme's credentials are sent. */
function credentials({ type, scheme = '', in: place, name = '' }: SecurityScheme): {
  in: string;
  name: string;
  value: string;
} {
  if (type === 'apiKey') {
    return { in: place ?? 'header', name, value: 'YOUR_API_KEY' };
  }
  const isBasic = type === 'http' && scheme.toLowerCase() === 'basic';
  const value = isBasic
    ? `Basic ${Buffer.from('user:password').toString('base64')}`
    : `${type === 'http' && scheme.toLowerCase() !== 'bearer' ? scheme : 'Bearer'} YOUR_TOKEN`;
  return { in: 'header', name: 'Authorization', value };
}

/** Returns the media type to ask for: the product's, or what the file has for a success. */
function acceptOf(api: OpenApi, { operation }: PathOperation): string | undefined {
  if (/gravitino/i.test(api.info.title)) {
    return undefined;
  }
  const [, success] =
    Object.entries(operation.responses ?? {}).find(([status]) => /^(2|default)/.test(status)) ?? [];
  const types = Object.keys((success && resolve<Body>(api, success).content) ?? {});
  const inJson = types.filter((type) => /\bjson\b/.test(type));
  return (inJson.length > 0 ? inJson : types).join(', ') || '*/*';
}

/** The body as it is sent. */
function bodyOf(
  api: OpenApi,
  { operation }: PathOperation,
): Pick<OperationExample, 'body' | 'form' | 'contentType'> {
  const { mediaType = '', media } = mediaOf(
    operation.requestBody ? resolve<Body>(api, operation.requestBody) : {},
  );
  const value = exampleOf(api, media);
  if (value === undefined) {
    return {};
  }
  const entries = (): [string, string][] =>
    Object.entries(value as object).map(([name, part]) => [name, text(part)]);
  if (/^multipart\//.test(mediaType) && typeof value === 'object') {
    const { properties = {} } = resolve<Schema>(api, media?.schema ?? {});
    const isFile = (name: string): boolean =>
      ['binary', 'byte'].includes(properties[name]?.format ?? '') ||
      properties[name]?.contentMediaType !== undefined;
    return {
      form: Object.fromEntries(
        entries().map(([name, part]) => [name, isFile(name) ? '@file' : part]),
      ),
    };
  }
  if (mediaType === 'application/x-www-form-urlencoded' && typeof value === 'object') {
    return { body: new URLSearchParams(entries()).toString(), contentType: mediaType };
  }
  if (/\bxml\b/.test(mediaType) && typeof value === 'object') {
    return {
      body: String(sampleOf(api, media?.schema ?? {}, true, 'xml')),
      contentType: mediaType,
    };
  }
  const isJson = /\bjson\b/.test(mediaType);
  return { body: isJson ? jsonText(value) : text(value), contentType: mediaType };
}

/** Gathers the example values of an operation. */
export function operationExample(api: OpenApi, target: PathOperation): OperationExample {
  const { path, parameters, method, operation, server } = target;
  const listed = listedValues(api, target.key);
  const pathValues: Record<string, string> = {};
  const query: [string, string][] = [];
  const headers: Record<string, string> = {};
  const cookies: [string, string][] = [];
  const add = (place: string, name: string, value: string): void => {
    if (place === 'query') {
      query.push([name, value]);
    } else if (place === 'cookie') {
      cookies.push([name, value]);
    } else if (!/^(accept|content-type)$/i.test(name)) {
      headers[name] = value;
    }
  };
  for (const [name] of [...path.matchAll(/(?<=\{)[^}]+(?=\})/g)]) {
    pathValues[name] = listed[name] ?? 'string';
  }
  for (const parameter of parameters) {
    const { name, in: place, required, schema } = parameter;
    const media = parameter.content ? Object.values(parameter.content)[0] : parameter;
    const given = Object.values(examplesOf(api, parameter))[0]?.value;
    const isAssumed =
      given === undefined || given === (schema && resolve<Schema>(api, schema).default);
    if (place === 'path') {
      pathValues[name] =
        listed[name] ||
        serialized(parameter, exampleOf(api, media) ?? 'string')[0]?.[1] ||
        'string';
    } else if (required || (place === 'query' && !isAssumed)) {
      for (const [key, value] of serialized(parameter, exampleOf(api, media) ?? 'string')) {
        add(place, key, value);
      }
    }
  }
  for (const { in: place, name, value } of neededSchemes(api, target).map(credentials)) {
    add(place, name, value);
  }
  if (cookies.length > 0) {
    headers.Cookie = cookies.map((pair) => pair.join('=')).join('; ');
  }
  return {
    operationId: operation.operationId,
    method: method.toUpperCase(),
    server,
    path,
    pathValues,
    query,
    headers,
    accept: acceptOf(api, target),
    ...bodyOf(api, target),
  };
}
