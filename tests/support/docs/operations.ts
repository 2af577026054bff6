import { type CurlCall, curlCall, shellCommands } from '../shellWords';
import type { Facts } from './facts';
import { type Finding, report, unexplained } from './findings';
import type { DocPage } from './pages';

/** A `curl` command of a sample, with the line of its code block. */
export type PageCall = CurlCall & { line: number };

/** The `curl` commands in the code blocks of a page, also of those that are only shown with what they print. */
export const callsIn = ({ codeBlocks }: Pick<DocPage, 'codeBlocks'>): PageCall[] =>
  codeBlocks
    .filter(({ language }) => /^(?:shell|bash|sh|text|console)$/.test(language))
    .flatMap(({ line, text }) =>
      shellCommands(text).flatMap((words) => {
        const start = words.findIndex((word) => /^(?:\$?\()?curl$/.test(word));
        const call = start < 0 ? undefined : curlCall(['curl', ...words.slice(start + 1)]);
        // OPTIONS asks what other sites may do: any server answers it, and no OpenAPI file lists it.
        return call && call.method !== 'OPTIONS' ? [{ line, ...call }] : [];
      }),
    );

/** An operation by its method and its path from the host on, without a query. */
interface Call {
  method: string;
  path: string;
}
type CallInPage = Call & { line: number };

/** The `curl` calls of a page to a port of the Gravitino server or of the Iceberg REST service. */
const curlCalls = (page: DocPage): CallInPage[] =>
  callsIn(page).flatMap(({ line, method, url }) => {
    const found = /^https?:\/\/[^/]*:(?:8090|8433|9001|9433|9090)(?!\d)(\/[^?#]*)?/.exec(url);
    return found ? [{ line, method, path: found[1] ?? '/' }] : [];
  });

/** One method or several before a path, in code spans. */
const named = /((?:`(?:GET|POST|PUT|DELETE|HEAD|PATCH)`,?\s)+)`(\/[^`]*)`|`([A-Z]+) (\/\S*)`/g;

/** Operations that a page names in code spans: `GET /api/metalakes`, or several methods before one path. */
const namedCalls = ({ texts }: DocPage): CallInPage[] =>
  texts.flatMap(({ line, parts }) => {
    const text = parts.map((part) =>
      part.type === 'inlineCode' ? `\`${part.value}\`` : part.type === 'text' ? part.value : '|',
    );
    return [...text.join('').matchAll(named)].flatMap(([, methods, path, single, own]) =>
      (methods?.match(/\w+/g) ?? [single ?? '']).map((method) => ({
        ...{ line, method },
        path: (path ?? own ?? '').replace(/[?#].*$/, ''),
      })),
    );
  });

/** Whether a path fits an operation's: a parameter stands for one segment. */
function fits(path: string, template: string): boolean {
  const [stated, wanted] = [path, template].map((text) => text.split('/').filter(Boolean));
  return (
    stated?.length === wanted?.length &&
    (wanted ?? []).every((part, at) => part.startsWith('{') || part === stated?.[at])
  );
}

/** The operation that a call means; one in a sentence may leave the service's own prefix out. */
const operationOf = ({ method, path }: Call, facts: Facts, bases = ['', '/api', '/iceberg']) =>
  facts.operations.find(
    (operation) =>
      operation.method === method && bases.some((base) => fits(`${base}${path}`, operation.path)),
  );

/** Calls that the tag's server doesn't answer. */
export function checkOperations(page: DocPage, facts: Facts): Finding[] {
  const isServed = ({ path }: Call) => facts.servlets.includes(path.replace(/\/$/, ''));
  const isPage = ({ path }: Call) => path === '/' || path.startsWith('/ui');
  return [
    ...curlCalls(page).filter((call) => !operationOf(call, facts, ['']) && !isPage(call)),
    ...namedCalls(page).filter((call) => !operationOf(call, facts)),
  ]
    .filter((call) => !isServed(call))
    .map(({ line, method, path }) =>
      report(page, 'unknown-operation', `${method} ${path}`, line, `Not in ${facts.tag}.`),
    );
}

/** Operations of the tag that neither a page nor the REST reference names. */
export function unexplainedOperations(
  version: string,
  pages: readonly DocPage[],
  facts: Facts,
  reference: readonly Call[],
): Finding[] {
  const calls = [...pages.flatMap((page) => [...curlCalls(page), ...namedCalls(page)])];
  const explained = new Set([...calls, ...reference].map((call) => operationOf(call, facts)));
  return facts.operations
    .filter((operation) => !explained.has(operation))
    .map(({ method, path, source }) =>
      unexplained(version, 'operation', `${method} ${path}`, source),
    );
}
