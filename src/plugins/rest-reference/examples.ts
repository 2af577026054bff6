import Ajv from 'ajv';
import { sample } from 'openapi-sampler';
import { literal } from '../../site/literal';
import type { RestRequestParts } from '../../site/restSamples';
import {
  type Body,
  changedCopy,
  type Example,
  examplesOf,
  isJson,
  type MediaType,
  mediaTypesOf,
  type OpenApi,
  type Operation,
  type Parameter,
  type PathOperation,
  resolve,
  type Schema,
} from './openApi';
import { withExactIntegers } from './readOpenApi';

type Pair = [name: string, value: string];

const text = (value: unknown): string =>
  typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value);

/** Returns a part of a file for Ajv, in which requests don't require fields that only responses have. */
function forAjv(part: object): object {
  const sent = changedCopy(part, (value) => {
    if (Array.isArray(value.required)) {
      value.required = value.required.filter((name) => !value.properties?.[name]?.readOnly);
    }
  });
  return JSON.parse(JSON.stringify(sent).replaceAll('"#/', '"api#/'));
}

/** Serializes a value in its parameter's style: as pairs of a query, or as one text elsewhere. */
function serialized(parameter: Parameter, value: unknown): Pair[] {
  const { name, in: place, style = '', explode = !/Delimited$/.test(style), content } = parameter;
  if (content !== undefined || typeof value !== 'object' || value === null) {
    const written = content ? JSON.stringify(value) : String(value);
    // Without an example, the name is clearer than the sampler's value.
    return [[name, place === 'path' ? written.replace(/^(string)?$/, name) : written]];
  }
  const isList = Array.isArray(value);
  const isDeep = style === 'deepObject';
  const pairs = Object.entries(value).map(([key, item]): Pair => [key, text(item)]);
  if (isDeep || (place === 'query' && explode)) {
    return pairs.map(([key, item]) => [isDeep ? `${name}[${key}]` : isList ? name : key, item]);
  }
  const separator = { pipeDelimited: '|', spaceDelimited: ' ' }[style] ?? ',';
  return [[name, pairs.flatMap((pair) => pair.slice(isList ? 1 : 0)).join(separator)]];
}

/** Generates the examples of an API: values that its schemas accept, even if the examples of the file are invalid. */
export class Examples {
  // Lenient, because files have keywords and formats that Ajv doesn't know.
  private readonly ajv = new Ajv({ strict: false, validateFormats: false, validateSchema: false });

  /** The API prepared for samples. */
  private made: OpenApi;

  constructor(readonly api: OpenApi) {
    this.ajv.addSchema({ $id: 'api', ...forAjv(api) });
    this.made = api;
    this.made = this.prepared(api);
    // Now, references lead to prepared schemas.
    this.made = this.prepared(api);
  }

  /** Returns whether a schema accepts a value, which is true if the schema can't be compiled. */
  private isValid(schema: object, value: unknown): boolean {
    try {
      return this.ajv.validate(forAjv(schema), value) === true;
    } catch {
      return true;
    }
  }

  /** Copies a part without invalid examples, and with an unambiguous variant in front. */
  private prepared = <Part extends object>(part: Part): Part =>
    changedCopy(part, (value) => {
      for (const key of ['example', 'default'].filter((name) => value.type && name in value)) {
        if (!this.isValid(value, value[key])) {
          delete value[key];
        }
      }
      // Next to a reference, these replace it.
      if (value.const !== undefined || value.enum) {
        delete value.$ref;
      }
      const { oneOf } = value;
      const kinds = Array.isArray(oneOf) ? oneOf : [];
      const clear = kinds.find((kind) => this.isValid({ oneOf }, this.valueOf(kind)));
      kinds.sort((a, b) => Number(b === clear) - Number(a === clear));
    });

  /** Generates a value of a schema, or undefined if that fails. */
  private valueOf(schema?: object, isRequest = true, format: 'json' | 'xml' = 'json'): unknown {
    try {
      const options = { skipReadOnly: isRequest, skipWriteOnly: !isRequest, quiet: true, format };
      return schema && sample(this.prepared(schema), options, this.made);
    } catch {
      return undefined;
    }
  }

  /** Returns the first valid example of a body or a parameter, or generates one from the schema. */
  private exampleOf(media: MediaType): unknown {
    const given = Object.values(examplesOf(media));
    const right = given.find(({ value }) => this.isValid(media.schema ?? {}, value));
    return right?.value ?? this.valueOf(media.schema);
  }

  /** Lists the examples of a request body, or of a reply with a status, first those of the samples' media type. */
  ofBody = (body?: Body, status = '') =>
    mediaTypesOf(body).flatMap(([mediaType, media], at) => {
      const given = Object.entries(examplesOf(media)).filter(
        ([, { value, externalValue }]) => value !== undefined || externalValue,
      );
      const isMade = at === 0 && /^(2|$)/.test(status) && given.length === 0;
      const made = isMade ? this.valueOf(media.schema, status === '') : undefined;
      const list: [string, Example][] = made === undefined ? given : [['example', { value: made }]];
      return list.map(([name, { summary, description, value, externalValue }]) => {
        const isText = value === undefined || (!isJson(mediaType) && typeof value === 'string');
        return {
          title: `${at === 0 ? '' : `${mediaType}: `}${summary ?? name}`,
          summary,
          description,
          text: isText ? String(value ?? externalValue) : withExactIntegers(literal(value)),
          isJson: !isText,
        };
      });
    });

  /** Lists the required credentials of an operation as parameters. It selects the first alternative. */
  private credentialsOf({ security = this.api.security ?? [] }: Operation) {
    const isOpen = security.some((way) => Object.keys(way).length === 0);
    return Object.keys((!isOpen && security[0]) || {}).map((id): [place: string, ...Pair] => {
      const known = this.api.components?.securitySchemes?.[id];
      const { type, scheme = 'Bearer', in: place = 'header', name = '' } = known ?? {};
      const secret = /^basic$/i.test(scheme) ? btoa('user:password') : 'YOUR_TOKEN';
      const word = scheme.replace(/^[a-z]/, (letter) => letter.toUpperCase());
      return type === 'apiKey'
        ? [place, name, 'YOUR_API_KEY']
        : ['header', 'Authorization', `${word} ${secret}`];
    });
  }

  /** Writes the body of a request. */
  private sentBody(body?: Body): Pick<RestRequestParts, 'body' | 'form' | 'contentType'> {
    const [[contentType, media] = ['', {}]] = mediaTypesOf(body);
    const value = this.exampleOf(media);
    if (value === undefined) {
      return {};
    }
    const written = isJson(contentType) ? withExactIntegers(literal(value)) : text(value);
    if (isJson(contentType) || typeof value !== 'object' || value === null) {
      return { body: written, contentType };
    }
    if (/\bxml\b/.test(contentType)) {
      return { body: String(this.valueOf(media.schema, true, 'xml')), contentType };
    }
    const pairs = Object.entries(value).map(([name, part]): Pair => [name, text(part)]);
    if (!/^multipart/.test(contentType)) {
      return { body: new URLSearchParams(pairs).toString(), contentType };
    }
    const { $ref, ...own } = media.schema ?? {};
    const { properties = {} } = ($ref ? resolve(this.api, $ref) : own) as Schema;
    const isFile = ({ format = '', contentMediaType }: Schema = {}): boolean =>
      Boolean(contentMediaType) || /^(binary|byte)$/.test(format);
    const form = pairs.map(([name, part]) => [name, isFile(properties[name]) ? '@file' : part]);
    return { form: Object.fromEntries(form) };
  }

  /** Collects the example values of an operation for samples and “Try it”. */
  request({ path, parameters, method, operation, server }: PathOperation) {
    const given = parameters.flatMap((parameter) => {
      const { in: place, required, schema = {}, content = {} } = parameter;
      const [media = parameter] = Object.values(content);
      const [example] = Object.values(examplesOf(parameter));
      const isSent = required || (place === 'query' && example && example.value !== schema.default);
      const pairs = isSent ? serialized(parameter, this.exampleOf(media) ?? 'string') : [];
      return pairs.map((pair): [place: string, ...Pair] => [place, ...pair]);
    });
    const sent = [...given, ...this.credentialsOf(operation)];
    const pairsIn = (place: string): Pair[] =>
      sent.flatMap(([at, ...pair]) => (at === place ? [pair] : []));
    const headers = pairsIn('header').filter(([name]) => !/^(accept|content-type)$/i.test(name));
    const cookies = pairsIn('cookie').map((pair) => pair.join('='));
    const status = Object.keys(operation.responses).find((name) => /^(2|default)/.test(name)) ?? '';
    const [[accept] = ['*/*']] = mediaTypesOf(operation.responses[status]);
    return {
      method: method.toUpperCase(),
      server,
      path,
      pathValues: Object.fromEntries(pairsIn('path')),
      query: pairsIn('query'),
      headers: {
        ...Object.fromEntries(headers),
        ...(cookies.length > 0 && { Cookie: cookies.join('; ') }),
      },
      // The product's files also have other types.
      accept: /gravitino/i.test(this.api.info.title) ? undefined : accept,
      ...this.sentBody(operation.requestBody),
    } satisfies RestRequestParts;
  }
}
