import type { SandboxRequest } from './server/server';

/** The request that a curl command sends. */
export type CurlRequest = SandboxRequest & { headers: Record<string, string> };

/** The tokens of a shell: quoted text, an escaped character, a line end, space, a comment, or plain text. */
const tokens =
  /'(?<single>[^']*)'|"(?<double>(?:[^"\\]|\\[\s\S])*)"|\\(?<escaped>[\s\S])|(?<end>\n)|(?<space>[^\S\n]+)|(?<comment>#[^\n]*)|(?<plain>[^\s'"\\]+)|(?<open>[\s\S])/g;

/** Splits a sample into words like a shell. @returns nothing if the sample needs a real shell. */
function shellCommands(source: string): string[][] | undefined {
  const commands: string[][] = [[]];
  let word: string | undefined;
  for (const { groups = {} } of `${source}\n`.matchAll(tokens)) {
    const { single, double, escaped, end, space, comment, plain, open } = groups;
    const isVariable = /[$`]/.test(double?.replace(/\\[\s\S]/g, '') ?? '');
    if (open !== undefined || isVariable || /[|&;<>$`*(){}]/.test(plain ?? '')) {
      return undefined;
    }
    if (end !== undefined || space !== undefined) {
      commands.at(-1)?.push(...(word === undefined ? [] : [word]));
      commands.push(...(end ? [[]] : []));
      word = undefined;
    } else if (escaped !== '\n' && (comment === undefined || word !== undefined)) {
      const inDouble = double?.replace(/\\(?:\n|(["\\$`]))/g, '$1');
      word = (word ?? '') + (single ?? inDouble ?? escaped ?? comment ?? plain ?? '');
    }
  }
  return commands.filter(({ length }) => length > 0);
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
  const requests = shellCommands(source)?.map(readCommand);
  return requests?.length && requests.every((request) => request !== undefined)
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
