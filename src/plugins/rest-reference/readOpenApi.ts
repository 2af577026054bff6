import { readFile } from 'node:fs/promises';
import type { NormalizedProblem, RawUniversalConfig } from '@redocly/openapi-core';
import { parse } from 'yaml';
import type { OpenApi } from './openApi';

/** What a file must fulfil so that pages can be made from it. */
const needed = {
  rules: {
    struct: 'error',
    'no-unresolved-refs': 'error',
    'no-identical-paths': 'error',
    'operation-operationId': 'error',
    'operation-operationId-unique': 'error',
    'operation-operationId-url-safe': 'error',
    'operation-summary': 'error',
    'path-parameters-defined': 'error',
  },
} satisfies RawUniversalConfig;

/** What `npm run check` asks of a file: the strictest rules, such as a response 4xx for each operation, and each example against its schema. */
export const strict = {
  extends: ['recommended-strict'],
  rules: {
    'no-invalid-media-type-examples': 'error',
    'no-invalid-schema-examples': 'error',
    'no-invalid-parameter-examples': 'error',
  },
} satisfies RawUniversalConfig;

/** Something wrong with an OpenAPI file. */
export interface OpenApiProblem {
  /** From 1. */
  line: number;
  /** JSON pointer and reason. */
  message: string;
}

/** Lists what is wrong with the text of an OpenAPI file. */
export async function openApiProblems(
  file: string,
  source: string,
  rules: RawUniversalConfig = needed,
): Promise<OpenApiProblem[]> {
  // Loaded here: a build whose pages are there already does without it.
  const { createConfig, getLineColLocation, lintFromString } = await import(
    '@redocly/openapi-core'
  );
  const config = await createConfig(rules);
  let problems: NormalizedProblem[];
  try {
    problems = await lintFromString({ source, absoluteRef: file, config });
  } catch (error) {
    return [{ line: 1, message: `#/: ${error instanceof Error ? error.message : error}` }];
  }
  return problems.map(({ location: [place], message }) => ({
    line: place === undefined ? 1 : getLineColLocation(place).start.line,
    message: `${place?.pointer ?? '#/'}: ${message}`,
  }));
}

/**
 * Reads an OpenAPI file.
 *
 * @throws Error naming the file, and for each thing that is wrong its JSON pointer and the reason: no YAML, no OpenAPI, a
 * reference that leads nowhere, an operation id that is missing or used twice.
 */
export async function readOpenApi(file: string): Promise<OpenApi> {
  const source = await readFile(file, 'utf8');
  const problems = await openApiProblems(file, source);
  if (problems.length > 0) {
    const list = problems.map(({ line, message }) => `${file}:${line} ${message}`).join('\n');
    throw new Error(`The REST reference can't be made from this OpenAPI file:\n${list}`);
  }
  return parse(source) as OpenApi;
}
