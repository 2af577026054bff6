import { createSlugger } from '@docusaurus/utils';
import type { OpenAPIV3, OpenAPIV3_1 } from 'openapi-types';
import { restFolder } from '../../site/links';
import { restIntroduction } from '../../site/restReference';

/** Keywords of a schema that the reference reads, and the `variants` that `SchemaFields` adds. Other keywords are printed by name. */
export interface Schema
  extends Partial<Record<'$ref' | 'format' | 'description' | 'title', string>>,
    Partial<Record<'properties' | 'patternProperties', Record<string, Schema>>>,
    Partial<Record<'prefixItems' | 'oneOf' | 'anyOf' | 'allOf' | 'variants', Schema[]>> {
  type?: string | string[];
  enum?: unknown[];
  required?: string[];
  additionalProperties?: boolean | Schema;
  items?: Schema;
  discriminator?: { propertyName: string; mapping?: Record<string, string> };
  externalDocs?: OpenAPIV3.ExternalDocumentationObject;
  [keyword: string]: unknown;
}

/** An OpenAPI type in the result of `readOpenApi`, which resolves references except in schemas. */
type Inlined<T> = 0 extends 1 & T
  ? unknown
  : T extends OpenAPIV3_1.ReferenceObject
    ? never
    : T extends object
      ? {
          [Key in keyof T]: Key extends 'schema' ? Schema : Inlined<T[Key]>;
        }
      : T;

export type Example = Inlined<OpenAPIV3.ExampleObject>;
export type MediaType = Inlined<OpenAPIV3.MediaTypeObject>;
export type Parameter = Inlined<OpenAPIV3.ParameterObject>;
export type Body = Partial<Inlined<OpenAPIV3.RequestBodyObject & OpenAPIV3.ResponseObject>>;
export type Operation = Inlined<OpenAPIV3.OperationObject>;
type PathItem = Inlined<OpenAPIV3.PathItemObject>;

interface SecurityScheme extends Schema, Partial<Record<'scheme' | 'name' | 'in', string>> {
  type: string;
  flows?: Record<string, { scopes?: Record<string, string> }>;
}

/** Methods of operations. Those up to HEAD have a badge in the sidebar (`RestReference/methods.css`). */
export const methods = 'get post put delete patch head options trace'.split(' ') as Method[];
export type Method = `${OpenAPIV3.HttpMethods}`;

export interface OpenApi
  extends Pick<OpenAPIV3_1.Document, 'info' | 'servers' | 'tags' | 'externalDocs' | 'security'> {
  paths: Record<string, PathItem>;
  webhooks?: Record<string, PathItem>;
  components?: {
    schemas?: Record<string, Schema>;
    securitySchemes?: Record<string, SecurityScheme>;
  };
}

/** Resolves a JSON pointer such as `#/…`. The result is undefined if it has no target or points to itself. */
export function resolve(api: object, pointer: string, above: readonly string[] = []): unknown {
  const keys = above.includes(pointer) ? [''] : pointer.split('/').slice(1);
  const target = keys
    .map((key) => decodeURIComponent(key).replaceAll('~1', '/').replaceAll('~0', '~'))
    .reduce<unknown>((node, key) => Object(node)[key], api);
  const { $ref } = Object(target);
  return $ref ? resolve(api, $ref, [...above, pointer]) : target;
}

/** Copies a part of a file, and changes its objects, beginning with the innermost. */
export const changedCopy = <T extends object>(part: T, change: (value: Schema) => void): T =>
  JSON.parse(JSON.stringify(part), (_, value) => {
    change(Object(value));
    return value;
  });

/** Resolves references in an example, including those to other examples. */
const resolvedValue = (api: object, value: unknown): unknown =>
  JSON.parse(JSON.stringify(value), (_, part) => {
    const { $ref } = Object(part);
    const target = String($ref).startsWith('#/') ? resolve(api, String($ref)) : undefined;
    return Object(target).value ?? target ?? part;
  });

/** Resolves references outside of schemas, and omits missing and circular ones. */
export function inlined(api: object, node: unknown, above: readonly string[] = []): unknown {
  if (Array.isArray(node)) {
    return node.map((item) => inlined(api, item, above));
  }
  const { $ref, ...own } = Object(node);
  if (typeof $ref === 'string') {
    const target = above.includes($ref) ? undefined : resolve(api, $ref);
    return target && inlined(api, { ...target, ...own }, [...above, $ref]);
  }
  if (typeof node !== 'object' || node === null) {
    return node;
  }
  const read = (key: string, value: unknown): unknown =>
    /^(example|value)$/.test(key) ? resolvedValue(api, value) : inlined(api, value, above);
  return Object.fromEntries(
    Object.entries(node)
      .map(([key, value]) => [key, /^schemas?$/.test(key) ? value : read(key, value)])
      .filter(([, value]) => value !== undefined),
  );
}

/** Returns the name of a referenced schema, or undefined for an inline schema. */
export const schemaName = ({ $ref }: { $ref?: string }): string | undefined =>
  $ref?.replace(/^#\/(components\/schemas\/)?/, '').replace(/\/(properties\/)?/g, '.');

/** Page name of an operation: `createTable` is at `create-table`. */
export const pageName = (operationId: string): string =>
  operationId
    .replace(/([a-z\d])([A-Z])/g, '$1-$2')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')
    .toLowerCase();

/** Returns the origin and the base path of a server with the defaults of its variables. */
function serverAddress({ url, variables = {} }: OpenAPIV3.ServerObject = { url: '' }): string[] {
  const address = url.replace(/\{([^}]+)\}/g, (_, name) => variables[name]?.default ?? '');
  const [, origin = '', base = ''] = /^(https?:\/\/[^/]*)?\/?(.*?)\/*$/.exec(address) ?? [];
  return [origin || 'http://localhost:8090', base && `/${base}`];
}

/** Lists the operations of paths, including parameters of their paths that they don't override. Webhooks are requests that the server sends. */
export const operationsIn = (items: Record<string, PathItem>, isWebhook = true) =>
  Object.entries(items).flatMap(([key, item]) =>
    methods.flatMap((method) => {
      const operation = item[method];
      const listed = [...(item.parameters ?? []), ...(operation?.parameters ?? [])];
      const named = new Map(listed.map((entry) => [`${entry.in} ${entry.name}`, entry]));
      const parameters = [...named.values()];
      return operation ? [{ key, item, method, operation, parameters, isWebhook }] : [];
    }),
  );

/** Lists the operations of a file in order, and fills in missing ids, titles, and groups. */
export function operationsOf({ paths, webhooks = {}, servers }: OpenApi) {
  const slugger = createSlugger();
  slugger.slug('index');
  const entries = [...operationsIn(paths, false), ...operationsIn(webhooks)];
  return entries.map(({ item, operation, ...entry }) => {
    const { key, method, isWebhook } = entry;
    const camelCase = key.replace(/[^\p{L}\p{N}]+(.?)/gu, (_, letter) => letter.toUpperCase());
    const { operationId = method + camelCase, responses = {}, tags = [] } = operation;
    const description = [operation.description, item.description].filter(Boolean).join('\n\n');
    const summary = operation.summary || (item.summary ?? operationId);
    const [tag = isWebhook ? 'webhooks' : 'other'] = tags;
    const own = operation.servers ?? item.servers;
    const [server = '', base] = serverAddress((own ?? servers)?.[0]);
    const words = { operationId, summary, description };
    return {
      ...entry,
      // Last segment of its page's address, which is unique in the file.
      name: slugger.slug(pageName(operationId) || 'operation'),
      tag,
      path: isWebhook ? key : `${base}${key}`,
      server,
      operation: { ...operation, ...words, servers: own, responses },
    };
  });
}

export type PathOperation = ReturnType<typeof operationsOf>[number];

/** Returns the examples of a body or a parameter, by name. */
export const examplesOf = ({ example, examples = {} }: MediaType = {}): Record<string, Example> =>
  example === undefined ? examples : { example: { value: example } };

export const isJson = (mediaType: string): boolean => /\bjson\b/.test(mediaType);

/** Lists the media types of a body. JSON comes first, because samples use the first type. */
export const mediaTypesOf = ({ content = {} }: Body = {}): [mediaType: string, MediaType][] =>
  Object.entries(content).sort(([a], [b]) => Number(isJson(b)) - Number(isJson(a)));

/** Lists the addresses of generated REST pages, from the files of a version by path. */
export function restAddresses(files: readonly (readonly [path: string, text: string])[]): string[] {
  // Operations can be in files that openapi.yaml references.
  const openApi = files.filter(
    ([path]) => path.startsWith(`${restFolder}/`) && /(?<!client-samples)\.ya?ml$/.test(path),
  );
  const names = openApi.flatMap(([, text]) =>
    [...text.matchAll(/^\s+operationId:\s*['"]?(\w+)/gm)].map(([, id = '']) => pageName(id)),
  );
  const documents = openApi.length === 0 ? [] : [restIntroduction, ...names];
  return documents.map((name) => `/${restFolder}/${name}`);
}
