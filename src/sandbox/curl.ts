import { shellCommands } from '../markdown/shellWords';
import type { SandboxRequest } from './server/server';

/** The request that a curl command sends. */
export type CurlRequest = SandboxRequest & { headers: Record<string, string> };

/** Returns whether a sample needs a real shell, because of an open quote, a variable, or an operator. */
function needsShell(source: string): boolean {
  const code = source.replace(/'[^']*'|\\[\s\S]|(?<!\S)#[^\n]*/g, '');
  return /"[^"]*[$`][^"]*"/.test(code) || /[|&;<>$`*(){}'"]/.test(code.replace(/"[^"]*"/g, ''));
}

/** Reads one command. @returns nothing for another program, another API, a login, or an unknown option. */
function readCommand([program, ...words]: readonly string[]): CurlRequest | undefined {
  const headers: Record<string, string> = {};
  let method: string | undefined;
  let body: string | undefined;
  let url = '';
  while (words.length > 0) {
    const word = words.shift() ?? '';
    if (/^(-X|--request)$/.test(word)) {
      method = words.shift();
    } else if (/^(-H|--header)$/.test(word)) {
      const [, name = '', value = ''] = /^([^:]+):\s*(.*)$/.exec(words.shift() ?? '') ?? [];
      headers[name] = value;
    } else if (/^(-d|--data|--data-raw)$/.test(word)) {
      body = words.shift();
    } else if (!word.startsWith('-')) {
      url = word;
    } else if (!/^(-s|-i|-sS|--silent|--include)$/.test(word)) {
      return undefined;
    }
  }
  const isApi = /^https?:\/\/[^/]+\/api\/(metalakes(\/|\?|$)|version$)/.test(url);
  const needsMore = body?.startsWith('@') || 'Authorization' in headers;
  method ??= body === undefined ? 'GET' : 'POST';
  const isCall = program === 'curl' && isApi && /^(GET|POST|PUT|DELETE)$/.test(method);
  return isCall && !needsMore ? { method, url, headers, body } : undefined;
}

/** Reads the curl commands of a sample. @returns nothing unless all of them call the REST API. */
export function curlRequests(source: string): CurlRequest[] | undefined {
  const requests = needsShell(source) ? [] : shellCommands(source).map(readCommand);
  return requests.length > 0 && requests.every((request) => request !== undefined)
    ? requests
    : undefined;
}

/** Returns the encoded path of the object that a request would create, such as `demo/hive_prod/sales`. */
export function createdBy({ method, url, body }: SandboxRequest): string | undefined {
  const [, path = ''] = /\/api\/metalakes(\/[^?]*)?(?:\?|$)/.exec(url) ?? [];
  let name: unknown;
  try {
    name = (JSON.parse(body ?? '') as { name?: unknown } | null)?.name;
  } catch {
    return undefined;
  }
  const parts = path.split('/').slice(1);
  // Names and kinds alternate, and the path of a collection ends with a kind: `demo/catalogs`.
  const isCollection = parts.length % 2 === 0 && parts.at(-1) !== 'testConnection';
  if (method !== 'POST' || typeof name !== 'string' || !isCollection) {
    return undefined;
  }
  return [...parts.filter((_, at) => at % 2 === 0), encodeURIComponent(name)].join('/');
}

/** Returns the encoded name of the metalake in an address, or `undefined` if it names none. */
export const metalakeOf = (url: string): string | undefined =>
  /\/api\/metalakes\/([^/?]+)/.exec(url)?.[1];
