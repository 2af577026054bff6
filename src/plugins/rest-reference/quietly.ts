/** What the openapi-docs plugin prints for each file it writes. */
const routine = /Successfully created|Cleanup succeeded/;

/**
 * Runs the openapi-docs plugin without its line for every page. It prints what went wrong, too, and carries on: that is an
 * error here.
 *
 * @throws Error with what was printed as an error.
 */
export async function quietly(run: () => Promise<unknown>): Promise<void> {
  const { log, error } = console;
  const failures: string[] = [];
  console.log = (...texts: unknown[]) => {
    if (!routine.test(texts.join(' '))) {
      log(...texts);
    }
  };
  console.error = (...texts: unknown[]) => failures.push(texts.join(' '));
  try {
    await run();
  } finally {
    Object.assign(console, { log, error });
  }
  if (failures.length > 0) {
    throw new Error(failures.join('\n'));
  }
}
