import { callsIn } from './calls';
import type { Finding } from './checkKeys';
import type { Facts } from './facts';
import type { DocPage } from './pages';

export interface Call {
  /** `file:line`. */
  where: string;
  method: string;
  /** Path from the host on, without its query. */
  path: string;
}

/** Ports of the Gravitino server and of the Iceberg REST service in the samples. */
const ownPorts = /^(?:8090|8433|9001|9433|9090)$/;

/** The `curl` calls of a page that go to Gravitino. */
const curlCalls = (page: DocPage): Call[] =>
  callsIn(page).flatMap(({ where, method, url }) => {
    const [, port = '', path = '/'] = /^https?:\/\/[^/]*:(\d+)(\/[^?#]*)?/.exec(url) ?? [];
    return ownPorts.test(port) ? [{ where, method, path }] : [];
  });

/** Operations that a page names in code spans: `GET /api/metalakes`, or several methods before one path. */
function namedOperations(page: DocPage): Call[] {
  const calls: Call[] = [];
  const add = (method: string, path: string, line: number) =>
    calls.push({ where: `${page.file}:${line}`, method, path: path.replace(/[?#].*$/, '') });
  for (const { line, text } of page.inlineCode) {
    const [, method = '', path] = /^(GET|POST|PUT|DELETE|HEAD|PATCH) (\/\S*)$/.exec(text) ?? [];
    if (path !== undefined) add(method, path, line);
  }
  for (const { line, parts } of page.texts) {
    let methods: string[] = [];
    for (const part of parts) {
      const code = part.type === 'inlineCode' ? part.value : undefined;
      if (code !== undefined && /^(?:GET|POST|PUT|DELETE|HEAD|PATCH)$/.test(code)) {
        methods.push(code);
      } else if (code?.startsWith('/')) {
        for (const method of methods) add(method, code, line);
        methods = [];
      } else if (part.type !== 'text' || !/^,?\s$/.test(part.value)) {
        methods = [];
      }
    }
  }
  return calls;
}

const segments = (path: string) => path.split('/').filter((part) => part !== '');

/** Whether a path fits an operation's: a parameter stands for one segment, and a fixed segment wins over it. */
export function fits(path: string, template: string): boolean {
  const stated = segments(path);
  const wanted = segments(template);
  return (
    stated.length === wanted.length &&
    wanted.every((part, at) => part.startsWith('{') || part === stated[at])
  );
}

/** The operation that a call means; a named one may leave the service's own prefix out. */
function operationOf(
  { method, path }: Pick<Call, 'method' | 'path'>,
  facts: Facts,
  bases: string[] = [''],
): Facts['operations'][number] | undefined {
  return facts.operations.find(
    (operation) =>
      operation.method === method && bases.some((base) => fits(`${base}${path}`, operation.path)),
  );
}

const isServlet = ({ path }: Call, facts: Facts) =>
  facts.servlets.some((servlet) => path === servlet || path === `${servlet}/`);

/** Calls that the tag's server doesn't answer. */
export function checkOperations(page: DocPage, facts: Facts): Finding[] {
  const unknown = [
    ...curlCalls(page).filter(
      (call) =>
        !operationOf(call, facts) &&
        !isServlet(call, facts) &&
        !(call.path === '/' || call.path.startsWith('/ui')),
    ),
    ...namedOperations(page).filter(
      (call) => !operationOf(call, facts, ['', '/api', '/iceberg']) && !isServlet(call, facts),
    ),
  ];
  return unknown.map(({ where, method, path }) => ({
    version: page.version,
    kind: 'unknown-operation',
    subject: `${method} ${path}`,
    where,
    message: `${facts.tag} has no such operation.`,
  }));
}

/** Operations of the tag that neither a page nor the REST reference names. */
export function unexplainedOperations(
  pages: readonly DocPage[],
  facts: Facts,
  reference: readonly Pick<Call, 'method' | 'path'>[],
): { findings: Finding[]; total: number } {
  const calls = [
    ...pages.flatMap((page) => [...curlCalls(page), ...namedOperations(page)]),
    ...reference,
  ];
  const named = new Set(calls.map((call) => operationOf(call, facts, ['', '/api', '/iceberg'])));
  return {
    total: facts.operations.length,
    findings: facts.operations
      .filter((operation) => !named.has(operation))
      .map(({ method, path, source }) => ({
        version: pages[0]?.version ?? '',
        kind: 'unexplained-operation',
        subject: `${method} ${path}`,
        where: source,
        message: 'Neither a page nor the REST reference names it.',
      })),
  };
}
