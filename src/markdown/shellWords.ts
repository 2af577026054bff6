/**
 * Splits a shell script into commands and their words. It supports the syntax of samples: quotes, escapes, continued lines, and
 * comments. Expansions are kept as they are written.
 */
export function shellCommands(script: string): string[][] {
  const commands: string[][] = [[]];
  let word: string | undefined;
  const token =
    /'(?<single>[^']*)'|"(?<double>(?:[^"\\]|\\.)*)"|\\(?<escaped>\n|.)|(?<end>\n|&&|\|\|?|;)|(?<space>\s+)|(?<comment>#[^\n]*)|(?<plain>[^\s'"\\;|&#]+|[&#])/gs;
  for (const { groups = {} } of `${script}\n`.matchAll(token)) {
    const { single, double, escaped, end, space, comment, plain } = groups;
    if (end !== undefined || space !== undefined) {
      commands.at(-1)?.push(...(word === undefined ? [] : [word]));
      commands.push(...(end === undefined ? [] : [[]]));
      word = undefined;
    } else if (escaped !== '\n' && (comment === undefined || word !== undefined)) {
      // A hash inside a word doesn't start a comment.
      const inDouble = double?.replace(/\\(["\\$`])/g, '$1');
      word = (word ?? '') + (single ?? inDouble ?? escaped ?? comment ?? plain ?? '');
    }
  }
  return commands.filter((command) => command.length > 0);
}

/** A call that a curl command makes. */
export interface CurlCall {
  method: string;
  url: string;
  body?: string;
}

/** Returns the call of a curl command, or `undefined` for other commands. */
export function curlCall([program, ...rest]: readonly string[]): CurlCall | undefined {
  let method: string | undefined;
  let url = '';
  let body: string | undefined;
  const words = rest.values();
  for (const word of words) {
    const next = (): string => words.next().value ?? '';
    if (/^(?:-X|--request)$/.test(word)) {
      method = next();
    } else if (/^(?:-I|--head)$/.test(word)) {
      method = 'HEAD';
    } else if (/^(?:-d|--data|--data-raw|--data-binary|--json)$/.test(word)) {
      body = (body ?? '') + next();
    } else if (/^(?:-H|--header|-u|--user|-o|--output)$/.test(word)) {
      next();
    } else if (!word.startsWith('-')) {
      url = word;
    }
  }
  method ??= body === undefined ? 'GET' : 'POST';
  return program === 'curl' ? { method, url, ...(body !== undefined && { body }) } : undefined;
}
