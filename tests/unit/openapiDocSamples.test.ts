import Ajv from 'ajv';
import addFormats from 'ajv-formats';
import { describe, expect, it } from 'vitest';
import { mediaTypesOf, type OpenApi, operationsOf } from '../../src/plugins/rest-reference/openApi';
import { callsIn, type PageCall } from '../support/docs/calls';
import { type DocPage, docPage, readPages } from '../support/docs/pages';
import { apiOf, restVersion, restVersions } from '../support/restVersions';

/** The API of the examples; the reference doesn't include `/api/version`. */
const apiCall = /^http:\/\/[\w.]+:8090(\/api\/metalakes[^?]*)(?:\?.*)?$/;

interface Sample extends PageCall {
  path: string;
  where: string;
}

/** Lists the calls of the API in the samples of pages. */
const callsOf = (pages: readonly DocPage[]): Sample[] =>
  pages.flatMap((page) =>
    callsIn(page).flatMap((call) => {
      const path = apiCall.exec(call.url)?.[1];
      return path ? [{ ...call, path, where: `${page.file}:${call.line}` }] : [];
    }),
  );

/** Returns a function that lists a call's problems: an unknown operation, or a missing, unexpected, or invalid body. */
function createCheck(api: OpenApi): (call: Sample) => string[] {
  const ajv = new Ajv({ strict: false, allErrors: true });
  addFormats(ajv);
  ajv.addSchema({ $id: 'api', ...api });
  const operations = operationsOf(api).map((operation) => ({
    ...operation,
    pattern: new RegExp(`^${operation.path.replace(/\{[^}]+\}/g, '[^/]+')}/?$`),
  }));
  const problemsOf = ({ method, path, body }: Sample): string[] => {
    const found = operations.find(
      (one) => one.method === method.toLowerCase() && one.pattern.test(path),
    );
    const { $ref } = mediaTypesOf(found?.operation.requestBody)[0]?.[1].schema ?? {};
    if (found === undefined || body === undefined || $ref === undefined) {
      const problem = body === undefined ? 'has no body' : 'takes no body';
      const isRight = (body === undefined) === ($ref === undefined);
      return found === undefined
        ? ['is not an operation of this version']
        : isRight
          ? []
          : [problem];
    }
    try {
      ajv.validate({ $ref: `api${$ref}` }, JSON.parse(body));
    } catch (error) {
      return [String(error)];
    }
    return (ajv.errors ?? []).map((error) => `body${error.instancePath} ${error.message}`);
  };
  return (call) =>
    problemsOf(call).map((problem) => `${call.where}: ${call.method} ${call.path} ${problem}`);
}

describe.each(restVersions)('calls in the documentation of $name', (version) => {
  const calls = callsOf(readPages(version.name));

  it('name operations of that version with valid bodies', async () => {
    expect(calls.flatMap(createCheck(await apiOf(version)))).toEqual([]);
    expect(calls.length).toBeGreaterThan(20);
    expect(calls.filter(({ body }) => body !== undefined).length).toBeGreaterThan(8);
  });
});

describe('the check of calls', () => {
  const call = (script: string): Sample[] =>
    callsOf([docPage('next', 'page.md', 'page', `\`\`\`shell\ncurl ${script}\n\`\`\`\n`)]);
  const url = 'http://localhost:8090/api/metalakes';

  it.each([
    [`-X POST -d '{"name": "a", "color": "red"}' ${url}`, 'must NOT have additional properties'],
    [`-X POST \\\n -d '{"comment": "it'\\''s"}' ${url}`, "must have required property 'name'"],
    [`-X POST -d '{name: a}' ${url}`, 'SyntaxError'],
    [`-X PATCH ${url}/a`, 'PATCH /api/metalakes/a is not an operation of this version'],
    [`-X DELETE -d '{}' ${url}/a`, 'takes no body'],
    [`-X POST ${url}`, 'has no body'],
  ])('reports curl %s with file and line: %s', async (script, problem) => {
    const problems = call(script).flatMap(createCheck(await apiOf(restVersion('next'))));
    expect(problems.join('\n')).toContain('page.md:1: ');
    expect(problems.join('\n')).toContain(problem);
  });
});
