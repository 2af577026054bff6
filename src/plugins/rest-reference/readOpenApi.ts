import { readFile } from 'node:fs/promises';
import type { NormalizedProblem, RawUniversalConfig, Source } from '@redocly/openapi-core';
import { LineCounter, parseDocument } from 'yaml';
import { changedCopy, inlined, type OpenApi, type Schema } from './openApi';

/** Rules of `npm run check`: the strictest ones, which require a 4xx response for each operation and valid examples. */
export const strict = {
  extends: ['recommended-strict'],
  // It doubts alternatives that have a property in common, whatever else tells them apart.
  rules: { 'no-illogical-composition-keywords': 'off' },
} satisfies RawUniversalConfig;

const badExample = 'Correct it. Until then, samples are generated from the schema.';

/** Rules of the build with their fixes. */
const fixes: Record<string, string> = {
  struct: 'Correct the file. Until then, the page shows its contents.',
  'spec-ref-siblings': 'Other tools ignore it. Move it into what $ref points to.',
  'no-unresolved-refs': 'Define it, or correct the reference.',
  'no-identical-paths': 'Remove one, because servers may use either.',
  'operation-operationId': 'Add an id. Until then, its page is named after its method and path.',
  'operation-operationId-unique': 'Rename one of them.',
  'operation-summary': 'Add a summary. Until then, the title is its operation id.',
  'path-parameters-defined': 'Add it to the parameters.',
  'no-invalid-media-type-examples': badExample,
  'no-invalid-schema-examples': badExample,
  'operation-tag-defined': 'Add it to the tags at the top of the file.',
};

/** A problem of an OpenAPI file, with a one-based line and a message of JSON pointer, reason, and fix. */
type OpenApiProblem = Record<'file' | 'message', string> & { line: number; isWarning: boolean };

/** Integers beyond 2^53, which JavaScript rounds, as files write them. */
const exactDigits = new Map([
  [2 ** 63, '9223372036854775807'],
  [-(2 ** 63), '-9223372036854775808'],
]);
const exact = (digits: string): string => exactDigits.get(Number(digits)) ?? digits;

/** Restores the digits of large integers in a text. */
export const withExactIntegers = (text: string): string => text.replace(/-?\d{16,}/g, exact);

/** Converts exclusive limits to OpenAPI 3.1, and lets samples prefer a schema's properties to those of `allOf`. */
const modernize = (schema: Schema): void => {
  for (const limit of ['Minimum', 'Maximum']) {
    const [key, exclusive] = [limit.toLowerCase(), `exclusive${limit}`];
    if (typeof schema[exclusive] === 'boolean') {
      schema[exclusive] = schema[exclusive] ? schema[key] : undefined;
      schema[key] = schema[exclusive] === undefined ? schema[key] : undefined;
    }
  }
  if (Array.isArray(schema.allOf) && schema.properties) {
    schema.allOf.push({ properties: schema.properties });
  }
};

/** Returns whether a problem doesn't make a page wrong. */
const isHarmless = ({ ruleId, location: [place] }: NormalizedProblem): boolean =>
  !/^(no-unresolved-refs|operation-operationId-unique)$/.test(ruleId) ||
  /\/(examples?|mapping)\//.test(place?.pointer ?? '');

/** Reads an OpenAPI file and its referenced files, and lists their problems. */
export async function inspectOpenApi(file: string, text: string, rules?: RawUniversalConfig) {
  // Loaded on demand, because builds with generated pages don't need it.
  const core = await import('@redocly/openapi-core');
  const problems: OpenApiProblem[] = [];
  const note = (at: string, line: number, message: string, isWarning = false) =>
    problems.push({ file: at, line, message, isWarning });
  /** A parser that accepts a closing brace at its parent's indentation, and reports all mistakes. */
  class Resolver extends core.BaseResolver {
    override parseDocument(source: Source) {
      const lines = new LineCounter();
      const document = parseDocument(source.body, { lineCounter: lines, merge: true });
      for (const { message, pos } of document.errors) {
        const [reason] = message.split(' at line');
        note(source.absoluteRef, lines.linePos(pos[0]).line, `#/: ${reason}. Correct the YAML.`);
      }
      for (const [digits] of source.body.matchAll(/-?\d{16,}/g)) {
        exactDigits.set(Number(digits), exact(digits));
      }
      return { source, parsed: document.errors.length > 0 ? {} : document.toJS() };
    }
  }
  const lenient = Object.fromEntries(Object.keys(fixes).map((rule) => [rule, 'error' as const]));
  const config = await core.createConfig(rules ?? { rules: lenient });
  const resolver = new Resolver();
  const document = resolver.parseDocument(new core.Source(file, text));
  const isBroken = (): boolean => problems.some(({ isWarning }) => !isWarning);
  if (document.parsed?.swagger) {
    const fix = 'Convert it: npx swagger2openapi openapi.yaml --outfile openapi.yaml';
    note(file, 1, `#/swagger: This is Swagger 2.0. ${fix}`);
  }
  const options = { document, config, externalRefResolver: resolver };
  try {
    for (const problem of isBroken() ? [] : await core.lintDocument(options)) {
      const [place] = problem.location;
      const fix = rules ? '' : ` ${fixes[problem.ruleId] ?? ''}`;
      const reason = problem.message.trim().replace(/[^.]$/, '$&.');
      note(
        place?.source.absoluteRef ?? file,
        place === undefined ? 1 : core.getLineColLocation(place).start.line,
        `${place?.pointer ?? '#/'}: ${reason}${fix}`.trim(),
        isHarmless(problem),
      );
    }
    if (!isBroken()) {
      const { bundle } = await core.bundle({ ...options, doc: document });
      const api = changedCopy(bundle.parsed as OpenApi, modernize);
      if (api.paths ?? api.webhooks) {
        return { api: inlined(api, { ...api, paths: api.paths ?? {} }) as OpenApi, problems };
      }
      note(file, 1, '#/paths: No operation. Add paths.');
    }
  } catch (error) {
    note(file, 1, `#/: ${error instanceof Error ? error.message : error}`);
  }
  return { problems };
}

/** Lists problems. Of problems that differ only in their place, it shows the first. */
function listed(problems: readonly OpenApiProblem[]): string {
  const kinds = new Map<string, string[]>();
  for (const { file, line, message, isWarning } of problems) {
    const kind = isWarning ? message.replace(/^\S+: /, '') : message;
    kinds.set(kind, [...(kinds.get(kind) ?? []), `${file}:${line} ${message}`]);
  }
  const lines = [...kinds.values()].map(([first, ...more]) =>
    more.length > 0 ? `${first} (and ${more.length} more)` : first,
  );
  return lines.join('\n');
}

/**
 * Reads an OpenAPI file and its referenced files.
 *
 * @param warn is called once with all warnings.
 * @throws Error with the file, line, JSON pointer, reason, and fix of each problem.
 */
export async function readOpenApi(file: string, warn?: (text: string) => void): Promise<OpenApi> {
  const { api, problems } = await inspectOpenApi(file, await readFile(file, 'utf8'));
  if (api === undefined) {
    const errors = problems.filter(({ isWarning }) => !isWarning);
    throw new Error(
      `The REST reference can't be generated from this OpenAPI file:\n${listed(errors)}`,
    );
  }
  if (problems.length > 0) {
    warn?.(`The REST reference has warnings:\n${listed(problems)}`);
  }
  return api;
}
