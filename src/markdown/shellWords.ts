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
  headers: Record<string, string>;
  body?: string;
  /** Options, as they are written. */
  options: string[];
}

/** Returns the call of a curl command, or `undefined` for other commands. */
export function curlCall([program, ...words]: readonly string[]): CurlCall | undefined {
  const headers: Record<string, string> = {};
  const options: string[] = [];
  let method: string | undefined;
  let url = '';
  let body: string | undefined;
  while (words.length > 0) {
    const word = words.shift() ?? '';
    options.push(...(word.startsWith('-') ? [word] : []));
    if (/^(?:-X|--request)$/.test(word)) {
      method = words.shift();
    } else if (/^(?:-I|--head)$/.test(word)) {
      method = 'HEAD';
    } else if (/^(?:-d|--data|--data-raw|--data-binary|--json)$/.test(word)) {
      body = (body ?? '') + (words.shift() ?? '');
    } else if (/^(?:-H|--header)$/.test(word)) {
      const [, name = '', value = ''] = /^([^:]+):\s*(.*)$/.exec(words.shift() ?? '') ?? [];
      headers[name] = value;
    } else if (/^(?:-u|--user|-o|--output)$/.test(word)) {
      words.shift();
    } else if (!word.startsWith('-')) {
      url = word;
    }
  }
  method ??= body === undefined ? 'GET' : 'POST';
  const call = { method, url, headers, options, ...(body !== undefined && { body }) };
  return program === 'curl' ? call : undefined;
}
