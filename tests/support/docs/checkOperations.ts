import type { Finding } from './checkKeys';
import type { Facts } from './facts';
import type { DocPage } from './pages';

export interface Call {
  line: number;
  method: string;
  /** Path from the host on, without its query. */
  path: string;
}

/** Ports of the Gravitino server and of the Iceberg REST service in the samples. */
const ownPorts = /^(?:8090|8433|9001|9433|9090)$/;

function methodOf(command: string): string {
  const stated = /(?:-X\s*|--request[ =])["']?([A-Z]+)/.exec(command)?.[1];
  if (stated) return stated;
  if (/\s(?:-I|--head)\b/.test(command)) return 'HEAD';
  return /\s(?:-d|--data(?:-\w+)?|--json)\b/.test(command) ? 'POST' : 'GET';
}

/** The `curl` calls of a page's shell blocks that go to Gravitino. */
export function curlCalls(page: DocPage): Call[] {
  const calls: Call[] = [];
  for (const { line, language, text } of page.codeBlocks) {
    if (!/^(?:shell|bash|sh|text|console)$/.test(language)) continue;
    const starts = [...text.matchAll(/(?:^|[\s(|;&])curl\s/g)].map((match) => match.index);
    starts.forEach((start, at) => {
      const command = text.slice(start, starts[at + 1]);
      const url = /https?:\/\/([^\s"'/]+)(\/[^\s"']*)?/.exec(
        command.replace(/-d\s+'[\s\S]*?'/, ' -d x '),
      );
      const port = url?.[1]?.split(':')[1];
      if (!url || !port || !ownPorts.test(port)) return;
      const before = text.slice(0, start).split('\n').length;
      calls.push({
        line: line + before,
        method: methodOf(command),
        path: (url[2] ?? '/').replace(/[?#].*$/, ''),
      });
    });
  }
  return calls;
}

/** Operations that a page names in code spans: `GET /api/metalakes`, or several methods before one path. */
export function namedOperations(page: DocPage): Call[] {
  const calls: Call[] = [];
  const add = (method: string, path: string, line: number) =>
    calls.push({ line, method, path: path.replace(/[?#].*$/, '') });
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
export function operationOf(
  { method, path }: Call,
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
  return unknown.map(({ line, method, path }) => ({
    version: page.version,
    kind: 'unknown-operation',
    subject: `${method} ${path}`,
    where: `${page.file}:${line}`,
    message: `${facts.tag} has no such operation.`,
  }));
}

/** Operations of the tag that neither a page nor the REST reference names. */
export function unexplainedOperations(
  pages: readonly DocPage[],
  facts: Facts,
  reference: Call[],
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
