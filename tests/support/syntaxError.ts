import type { parser } from '@lezer/java';

/** Where a grammar finds an error in code. */
export function syntaxError(grammar: typeof parser, code: string): string | undefined {
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
