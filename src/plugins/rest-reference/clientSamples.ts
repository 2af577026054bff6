import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { parse } from 'yaml';
// Not `{ z }`: the loader of docusaurus.config.ts gives a module's default export, which has no such member.
import * as z from 'zod';
import { type OpenApi, operationsOf } from './openApi';

/** Name of the file, next to the OpenAPI file, that holds the samples of a version's clients. */
export const clientSamplesFile = 'client-samples.yaml';

const clients = ['java', 'python'] as const;

/** What the file has instead of a sample where a client has no such call. */
const none = 'none';

const advice = `Write the sample after "|-", or "${none}" if the client has no such call.`;
const code = z
  .string(`is not a text. ${advice}`)
  .regex(/\S/, `is empty. ${advice}`)
  .transform((text) => (text === none ? undefined : text))
  .optional();

const entry = z.strictObject(Object.fromEntries(clients.map((client) => [client, code])), {
  error: (issue) =>
    issue.code === 'unrecognized_keys'
      ? `${issue.keys.join(', ')}: isn’t a client. Known: ${clients.join(', ')}.`
      : 'has no samples. Write one for each client, or remove the entry.',
});

/** Samples by operation id and client. */
export type ClientSamples = Record<string, Partial<Record<(typeof clients)[number], string>>>;

/**
 * Reads the text of the file next to an OpenAPI file.
 *
 * @returns the samples, problems that each begin with the operation, and entries to add for operations without samples.
 */
export function parseClientSamples(
  text: string,
  api: OpenApi,
): { samples: ClientSamples; problems: string[]; skeleton: string } {
  const ids = operationsOf(api).map(({ operation }) => operation.operationId);
  let content: unknown;
  try {
    content = parse(text) ?? {};
  } catch (error) {
    return { samples: {}, problems: [(error as Error).message], skeleton: '' };
  }
  const { data = {}, error } = z
    .record(z.string(), entry, 'isn’t a map. Write an entry for each operationId of openapi.yaml.')
    .superRefine((entries, context) => {
      for (const id of Object.keys(entries).filter((name) => !ids.includes(name))) {
        const message = 'isn’t an operationId of openapi.yaml. Correct it, or remove the entry.';
        context.addIssue({ code: 'custom', path: [id], message });
      }
    })
    .safeParse(content);
  const lines = clients.map((client) => `  ${client}: ${none}\n`).join('');
  const missing = ids.filter((id) => !(id in data));
  return {
    samples: data,
    problems: error?.issues.map(({ path, message }) => [...path, message].join(': ')) ?? [],
    skeleton: missing.map((id) => `${id}:\n${lines}`).join(''),
  };
}

/**
 * Reads the client samples of a version; they are optional.
 *
 * @param api the OpenAPI file next to it.
 * @param warn is called once, with the entries of operations that have no samples yet.
 * @throws Error naming the file, and for each thing that is wrong the operation and what to do: no YAML, an entry without an
 * operation, an unknown client, an empty sample.
 */
export async function readClientSamples(
  file: string,
  api: OpenApi,
  warn?: (warning: string) => void,
): Promise<ClientSamples> {
  const text = existsSync(file) ? await readFile(file, 'utf8') : '';
  const { samples, problems, skeleton } = parseClientSamples(text, api);
  if (problems.length > 0) {
    const list = problems.map((problem) => `${file}: ${problem}`).join('\n');
    throw new Error(`The client samples can't be shown:\n${list}`);
  }
  if (skeleton !== '') {
    warn?.(`${file} has no samples for some operations. ${advice} Add:\n${skeleton}`);
  }
  return samples;
}
