import { sample } from 'openapi-sampler';
import { json, literal, readable } from '../../site/literal';
import type { RestRequestParts } from '../../site/restSamples';
import {
  examplesOf,
  type MediaType,
  mediaOf,
  type OpenApi,
  type Parameter,
  type PathOperation,
  resolve,
  type Schema,
} from './openApi';
import { withExactIntegers } from './readOpenApi';

/** What the samples of one operation and its “Try it” are made of. */
export interface OperationExample extends RestRequestParts {
  operationId: string;
  query: [name: string, value: string][];
}

type Pair = [name: string, value: string];

/** Sets JSON out to be read. */
export function jsonText(value: unknown): string {
  // Some files have the text of an object instead of it.
  const isText = typeof value === 'string' && /^\s*[[{]/.test(value);
  return isText ? readable(value) : withExactIntegers(literal(value, json));
}

const forSampler = new WeakMap<object, object>();

/** Lets the sampler prefer a schema's own properties to those of `allOf`. */
function ownLast(part: object): object {
  const known = forSampler.get(part);
  const made =
    known ??
    JSON.parse(JSON.stringify(part), (_, value) =>
      Array.isArray(value?.allOf) && value.properties
        ? { ...value, allOf: [...value.allOf, { properties: value.properties }] }
        : value,
    );
  forSampler.set(part, made);
  return made;
}

/** Makes an example of a schema; none where that fails. */
export function sampleOf(
  api: OpenApi,
  schema: Schema | undefined,
  isRequest = true,
  format: 'json' | 'xml' = 'json',
): unknown {
  try {
    const options = { skipReadOnly: isRequest, skipWriteOnly: !isRequest, quiet: true, format };
    return schema && sample(ownLast(schema), options, ownLast(api));
  } catch {
    return undefined;
  }
}

/** Returns the first example of a body or a parameter that the file has, or one made from its schema. */
const exampleOf = (api: OpenApi, media: MediaType = {}): unknown =>
  Object.values(examplesOf(media))[0]?.value ?? sampleOf(api, media.schema);

type Listing = { identifiers?: { namespace?: string[] }[] } | undefined;

/**
 * Path values that belong together. Operations of all kinds share one parameter `catalog`, whose example is a table catalog;
 * the example reply of the nearest listing names a catalog and a schema that can hold filesets or topics.
 */
function listedValues(api: OpenApi, path: string): Record<string, string> {
  const segments = path.split('/');
  const listings = segments.map((_, at) => segments.slice(0, segments.length - at).join('/'));
  for (const listing of listings) {
    const { media } = mediaOf(api.paths[listing]?.get?.responses?.['200'] ?? {});
    for (const { value } of Object.values(examplesOf(media))) {
      const namespace = (value as Listing)?.identifiers?.[0]?.namespace;
      if (Array.isArray(namespace)) {
        const names = [...listing.matchAll(/\{([^}]+)\}/g)];
        return Object.fromEntries(names.map(([, name = ''], at) => [name, namespace[at] ?? '']));
      }
    }
  }
  return {};
}

const text = (value: unknown): string =>
  typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value);

/** Writes a value as its parameter's style says: the pairs of a query, or the one text of any other place. */
function serialized(parameter: Parameter, value: unknown): Pair[] {
  const { name, in: place, style, explode = !/Delimited$/.test(style ?? ''), content } = parameter;
  if (content !== undefined || typeof value !== 'object' || value === null) {
    return [[name, content ? JSON.stringify(value) : String(value)]];
  }
  if (style === 'deepObject') {
    return Object.entries(value).map(([key, item]) => [`${name}[${key}]`, text(item)]);
  }
  if (place === 'query' && explode) {
    return Object.entries(value).map(([key, item]) => [
      Array.isArray(value) ? name : key,
      text(item),
    ]);
  }
  const separator = { pipeDelimited: '|', spaceDelimited: ' ' }[style ?? ''] ?? ',';
  const items = Array.isArray(value) ? value : Object.entries(value).flat();
  return [[name, items.map(text).join(separator)]];
}

/** Lists the credentials that an operation can't do without, as parameters; of alternatives the first. */
function credentialsOf(api: OpenApi, { operation }: PathOperation): [place: string, ...Pair][] {
  const [first = {}, ...others] = operation.security ?? api.security ?? [];
  const isOptional = others.some((schemes) => Object.keys(schemes).length === 0);
  return Object.keys(isOptional ? {} : first).flatMap((id): [string, ...Pair][] => {
    const found = api.components?.securitySchemes?.[id];
    const { type, scheme = 'Bearer', in: place = 'header', name = '' } = found ?? {};
    if (type === 'apiKey') {
      return [[place, name, 'YOUR_API_KEY']];
    }
    const login = Buffer.from('user:password').toString('base64');
    const value = /^basic$/i.test(scheme)
      ? `Basic ${login}`
      : `${scheme.replace(/^bearer$/i, 'Bearer')} YOUR_TOKEN`;
    return found ? [['header', 'Authorization', value]] : [];
  });
}

/** Returns the media type to ask for: the product's, or what the file has for a success. */
function acceptOf(api: OpenApi, { operation }: PathOperation): string | undefined {
  if (/gravitino/i.test(api.info.title)) {
    return undefined;
  }
  const status = Object.keys(operation.responses).find((one) => /^(2|default)/.test(one)) ?? '';
  const types = Object.keys(operation.responses[status]?.content ?? {});
  const inJson = types.filter((type) => /\bjson\b/.test(type));
  return (inJson.length > 0 ? inJson : types).join(', ') || '*/*';
}

/** The body as it is sent. */
function bodyOf(
  api: OpenApi,
  { operation }: PathOperation,
): Pick<OperationExample, 'body' | 'form' | 'contentType'> {
  const { mediaType = '', media } = mediaOf(operation.requestBody ?? {});
  const value = exampleOf(api, media);
  if (value === undefined) {
    return {};
  }
  if (typeof value === 'object' && /^multipart|urlencoded|\bxml\b/.test(mediaType)) {
    const { $ref, ...own } = media?.schema ?? {};
    const { properties = {} } = ($ref ? resolve(api, $ref) : own) as Schema;
    const pairs = Object.entries(value ?? {}).map(([name, part]): Pair => [name, text(part)]);
    if (/\bxml\b/.test(mediaType)) {
      return { body: String(sampleOf(api, media?.schema, true, 'xml')), contentType: mediaType };
    }
    if (/urlencoded/.test(mediaType)) {
      return { body: new URLSearchParams(pairs).toString(), contentType: mediaType };
    }
    const isFile = (name: string): boolean =>
      /^(binary|byte)$/.test(properties[name]?.format ?? '') ||
      properties[name]?.contentMediaType !== undefined;
    const form = pairs.map(([name, part]) => [name, isFile(name) ? '@file' : part]);
    return { form: Object.fromEntries(form) };
  }
  const isJson = /\bjson\b/.test(mediaType);
  return { body: isJson ? jsonText(value) : text(value), contentType: mediaType };
}

/** Gathers the example values of an operation. */
export function operationExample(api: OpenApi, target: PathOperation): OperationExample {
  const { path, parameters, method, operation, server } = target;
  const listed = listedValues(api, target.key);
  const names = [...path.matchAll(/(?<=\{)[^}]+(?=\})/g)].map(([name]) => name);
  const pathValues = Object.fromEntries(names.map((name) => [name, listed[name] ?? 'string']));
  const pairs: [place: string, ...Pair][] = [];
  for (const parameter of parameters) {
    const { name, in: place, required, schema, content } = parameter;
    const media = content ? Object.values(content)[0] : parameter;
    const given = Object.values(examplesOf(parameter))[0]?.value;
    const target = (schema?.$ref ? resolve(api, schema.$ref) : schema) as Schema | undefined;
    const isAssumed = given === undefined || given === target?.default;
    const values = serialized(parameter, exampleOf(api, media) ?? 'string');
    if (place === 'path') {
      pathValues[name] = listed[name] || values[0]?.[1] || 'string';
    } else if (required || (place === 'query' && !isAssumed)) {
      pairs.push(...values.map((pair): [string, ...Pair] => [place, ...pair]));
    }
  }
  pairs.push(...credentialsOf(api, target));
  const sentIn = (wanted: string): Pair[] =>
    pairs.filter(([place]) => place === wanted).map(([, ...pair]) => pair);
  const headers = sentIn('header').filter(([name]) => !/^(accept|content-type)$/i.test(name));
  const cookies = sentIn('cookie').map((pair) => pair.join('='));
  return {
    operationId: operation.operationId,
    method: method.toUpperCase(),
    server,
    path,
    pathValues,
    query: sentIn('query'),
    headers: {
      ...Object.fromEntries(headers),
      ...(cookies.length > 0 && { Cookie: cookies.join('; ') }),
    },
    accept: acceptOf(api, target),
    ...bodyOf(api, target),
  };
}
