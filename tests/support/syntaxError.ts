import type { parser } from '@lezer/java';

/** Returns the first syntax error of code, or undefined. */
export function findSyntaxError(grammar: typeof parser, code: string): string | undefined {
  let problem: string | undefined;
  grammar.parse(code).iterate({
    enter: ({ type, from }) => {
      if (type.isError) {
        problem ??= `syntax error before "${code.slice(from, from + 30)}"`;
      }
    },
  });
  return problem;
}
