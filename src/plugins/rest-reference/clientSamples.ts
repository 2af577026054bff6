import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
// The loader of docusaurus.config.ts returns a module's default export, which has no member `z`.
import * as z from 'zod';
import { parseYaml } from '../front-matter/read';
import { type OpenApi, operationsOf } from './openApi';

/** Name of the file next to the OpenAPI file with the client samples of a version. */
export const clientSamplesFile = 'client-samples.yaml';

const advice = 'Write the sample after "|-", or "none" if the client has no such call.';

const code = z
  .string(`isn’t a text. ${advice}`)
  .regex(/\S/, `is empty. ${advice}`)
  .transform((text) => (text === 'none' ? undefined : text))
  .optional();

const schema = z.record(z.string(), z.strictObject({ java: code, python: code }));

/** Samples by operation id and client. */
export type ClientSamples = z.infer<typeof schema>;

/**
 * Reads the optional client samples of a version.
 *
 * @param api the OpenAPI file next to it.
 * @param warn is called once with the entries to add for operations without samples.
 * @throws Error with the file, the operation, and the fix of each problem.
 */
export async function readClientSamples(file: string, api: OpenApi, warn?: (text: string) => void) {
  const ids = operationsOf(api).map(({ operation }) => operation.operationId);
  const known = schema.superRefine((entries, { addIssue }) => {
    for (const id of Object.keys(entries).filter((name) => !ids.includes(name))) {
      const message = 'isn’t an operationId of openapi.yaml. Correct it, or remove the entry.';
      addIssue({ code: 'custom', path: [id], message });
    }
  });
  const samples = parseYaml(file, existsSync(file) ? await readFile(file, 'utf8') : '', known);
  const missing = ids.filter((id) => samples[id] === undefined);
  if (missing.length > 0) {
    const entries = missing.map((id) => `${id}:\n  java: none\n  python: none\n`).join('');
    warn?.(`${file} has no samples for some operations. ${advice} Add:\n${entries}`);
  }
  return samples;
}
