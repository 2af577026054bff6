import type { OpenAPIV3, OpenAPIV3_1 } from 'openapi-types';

// What the reference reads of OpenAPI 3.0 and 3.1. Objects may be references until `resolve` has followed them.
export type Reference = OpenAPIV3.ReferenceObject;
export type Example = OpenAPIV3.ExampleObject;
export type ExternalDocs = OpenAPIV3.ExternalDocumentationObject;
export type Link = OpenAPIV3.LinkObject;
export type Server = OpenAPIV3.ServerObject;

export interface Schema {
  $ref?: string;
  type?: string | string[];
  format?: string;
  description?: string;
  title?: string;
  enum?: unknown[];
  const?: unknown;
  default?: unknown;
  example?: unknown;
  examples?: unknown;
  nullable?: boolean;
  pattern?: string;
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number | boolean;
  exclusiveMaximum?: number | boolean;
  required?: string[];
  properties?: Record<string, Schema>;
  patternProperties?: Record<string, Schema>;
  additionalProperties?: boolean | Schema;
  items?: Schema;
  prefixItems?: Schema[];
  oneOf?: Schema[];
  anyOf?: Schema[];
  allOf?: Schema[];
  discriminator?: { propertyName: string; mapping?: Record<string, string> };
  externalDocs?: ExternalDocs;
  [keyword: string]: unknown;
}

export interface MediaType {
  schema?: Schema;
  example?: unknown;
  examples?: Record<string, Example | Reference>;
}

type ParameterBase = Omit<OpenAPIV3.ParameterBaseObject, keyof MediaType | 'content'>;

export interface Parameter extends MediaType, ParameterBase {
  name: string;
  in: 'path' | 'query' | 'header' | 'cookie';
  content?: Record<string, MediaType>;
}

export interface Body {
  description?: string;
  required?: boolean;
  content?: Record<string, MediaType>;
  headers?: Record<string, Omit<Parameter, 'name' | 'in'> | Reference>;
  links?: Record<string, Link | Reference>;
}

interface OperationParts {
  operationId: string;
  summary: string;
  parameters?: (Parameter | Reference)[];
  requestBody?: Body | Reference;
  responses: Record<string, Body | Reference>;
  callbacks?: Record<string, Record<string, PathItem> | Reference>;
}

export type Operation = Omit<OpenAPIV3.OperationObject, keyof OperationParts> & OperationParts;

export interface SecurityScheme extends Partial<Omit<OpenAPIV3.ApiKeySecurityScheme, 'type'>> {
  type: string;
  scheme?: string;
  bearerFormat?: string;
  openIdConnectUrl?: string;
  flows?: Record<string, Record<string, unknown>>;
}

/** Methods that operations may have; each has a badge (`RestReference/methods.css`). */
export const methods = [
  'get',
  'post',
  'put',
  'delete',
  'patch',
  'head',
  'options',
  'trace',
] as const;
export type Method = (typeof methods)[number];

export type PathItem = Partial<Record<Method, Operation>> &
  Pick<OpenAPIV3.PathItemObject, 'summary' | 'description' | 'servers'> &
  Pick<Operation, 'parameters'>;

type Head = Pick<OpenAPIV3_1.Document, 'info' | 'servers' | 'tags' | 'externalDocs' | 'security'>;

export interface OpenApi extends Head {
  paths: Record<string, PathItem>;
  webhooks?: Record<string, PathItem>;
  components?: Record<string, Record<string, unknown>>;
}

/** Follows a JSON pointer of the form `#/…`. @throws Error naming the pointer when nothing is there, or only itself. */
export function resolve<T>(api: OpenApi, value: T | Reference): T {
  const seen: string[] = [];
  let target: unknown = value;
  while (typeof target === 'object' && target !== null && '$ref' in target) {
    const pointer = String(target.$ref);
    target = seen.includes(pointer) ? undefined : api;
    for (const part of pointer.replace(/^#\/?/, '').split('/')) {
      const key = decodeURIComponent(part).replaceAll('~1', '/').replaceAll('~0', '~');
      target = (target as Record<string, unknown> | undefined)?.[key];
    }
    if (target === undefined) {
      throw new Error(`$ref "${pointer}" points to nothing. Define it, or correct the reference.`);
    }
    seen.push(pointer);
  }
  return target as T;
}

/** Returns the name that a page shows for a schema elsewhere in the file; none for a schema in place. */
export const schemaName = ({ $ref }: { $ref?: string }): string | undefined =>
  $ref?.replace(/^#\/(components\/schemas\/)?/, '').replace(/\/(properties\/)?/g, '.');

/** One operation, with what its path and its file say about it. */
export interface PathOperation {
  /** Segment of its page's address; unique in the file. */
  name: string;
  /** As the file has it. */
  key: string;
  /** With the base path of the server. */
  path: string;
  method: Method;
  operation: Operation;
  parameters: Parameter[];
  /** Origin of the server. */
  server: string;
  /** The server calls it, and not the reader. */
  isWebhook: boolean;
}

/** Page name of an operation: `createTable` is at `create-table`. */
export const pageName = (operationId: string): string =>
  operationId
    .replace(/([a-z\d])([A-Z])/g, '$1-$2')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')
    .toLowerCase();

/** Returns the address of a server, its variables at their defaults, as origin and base path. */
function serverAddress(server?: Server): { origin: string; base: string } {
  const { url = '', variables = {} } = server ?? {};
  const address = url.replace(/\{([^}]+)\}/g, (_, name: string) =>
    String(variables[name]?.default ?? ''),
  );
  const [, origin = '', base = ''] = /^(https?:\/\/[^/]*)?(.*)$/.exec(address) ?? [];
  return {
    origin: origin || 'http://localhost:8090',
    base: base.replace(/^(?=[^/])|\/+$/g, (part) => (part ? '' : '/')),
  };
}

/** Puts parameters of a path and of its operation together; the latter win. */
function parametersOf(api: OpenApi, item: PathItem, operation: Operation): Parameter[] {
  const all = [...(item.parameters ?? []), ...(operation.parameters ?? [])].map((parameter) =>
    resolve<Parameter>(api, parameter),
  );
  return [
    ...new Map(all.map((parameter) => [`${parameter.in} ${parameter.name}`, parameter])).values(),
  ];
}

/** Lists the operations of a file in its order, with the parameters of their paths. */
export function operationsOf(api: OpenApi): PathOperation[] {
  const used = new Set(['', 'index']);
  const items = [
    ...Object.entries(api.paths).map((entry) => [...entry, false] as const),
    ...Object.entries(api.webhooks ?? {}).map((entry) => [...entry, true] as const),
  ];
  return items.flatMap(([path, item, isWebhook]) =>
    methods.flatMap((method): PathOperation[] => {
      const target = resolve<PathItem>(api, item);
      const operation = target[method];
      if (operation === undefined) {
        return [];
      }
      const wanted = pageName(operation.operationId);
      let name = wanted;
      for (let count = 2; used.has(name); count += 1) {
        name = `${wanted || 'operation'}-${count}`;
      }
      used.add(name);
      const { origin, base } = serverAddress(
        (operation.servers ?? target.servers ?? api.servers)?.[0],
      );
      return [
        {
          name,
          key: path,
          path: isWebhook ? path : `${base}${path}`,
          method,
          operation,
          parameters: parametersOf(api, target, operation),
          server: origin,
          isWebhook,
        },
      ];
    }),
  );
}

/** Returns the examples of a body or a parameter, by name; references that lead nowhere are left out. */
export function examplesOf(api: OpenApi, media: MediaType = {}): Record<string, Example> {
  if (media.example !== undefined) {
    return { example: { value: media.example } };
  }
  return Object.fromEntries(
    Object.entries(media.examples ?? {}).flatMap(([name, example]) => {
      try {
        return [[name, resolve<Example>(api, example)]];
      } catch {
        return [];
      }
    }),
  );
}

/** Returns the media type of a body that the samples use: JSON where it has it. */
export function mediaOf(body: Body): { mediaType?: string; media?: MediaType } {
  const all = Object.entries(body.content ?? {});
  const [mediaType, media] = all.find(([type]) => /\bjson\b/.test(type)) ?? all[0] ?? [];
  return { mediaType, media };
}
