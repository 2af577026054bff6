import { callsIn } from '../../../src/tools/check/rules/calls';
import type { Facts } from './facts';
import { type DocPage, type Finding, report } from './pages';

/** An operation by its method and path, without a query. */
export interface Call {
  method: string;
  path: string;
}

/** Methods before a path, in code spans. */
const named = /((?:`(?:GET|POST|PUT|DELETE|HEAD|PATCH)`,?\s)+)`(\/[^`]*)`|`([A-Z]+) (\/\S*)`/g;

/** Lists the operations that a page calls with `curl` on a Gravitino port or names in code spans. */
function callsOf(page: DocPage): (Call & { line: number; isNamed: boolean })[] {
  const called = callsIn(page.tree).flatMap(({ line, method, url }) => {
    const found = /^https?:\/\/[^/]*:(?:8090|8433|9001|9433|9090)(?!\d)(\/[^?#]*)?/.exec(url);
    return found ? [{ line, method, path: found[1] ?? '/', isNamed: false }] : [];
  });
  const inText = page.texts.flatMap(({ line, parts }) => {
    const text = parts.map((part) =>
      part.type === 'inlineCode' ? `\`${part.value}\`` : part.type === 'text' ? part.value : '|',
    );
    return [...text.join('').matchAll(named)].flatMap(([, methods, path, single = '', own = '']) =>
      (methods?.match(/\w+/g) ?? [single]).map((method) => ({
        ...{ line, method, isNamed: true },
        path: (path ?? own).replace(/[?#].*$/, ''),
      })),
    );
  });
  return [...called, ...inText];
}

/** Finds the operation of a call. In sentences, calls may omit the service's prefix. */
const operationOf = ({ method, path }: Call, facts: Facts, bases = ['', '/api', '/iceberg']) =>
  facts.operations.find((operation) => {
    const pattern = new RegExp(`^${operation.path.replace(/\{[^}]*\}/g, '[^/]+')}/?$`);
    return operation.method === method && bases.some((base) => pattern.test(base + path));
  });

/** Reports calls that the server of the tag doesn't support. */
export const checkCalls = (page: DocPage, facts: Facts): Finding[] =>
  callsOf(page)
    .filter((call) => {
      const isPage = !call.isNamed && /^\/(?:ui.*)?$/.test(call.path);
      const isServed = facts.servlets.includes(call.path.replace(/\/$/, ''));
      return !isPage && !isServed && !operationOf(call, facts, call.isNamed ? undefined : ['']);
    })
    .map(({ line, method, path }) =>
      report(page, 'unknown-operation', `${method} ${path}`, line, `Not in ${facts.tag}.`),
    );

/** Lists the operations of the tag that neither a page nor the REST reference has. */
export function unexplainedOperations(
  pages: readonly DocPage[],
  facts: Facts,
  reference: readonly Call[],
): string[] {
  const calls = [...pages.flatMap(callsOf), ...reference];
  const explained = new Set(calls.map((call) => operationOf(call, facts)));
  return facts.operations
    .filter((operation) => !explained.has(operation))
    .map(({ method, path }) => `${method} ${path}`);
}
