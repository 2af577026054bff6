import {
  type Body,
  type Example,
  type MediaType,
  type Method,
  type OpenApi,
  type Parameter,
  resolve,
  type Schema,
} from './openApi';

/** What the page of one operation shows; schemas that more than one place uses are held once, by name. */
export interface OperationPage {
  method: Method;
  path: string;
  parameters: Parameter[];
  requestBody?: PageBody;
  responses: (PageBody & { status: string })[];
  schemas: Record<string, Schema>;
}

export interface PageBody {
  description?: string;
  required?: boolean;
  mediaType?: string;
  schema?: Schema;
  examples: { name: string; summary?: string; value: unknown }[];
}

const methods: Method[] = ['get', 'post', 'put', 'delete', 'patch'];

function examplesOf(api: OpenApi, media: MediaType | undefined): PageBody['examples'] {
  if (media?.example !== undefined) {
    return [{ name: 'example', value: media.example }];
  }
  return Object.entries(media?.examples ?? {}).map(([name, example]) => ({
    name,
    ...resolve<Example>(api, example),
  }));
}

function pageBody(api: OpenApi, body: Body): PageBody {
  const [mediaType, media] = Object.entries(body.content ?? {})[0] ?? [];
  return {
    description: body.description,
    required: body.required,
    mediaType,
    schema: media?.schema,
    examples: examplesOf(api, media),
  };
}

/** Collects the component schemas that a value refers to, directly or through others. */
function collectSchemas(api: OpenApi, value: unknown, found: Record<string, Schema>): void {
  if (Array.isArray(value)) {
    for (const item of value) {
      collectSchemas(api, item, found);
    }
    return;
  }
  if (typeof value !== 'object' || value === null) {
    return;
  }
  const name = '$ref' in value ? schemaName(String(value.$ref)) : undefined;
  if (name !== undefined && found[name] === undefined) {
    const schema = resolve<Schema>(api, { $ref: `#/components/schemas/${name}` });
    found[name] = schema;
    collectSchemas(api, schema, found);
  }
  for (const child of Object.values(value)) {
    collectSchemas(api, child, found);
  }
}

/** Returns the name behind `#/components/schemas/…`, or `undefined` for another reference. */
export function schemaName(pointer: string): string | undefined {
  return /^#\/components\/schemas\/(.+)$/.exec(pointer)?.[1];
}

/**
 * Gathers the page of every operation of an OpenAPI file, by operation id.
 *
 * @throws Error naming the operation id that two operations share, or the reference that leads nowhere.
 */
export function operationPages(api: OpenApi): Map<string, OperationPage> {
  const pages = new Map<string, OperationPage>();
  for (const [path, item] of Object.entries(api.paths)) {
    for (const method of methods) {
      const operation = item[method];
      if (operation === undefined) {
        continue;
      }
      if (pages.has(operation.operationId)) {
        throw new Error(
          `operationId "${operation.operationId}" is used twice; the second is ${method} ${path}.`,
        );
      }
      const parameters = [...(item.parameters ?? []), ...(operation.parameters ?? [])].map(
        (parameter) => resolve<Parameter>(api, parameter),
      );
      const requestBody =
        operation.requestBody && pageBody(api, resolve<Body>(api, operation.requestBody));
      const responses = Object.entries(operation.responses).map(([status, response]) => ({
        status,
        ...pageBody(api, resolve<Body>(api, response)),
      }));
      const schemas: Record<string, Schema> = {};
      collectSchemas(
        api,
        [parameters, requestBody?.schema, responses.map(({ schema }) => schema)],
        schemas,
      );
      pages.set(operation.operationId, {
        method,
        path,
        parameters,
        requestBody,
        responses,
        schemas,
      });
    }
  }
  return pages;
}
