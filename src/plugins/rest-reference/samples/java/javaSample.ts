import type { OperationExample } from '../../examples';
import type { ClientApi } from '../clientApi';
import { access } from './access';
import { catalogs, schemas } from './catalogs';
import { JavaCode, string } from './javaCode';
import { metalakes } from './metalakes';
import { filesets, partitions, tables, topics } from './objects';
import { type Body, declare, metalakeClass, parentIdentifier, type Sample } from './sample';
import { tags } from './tags';

/** How the Java client does what an operation does, by operation id. */
const operations = {
  ...metalakes,
  ...catalogs,
  ...schemas,
  ...tables,
  ...partitions,
  ...filesets,
  ...topics,
  ...access,
  ...tags,
};

/** Writes the declaration of the client: since 0.5.0 bound to one metalake, or one that manages metalakes. */
function clientResource(
  { code, api, values }: Sample,
  managesMetalakes: boolean,
  server: string,
): string {
  const type = code.productClass(
    api.hasAdminClient && managesMetalakes
      ? 'client.GravitinoAdminClient'
      : 'client.GravitinoClient',
  );
  const builder = `${type}.builder(${string(server)})`;
  if (api.hasAdminClient && !managesMetalakes) {
    const metalake = string(values.metalake ?? '');
    return `${type} client =\n    ${builder}.withMetalake(${metalake}).build()`;
  }
  return `${type} client = ${builder}.build()`;
}

/**
 * Writes how the Java client does what an operation does.
 *
 * @returns `undefined` where the client has no such method.
 * @throws Error when the example has a value that the samples can't write.
 */
export function javaSample(example: OperationExample, api: ClientApi): string | undefined {
  const write = operations[example.operationId];
  if (write === undefined) {
    return undefined;
  }
  const code = new JavaCode(api.javaRoot);
  const sample: Sample = {
    code,
    api,
    values: example.pathValues,
    query: example.query,
    body: (example.body ?? {}) as Body,
  };
  const managesMetalakes = example.operationId in metalakes;
  if (!api.hasAdminClient && !managesMetalakes) {
    const identifier = parentIdentifier(sample, [example.pathValues.metalake ?? '']);
    declare(sample, metalakeClass(sample), 'metalake', `client.loadMetalake(${identifier})`);
  }
  write(sample);
  return code.withResource(clientResource(sample, managesMetalakes, example.server));
}
