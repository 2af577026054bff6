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
  resolve,
  type Schema,
  schemaName,
} from '../rest-reference/openApi';

/** Returns whether Ajv can choose an alternative by its tag: each requires the tag, and lists different values of it. */
function hasTags(api: OpenApi, tag: string, parts: readonly Schema[]): boolean {
  const read = parts.map(({ $ref, ...part }) => ($ref ? resolve(api, $ref) : part) as Schema);
  const values = read.flatMap(({ properties }) => properties?.[tag]?.enum ?? []);
  const isTagged = ({ properties, required }: Schema): boolean =>
    properties?.[tag]?.enum !== undefined && required?.includes(tag) === true;
  return read.every(isTagged) && new Set(values).size === values.length;
}

/** Converts a schema for Ajv: shared schemas get an absolute address, and discriminators lose their mapping, or make way for `anyOf`. */
const ajvSchema = (api: OpenApi, schema: unknown): object =>
  JSON.parse(
    JSON.stringify(schema, (_, value) => {
      const { discriminator, oneOf, ...rest } = Object(value);
      if (typeof discriminator?.propertyName !== 'string') {
        return value;
      }
      const { propertyName } = discriminator;
      return oneOf && hasTags(api, propertyName, oneOf)
        ? { ...rest, oneOf, discriminator: { propertyName } }
        : { ...rest, ...(oneOf && { anyOf: oneOf }) };
    }).replaceAll('"#/components/schemas/', '"openapi#/components/schemas/'),
  );

/** Allows any name and provider that isn't blank, because the server checks them itself. */
function loosen(schema: Schema): Schema {
  const properties = Object.entries(schema.properties ?? {}).map(
    ([name, part]): [string, Schema] =>
      name === 'provider' || String(part.pattern).startsWith('^\\w')
        ? [name, { type: 'string', minLength: 1, pattern: '\\S' }]
        : [name, part],
  );
  return schema.properties ? { ...schema, properties: Object.fromEntries(properties) } : schema;
}

/** Returns an Ajv instance with the schemas of an OpenAPI file, and a function that adds the schema of a body and returns its id. */
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
    schemas: [
      ajvSchema(api, { $id: 'openapi', components: { schemas: Object.fromEntries(schemas) } }),
    ],
    code: { source: true, esm: true, optimize: 2 },
  });
  addFormats(ajv);
  const add = (id: string, body: Body): string | undefined => {
    const schema = mediaTypesOf(body)[0]?.[1].schema;
    const shared = schema && schemaName(schema);
    if (schema && !shared) {
      ajv.addSchema(ajvSchema(api, schema), id);
    }
    return shared ? `openapi#/components/schemas/${shared}` : schema && id;
  };
  return { ajv, add };
}

/**
 * Compiles an OpenAPI file to a module that checks requests without `eval` (`Contract`). Leaves out operations whose schema can't be
 * compiled.
 *
 * @param warn is called with the id of such an operation, and what to do.
 */
export async function compileContract(
  api: OpenApi,
  catalogs: readonly CatalogFacts[],
  siteDir: string,
  warn?: (id: string, text: string) => void,
): Promise<string> {
  const { ajv, add } = openSchemas(api);
  const validators: Record<string, string> = {};
  const operations: ContractOperation[] = [];
  // The product turns errors that an operation doesn't declare into internal errors.
  const listsAll = operationsOf(api).every(({ operation }) => '500' in operation.responses);
  for (const { path, method, operation } of operationsOf(api)) {
    const { operationId: id, requestBody, responses } = operation;
    try {
      const schema = requestBody && add(id, requestBody);
      if (schema) {
        ajv.getSchema(schema);
        // Fails if a referenced schema can't be compiled.
        standaloneCode(ajv, { body: schema });
        validators[id] = schema;
      }
    } catch (error) {
      const reason = (error as Error).message;
      warn?.(id, `The sandbox lacks ${id}: ${reason}. Correct the schema of its request body.`);
      continue;
    }
    const refusesInText = 'text/plain' in (responses['400']?.content ?? {});
    const statuses = listsAll ? Object.keys(responses).map(Number) : [];
    operations.push({ id, method: method.toUpperCase(), path, statuses, refusesInText });
  }
  // Operations can share a schema.
  const schemas = [...new Set(Object.values(validators))];
  const names = Object.fromEntries(schemas.map((schema, at) => [`body${at}`, schema]));
  const fields = Object.entries(validators).map(
    ([id, schema]) => `${JSON.stringify(id)}: body${schemas.indexOf(schema)}`,
  );
  const data = JSON.stringify({ version: api.info.version, operations, catalogs });
  // Bundles the parts of Ajv that the compiled functions import.
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
