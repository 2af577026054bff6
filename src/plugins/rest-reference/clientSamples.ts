import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { parse } from 'yaml';
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
 * Reads the text of the file next to an OpenAPI file.
 *
 * @returns the samples, problems that each begin with the operation, and operations without samples.
 */
export function parseClientSamples(text: string, api: OpenApi) {
  const ids = operationsOf(api).map(({ operation }) => operation.operationId);
  let content: object = {};
  try {
    content = parse(text) || {};
  } catch (error) {
    return { samples: {}, problems: [(error as Error).message], missing: [] };
  }
  const { data: samples = {}, error } = schema.safeParse(content);
  const fix = 'isn’t an operationId of openapi.yaml. Correct it, or remove the entry.';
  const problems = [
    ...(error?.issues ?? []).map(({ path, message }) => [...path, message].join(': ')),
    ...Object.keys(content).flatMap((id) => (ids.includes(id) ? [] : `${id}: ${fix}`)),
  ];
  return { samples, problems, missing: ids.filter((id) => samples[id] === undefined) };
}

/**
 * Reads the optional client samples of a version.
 *
 * @param api the OpenAPI file next to it.
 * @param warn is called once with the entries to add for operations without samples.
 * @throws Error with the file, and the operation and fix of each problem.
 */
export async function readClientSamples(
  file: string,
  api: OpenApi,
  warn?: (warning: string) => void,
): Promise<ClientSamples> {
  const text = existsSync(file) ? await readFile(file, 'utf8') : '';
  const { samples, problems, missing } = parseClientSamples(text, api);
  if (problems.length > 0) {
    const list = problems.map((problem) => `${file}: ${problem}`).join('\n');
    throw new Error(`The client samples can't be shown:\n${list}`);
  }
  if (missing.length > 0) {
    const entries = missing.map((id) => `${id}:\n  java: none\n  python: none\n`).join('');
    warn?.(`${file} has no samples for some operations. ${advice} Add:\n${entries}`);
  }
  return samples;
}
