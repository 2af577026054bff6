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

export type Method = 'get' | 'post' | 'put' | 'delete' | 'patch';

export interface OpenApi {
  paths: Record<
    string,
    Partial<Record<Method, Operation>> & { parameters?: (Parameter | Reference)[] }
  >;
  components?: Record<string, Record<string, unknown>>;
}

/**
 * Follows a JSON pointer of the form `#/…`.
 *
 * @throws Error naming the pointer when nothing is there.
 */
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
