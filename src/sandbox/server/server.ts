import type { ContractOperation } from '../../site/catalogFacts';
import type { Body, Call } from './call';
import { type Contract, type Route, routesAt } from './contract';
import { errorReply } from './errorReply';
import { Failure, illegal } from './failure';
import { emptyEntity } from './model';
import { handlerOf } from './operations';
import { refusal } from './refusal';
import { releaseOf } from './release';

/** A request as the page sends it. */
export interface SandboxRequest {
  method: string;
  /** With or without the server's address. */
  url: string;
  headers?: Record<string, string>;
  /** JSON text. */
  body?: string;
}

/** What the server answers. */
export interface SandboxReply {
  status: number;
  statusText: string;
  headers: [name: string, value: string][];
  text: string;
  /** What the sandbox adds for the reader: the server would not say it. */
  notes: string[];
}

/** Reason phrases that the server's Jetty writes. */
const statusTexts: Record<number, string> = {
  200: 'OK',
  400: 'Bad Request',
  404: 'Not Found',
  405: 'Method Not Allowed',
  406: 'Not Acceptable',
  409: 'Conflict',
  500: 'Internal Server Error',
};

function reply(status: number, type: string, text: string, notes: string[] = []): SandboxReply {
  const headers: SandboxReply['headers'] = [['content-type', type]];
  return { status, statusText: statusTexts[status] ?? '', headers, text, notes };
}

const json = (status: number, body: object, notes: string[]): SandboxReply =>
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

/** Operations and bodies that the server reads as null, and fails on. */
const fails =
  /^\w+ (null)?$|^(alter(?!Tag)\w+|addPartitions|(grant|revoke)Role\w+) \{\s*("updates":\s*null\s*)?\}$/;
/** Those of them whose failure the server reports as JSON. */
const failsInJson = /^((alter|associate)\w+|setOwner) |^(grant|revoke)Role\w+ \{/;

/** An imitation of the REST server of one version, with all that it holds in memory. */
export class SandboxServer {
  readonly state = emptyEntity();

  constructor(private readonly contract: Contract) {}

  /** Answers a request as the server would; what it can't imitate is answered by a message that says so. */
  answer(request: SandboxRequest): SandboxReply {
    const url = urlOf(request);
    if (url === undefined) {
      const note = 'The URL is malformed. Write % as %25, and other reserved characters likewise.';
      return reply(400, 'text/plain', '', [note]);
    }
    const { accept = '', Accept = accept } = request.headers ?? {};
    if (/^application\/vnd\.gravitino\.v(?!1\+)\d+\+json$/.test(Accept)) {
      return reply(406, 'text/plain', 'Unsupported version');
    }
    if (url.pathname === '/api/version' && request.method === 'GET') {
      const { version } = this.contract;
      const note = 'A server also says when it was built and from which commit.';
      return json(200, { code: 0, version: { version, compileDate: '', gitCommit: '' } }, [note]);
    }
    const routes = routesAt(this.contract, url.pathname);
    const route = routes.find(({ operation }) => operation.method === request.method);
    const isThere = routes.length > 0;
    if (isThere && request.method === 'OPTIONS') {
      const methods = ['HEAD', 'OPTIONS', ...routes.map(({ operation }) => operation.method)];
      return reply(200, 'text/plain', methods.join(', '));
    }
    if (route === undefined) {
      const note = `The API of ${this.contract.version} has no ${isThere ? request.method : 'operation'} at this path.`;
      return reply(isThere ? 405 : 404, 'text/plain', '', [note]);
    }
    return this.run(route, url, request.body);
  }

  private run({ operation, params }: Route, url: URL, text: string | undefined): SandboxReply {
    const notes: string[] = [];
    const call: Call = {
      id: operation.id,
      release: releaseOf(this.contract.version),
      catalogs: this.contract.catalogs,
      state: this.state,
      params,
      query: url.searchParams,
      body: {},
      now: new Date().toISOString(),
      note: (note) => notes.push(note),
    };
    const handler = handlerOf(operation.id);
    if (handler === undefined) {
      return reply(404, 'text/plain', '', [`The sandbox has no operation ${operation.id}.`]);
    }
    try {
      const refused = operation.request && this.readBody(call, operation, text);
      if (refused) {
        return refused;
      }
      return this.checked(operation, 200, { code: 0, ...handler(call) }, notes);
    } catch (error) {
      if (error instanceof Failure) {
        const { status, body } = errorReply(error, operation, call);
        if (error.category === 'alreadyExists') {
          notes.push('It exists already: take another name, drop it first, or reset the sandbox.');
        }
        return this.checked(operation, status, body, notes);
      }
      throw error;
    }
  }

  /** Writes a reply, and says so if the OpenAPI file knows no such one: then the sandbox has a fault. */
  private checked(
    { id, responses }: ContractOperation,
    status: number,
    body: object,
    notes: string[],
  ): SandboxReply {
    const validate = this.contract.validators[responses[status] ?? ''];
    if (validate?.(body) !== true) {
      notes.push(
        `The OpenAPI file has no such reply of ${id}. That is a fault of the sandbox: please report it.`,
      );
    }
    return json(status, body, notes);
  }

  /** Gives a call its body. @returns the reply to one that Jackson would not read. @throws Failure for a field that the server itself asks for. */
  private readBody(call: Call, operation: ContractOperation, text = ''): SandboxReply | undefined {
    try {
      call.body = JSON.parse(text) as Body;
    } catch (error) {
      if (text.trim() !== '') {
        return this.refuse(operation, `it is not JSON. ${(error as Error).message}`);
      }
    }
    const given = `${operation.id} ${text.trim()}`;
    if (fails.test(given)) {
      const note = 'Send a body: the server fails without one.';
      if (!failsInJson.test(given)) return reply(500, 'text/html', '', [note]);
      call.note(note);
      call.body = {};
      throw new Failure('internal', 'Cannot invoke a method of what the body lacks, which is null');
    }
    const validate = this.contract.validators[operation.request ?? ''];
    if (!validate || validate(call.body)) {
      return undefined;
    }
    const { isField, message } = refusal(validate.errors ?? [], operation.id);
    if (isField) {
      throw illegal(message);
    }
    return this.refuse(operation, message);
  }

  /** Answers a body with another structure: Jackson refuses it before the server looks at it. */
  private refuse({ refusesInText }: ContractOperation, message: string): SandboxReply {
    const note = `The sandbox checked the body against the OpenAPI file: ${message}`;
    return refusesInText
      ? reply(400, 'text/plain', message, [note])
      : json(400, { code: 1001, type: illegal('').type, message: 'Malformed json request' }, [
          note,
        ]);
  }
}
