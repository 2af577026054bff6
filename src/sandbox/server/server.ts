import type { ErrorObject } from 'ajv';
import type { ContractOperation } from '../../site/catalogFacts';
import type { Body, Call } from './call';
import { type Contract, type Route, routesAt } from './contract';
import { Failure } from './failure';
import { emptyEntity } from './model';
import { handlerOf } from './operations';

/** A request as the page sends it. */
export interface SandboxRequest {
  method: string;
  /** With or without the server's address. */
  url: string;
  headers?: Record<string, string>;
  /** JSON text. */
  body?: string;
}

/** The simulated server's reply. */
export interface SandboxReply {
  status: number;
  statusText: string;
  headers: [name: string, value: string][];
  text: string;
  /** Remarks that aren't part of the reply. */
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

const reply = (status: number, type: string, text: string, notes: string[] = []): SandboxReply => ({
  status,
  statusText: statusTexts[status] ?? '',
  headers: [['content-type', type]],
  text,
  notes,
});

const json = (status: number, body: object, notes: string[] = []): SandboxReply =>
  reply(status, 'application/json', JSON.stringify(body), notes);

/** Reads the URL of a request. @returns nothing for one that can't be decoded. */
function urlOf({ url }: SandboxRequest): URL | undefined {
  try {
    const read = new URL(url, 'http://localhost:8090');
    decodeURIComponent(read.pathname);
    return read;
  } catch {
    return undefined;
  }
}

/** Explains an error of a validator. @returns `isField` if the product reads the request, and then asks for a field. */
function explain({ instancePath, keyword, params, message }: ErrorObject) {
  const name = String(params.missingProperty ?? instancePath.split('/').at(-1));
  const isField = /^(required|minLength|minItems|pattern)$/.test(keyword) && name !== '@type';
  const text = isField
    ? `The field "${name}" is required and must not be empty.`
    : `${instancePath.slice(1) || 'The body'} ${message ?? 'is not valid'}.`;
  return { isField, text };
}

const depthOf = ({ instancePath }: ErrorObject): number => instancePath.split('/').length;

/** The REST server of one version, simulated, with everything it holds in memory. */
export class SandboxServer {
  readonly state = emptyEntity();

  constructor(private readonly contract: Contract) {}

  answer(request: SandboxRequest): SandboxReply {
    const url = urlOf(request);
    if (url === undefined) {
      return reply(400, 'text/plain', '', ['The URL is malformed. Write % as %25.']);
    }
    const { accept = '', Accept = accept } = request.headers ?? {};
    if (/^application\/vnd\.gravitino\.v(?!1\+)\d+\+json$/.test(Accept)) {
      return reply(406, 'text/plain', 'Unsupported version');
    }
    const { version } = this.contract;
    if (url.pathname === '/api/version' && request.method === 'GET') {
      return json(200, { code: 0, version: { version, compileDate: '', gitCommit: '' } });
    }
    const routes = routesAt(this.contract, url.pathname);
    const route = routes.find(({ operation }) => operation.method === request.method);
    if (route === undefined) {
      const what = routes.length > 0 ? request.method : 'operation';
      const note = `The API of ${version} has no ${what} at this path.`;
      return reply(routes.length > 0 ? 405 : 404, 'text/plain', '', [note]);
    }
    return this.run(route, url, request.body);
  }

  private run({ operation, params }: Route, url: URL, text = ''): SandboxReply {
    const { version, catalogs } = this.contract;
    const handler = handlerOf(operation.id);
    if (handler === undefined) {
      return reply(404, 'text/plain', '', [`${operation.id} is not simulated.`]);
    }
    const notes: string[] = [];
    const call: Call = {
      isSince: (number) => version.localeCompare(number, 'en', { numeric: true }) >= 0,
      catalogs,
      state: this.state,
      params,
      query: url.searchParams,
      body: {},
      now: new Date().toISOString(),
      note: (note) => notes.push(note),
    };
    try {
      const refused = this.readBody(call, operation, text);
      return refused || json(200, { code: 0, ...handler(call) }, notes);
    } catch (error) {
      if (!(error instanceof Failure)) {
        throw error;
      }
      if (operation.id === 'testConnection') {
        return json(200, error.body, notes);
      }
      // What the product doesn't expect of an operation is an error of the server.
      const isExpected = operation.statuses.includes(error.status);
      const failure = isExpected ? error : new Failure('internal', error.message);
      return json(failure.status, failure.body, notes);
    }
  }

  /** Gives a call its body. @returns the reply to a body that can't be read. @throws Failure for a missing field. */
  private readBody(
    call: Call,
    operation: ContractOperation,
    text: string,
  ): SandboxReply | undefined {
    const validate = this.contract.validators[operation.id];
    if (!validate) {
      return undefined;
    }
    const refuse = (problem: string): SandboxReply =>
      operation.refusesInText
        ? reply(400, 'text/plain', problem)
        : json(400, new Failure('illegal', problem).body);
    try {
      call.body = JSON.parse(text) as Body;
    } catch (error) {
      return refuse(
        text.trim() ? `The body is not JSON: ${(error as Error).message}` : 'Send a body.',
      );
    }
    if (validate(call.body)) {
      return undefined;
    }
    const [error] = [...(validate.errors ?? [])].sort((a, b) => depthOf(b) - depthOf(a));
    const { isField, text: problem } = error
      ? explain(error)
      : { isField: false, text: 'No match.' };
    if (isField) {
      throw new Failure('illegal', problem);
    }
    return refuse(problem);
  }
}
