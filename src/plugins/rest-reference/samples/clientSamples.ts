import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { parse } from 'yaml';
// Not `{ z }`: the loader of docusaurus.config.ts gives a module's default export, which has no such member.
import * as z from 'zod';
import { type OpenApi, operationsOf } from '../openApi';

/** Name of the file, beside the OpenAPI file, that holds the samples of a version's clients. */
export const clientSamplesFile = 'client-samples.yaml';

const clients = ['java', 'python'] as const;

/** What the file says instead of a sample where a client has no such call. */
const none = 'none';

const advice = `Write the sample after "|-", or "${none}" if the client has no such call.`;
const code = z.string(`is not a text. ${advice}`).regex(/\S/, `is empty. ${advice}`).optional();

const entry = z.strictObject(
  { java: code, python: code },
  {
    error: (issue) =>
      issue.code === 'unrecognized_keys'
        ? `${issue.keys.join(', ')}: isn’t a client. Known: ${clients.join(', ')}.`
        : `has no samples. Add an entry with one for each client of this version (${clients.join(', ')}).`,
  },
);

/** Samples by operation id and client, as the file holds them. */
export type ClientSamples = Record<string, z.infer<typeof entry>>;

/** The form of the file beside an OpenAPI file. */
const fileOf = (api: OpenApi) =>
  z
    .strictObject(
      Object.fromEntries(operationsOf(api).map(({ operation }) => [operation.operationId, entry])),
      {
        error: (issue) =>
          issue.code === 'unrecognized_keys'
            ? `${issue.keys.join(', ')}: isn’t an operationId of openapi.yaml. Correct it, or remove the entry.`
            : 'isn’t a map. Write an entry for each operationId of openapi.yaml.',
      },
    )
    .superRefine((entries, context) => {
      const all = Object.entries(entries);
      const used = clients.filter((client) => all.some(([, samples]) => client in samples));
      for (const [id, samples] of all) {
        for (const client of used.filter((name) => !(name in samples))) {
          const message = `is missing, though other operations have one. ${advice}`;
          context.addIssue({ code: 'custom', path: [id, client], message });
        }
      }
    });

/** Reads the text of the file beside an OpenAPI file; each problem begins with the operation that it is about. */
export function parseClientSamples(
  text: string,
  api: OpenApi,
): { samples?: ClientSamples; problems?: string[] } {
  let content: unknown;
  try {
    content = parse(text);
  } catch (error) {
    return { problems: [error instanceof Error ? error.message : String(error)] };
  }
  const { data, error } = fileOf(api).safeParse(content);
  return error
    ? { problems: error.issues.map(({ path, message }) => [...path, message].join(': ')) }
    : { samples: data };
}

/**
 * Reads the client samples of a version.
 *
 * @param api the OpenAPI file beside it.
 * @throws Error naming the file, and for each thing that is wrong the operation and what to do: no file, no YAML, an
 * operation without an entry, an entry without an operation, an unknown client, a sample that is missing or empty.
 */
export async function readClientSamples(file: string, api: OpenApi): Promise<ClientSamples> {
  if (!existsSync(file)) {
    throw new Error(`${file} is missing. Copy the one of the nearest version, and adapt it.`);
  }
  const { samples = {}, problems } = parseClientSamples(await readFile(file, 'utf8'), api);
  if (problems !== undefined) {
    const list = problems.map((problem) => `${file}: ${problem}`).join('\n');
    throw new Error(`The client samples can't be shown:\n${list}`);
  }
  return samples;
}

/** Returns the sample of an operation for a client, or `undefined` where the client has no such call. */
export function clientSample(
  samples: ClientSamples,
  operationId: string,
  client: (typeof clients)[number],
): string | undefined {
  const sample = samples[operationId]?.[client];
  return sample === none ? undefined : sample;
}
