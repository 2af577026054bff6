import { type CurlCall, curlCall, shellCommands } from '../shellWords';
import type { Facts } from './facts';
import { type Finding, report } from './findings';
import type { DocPage } from './pages';

/** A `curl` command of a sample. */
export interface PageCall extends CurlCall {
  /** The line of its code block. */
  line: number;
}

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

export interface Call {
  method: string;
  /** Path from the host on, without its query. */
  path: string;
}

type CallInPage = Call & { line: number };

/** The `curl` calls of a page to a port of the Gravitino server or of the Iceberg REST service. */
const curlCalls = (page: DocPage): CallInPage[] =>
  callsIn(page).flatMap(({ line, method, url }) => {
    const found = /^https?:\/\/[^/]*:(?:8090|8433|9001|9433|9090)(?!\d)(\/[^?#]*)?/.exec(url);
    return found ? [{ line, method, path: found[1] ?? '/' }] : [];
  });

/** Operations that a page names in code spans: `GET /api/metalakes`, or several methods before one path. */
const namedCalls = ({ texts }: DocPage): CallInPage[] =>
  texts.flatMap(({ line, parts }) => {
    const text = parts
      .map((part) =>
        part.type === 'inlineCode' ? `\`${part.value}\`` : part.type === 'text' ? part.value : '|',
      )
      .join('');
    const method = '(?:GET|POST|PUT|DELETE|HEAD|PATCH)';
    return [
      ...text.matchAll(
        new RegExp(`((?:\`${method}\`,?\\s)+)\`(/[^\`]*)\`|\`(${method}) (/\\S*)\``, 'g'),
      ),
    ].flatMap(([, methods, path, single, own]) =>
      (methods?.match(/\w+/g) ?? [single ?? '']).map((name) => ({
        line,
        method: name,
        path: (path ?? own ?? '').replace(/[?#].*$/, ''),
      })),
    );
  });

/** Whether a path fits an operation's: a parameter stands for one segment. */
export function fits(path: string, template: string): boolean {
  const segments = (text: string) => text.split('/').filter((part) => part !== '');
  const [stated, wanted] = [segments(path), segments(template)];
  return (
    stated.length === wanted.length &&
    wanted.every((part, at) => part.startsWith('{') || part === stated[at])
  );
}

/** The operation that a call means; one in a sentence may leave the service's own prefix out. */
const operationOf = ({ method, path }: Call, facts: Facts, bases: string[]) =>
  facts.operations.find(
    (operation) =>
      operation.method === method && bases.some((base) => fits(`${base}${path}`, operation.path)),
  );

const anyBase = ['', '/api', '/iceberg'];

/** Calls that the tag's server doesn't answer. */
export function checkOperations(page: DocPage, facts: Facts): Finding[] {
  const isServlet = ({ path }: Call) => facts.servlets.includes(path.replace(/\/$/, ''));
  const isPage = ({ path }: Call) => path === '/' || path.startsWith('/ui');
  return [
    ...curlCalls(page).filter((call) => !operationOf(call, facts, ['']) && !isPage(call)),
    ...namedCalls(page).filter((call) => !operationOf(call, facts, anyBase)),
  ]
    .filter((call) => !isServlet(call))
    .map(({ line, method, path }) =>
      report(
        page,
        'unknown-operation',
        `${method} ${path}`,
        line,
        `${facts.tag} has no such operation.`,
      ),
    );
}

/** Operations of the tag that neither a page nor the REST reference names. */
export function unexplainedOperations(
  pages: readonly DocPage[],
  facts: Facts,
  reference: readonly Call[],
): Finding[] {
  const calls = [
    ...pages.flatMap((page) => [...curlCalls(page), ...namedCalls(page)]),
    ...reference,
  ];
  const named = new Set(calls.map((call) => operationOf(call, facts, anyBase)));
  return facts.operations
    .filter((operation) => !named.has(operation))
    .map(({ method, path, source }) => ({
      version: pages[0]?.version ?? '',
      kind: 'unexplained-operation',
      subject: `${method} ${path}`,
      where: source,
      message: 'Neither a page nor the REST reference names it.',
    }));
}
