import type { Call } from './call';
import { type Contract, type ContractOperation, type Route, routesAt } from './contract';
import { errorReply } from './errorBody';
import { Failure, illegal } from './failure';
import type { State } from './model';
import { handlers } from './operations';
import { refusal } from './refusal';
import { type Release, releaseOf } from './release';

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

/** A body that Jackson would not read. */
class Unreadable extends Error {}

/** An imitation of the REST server of one version, with all that it holds in memory. */
export class SandboxServer {
  readonly state: State = new Map();
  private readonly release: Release;

  constructor(
    private readonly contract: Contract,
    private readonly now: () => string = () => new Date().toISOString(),
  ) {
    this.release = releaseOf(contract.version);
  }

  /** Answers a request as the server would; what it can't imitate is answered by a message that says so. */
  answer(request: SandboxRequest): SandboxReply {
    const url = new URL(request.url, 'http://localhost:8090');
    if (!this.accepts(request)) {
      // v0.5.1, VersioningFilter.java:95.
      return reply(406, 'text/plain', 'Unsupported version');
    }
    if (url.pathname === '/api/version' && request.method === 'GET') {
      return this.versionReply();
    }
    const routes = routesAt(this.contract, url.pathname);
    const route = routes.find(({ operation }) => operation.method === request.method);
    if (route === undefined) {
      const isThere = routes.length > 0;
      return reply(isThere ? 405 : 404, 'text/plain', '', [
        isThere
          ? `The API of ${this.contract.version} has no ${request.method} at this path.`
          : `The API of ${this.contract.version} has no such path. The sandbox answers those of its REST reference.`,
      ]);
    }
    return this.run(route, url, request.body);
  }

  private accepts({ headers = {} }: SandboxRequest): boolean {
    const accept = Object.entries(headers).find(([name]) => name.toLowerCase() === 'accept')?.[1];
    const [, version] = /^application\/vnd\.gravitino\.v(\d+)\+json$/.exec(accept ?? '') ?? [];
    return version === undefined || version === '1';
  }

  private versionReply(): SandboxReply {
    const { version } = this.contract;
    const note = 'A server also says when it was built and from which commit.';
    return json(200, { code: 0, version: { version, compileDate: '', gitCommit: '' } }, [note]);
  }

  private run({ operation, params }: Route, url: URL, text: string | undefined): SandboxReply {
    const notes: string[] = [];
    const call: Call = {
      release: this.release,
      state: this.state,
      params,
      query: url.searchParams,
      body: undefined,
      now: this.now(),
      note: (note) => notes.push(note),
    };
    const handler = handlers[operation.id];
    if (handler === undefined) {
      return reply(404, 'text/plain', '', [`The sandbox has no operation ${operation.id}.`]);
    }
    try {
      if (operation.request !== undefined) {
        this.readBody(call, operation, text);
      }
      return this.checked(operation, 200, { code: 0, ...handler(call) }, notes);
    } catch (error) {
      if (error instanceof Unreadable) {
        return this.refuse(operation, error.message);
      }
      if (error instanceof Failure) {
        const { status, body } = errorReply(error, operation, call);
        if (error.kind === 'alreadyExists') {
          notes.push(
            'It is there already: take another name, drop it first, or reset the sandbox.',
          );
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

  /** Gives a call its body. @throws Unreadable, or Failure for a field that the server itself asks for. */
  private readBody(call: Call, { id, request = '' }: ContractOperation, text = ''): void {
    try {
      call.body = JSON.parse(text);
    } catch (error) {
      throw new Unreadable(`it is not JSON. ${error instanceof Error ? error.message : error}`);
    }
    const validate = this.contract.validators[request];
    if (validate && !validate(call.body)) {
      const { isField, message } = refusal(validate.errors ?? [], id);
      throw isField ? illegal(message) : new Unreadable(message);
    }
  }

  /** Answers a body with another structure: Jackson refuses it before the server looks at it. */
  private refuse({ refusesInText }: ContractOperation, message: string): SandboxReply {
    const note = `The sandbox checked the body against the OpenAPI file: ${message}`;
    return refusesInText
      ? reply(400, 'text/plain', message, [note])
      : json(
          400,
          // v0.6.0-incubating, JsonMappingExceptionMapper.java:36.
          { code: 1001, type: 'IllegalArgumentException', message: 'Malformed json request' },
          [note],
        );
  }
}
