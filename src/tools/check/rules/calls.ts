import { resolve } from 'node:path';
import Ajv, { type ErrorObject } from 'ajv';
import addFormats from 'ajv-formats';
import type { Nodes } from 'mdast';
import { nodesOf } from '../../../markdown/nodes';
import { type CurlCall, curlCall, shellCommands } from '../../../markdown/shellWords';
import { mediaTypesOf, type OpenApi, operationsOf } from '../../../plugins/rest-reference/openApi';
import { inspectOpenApi } from '../../../plugins/rest-reference/readOpenApi';
import { restFolder } from '../../../site/links';
import type { CheckedPage } from '../site';
import type { SiteRule } from './site';

/** A `curl` command of a sample, with its line. */
export type PageCall = CurlCall & { line: number };

/** Lists the `curl` commands in a page's code blocks, including blocks with output. */
export const callsIn = (tree: Nodes): PageCall[] =>
  nodesOf(tree, 'code')
    .filter(({ lang }) => /^(?:shell|bash|sh|text|console)$/.test(lang ?? ''))
    .flatMap(({ value, position }) =>
      shellCommands(value).flatMap((words) => {
        const start = words.findIndex((word) => /^(?:\$?\()?curl$/.test(word));
        const call = start < 0 ? undefined : curlCall(['curl', ...words.slice(start + 1)]);
        const before = value.slice(0, value.indexOf(call?.url ?? '')).split('\n').length;
        // OPTIONS is for CORS. All servers support it, and OpenAPI files don't list it.
        return call && call.method !== 'OPTIONS'
          ? [{ line: (position?.start.line ?? 0) + before, ...call }]
          : [];
      }),
    );

/** The API of the examples; the reference doesn't include `/api/version`. */
const apiCall = /^http:\/\/[\w.]+:8090(\/api\/metalakes[^?]*)(?:\?.*)?$/;

/** Lists a page's calls of the API, with their paths. */
export const restCalls = ({ markdown }: CheckedPage): (PageCall & { path: string })[] =>
  callsIn(markdown.tree).flatMap((call) => {
    const path = apiCall.exec(call.url)?.[1];
    return path ? [{ ...call, path }] : [];
  });

/** Describes the error at the innermost place of a body, which says most about alternatives. */
function bodyProblem(errors: readonly ErrorObject[]): string {
  const depthOf = ({ instancePath }: ErrorObject): number => instancePath.split('/').length;
  const [error] = errors.toSorted((a, b) => depthOf(b) - depthOf(a));
  const { instancePath = '', message, params = {} } = error ?? {};
  const given = params.additionalProperty ?? params.allowedValues?.join(', ');
  return `body${instancePath} ${message}${given === undefined ? '' : ` (${given})`}`;
}

/** Returns a function that describes what is wrong with a call: an unknown operation, or a missing, unexpected, or invalid body. */
function openCallCheck(api: OpenApi) {
  const absolute = <T>(part: T): T => JSON.parse(JSON.stringify(part).replaceAll('"#/', '"api#/'));
  const ajv = new Ajv({ strict: false, allErrors: true });
  addFormats(ajv);
  ajv.addSchema({ $id: 'api', ...absolute(api) });
  const operations = operationsOf(api).map(({ method, path, operation }) => ({
    method: method.toUpperCase(),
    schema: mediaTypesOf(operation.requestBody)[0]?.[1].schema,
    pattern: new RegExp(`^${path.replace(/\{[^}]+\}/g, '[^/]+')}/?$`),
  }));
  return ({ method, path, body }: PageCall & { path: string }): string | undefined => {
    const here = operations.filter(({ pattern }) => pattern.test(path));
    const operation = here.find((one) => one.method === method);
    if (operation === undefined) {
      const others = here.map((one) => one.method).join(', ');
      return `is not an operation of this version${others && `, which has ${others} there`}`;
    }
    const { schema } = operation;
    if (schema === undefined || body === undefined) {
      const problem = schema ? 'has no body' : 'takes no body';
      return (schema === undefined) === (body === undefined) ? undefined : problem;
    }
    // curl reads the body from a file.
    if (body.startsWith('@')) {
      return undefined;
    }
    try {
      const isValid = ajv.validate(absolute(schema), JSON.parse(body));
      return isValid ? undefined : bodyProblem(ajv.errors ?? []);
    } catch (error) {
      return error instanceof SyntaxError
        ? `has a body that isn't JSON: ${error.message}`
        : undefined;
    }
  };
}

/** Calls of the REST API in samples are operations of their version, with bodies that its OpenAPI file accepts. */
export const checkCalls: SiteRule = async ({ site, only }, report) => {
  for (const version of site.versions) {
    const file = `${version.folder}/${restFolder}/openapi.yaml`;
    const calls = (only ?? [...site.pages, ...site.partials])
      .filter((page) => page.version === version)
      .flatMap((page) => restCalls(page).map((call) => ({ ...call, file: page.file })));
    const text = site.files.get(file);
    const { api } = text && calls.length > 0 ? await inspectOpenApi(resolve(file), text) : {};
    const problemOf = api && openCallCheck(api);
    for (const call of problemOf ? calls : []) {
      const problem = problemOf?.(call);
      if (problem) {
        const fix = /JSON/.test(problem) ? 'Correct it.' : `Correct the sample, or ${file}.`;
        const kind = /^body/.test(problem) ? `${call.method} ${problem} ${fix}` : undefined;
        report(call.file, call.line, `${call.method} ${call.path} ${problem}. ${fix}`, kind);
      }
    }
  }
};
