import Ajv from 'ajv';
import { sample } from 'openapi-sampler';
import { literal } from '../../site/literal';
import type { RestRequestParts } from '../../site/restSamples';
import {
  examplesOf,
  isJson,
  type MediaType,
  mediaTypesOf,
  type OpenApi,
  type Parameter,
  type PathOperation,
  resolve,
  type Schema,
} from './openApi';
import { withExactIntegers } from './readOpenApi';

type Pair = [name: string, value: string];

/** Data for the samples of one operation and its “Try it”. */
export interface OperationExample extends RestRequestParts {
  query: Pair[];
}

/** Formats JSON. */
export const jsonText = (value: unknown): string => withExactIntegers(literal(value));

/** Copies a part of a file, and changes its objects, beginning with the innermost. */
const copied = <Part extends object>(
  part: Part,
  change: (value: Record<string, unknown>) => unknown,
): Part =>
  JSON.parse(JSON.stringify(part), (_, value) => {
    change(Object(value));
    return value;
  });

/** Returns a part of a file for Ajv, in which requests don't require fields that only responses have. */
function forAjv(part: object): object {
  const sent = copied(part, (value) => {
    const { required, properties = {} } = value as Schema;
    if (Array.isArray(required)) {
      value.required = required.filter((name) => !properties[name]?.readOnly);
    }
  });
  return JSON.parse(JSON.stringify(sent).replaceAll('"#/', '"api#/'));
}

const validators = new WeakMap<OpenApi, Ajv>();

/** Returns whether a schema accepts a value, which is true if the schema can't be compiled. */
function isValid(api: OpenApi, schema: object, value: unknown): boolean {
  const options = { strict: false, validateFormats: false, validateSchema: false };
  const ajv = validators.get(api) ?? new Ajv(options).addSchema({ $id: 'api', ...forAjv(api) });
  validators.set(api, ajv);
  try {
    return ajv.validate(forAjv(schema), value) === true;
  } catch {
    return true;
  }
}

/** Generates an example of a schema, or undefined if that fails. */
export function sampleOf(
  api: OpenApi,
  schema: Schema | undefined,
  isRequest = true,
  format: 'json' | 'xml' = 'json',
): unknown {
  try {
    const options = { skipReadOnly: isRequest, skipWriteOnly: !isRequest, quiet: true, format };
    return schema && sample(schema as object, options, api);
  } catch {
    return undefined;
  }
}

/** Prepares an API for samples: it keeps only valid examples, and an unambiguous variant comes first. */
export function forSamples(api: OpenApi): OpenApi {
  const valid = copied(api, (value) => {
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
  return copied(valid, (value) => {
    const kinds: Schema[] = Array.isArray(value.oneOf) ? value.oneOf : [];
    const own = kinds.find((kind) => isValid(api, { oneOf: kinds }, sampleOf(valid, kind)));
    value.oneOf &&= own ? [own, ...kinds.filter((kind) => kind !== own)] : kinds;
  });
}

/** Returns the first valid example of a body or a parameter, or generates one from the schema. */
function exampleOf(api: OpenApi, media: MediaType): unknown {
  const given = Object.values(examplesOf(media));
  const right = given.find(({ value }) => isValid(api, media.schema ?? {}, value));
  return right?.value ?? sampleOf(api, media.schema);
}

const text = (value: unknown): string =>
  typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value);

/** Serializes a value in its parameter's style: as pairs of a query, or as one text elsewhere. */
function serialized(parameter: Parameter, value: unknown): Pair[] {
  const { name, in: place, style = '', explode = !/Delimited$/.test(style), content } = parameter;
  if (content !== undefined || typeof value !== 'object' || value === null) {
    return [[name, content ? JSON.stringify(value) : String(value)]];
  }
  const isList = Array.isArray(value);
  const pairs = Object.entries(value).map(([key, item]): Pair => [key, text(item)]);
  if (style === 'deepObject' || (place === 'query' && explode)) {
    const nameOf = (key: string): string =>
      style === 'deepObject' ? `${name}[${key}]` : isList ? name : key;
    return pairs.map(([key, item]) => [nameOf(key), item]);
  }
  const separator = { pipeDelimited: '|', spaceDelimited: ' ' }[style] ?? ',';
  return [[name, pairs.flatMap((pair) => pair.slice(isList ? 1 : 0)).join(separator)]];
}

/** Lists the required credentials of an operation as parameters. It selects the first alternative. */
function credentialsOf(api: OpenApi, security = api.security): [place: string, ...Pair][] {
  const ways = security?.some((way) => Object.keys(way).length === 0) ? [] : (security ?? []);
  return Object.keys(ways[0] ?? {}).map((id) => {
    const found = api.components?.securitySchemes?.[id];
    const { type, scheme = 'Bearer', in: place = 'header', name = '' } = found ?? {};
    const secret = /^basic$/i.test(scheme) ? btoa('user:password') : 'YOUR_TOKEN';
    const word = scheme.replace(/^[a-z]/, (letter) => letter.toUpperCase());
    return type === 'apiKey'
      ? [place, name, 'YOUR_API_KEY']
      : ['header', 'Authorization', `${word} ${secret}`];
  });
}

/** The body as it is sent. */
function bodyOf(
  api: OpenApi,
  { operation: { requestBody } }: PathOperation,
): Pick<OperationExample, 'body' | 'form' | 'contentType'> {
  const [[contentType, media] = ['', {}]] = mediaTypesOf(requestBody);
  const value = exampleOf(api, media);
  if (value === undefined) {
    return {};
  }
  if (isJson(contentType) || typeof value !== 'object' || value === null) {
    return { body: isJson(contentType) ? jsonText(value) : text(value), contentType };
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
  const isFile = ({ format = '', contentMediaType }: Schema = {}): boolean =>
    Boolean(contentMediaType) || /^(binary|byte)$/.test(format);
  const form = pairs.map(([name, part]) => [name, isFile(properties[name]) ? '@file' : part]);
  return { form: Object.fromEntries(form) };
}

/** Collects the example values of an operation for samples. */
export function operationExample(api: OpenApi, target: PathOperation): OperationExample {
  const { path, parameters, method, operation, server } = target;
  const sent: Record<string, Pair[]> = { path: [], query: [], header: [], cookie: [] };
  for (const parameter of parameters) {
    const { in: place, required, schema = {}, content = {} } = parameter;
    const [media = parameter] = Object.values(content);
    const [given] = Object.values(examplesOf(parameter));
    if (required || (place === 'query' && given && given.value !== schema.default)) {
      const pairs = serialized(parameter, exampleOf(api, media) ?? 'string');
      sent[place]?.push(...pairs);
    }
  }
  for (const [place, ...pair] of credentialsOf(api, operation.security)) {
    sent[place]?.push(pair);
  }
  const { path: inPath = [], query = [], header = [], cookie = [] } = sent;
  const status = Object.keys(operation.responses).find((one) => /^(2|default)/.test(one)) ?? '';
  const [[accept] = ['*/*']] = mediaTypesOf(operation.responses[status]);
  return {
    method: method.toUpperCase(),
    server,
    path,
    // Without an example, the name is clearer than the sampler's value.
    pathValues: Object.fromEntries(
      inPath.map(([name, value]) => [name, value.replace(/^(string)?$/, name)]),
    ),
    query,
    headers: Object.fromEntries([
      ...header.filter(([name]) => !/^(accept|content-type)$/i.test(name)),
      ...(cookie.length > 0 ? [['Cookie', cookie.map((pair) => pair.join('=')).join('; ')]] : []),
    ]),
    // The product's files also have other types.
    accept: /gravitino/i.test(api.info.title) ? undefined : accept,
    ...bodyOf(api, target),
  };
}
