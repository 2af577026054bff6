import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { parseDocument } from 'yaml';
// The loader of docusaurus.config.ts returns a module's default export, which has no member `z`.
import * as z from 'zod';
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
 * @throws Error with the file, and the operation and fix of each problem.
 */
export async function readClientSamples(file: string, api: OpenApi, warn?: (text: string) => void) {
  const { errors, contents } = parseDocument(existsSync(file) ? await readFile(file, 'utf8') : '');
  const content: object = (errors.length === 0 && contents?.toJSON()) || {};
  const { data: samples = {}, error } = schema.safeParse(content);
  const ids = operationsOf(api).map(({ operation }) => operation.operationId);
  const problems = [
    ...errors.map(({ message }) => message),
    ...(error?.issues ?? []).map(({ path, message }) => [...path, message].join(': ')),
    ...Object.keys(content)
      .filter((id) => !ids.includes(id))
      .map((id) => `${id}: isn’t an operationId of openapi.yaml. Correct it, or remove the entry.`),
  ];
  if (problems.length > 0) {
    const list = problems.map((problem) => `${file}: ${problem}`).join('\n');
    throw new Error(`The client samples can't be shown:\n${list}`);
  }
  const missing = ids.filter((id) => samples[id] === undefined);
  if (missing.length > 0) {
    const entries = missing.map((id) => `${id}:\n  java: none\n  python: none\n`).join('');
    warn?.(`${file} has no samples for some operations. ${advice} Add:\n${entries}`);
  }
  return samples;
}
