import { curlRequests } from '../../sandbox/curl';
import { json, literal } from '../../site/literal';
import type { RestBody, RestPage, RestParameter } from '../../site/restReference';
import { highlightedCode } from '../articles/highlight';
import { type OperationExample, operationExample } from './examples';
import {
  type Body,
  examplesOf,
  mediaOf,
  type OpenApi,
  operationsOf,
  type PathOperation,
  resolve,
  type Schema,
} from './openApi';
import { operationSamples } from './samples';
import type { ClientSamples } from './samples/clientSamples';
import { SchemaFields } from './schemaFields';

function pageBody(api: OpenApi, fields: SchemaFields, body: Body, place: string): RestBody {
  const { mediaType, media } = mediaOf(body);
  return {
    ...(body.description && { description: body.description.trim() }),
    ...(body.required && { isRequired: true as const }),
    ...(mediaType && { mediaType }),
    ...(media?.schema && { root: fields.field(media.schema, '', place) }),
    examples: Object.entries(examplesOf(api, media)).map(([name, { summary, value }]) => {
      const text = literal(value, json);
      const html = highlightedCode({ code: text, language: 'json' });
      return { name, ...(summary && { summary }), text, html };
    }),
  };
}

function pageParameters(
  api: OpenApi,
  fields: SchemaFields,
  target: PathOperation,
  { pathValues, query }: OperationExample,
): RestParameter[] {
  return target.parameters
    .filter((parameter) => parameter.in !== 'cookie')
    .map(({ name, in: place, description, required, schema = {} }) => {
      const example = place === 'path' ? pathValues[name] : query[name];
      const { type, enum: choices } = resolve<Schema>(api, schema);
      const values = choices?.map(String) ?? (type === 'boolean' ? ['true', 'false'] : undefined);
      return {
        ...fields.field({ ...schema, description }, name, `parameters.${name}`),
        in: place as RestParameter['in'],
        ...(required && { isRequired: true as const }),
        ...(example !== undefined && { example }),
        ...(values && { values }),
      };
    });
}

function operationPage(
  api: OpenApi,
  target: PathOperation,
  clientSamples: ClientSamples,
  hasCors: boolean,
): RestPage {
  const { operation, method, path, parameters } = target;
  const requestBody = operation.requestBody && resolve<Body>(api, operation.requestBody);
  const responses = Object.entries(operation.responses).map(
    ([status, response]) => [status, resolve<Body>(api, response)] as const,
  );
  const bodies = [...(requestBody ? [requestBody] : []), ...responses.map(([, body]) => body)];
  const fields = new SchemaFields(
    api,
    [...bodies.map((body) => mediaOf(body).media), ...parameters]
      .map((part) => part?.schema)
      .filter((schema) => schema !== undefined),
  );
  const example = operationExample(api, target);
  return {
    method,
    path,
    server: example.server,
    hasCors,
    parameters: pageParameters(api, fields, target, example),
    ...(requestBody && { requestBody: pageBody(api, fields, requestBody, 'request') }),
    responses: Object.fromEntries(
      responses.map(([status, body]) => [status, pageBody(api, fields, body, status)]),
    ),
    types: fields.sharedTypes(),
    samples: operationSamples(example, clientSamples).map((sample) => ({
      ...sample,
      html: highlightedCode(sample),
      ...(curlRequests(sample.code) && { isRunnable: true as const }),
    })),
  };
}

/**
 * Gathers the page of every operation of an OpenAPI file, by operation id, its code colored: no reader's browser could.
 *
 * @param hasCors whether servers of the API's version can answer pages of other sites.
 */
export function operationPages(
  api: OpenApi,
  clientSamples: ClientSamples,
  hasCors: boolean,
): Map<string, RestPage> {
  return new Map(
    operationsOf(api).map((target) => [
      target.operation.operationId,
      operationPage(api, target, clientSamples, hasCors),
    ]),
  );
}
