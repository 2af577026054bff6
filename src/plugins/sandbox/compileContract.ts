import Ajv from 'ajv';
import standaloneCode from 'ajv/dist/standalone';
import addFormats from 'ajv-formats';
import { build } from 'esbuild';
import type { CatalogFacts, ContractOperation } from '../../site/catalogFacts';
import {
  type Body,
  mediaOf,
  type OpenApi,
  operationsOf,
  resolve,
  type Schema,
  schemaName,
} from '../rest-reference/openApi';

/** Words about a value, which check nothing. */
const silent = ['description', 'example', 'title', 'default'];

/** Takes out of a schema what only people read. */
function bare(schema: unknown, key = ''): unknown {
  if (Array.isArray(schema)) {
    return schema.map((one) => bare(one));
  }
  if (typeof schema !== 'object' || schema === null) {
    return schema;
  }
  const isProperties = key === 'properties';
  const entries = Object.entries(schema)
    .filter(([name]) => isProperties || !silent.includes(name))
    .map(([name, value]): [string, unknown] => {
      if (name === 'discriminator' && !isProperties) {
        // The schemas that are chosen from name their own values; Ajv knows no other mapping.
        return [name, { propertyName: (value as { propertyName: string }).propertyName }];
      }
      return [name, bare(value, isProperties ? '' : name)];
    });
  return Object.fromEntries(entries);
}

/** A name's own pattern, as request schemas write it. */
const isNamePattern = ({ pattern }: Schema): boolean => pattern?.startsWith('^\\w') ?? false;

/**
 * Lets a request's names be any text that isn't blank, and so its provider: the server reads them as text, and has words of its own for
 * those that it doesn't take.
 */
function loosened(schema: Schema): Schema {
  const properties = Object.entries(schema.properties ?? {}).map(([name, one]): [string, Schema] =>
    name === 'provider' || isNamePattern(one)
      ? [name, { type: 'string', minLength: 1, pattern: '\\S' }]
      : [name, one],
  );
  return schema.properties ? { ...schema, properties: Object.fromEntries(properties) } : schema;
}

/** Names the validator of a body's schema and collects the schema under that name; `undefined` for a body without JSON. */
function collect(schemas: Record<string, Schema>, operation: string, body: Body = {}) {
  const { media } = mediaOf(body);
  if (media?.schema === undefined) {
    return undefined;
  }
  const name = schemaName(media.schema) ?? `${operation}Reply`;
  schemas[name] = media.schema;
  return name;
}

function compileOperations(api: OpenApi, collected: Record<string, Schema>): ContractOperation[] {
  return operationsOf(api).map(({ path, method, operation }) => {
    const id = operation.operationId;
    const responses = Object.entries(operation.responses).map(
      ([status, response]): [string, Body] => [status, resolve<Body>(api, response)],
    );
    return {
      id,
      method: method.toUpperCase(),
      path,
      request: collect(
        collected,
        id,
        operation.requestBody && resolve<Body>(api, operation.requestBody),
      ),
      responses: Object.fromEntries(
        responses.map(([status, body]) => [status, collect(collected, id, body) ?? '']),
      ),
      refusesInText: responses.some(
        ([status, { content = {} }]) => status === '400' && 'text/plain' in content,
      ),
    };
  });
}

/**
 * Compiles an OpenAPI file to a module that checks its requests and replies without `eval`: a `Contract` of the sandbox.
 *
 * @param catalogs what the version's pages say about its catalogs.
 * @param siteDir where packages are found.
 * @throws Error naming the schema that can't be compiled.
 */
export async function compileContract(
  api: OpenApi,
  catalogs: readonly CatalogFacts[],
  siteDir: string,
): Promise<string> {
  const collected: Record<string, Schema> = {};
  const operations = compileOperations(api, collected);
  const schemas = Object.fromEntries(
    Object.entries((api.components?.schemas ?? {}) as Record<string, Schema>).map(
      ([name, schema]) => [name, /Request$/.test(name) ? loosened(schema) : schema],
    ),
  );
  const ajv = new Ajv({
    strict: false,
    discriminator: true,
    unicodeRegExp: false,
    inlineRefs: false,
    schemas: [bare({ $id: 'openapi', components: { schemas } }) as object],
    code: { source: true, esm: true, optimize: 2 },
  });
  addFormats(ajv);
  const names: Record<string, string> = {};
  for (const [name, schema] of Object.entries(collected)) {
    const isShared = schemaName(schema) !== undefined;
    const id = isShared ? `openapi#/components/schemas/${name}` : `reply-${name}`;
    if (!isShared) {
      ajv.addSchema(absolute(bare(schema)) as object, id);
    }
    names[name] = id;
  }
  const data = JSON.stringify({ version: api.info.version, operations, catalogs });
  const validators = `{ ${Object.keys(names).join(', ')} }`;
  // Puts what the compiled functions need of Ajv into the same module.
  const { outputFiles } = await build({
    stdin: {
      contents: `${standaloneCode(ajv, names)}
export default { ...${data}, validators: ${validators} };`,
      resolveDir: siteDir,
    },
    bundle: true,
    format: 'esm',
    write: false,
    minify: true,
  });
  return outputFiles[0]?.text ?? '';
}

/** Writes a schema's references as the shared schemas are known to Ajv. */
function absolute(schema: unknown): unknown {
  return JSON.parse(
    JSON.stringify(schema).replaceAll('"#/components/schemas/', '"openapi#/components/schemas/'),
  );
}
