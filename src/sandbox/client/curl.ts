import type { SandboxRequest } from '../server/server';

/** A curl command of a sample, and the request that it sends. */
export interface CurlCommand {
  request: SandboxRequest & { headers: Record<string, string> };
}

/** Signs of a shell's own doing, which no request can stand for: pipes, variables, redirects, lists of commands. */
const isShell = (word: string, isQuoted: boolean): boolean =>
  !isQuoted && /[|&;<>$`*(){}]/.test(word);

interface Word {
  text: string;
  isQuoted: boolean;
}

/**
 * Splits a sample into the words of its commands, as a POSIX shell does; a line's end ends a command unless a backslash stands before it.
 *
 * @returns nothing if a quote isn't closed.
 */
function splitCommands(source: string): Word[][] | undefined {
  const commands: Word[][] = [[]];
  let word: Word | undefined;
  const token = /'([^']*)'|"([^"]*)"|\\(\n|.)|(\n)|([^\S\n]+)|([^\s'"\\]+)|(['"])/gs;
  for (const [, single, double, escaped, end, space, plain, open] of `${source}\n\n`.matchAll(
    token,
  )) {
    if (open !== undefined) {
      return undefined;
    }
    if (end !== undefined || space !== undefined) {
      commands.at(-1)?.push(...(word ? [word] : []));
      commands.push(...(end ? [[]] : []));
      word = undefined;
    } else if (escaped !== '\n') {
      const quoted = single ?? double;
      word = {
        text: (word?.text ?? '') + (quoted ?? escaped ?? plain ?? ''),
        isQuoted: quoted !== undefined || word?.isQuoted === true,
      };
    }
  }
  return commands.filter((one) => one.length > 0);
}

/** Reads one command. @returns nothing for another program, or for an option that the sandbox doesn't know. */
function readCommand([program, ...words]: readonly Word[]): CurlCommand | undefined {
  if (program?.text !== 'curl' || words.some(({ text, isQuoted }) => isShell(text, isQuoted))) {
    return undefined;
  }
  const headers: Record<string, string> = {};
  let method: string | undefined;
  let body: string | undefined;
  let url: string | undefined;
  for (let at = 0; at < words.length; at += 1) {
    const text = words[at]?.text ?? '';
    const next = (): string => {
      at += 1;
      return words[at]?.text ?? '';
    };
    if (/^(-X|--request)$/.test(text)) {
      method = next();
    } else if (/^(-H|--header)$/.test(text)) {
      const [, name = '', value = ''] = /^([^:]+):\s*(.*)$/.exec(next()) ?? [];
      headers[name] = value;
    } else if (/^(-d|--data|--data-raw)$/.test(text)) {
      body = next();
    } else if (text.startsWith('-')) {
      if (!/^(-s|-i|-sS|--silent|--include)$/.test(text)) {
        return undefined;
      }
    } else {
      url = text;
    }
  }
  const isAnswered = /^https?:\/\/[^/]+\/api\/(metalakes(\/|\?|$)|version$)/.test(url ?? '');
  if (!isAnswered || url === undefined || body?.startsWith('@') || 'Authorization' in headers) {
    return undefined;
  }
  return {
    request: {
      method: (method ?? (body === undefined ? 'GET' : 'POST')).toUpperCase(),
      url,
      headers,
      body,
    },
  };
}

/**
 * Reads the curl commands of a sample.
 *
 * @returns nothing unless the sample is made of such commands alone, each to the REST API.
 */
export function curlCommands(source: string): CurlCommand[] | undefined {
  const commands = splitCommands(source)?.map(readCommand);
  return commands?.length && commands.every((one) => one !== undefined) ? commands : undefined;
}
