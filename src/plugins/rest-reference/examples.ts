import Ajv from 'ajv';
import { sample } from 'openapi-sampler';
import { literal, readable } from '../../site/literal';
import type { RestRequestParts } from '../../site/restSamples';
import {
  type Example,
  examplesOf,
  type MediaType,
  mediaOf,
  type OpenApi,
  type Operation,
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

/** Some files have the text of an object instead of it. */
const isJsonText = (value: unknown): value is string =>
  typeof value === 'string' && /^\s*[[{]/.test(value);

/** Sets JSON out to be read. */
export const jsonText = (value: unknown): string =>
  isJsonText(value) ? readable(value) : withExactIntegers(literal(value));

/** Returns a part of a file as Ajv reads it: a request needs nothing that only responses have. */
const forAjv = (part: object): object =>
  JSON.parse(
    JSON.stringify(part, (_, value) => {
      const { properties = {}, required } = Object(value);
      const isSent = (name: string): boolean => !properties[name]?.readOnly;
      return Array.isArray(required) ? { ...value, required: required.filter(isSent) } : value;
    }).replaceAll('"#/', '"api#/'),
  );

const validators = new WeakMap<OpenApi, Ajv>();

/** Says whether a server would take a value; a schema that can't be compiled refuses nothing. */
function isValid(api: OpenApi, schema: Schema, value: unknown): boolean {
  const options = { strict: false, validateFormats: false, validateSchema: false };
  const ajv = validators.get(api) ?? new Ajv(options).addSchema({ $id: 'api', ...forAjv(api) });
  validators.set(api, ajv);
  try {
    return ajv.validate(forAjv(schema), value) === true;
  } catch {
    return true;
  }
}

const copies = new WeakMap<object, object>();

/** Returns what samples of a part are made of: examples that its schemas accept, and of kinds, first a clear one. */
function sampled(api: OpenApi, part: object): object {
  const change = (see: (value: Record<string, unknown>) => void): object =>
    JSON.parse(JSON.stringify(copies.get(part) ?? part), (_, value) => {
      see(Object(value));
      return value;
    });
  if (!copies.has(part)) {
    const valid = change((value) => {
      for (const key of ['example', 'default'].filter((name) => value.type && name in value)) {
        if (!isValid(api, value, value[key])) {
          delete value[key];
        }
      }
      // Next to a reference, these are what its place allows.
      if (value.const !== undefined || value.enum) {
        delete value.$ref;
      }
    });
    copies.set(part, valid);
    const ordered = change((value) => {
      const kinds: Schema[] = Array.isArray(value.oneOf) ? value.oneOf : [];
      const own = kinds.find((kind) => isValid(api, { oneOf: kinds }, sampleOf(api, kind)));
      if (own) {
        value.oneOf = [own, ...kinds.filter((kind) => kind !== own)];
      }
    });
    copies.set(part, ordered);
  }
  return copies.get(part) ?? part;
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
    return schema && sample(sampled(api, schema), options, sampled(api, api));
  } catch {
    return undefined;
  }
}

/** Returns the first example of a body or a parameter that its schema accepts, or one made from the schema. */
function exampleOf(api: OpenApi, media: MediaType = {}): unknown {
  const isRight = ({ value }: Example): boolean =>
    isJsonText(value) || isValid(api, media.schema ?? {}, value);
  return Object.values(examplesOf(media)).find(isRight)?.value ?? sampleOf(api, media.schema);
}

type Listing = { identifiers?: { namespace?: string[] }[] } | undefined;

/**
 * Path values that belong together. Operations of all kinds share one parameter `catalog`, whose example is a table catalog;
 * the example reply of the nearest listing names a catalog and a schema that can hold filesets or topics.
 */
function listedValues(api: OpenApi, path: string): Record<string, string> {
  const listings = path.split('/').map((_, at, all) => all.slice(0, all.length - at).join('/'));
  for (const listing of listings) {
    const { media } = mediaOf(api.paths[listing]?.get?.responses?.['200']);
    const namespace = Object.values(examplesOf(media))
      .map(({ value }) => (value as Listing)?.identifiers?.[0]?.namespace)
      .find(Array.isArray);
    if (namespace) {
      const names = [...listing.matchAll(/\{([^}]+)\}/g)];
      return Object.fromEntries(names.map(([, name = ''], at) => [name, namespace[at] ?? '']));
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
  const ways = operation.security ?? api.security ?? [];
  const isOptional = ways.some((schemes) => Object.keys(schemes).length === 0);
  const ids = isOptional ? [] : Object.keys(ways[0] ?? {});
  return ids.flatMap((id): [string, ...Pair][] => {
    const found = api.components?.securitySchemes?.[id];
    const { type, scheme = 'Bearer', in: place = 'header', name = '' } = found ?? {};
    if (type === 'apiKey') {
      return [[place, name, 'YOUR_API_KEY']];
    }
    const secret = /^basic$/i.test(scheme) ? btoa('user:password') : 'YOUR_TOKEN';
    const word = scheme.replace(/^[a-z]/, (letter) => letter.toUpperCase());
    return found ? [['header', 'Authorization', `${word} ${secret}`]] : [];
  });
}

/** Returns the media type to ask for: the product's, or what the file has for a success. */
function acceptOf({ info }: OpenApi, { responses }: Operation): string | undefined {
  if (/gravitino/i.test(info.title)) {
    return undefined;
  }
  const status = Object.keys(responses).find((one) => /^(2|default)/.test(one)) ?? '';
  const types = Object.keys(responses[status]?.content ?? {});
  const inJson = types.filter((type) => /\bjson\b/.test(type));
  return (inJson.length > 0 ? inJson : types).join(', ') || '*/*';
}

/** The body as it is sent. */
function bodyOf(
  api: OpenApi,
  { requestBody }: Operation,
): Pick<OperationExample, 'body' | 'form' | 'contentType'> {
  const { mediaType: contentType, media } = mediaOf(requestBody);
  const value = exampleOf(api, media);
  if (value === undefined) {
    return {};
  }
  if (/\bjson\b/.test(contentType) || typeof value !== 'object' || value === null) {
    return { body: /\bjson\b/.test(contentType) ? jsonText(value) : text(value), contentType };
  }
  if (/\bxml\b/.test(contentType)) {
    return { body: String(sampleOf(api, media.schema, true, 'xml')), contentType };
  }
  const pairs = Object.entries(value).map(([name, part]): Pair => [name, text(part)]);
  if (!/^multipart/.test(contentType)) {
    return { body: new URLSearchParams(pairs).toString(), contentType };
  }
  const { $ref, ...own } = media.schema ?? {};
  const { properties = {} } = ($ref ? resolve(api, $ref) : own) as Schema;
  const form = pairs.map(([name, part]) => {
    const { format = '', contentMediaType } = properties[name] ?? {};
    return [name, contentMediaType || /^(binary|byte)$/.test(format) ? '@file' : part];
  });
  return { form: Object.fromEntries(form) };
}

/** Gathers the example values of an operation. */
export function operationExample(api: OpenApi, target: PathOperation): OperationExample {
  const { path, parameters, method, operation, server } = target;
  const listed = listedValues(api, target.key);
  const names = [...path.matchAll(/(?<=\{)[^}]+(?=\})/g)].map(([name]) => name);
  const pathValues = Object.fromEntries(names.map((name) => [name, listed[name] ?? name]));
  const sent: Record<string, Pair[]> = { query: [], header: [], cookie: [] };
  for (const parameter of parameters) {
    const { name, in: place, required, schema, content } = parameter;
    const media = content ? Object.values(content)[0] : parameter;
    const values = serialized(parameter, exampleOf(api, media) ?? 'string');
    const [given] = Object.values(examplesOf(parameter));
    const { default: assumed } = (
      schema?.$ref ? resolve(api, schema.$ref) : (schema ?? {})
    ) as Schema;
    if (place === 'path') {
      // Without an example, its name says more than the sampler's word.
      const value = values[0]?.[1]?.replace(/^string$/, name);
      pathValues[name] = listed[name] || value || name;
    } else if (required || (place === 'query' && given && given.value !== assumed)) {
      sent[place]?.push(...values);
    }
  }
  for (const [place, ...pair] of credentialsOf(api, target)) {
    sent[place]?.push(pair);
  }
  const { query = [], header = [], cookie = [] } = sent;
  const headers = header.filter(([name]) => !/^(accept|content-type)$/i.test(name));
  return {
    operationId: operation.operationId,
    method: method.toUpperCase(),
    server,
    path,
    pathValues,
    query,
    headers: Object.fromEntries([
      ...headers,
      ...(cookie.length > 0 ? [['Cookie', cookie.map((pair) => pair.join('=')).join('; ')]] : []),
    ]),
    accept: acceptOf(api, operation),
    ...bodyOf(api, operation),
  };
}
