import logger from '@docusaurus/logger';
import Ajv from 'ajv';
import standaloneCode from 'ajv/dist/standalone';
import addFormats from 'ajv-formats';
import { build } from 'esbuild';
import type { CatalogFacts, ContractOperation } from '../../site/catalogFacts';
import {
  type Body,
  mediaTypesOf,
  type OpenApi,
  operationsOf,
  type Schema,
  schemaName,
} from '../rest-reference/openApi';

/** Returns a schema in the form that Ajv knows: shared schemas have an address of their own, and a discriminator has no mapping. */
const ajvSchema = (schema: unknown): object =>
  JSON.parse(
    JSON.stringify(schema, (key, value) =>
      key === 'discriminator' && value?.mapping ? { propertyName: value.propertyName } : value,
    ).replaceAll('"#/components/schemas/', '"openapi#/components/schemas/'),
  );

/** Lets names and the provider of a request be any text that isn't blank: the server itself checks them. */
function loosen(schema: Schema): Schema {
  const properties = Object.entries(schema.properties ?? {}).map(
    ([name, part]): [string, Schema] =>
      name === 'provider' || String(part.pattern).startsWith('^\\w')
        ? [name, { type: 'string', minLength: 1, pattern: '\\S' }]
        : [name, part],
  );
  return schema.properties ? { ...schema, properties: Object.fromEntries(properties) } : schema;
}

/** Returns a compiler that knows the schemas of an OpenAPI file, and a function that adds one of its bodies and names it. */
export function openSchemas(api: OpenApi) {
  const schemas = Object.entries(api.components?.schemas ?? {}).map(([name, schema]) => [
    name,
    /Request$/.test(name) ? loosen(schema) : schema,
  ]);
  const ajv = new Ajv({
    strict: false,
    discriminator: true,
    unicodeRegExp: false,
    inlineRefs: false,
    schemas: [ajvSchema({ $id: 'openapi', components: { schemas: Object.fromEntries(schemas) } })],
    code: { source: true, esm: true, optimize: 2 },
  });
  addFormats(ajv);
  const add = (id: string, body: Body): string | undefined => {
    const schema = mediaTypesOf(body)[0]?.[1].schema;
    const shared = schema && schemaName(schema);
    if (schema && !shared) {
      ajv.addSchema(ajvSchema(schema), id);
    }
    return shared ? `openapi#/components/schemas/${shared}` : schema && id;
  };
  return { ajv, add };
}

/**
 * Compiles an OpenAPI file to a module that checks requests without `eval` (`Contract`). An operation
 * whose schema can't be compiled is left out, with a warning.
 */
export async function compileContract(
  api: OpenApi,
  catalogs: readonly CatalogFacts[],
  siteDir: string,
): Promise<string> {
  const { ajv, add } = openSchemas(api);
  const validators: Record<string, string> = {};
  const operations: ContractOperation[] = [];
  for (const { path, method, operation } of operationsOf(api)) {
    const { operationId: id, requestBody, responses } = operation;
    try {
      const schema = requestBody && add(id, requestBody);
      if (schema) {
        ajv.getSchema(schema);
        // Fails where a schema that this one refers to couldn't be compiled.
        standaloneCode(ajv, { body: schema });
        validators[id] = schema;
      }
    } catch (error) {
      logger.warn`name=${id}: the simulated server leaves it out, since its request schema can't be compiled: ${(error as Error).message}`;
      continue;
    }
    const refusesInText = 'text/plain' in (responses['400']?.content ?? {});
    const statuses = Object.keys(responses).map(Number);
    operations.push({ id, method: method.toUpperCase(), path, statuses, refusesInText });
  }
  // Operations can share a schema.
  const schemas = [...new Set(Object.values(validators))];
  const names = Object.fromEntries(schemas.map((schema, at) => [`body${at}`, schema]));
  const fields = Object.entries(validators).map(
    ([id, schema]) => `${JSON.stringify(id)}: body${schemas.indexOf(schema)}`,
  );
  const data = JSON.stringify({ version: api.info.version, operations, catalogs });
  // Puts what the compiled functions need of Ajv into the same module.
  const { outputFiles } = await build({
    stdin: {
      contents: `${standaloneCode(ajv, names)}
export default { ...${data}, validators: { ${fields.join(', ')} } };`,
      resolveDir: siteDir,
    },
    bundle: true,
    format: 'esm',
    write: false,
    minify: true,
  });
  return outputFiles[0]?.text ?? '';
}
