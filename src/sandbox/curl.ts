import { curlCall, shellCommands } from '../markdown/shellWords';
import type { SandboxRequest } from './server/server';

/** The request that a curl command sends. */
export type CurlRequest = SandboxRequest & { headers: Record<string, string> };

/** Returns whether a sample needs a real shell, because of an open quote, a variable, or an operator. */
function needsShell(source: string): boolean {
  const code = source.replace(/'[^']*'|\\[\s\S]|(?<!\S)#[^\n]*/g, '');
  return /"[^"]*[$`][^"]*"/.test(code) || /[|&;<>$`*(){}'"]/.test(code.replace(/"[^"]*"/g, ''));
}

const simpleOptions =
  /^(-X|--request|-H|--header|-d|--data|--data-raw|-s|-i|-sS|--silent|--include)$/;

/** Reads one command. @returns nothing for another program, another API, a login, or an unknown option. */
function readCommand(words: readonly string[]): CurlRequest | undefined {
  const { options, ...call } = curlCall(words) ?? { method: '', url: '', options: [], headers: {} };
  const { method, url, headers, body } = call;
  const isApi = /^https?:\/\/[^/]+\/api\/(metalakes(\/|\?|$)|version$)/.test(url);
  const isSimple = options.every((option) => simpleOptions.test(option));
  const needsMore = !isSimple || body?.startsWith('@') || 'Authorization' in headers;
  return isApi && !needsMore && /^(GET|POST|PUT|DELETE)$/.test(method) ? call : undefined;
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
