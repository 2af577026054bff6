/**
 * Splits a shell script into its commands and their words, as far as samples need it: quotes, escapes, continued lines, comments.
 * Expansions stay as they are written.
 */
export function shellCommands(script: string): string[][] {
  const commands: string[][] = [[]];
  let word: string | undefined;
  const endWord = (): void => {
    if (word !== undefined) {
      commands.at(-1)?.push(word);
      word = undefined;
    }
  };
  const endCommand = (): void => {
    endWord();
    commands.push([]);
  };
  const token =
    /'([^']*)'|"((?:[^"\\]|\\.)*)"|\\(\n|.)|(\n|&&|\|\|?|;)|(\s+)|(#[^\n]*)|([^\s'"\\;|&#]+|[&#])/gs;
  for (const [, single, double, escaped, end, space, comment, plain] of script.matchAll(token)) {
    if (end !== undefined) {
      endCommand();
    } else if (space !== undefined) {
      endWord();
    } else if (comment !== undefined && word !== undefined) {
      word += comment; // a hash inside a word doesn't start a comment
    } else if (comment === undefined) {
      const text = single ?? double?.replace(/\\(["\\$`])/g, '$1') ?? escaped ?? plain ?? '';
      word = text === '\n' && escaped !== undefined ? word : (word ?? '') + text;
    }
  }
  endCommand();
  return commands.filter((command) => command.length > 0);
}

/** A call that a curl command makes. */
export interface CurlCall {
  method: string;
  url: string;
  body?: string;
}

/** Options of curl that take a value and don't matter here. */
const withValue = new Set(['-H', '--header', '-u', '--user', '-o', '--output']);
const dataOptions = new Set(['-d', '--data', '--data-raw', '--data-binary', '--json']);

/** Returns the call that a command makes; `undefined` if it isn't curl. */
export function curlCall(command: readonly string[]): CurlCall | undefined {
  if (command[0] !== 'curl') {
    return undefined;
  }
  let method: string | undefined;
  let url = '';
  let body: string | undefined;
  const words = command.slice(1).values();
  for (const word of words) {
    const next = (): string => String(words.next().value ?? '');
    if (word === '-X' || word === '--request') {
      method = next();
    } else if (word === '-I' || word === '--head') {
      method = 'HEAD';
    } else if (dataOptions.has(word)) {
      body = (body ?? '') + next();
    } else if (withValue.has(word)) {
      next();
    } else if (!word.startsWith('-')) {
      url = word;
    }
  }
  return {
    method: method ?? (body === undefined ? 'GET' : 'POST'),
    url,
    ...(body !== undefined && { body }),
  };
}
