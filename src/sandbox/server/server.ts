import type { ErrorObject, ValidateFunction } from 'ajv';
import type { CatalogFacts, ContractOperation } from '../../site/catalogFacts';
import { Failure } from './failure';
import { type Body, type Call, emptyEntity } from './model';
import { handlerOf } from './operations';

/** A version's compiled OpenAPI file and documented catalog facts, built by `src/plugins/sandbox`. */
export interface Contract {
  version: string;
  operations: ContractOperation[];
  catalogs: CatalogFacts[];
  /** By operation; only for operations with a body. */
  validators: Record<string, ValidateFunction | undefined>;
}

interface Route {
  operation: ContractOperation;
  params: Record<string, string>;
}

/** A request as the page sends it. */
export interface SandboxRequest {
  method: string;
  url: string;
  headers?: Record<string, string>;
  body?: string;
}

/** The simulated server's reply. */
export interface SandboxReply {
  status: number;
  statusText: string;
  text: string;
  notes: string[];
}

const statusTexts: Record<number, string> = {
  200: 'OK',
  400: 'Bad Request',
  404: 'Not Found',
  405: 'Method Not Allowed',
  406: 'Not Acceptable',
  409: 'Conflict',
  500: 'Internal Server Error',
};

/** @param body an object for JSON, or text. */
const reply = (status: number, body: object | string, notes: string[] = []): SandboxReply => ({
  status,
  statusText: statusTexts[status] ?? '',
  text: typeof body === 'string' ? body : JSON.stringify(body),
  notes,
});

/** Parses the URL of a request. @returns nothing if it can't be decoded. */
function urlOf({ url }: SandboxRequest): URL | undefined {
  try {
    const read = new URL(url, 'http://localhost:8090');
    decodeURIComponent(read.pathname);
    return read;
  } catch {
    return undefined;
  }
}

/** Finds the operations at an encoded path. If several match, those with the fewest parameters win. */
export function routesAt({ operations }: Contract, pathname: string): Route[] {
  const routes = operations.flatMap((operation): Route[] => {
    const names = [...operation.path.matchAll(/\{(.+?)\}/g)].map(([, name = '']) => name);
    const pattern = operation.path.replace(/\{.+?\}/g, '([^/]+)');
    const [whole, ...values] = new RegExp(`^${pattern}/?$`).exec(pathname) ?? [];
    const params = names.map((name, at) => [name, decodeURIComponent(values[at] ?? '')]);
    return whole === undefined ? [] : [{ operation, params: Object.fromEntries(params) }];
  });
  const fewest = Math.min(...routes.map(({ params }) => Object.keys(params).length));
  return routes.filter(({ params }) => Object.keys(params).length === fewest);
}

/** Parses a body, or returns the parser's error. @throws Failure for a missing field. */
function readBody(text: string, validate: ValidateFunction): { body: Body } | { problem: string } {
  let body: Body;
  try {
    body = JSON.parse(text);
  } catch (error) {
    const { message } = error as Error;
    return { problem: text.trim() ? `The body is not JSON: ${message}` : 'Send a body.' };
  }
  if (validate(body)) {
    return { body };
  }
  const depthOf = ({ instancePath }: ErrorObject): number => instancePath.split('/').length;
  const [error] = [...(validate.errors ?? [])].sort((a, b) => depthOf(b) - depthOf(a));
  const { instancePath = '', keyword = '', params = {}, message = 'is not valid' } = error ?? {};
  const name = String(params.missingProperty ?? instancePath.split('/').at(-1));
  if (/^(required|minLength|minItems|pattern)$/.test(keyword) && name !== '@type') {
    throw new Failure('illegal', `The field "${name}" is required and must not be empty.`);
  }
  return { problem: `${instancePath.slice(1) || 'The body'} ${message}.` };
}

/** A simulated REST server of one version, which keeps all objects in memory. */
export class SandboxServer {
  readonly state = emptyEntity();

  constructor(private readonly contract: Contract) {}

  answer(request: SandboxRequest): SandboxReply {
    const url = urlOf(request);
    if (url === undefined) {
      return reply(400, '', ['The URL is malformed. Write % as %25.']);
    }
    const { accept = '', Accept = accept } = request.headers ?? {};
    if (/^application\/vnd\.gravitino\.v(?!1\+)\d+\+json$/.test(Accept)) {
      return reply(406, 'Unsupported version');
    }
    const { version } = this.contract;
    if (url.pathname === '/api/version' && request.method === 'GET') {
      return reply(200, { code: 0, version: { version, compileDate: '', gitCommit: '' } });
    }
    const routes = routesAt(this.contract, url.pathname);
    const route = routes.find(({ operation }) => operation.method === request.method);
    if (route === undefined) {
      const missing = routes.length > 0 ? request.method : 'operation';
      const note = `The API of ${version} has no ${missing} at this path.`;
      return reply(routes.length > 0 ? 405 : 404, '', [note]);
    }
    return this.run(route, url, request.body);
  }

  private run({ operation, params }: Route, url: URL, text = ''): SandboxReply {
    const { version, catalogs, validators } = this.contract;
    const { id, statuses, refusesInText } = operation;
    const handler = handlerOf(id);
    if (handler === undefined) {
      return reply(404, '', [`${id} is not simulated.`]);
    }
    const notes: string[] = [];
    try {
      const validate = validators[id];
      const read = validate ? readBody(text, validate) : { body: {} };
      if ('problem' in read) {
        const { problem } = read;
        return reply(400, refusesInText ? problem : new Failure('illegal', problem).body);
      }
      const call: Call = {
        isSince: (number) => version.localeCompare(number, 'en', { numeric: true }) >= 0,
        catalogs,
        state: this.state,
        params,
        query: url.searchParams,
        body: read.body,
        // Without authentication, the product uses this name for every caller.
        audit: { creator: 'anonymous', createTime: new Date().toISOString() },
        note: (note) => notes.push(note),
      };
      return reply(200, { code: 0, ...handler(call) }, notes);
    } catch (error) {
      if (!(error instanceof Failure)) {
        throw error;
      }
      if (id === 'testConnection') {
        return reply(200, error.body, notes);
      }
      const isExpected = statuses.length === 0 || statuses.includes(error.status);
      const failure = isExpected ? error : new Failure('internal', error.message);
      return reply(failure.status, failure.body, notes);
    }
  }
}
