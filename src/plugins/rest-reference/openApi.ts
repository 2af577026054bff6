/** The parts of OpenAPI 3.0 that the reference reads. Objects may be references until `resolve` has followed them. */
export interface Reference {
  $ref: string;
}

export interface Schema {
  $ref?: string;
  type?: string;
  format?: string;
  description?: string;
  title?: string;
  enum?: (string | number | boolean | null)[];
  default?: unknown;
  example?: unknown;
  nullable?: boolean;
  pattern?: string;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  required?: string[];
  properties?: Record<string, Schema>;
  additionalProperties?: boolean | Schema;
  items?: Schema;
  oneOf?: Schema[];
  anyOf?: Schema[];
  allOf?: Schema[];
  discriminator?: { propertyName: string; mapping?: Record<string, string> };
}

export interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header' | 'cookie';
  description?: string;
  required?: boolean;
  schema?: Schema;
  example?: unknown;
}

export interface Example {
  summary?: string;
  value: unknown;
}

export interface MediaType {
  schema?: Schema;
  example?: unknown;
  examples?: Record<string, Example | Reference>;
}

export interface Body {
  description?: string;
  required?: boolean;
  content?: Record<string, MediaType>;
}

export interface Operation {
  operationId: string;
  summary: string;
  description?: string;
  tags?: string[];
  parameters?: (Parameter | Reference)[];
  requestBody?: Body | Reference;
  responses: Record<string, Body | Reference>;
}

export interface SecurityScheme {
  type: string;
  scheme?: string;
  description?: string;
  flows?: Record<string, { tokenUrl?: string }>;
}

export interface Server {
  url: string;
  variables?: Record<string, { default: string }>;
}

/** Methods that operations may have; each has a badge (`RestReference/methods.css`). */
export const methods = ['get', 'post', 'put', 'delete', 'patch'] as const;
export type Method = (typeof methods)[number];

export type PathItem = Partial<Record<Method, Operation>> & {
  parameters?: (Parameter | Reference)[];
};

export interface OpenApi {
  info: { title: string; version: string; description?: string };
  servers?: Server[];
  tags?: { name: string; description?: string }[];
  paths: Record<string, PathItem>;
  components?: Record<string, Record<string, unknown>>;
}

/** Follows a JSON pointer of the form `#/…`. @throws Error naming the pointer when nothing is there. */
export function resolve<T>(api: OpenApi, value: T | Reference): T {
  if (typeof value !== 'object' || value === null || !('$ref' in value)) {
    return value as T;
  }
  const pointer = value.$ref;
  let target: unknown = api;
  for (const part of pointer.replace(/^#\//, '').split('/')) {
    const key = part.replaceAll('~1', '/').replaceAll('~0', '~');
    target = (target as Record<string, unknown> | undefined)?.[key];
  }
  if (target === undefined) {
    throw new Error(`$ref "${pointer}" points to nothing. Define it, or correct the reference.`);
  }
  return resolve(api, target as T | Reference);
}

/** Returns the name behind `#/components/schemas/…`, or `undefined` for another reference or none. */
export function schemaName({ $ref }: { $ref?: string }): string | undefined {
  return /^#\/components\/schemas\/(.+)$/.exec($ref ?? '')?.[1];
}

/** One operation with the path it belongs to. */
export interface PathOperation {
  path: string;
  method: Method;
  operation: Operation;
  parameters: Parameter[];
}

/** Lists the operations of a file in its order, with the parameters of their paths. */
export function operationsOf(api: OpenApi): PathOperation[] {
  return Object.entries(api.paths).flatMap(([path, item]) =>
    methods.flatMap((method) => {
      const operation = item[method];
      return operation === undefined
        ? []
        : {
            path,
            method,
            operation,
            parameters: [...(item.parameters ?? []), ...(operation.parameters ?? [])].map(
              (parameter) => resolve<Parameter>(api, parameter),
            ),
          };
    }),
  );
}

/** Returns the examples of a body, by name. */
export function examplesOf(api: OpenApi, media: MediaType | undefined): Record<string, Example> {
  if (media?.example !== undefined) {
    return { example: { value: media.example } };
  }
  return Object.fromEntries(
    Object.entries(media?.examples ?? {}).map(([name, example]) => [
      name,
      resolve<Example>(api, example),
    ]),
  );
}

/** Returns the media type of a body and what is said of it; the product's API has one per body. */
export function mediaOf(body: Body): { mediaType?: string; media?: MediaType } {
  const [mediaType, media] = Object.entries(body.content ?? {})[0] ?? [];
  return { mediaType, media };
}

/** Returns the address of the first server, its variables at their defaults, without a slash at its end. */
export function serverAddress(api: OpenApi): string {
  const server = api.servers?.[0];
  return (server?.url ?? '')
    .replace(/\{([^}]+)\}/g, (_, name: string) => server?.variables?.[name]?.default ?? '')
    .replace(/\/$/, '');
}
