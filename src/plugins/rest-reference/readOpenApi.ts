import { readFile } from 'node:fs/promises';
import { createConfig, lintFromString, type NormalizedProblem } from '@redocly/openapi-core';
import { parse } from 'yaml';
import type { OpenApi } from './openApi';

/** What a file must fulfil so that pages can be made from it; the tests ask for more. */
const rules = {
  struct: 'error',
  'no-unresolved-refs': 'error',
  'no-identical-paths': 'error',
  'operation-operationId': 'error',
  'operation-operationId-unique': 'error',
  'operation-operationId-url-safe': 'error',
  'operation-summary': 'error',
  'path-parameters-defined': 'error',
} as const;

/** Names file, JSON pointer and reason of a problem. */
export function describeProblem(file: string, problem: NormalizedProblem): string {
  const pointer = problem.location[0]?.pointer ?? '#/';
  return `${file} ${pointer}: ${problem.message}`;
}

/**
 * Reads an OpenAPI file.
 *
 * @throws Error naming the file, and for each thing that is wrong its JSON pointer and the reason: no YAML, no OpenAPI, a
 * reference that leads nowhere, an operation id that is missing or used twice.
 */
export async function readOpenApi(file: string): Promise<OpenApi> {
  const source = await readFile(file, 'utf8');
  let problems: NormalizedProblem[];
  try {
    problems = await lintFromString({
      source,
      absoluteRef: file,
      config: await createConfig({ rules }),
    });
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`${file} #/: ${reason}`, { cause: error });
  }
  if (problems.length > 0) {
    const list = problems.map((problem) => describeProblem(file, problem)).join('\n');
    throw new Error(`The REST reference can't be made from this OpenAPI file:\n${list}`);
  }
  return parse(source) as OpenApi;
}
